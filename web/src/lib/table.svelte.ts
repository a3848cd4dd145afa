/** One open table, as its screens see it. Everything is reactive; nothing here knows a particular game. */
import type {
  ChatLine,
  Decision,
  Delta,
  Forecast,
  GameInfo,
  Reason,
  Snapshot,
  Step,
  TableInfo,
} from '../generated/wire.ts';
import { ActionTable, type Decoded } from './actions.ts';
import { api } from './api.ts';
import { Foresight } from './forecast.svelte.ts';
import { applyChanges } from './patch.ts';
import { settings } from './settings.svelte.ts';
import { type Answer, type News, type Request, TableSocket } from './socket.ts';
import { Speech } from './speech.ts';
import { type GameTexts, gameTexts } from './texts.svelte.ts';
import { marks, named } from './words.ts';

export type Refusal = Reason;

/** One moment of the game. Whatever a screen says of the game, it says of the same moment. */
export interface Moment<V> extends Pick<TableInfo, 'to_act' | 'scores' | 'status' | 'ranking'> {
  view: V | null;
  seq: number;
  decision: Decision | null;
}

export type StepsListener = (steps: Step[]) => void;

/** What sends requests to the server; a replay has none. */
export interface Link {
  request(message: Request): Promise<Answer>;
  resync(): void;
  close(): void;
}

export class TableModel<V = unknown, B = unknown, H = unknown> {
  readonly game: GameInfo;
  readonly texts: GameTexts;
  readonly actions: ActionTable;

