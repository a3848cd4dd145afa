/** A game that is looked at again: a table whose view follows a scrubber. */
import type { Frame, GameInfo, ReplayOut, Step, TableInfo } from '../generated/wire.ts';
import { api } from './api.ts';
import { applyChanges } from './patch.ts';
import { standing, type StepsListener, TableModel } from './table.svelte.ts';
import { type GameTexts, gameTexts } from './texts.svelte.ts';

/** Milliseconds between two steps, by speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const BEAT = 900;
/** Steps that follow each other faster are not animated. */
const CALM = 700;

/** The table a record tells of, for one that is no table of this server. */
export function tableOf(record: ReplayOut): TableInfo {
  return {
    id: '',
    code: '',
    game: record.game,
    options: record.options,
    seats: record.names.map((name, at) => ({
      name,
      colour: at % 5,
      bot: record.bots[at] ?? null,
      person: !record.bots[at],
      you: false,
      online: false,
      free: false,
    })),
    status: 'over',
    open: false,
    slow: false,
    pace: 0,
    forecast: false,
    owner: false,
    created: 0,
    commitment: record.commitment ?? '',
    rematch: null,
    to_act: [],
    scores: record.scores,
    ranking: record.ranking,
  };
}

export class Replay extends TableModel {
  readonly record: ReplayOut;
  /** The whole log, whatever is shown now. */
  readonly whole: Step[];
  /** The steps to stop at: those that were not taken back. Indexes into the frames. */
  readonly stops: number[];
  /** Which stop is shown. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state(1);
  readonly #views: unknown[];
  readonly #frames: Frame[];
  readonly #heard = new Set<StepsListener>();
  #changed = -Infinity;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameInfo, texts: GameTexts, record: ReplayOut, table: TableInfo = tableOf(record)) {
    super(game, texts, table, true);
    this.record = record;
    this.#frames = record.frames;
    this.whole = record.frames.map(({ step }) => step);
    this.board = record.board;
    this.seat = record.viewer < 0 ? null : record.viewer;
    this.connected = true;
    let view: unknown = record.view;
    this.#views = record.frames.map((frame) => (view = applyChanges(view, frame.changes)));
    const kept = new Set(standing(this.whole).map(({ seq }) => seq));
    this.stops = this.#frames.flatMap(({ step }, at) => (at === 0 || kept.has(step.seq) ? [at] : []));
    this.#show(0);
  }

  /** A finished table of this server, through the eyes of a seat, a spectator (-1) or one's own. */
  static async ofTable(id: string, viewer?: number): Promise<Replay> {
    const [table, record] = await Promise.all([api.table(id), api.replay(id, viewer)]);
    const [game, texts] = await Promise.all([api.game(record.game), gameTexts(record.game)]);
    return new Replay(game, texts, record, table);
  }

  /** A record from elsewhere. */
  static async ofRecord(text: string, viewer = -1): Promise<Replay> {
    const record = await api.openRecord(text, viewer);
    const [game, texts] = await Promise.all([api.game(record.game), gameTexts(record.game)]);
    return new Replay(game, texts, record);
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** The step that is shown. */
  get step(): Step {
    return this.#frames[this.stops[this.at]!]!.step;
  }

  /**
   * Shows a stop; outside of the game the nearest. The next one is shown with its animation, if there is time for it.
   */
  show(at: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    if (wanted === this.at) return;
    const now = performance.now();
    const isCalm = now - this.#changed > CALM;
    const isStep = isCalm && wanted === this.at + 1;
    this.before = this.live;
    this.#changed = now;
    this.#show(wanted);
    // What is looked back at is drawn at once; what happens live is animated.
    this.preview = isStep ? null : { view: this.live.view, seq: this.live.seq };
    for (const listener of this.#heard) listener([this.step]);
    // An animation under way may still show what was before.
    clearTimeout(this.#settling);
    if (isCalm) this.preview = null;
    else this.#settling = setTimeout(() => (this.preview = null), CALM);
  }

  #show(at: number): void {
    const frame = this.stops[at]!;
    const { step } = this.#frames[frame]!;
    const isEnd = at === this.last && this.record.ranking !== null;
    const mover = this.#frames[this.stops[at + 1] ?? -1]?.step.seat;
    this.at = at;
    this.live = {
      view: this.#views[frame],
      seq: step.seq,
      decision: null,
      status: isEnd ? 'over' : 'playing',
      ranking: isEnd ? this.record.ranking : null,
      scores: step.scores,
      to_act: mover === null || mover === undefined ? [] : [mover],
    };
    this.steps = this.whole.slice(0, frame + 1);
  }

  /** The stop of a sequence number, or the last one before it. */
  stopOf(seq: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((frame) => this.#frames[frame]!.step.seq <= seq),
    );
  }

  /** Shows the position after a step of the log; null is the end. */
  override async jump(seq: number | null): Promise<void> {
    this.pause();
    this.show(seq === null ? this.last : this.stopOf(seq));
  }

  run(): void {
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.#beat();
  }

  #beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.show(this.at + 1);
      if (this.at >= this.last) this.playing = false;
      else this.#beat();
    }, BEAT / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }

  override onsteps(listener: StepsListener): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  override close(): void {
    this.pause();
    clearTimeout(this.#settling);
    this.#heard.clear();
    super.close();
  }

  /** This replay with its whole log, for a list that leads to later steps too. */
  withWholeLog(): TableModel {
    return this.#as({ log: () => this.whole, preview: () => ({ view: null, seq: this.seq }) });
  }

  /** This replay in its last position, wherever one is. */
  atItsEnd(): TableModel {
    return this.#as({ view: () => this.#views[this.stops[this.last]!] });
  }

  #as(instead: Partial<Record<PropertyKey, () => unknown>>): TableModel {
    return new Proxy<TableModel>(this, {
      get: (of, key) => {
        if (instead[key]) return instead[key]();
        const value: unknown = Reflect.get(of, key, of);
        return typeof value === 'function' ? value.bind(of) : value;
      },
    });
  }
}