  /** The table as the server tells it; what changes with the moves is told by the moment. */
  told: TableInfo = $state.raw()!;
  /** How the game stands, whatever is shown of it. */
  live: Moment<V> = $state.raw()!;
  /** How it stood before the last steps came in. */
  before: Moment<V> | null = null;
  /** What a stage shows instead, while it shows how things came about. */
  staged: Moment<V> | null = $state.raw(null);
  /** Mine; null for a spectator. */
  seat: number | null = $state(null);
  board: B = $state.raw({} as B);
  /** What happened, from some step on: the newest page and what was asked for since. */
  steps: Step[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  watching = $state(0);
  connected = $state(false);
  /** Whether the table was closed while we sat there, and whether that is because the server cannot read it. */
  gone = $state(false);
  broken = $state(false);
  busy = $state(false);
  /** The last move that was refused, for the shell to tell. */
  refused: { reason: Reason } | null = $state.raw(null);
  preview: { view: V; seq: number } | null = $state.raw(null);
  readonly isReplay: boolean;
  /** Who asks how the game will end; only at a live table. */
  foresight: Foresight | null = $state.raw(null);

  /** The moment that is shown. What comes later waits. */
  moment: Moment<V> = $derived(this.staged ?? this.live);
  /** Whether what is shown is not yet what is. */
  isBehind: boolean = $derived(this.moment.seq < this.live.seq);
  seq: number = $derived(this.moment.seq);
  decision: Decision | null = $derived(this.moment.decision);
  /** The table as it is shown: bots have names in the language of the moment. */
  info: TableInfo = $derived(named({ ...this.told, ...turnOf(this.moment) }));
  /** The view that is shown: an earlier one while looking back. */
  view: V | null = $derived(this.preview ? this.preview.view : this.moment.view);
  /** The steps up to the moment. */
  log: Step[] = $derived(this.isBehind ? this.steps.filter((step) => step.seq <= this.seq) : this.steps);
  /** The steps that led to the view that is shown. */
  past: Step[] = $derived.by(() => {
    const { preview } = this;
    return standing(preview ? this.log.filter((step) => step.seq <= preview.seq) : this.log);
  });
  /** Whether there were steps before those of the log. */
  hasEarlier: boolean = $derived((this.steps[0]?.seq ?? 0) > 0);
  names: string[] = $derived(this.info.seats.map((one) => one.name));
  /** What stands on the pawns and shields of the seats: no two are the same. */
  marks: string[] = $derived(marks(this.names));
  speech: Speech = $derived.by(() => new Speech(this.texts, this.actions, this.names));
  /** Whether this viewer cannot act at all: a spectator, a replay, a look at an earlier position. */
  readonly: boolean = $derived.by(() => this.isReplay || this.seat === null || this.preview !== null);
  legal: Set<number> = $derived.by(() => new Set(this.readonly ? [] : this.decision?.legal));
  legalActions: Decoded[] = $derived.by(() => [...this.legal].map((id) => this.actions.decode(id)));
  hints: H | null = $derived.by(() => (this.readonly ? null : ((this.decision?.hints ?? null) as H | null)));
  canUndo: number = $derived.by(() => (this.readonly ? 0 : (this.decision?.undo ?? 0)));
  canRedo: boolean = $derived.by(() => !this.readonly && (this.decision?.redo ?? false));
  myTurn: boolean = $derived.by(
    () =>
      this.seat !== null &&
      !this.isReplay &&
      !this.told.seats[this.seat]?.bot &&
      this.moment.to_act.includes(this.seat),
  );
  /** Whether there is room for the probable end, even if it is not known yet. */
  foresees: boolean = $derived.by(
    () =>
      Boolean(this.foresight?.offered) && this.told.forecast && settings.forecast && this.moment.status === 'playing',
  );
  /** How the game will probably end; it says nothing about an earlier position. */
  forecast: Forecast | null = $derived.by(() =>
    this.foresees && this.preview === null ? this.foresight!.found : null,
  );

  #link: Link | null = null;
  #wantsAll = false;
  #bringing: Promise<boolean> | null = null;
  readonly #listeners = new Set<StepsListener>();
  /** What was asked in this position: by the action that would come before, then by action. */
  #whys = new Map<number | null, Map<number, Reason | null>>();
  #whysFor = -1;

  constructor(game: GameInfo, texts: GameTexts, info: TableInfo, isReplay = false) {
    this.game = game;
    this.texts = texts;
    this.actions = new ActionTable(game.actions);
    this.told = info;
    this.live = { view: null, seq: 0, decision: null, ...turnOf(info) };
    this.isReplay = isReplay;
  }

  /** Opens a table of the server. The model is complete when the first snapshot is there. */
  static async open(info: TableInfo, make?: (url: string) => WebSocket): Promise<TableModel> {
    const [game, texts] = await Promise.all([api.game(info.game), gameTexts(info.game)]);
    const model = new TableModel(game, texts, info);
    const link = model.connect(api.socketUrl(info.id), make);
    const wanted = (): boolean =>
      document.visibilityState === 'visible' &&
      model.told.forecast &&
      settings.forecast &&
      model.live.status === 'playing' &&
      !model.isBehind;
    model.foresight = new Foresight(() => link.request({ type: 'forecast' }), wanted);
    return model;
  }

  /** Listens to a socket of the server, and sends requests over it. */
  connect(url: string, make?: (url: string) => WebSocket): Link {
    const handlers = {
      news: (message: News) => this.hear(message),
      connected: (now: boolean) => void (this.connected = now),
      gone: (isBroken: boolean) => {
        this.gone = true;
        this.broken = isBroken;
      },
    };
    return (this.#link = new TableSocket(url, handlers, make));
  }

  /** Takes in what the server tells. */
  hear(message: News): void {
    switch (message.type) {
      case 'snapshot':
        this.#begin(message);
        break;
      case 'delta':
        this.#advance(message);
        break;
      case 'table':
        this.told = message.table;
        this.live = { ...this.live, ...turnOf(message.table) };
        this.watching = message.watching;
        this.#foresee();
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
    }
  }

  #begin(message: Snapshot): void {
    // After a break the steps that were missed are news too.
    const before = this.live;
    // Numbers are those of a pair of eyes; through the same ones earlier pages stay what they were.
    const kept = before.view !== null && this.seat === message.seat ? this.steps : [];
    this.told = message.table;
    this.seat = message.seat;
    this.board = message.board as B;
    this.live = {
      view: message.view as V | null,
      seq: message.seq,
      decision: message.decision,
      ...turnOf(message.table),
    };
    this.steps = joined(kept, message.log);
    this.chat = message.chat;
    this.watching = message.watching;
    this.#foresee();
    if (before.view !== null)
      this.#tell(
        message.log.filter((step) => step.seq > before.seq),
        before,
      );
    if (this.#wantsAll) void this.bringAll();
  }

  #advance(message: Delta): void {
    const before = this.live;
    let view: V | null;
    try {
      view = applyChanges(before.view, message.changes);
    } catch {
      this.#link?.resync();
      return;
    }
    this.live = {
      ...before,
      view,
      seq: message.seq,
      decision: message.decision,
      to_act: message.to_act,
      scores: message.steps.at(-1)?.scores ?? before.scores,
    };
    this.steps = [...this.steps, ...message.steps];
    this.#foresee();
    this.#tell(message.steps, before);
  }

  #foresee(): void {
    if (this.told.forecast) this.foresight?.notice(this.live.to_act, this.live.scores);
    else this.foresight?.forget();
  }

  #tell(steps: Step[], before: Moment<V>): void {
    if (!steps.length) return;
    this.before = before;
    for (const listener of this.#listeners) listener(steps);
  }

  /** Calls back with the steps of every delta; gives the function that ends it. */
  onsteps(listener: StepsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Plays an action; null when it is done and durable. */
  play(action: number): Promise<Refusal | null> {
    return this.#ask({ type: 'play', action, seen: this.live.seq });
  }

  undo(moves = 1): Promise<Refusal | null> {
    return this.#ask({ type: 'undo', moves, seen: this.live.seq });
  }

  redo(): Promise<Refusal | null> {
    return this.#ask({ type: 'redo', seen: this.live.seq });
  }

  /** Takes back everything that can be. */
  async restart(): Promise<Refusal | null> {
    return this.canUndo ? this.undo(this.canUndo) : null;
  }

  say(text: string): Promise<Refusal | null> {
    return this.#ask({ type: 'chat', text }, false);
  }

  /** Has the bots that think move with the best they have found. One that has moved meanwhile needs no telling. */
  async moveNow(): Promise<void> {
    const answer = await this.#link?.request({ type: 'move-now' });
    if (answer?.type === 'refused' && answer.reason.code !== 'nobody-thinks') this.refused = { reason: answer.reason };
  }

  async #ask(message: Request, isMove = true): Promise<Refusal | null> {
    if (!this.#link) return { code: 'offline', params: {} };
    if (isMove) this.busy = true;
    try {
      const answer = await this.#link.request(message);
      if (answer.type !== 'refused') return null;
      this.refused = { reason: answer.reason };
      return answer.reason;
    } finally {
      if (isMove) this.busy = false;
    }
  }

  /**
   * Why these actions are not legal now, or not even after another one; null for one that is. Asked once in a position.
   */
  async why(actions: number[], after: number | null = null): Promise<(Reason | null)[]> {
    if (this.#whysFor !== this.live.seq) {
      this.#whys = new Map();
      this.#whysFor = this.live.seq;
    }
    const known = this.#whys.get(after) ?? new Map<number, Reason | null>();
    this.#whys.set(after, known);
    const unknown = actions.filter((action) => !known.has(action));
    for (let from = 0; from < unknown.length && this.#link; from += 64) {
      const part = unknown.slice(from, from + 64);
      const answer = await this.#link.request({ type: 'why', actions: part, after });
      if (answer.type === 'why') part.forEach((action, at) => known.set(action, answer.reasons[at] ?? null));
      else if (answer.type === 'refused') return actions.map((action) => known.get(action) ?? answer.reason);
    }
    return actions.map((action) => known.get(action) ?? null);
  }

  /** Brings the page of the log before the first step that is here; tells whether there is one now. */
  bringEarlier(): Promise<boolean> {
    return (this.#bringing ??= this.#bring().finally(() => (this.#bringing = null)));
  }

  async #bring(): Promise<boolean> {
    const first = this.steps[0]?.seq ?? 0;
    const answer = first && this.#link ? await this.#link.request({ type: 'log', before: first }) : null;
    if (answer?.type !== 'log' || !answer.steps.length) return false;
    this.steps = joined(answer.steps, this.steps);
    return true;
  }

  /** For those who tell from the whole game: brings all of the log, now and after every break. */
  async bringAll(): Promise<void> {
    this.#wantsAll = true;
    while (this.hasEarlier && (await this.bringEarlier()));
  }

  /** Shows the position after a step of the log; null goes back to now. */
  async jump(seq: number | null): Promise<void> {
    if (seq === null) {
      this.preview = null;
      return;
    }
    const found = await api.position(this.info.id, seq);
    this.preview = { view: found.view as V, seq };
  }

  close(): void {
    this.foresight?.close();
    this.#link?.close();
    this.#listeners.clear();
  }
}

/** What a table says of the moment. */
function turnOf({ to_act, scores, status, ranking }: Omit<Moment<unknown>, 'view' | 'seq' | 'decision'>) {
  return { to_act, scores, status, ranking };
}

/** Earlier steps and later ones, each once; the later ones alone if something between them is missing. */
function joined(earlier: readonly Step[], later: readonly Step[]): Step[] {
  const first = later[0]?.seq ?? 0;
  const isWhole = earlier.length > 0 && earlier.at(-1)!.seq >= first - 1;
  return isWhole ? [...earlier.filter((step) => step.seq < first), ...later] : [...later];
}

/** The steps that still hold: without those taken back, and without the taking back itself. */
export function standing(log: readonly Step[]): Step[] {
  const undone = new Set(log.flatMap((step) => step.undone));
  return log.filter((step) => !undone.has(step.seq) && !(step.undone.length && !step.events.length));
}
