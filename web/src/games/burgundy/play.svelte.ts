/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what flies. */

import { type Snippet, tick } from 'svelte';
import type { Gain, View } from '../../generated/burgundy.ts';
import type { Reason, Step } from '../../generated/wire.ts';
import { stillMotion } from '../../lib/settings.svelte.ts';
import { play as sound } from '../../lib/sound.ts';
import { type Tip, showWhy, tips } from '../../ui/tips.svelte.ts';
import type { Burgundy } from './context.ts';
import type { Family } from './look.ts';
import { click, fitting, lights, meant, type Option, options, telling, type Thing } from './select.ts';
import { type Flight, flights, lastPlaced, type Seal, seals } from './story.ts';

const STEP = 420;
const MOVE = 260;
const UNDO = 120;
/** So many moves at once are not replayed one by one. */
const TOO_MANY = 12;

export interface Flying extends Flight {
  id: number;
  a: DOMRect;
  b: DOMRect;
  time: number;
}

/** What would make a refused thing possible: words, then tiles, dice and goods. */
export interface Fix {
  words: string;
  items: { family?: Family; die?: number; icon?: string; text?: string }[];
}

interface Frame {
  view: View;
  steps: Step[];
}

export class Play {
  readonly table: Burgundy;
  picked: Thing[] = $state.raw([]);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  flying: Flying[] = $state.raw([]);
  /** Places whose tile is still in the air. */
  hidden: Set<string> = $state.raw(new Set());
  /** Districts completed by what is shown just now: `seat-district`. */
  fresh: Set<string> = $state.raw(new Set());
  /** Counts while dice roll; 0 at rest. */
  rolling = $state(0);
  /** The view shown while moves are replayed. */
  #shown: View | null = $state.raw(null);
  #queue: Frame[] = $state.raw([]);
  #running = false;
  #skip: (() => void) | null = null;
  #numbers = 0;
  /** Draws the answer to "why not" and what would make it legal. */
  explain: (reason: Reason, thing: Thing) => Omit<Tip, 'why'> = (reason) => ({ text: this.table.speech.refusal(reason) });
  root: HTMLElement | null = null;
  /** What the open tip is about; its pictures are drawn by the table. */
  tipTile: string | null = $state(null);
  tipFix: Fix | null = $state.raw(null);
  figure: Snippet | null = null;
  fixer: Snippet | null = null;
  #before: View | null;
  readonly #stop: () => void;

  view: View | null = $derived.by(() => this.table.preview?.view ?? this.#shown ?? this.table.view);
  /** Whether moves of others are being replayed. */
  replaying: boolean = $derived.by(() => this.#shown !== null && this.#shown !== this.table.live);
  seq: number = $derived.by(() => this.table.preview?.seq ?? this.table.seq);
  log: Step[] = $derived.by(() => this.table.log.filter((step) => step.seq <= this.seq));
  me: number | null = $derived.by(() => this.table.seat);
  options: Option[] = $derived.by(() => {
    const { table } = this;
    if (table.seat === null || !table.view || this.replaying) return [];
    const cost = (id: number): number => table.hints?.actions?.[String(id)]?.workers ?? 0;
    return options(table.legalActions, table.view.players[table.seat]!.stored, cost);
  });
  lit: ReturnType<typeof lights> = $derived.by(() => lights(this.options, this.picked));
  /** For every seat the spaces of its last turn, and its seals. */
  last: number[][] = $derived.by(() => (this.view?.players ?? []).map((_, seat) => (seat === this.me && this.table.myTurn ? [] : lastPlaced(seat, this.log))));
  seals: Seal[][] = $derived.by(() => (this.view?.players ?? []).map((_, seat) => seals(this.table.board, this.view!, seat, this.log)));

  constructor(table: Burgundy) {
    this.table = table;
    this.#before = table.live;
    this.#stop = table.onsteps((steps) => this.#hear(steps));
  }

  close(): void {
    this.#stop();
    this.#skip?.();
    this.#queue = [];
  }

  // -- picking

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing);
  }

  /** What the cheapest action with this thing, and what is picked, brings. */
  gain(thing: Thing): Gain | null {
    const found = fitting(this.options, [...this.picked.filter((one) => one !== thing), thing]);
    const best = (found.length ? found : fitting(this.options, [thing])).toSorted((a, b) => a.cost - b.cost)[0];
    return best ? (this.table.hints?.actions?.[String(best.id)] ?? null) : null;
  }

  /** A click, Enter or drop on a thing. */
  async click(thing: Thing, where: Element | DOMRect): Promise<void> {
    if (this.replaying) this.skip();
    this.asked = null;
    if (this.table.readonly || this.table.busy) return;
    const stored = this.table.view?.players[this.table.seat!]?.stored ?? [];
    const outcome = click(this.options, this.picked, thing, stored);
    if (outcome.blocked) {
      await this.why(thing, where);
      return;
    }
    tips.close();
    this.picked = outcome.picked;
    if (outcome.play !== null) await this.do(outcome.play);
  }

  /** A drag begins: the thing is picked, together with a die that was picked before. */
  grab(thing: Thing): void {
    const die = this.picked.filter((one) => one.startsWith('die:') && !thing.startsWith('die:'));
    this.picked = fitting(this.options, [...die, thing]).length ? [...die, thing] : [thing];
  }

  /** A drag ends on another thing, or on the storage, which takes what is dragged. */
  async drop(from: Thing, to: Thing, where: Element | DOMRect): Promise<void> {
    if (from === to) this.picked = this.picked.filter((thing) => thing !== from);
    await this.click(to, where);
  }

  async do(action: number): Promise<void> {
    sound('move');
    // The shell tells of a refusal.
    await this.table.play(action);
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
    tips.close();
  }

  /** Answers why a thing cannot be used now. */
  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    this.asked = thing;
    sound('refused');
    showWhy(where, this.explain(reason, thing));
  }

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (table.seat === null || !table.view || table.isReplay) return null;
    return telling(await table.why(meant(table.actions, table.view, table.seat, this.picked, thing)));
  }

  // -- what happened

  #hear(steps: Step[]): void {
    const next = this.table.live;
    const before = this.#before;
    this.#before = next;
    if (!next || !before || this.table.preview) return;
    this.picked = this.picked.filter((thing) => fitting(this.options, [thing]).length > 0);
    if (!this.#running && !this.#queue.length) this.#shown = before;
    this.#queue = [...this.#queue, { view: next, steps }];
    if (!this.#running) void this.#run();
    else if (steps.every((step) => step.seat === this.me)) this.#skip?.();
  }

  /** Shows everything at once. */
  skip(): void {
    this.#queue = [];
    this.#shown = null;
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length) {
      const [frame, ...rest] = this.#queue as [Frame, ...Frame[]];
      this.#queue = rest;
      const isMine = frame.steps.every((step) => step.seat === this.me);
      if (stillMotion() || rest.length > TOO_MANY || !this.root) {
        this.#shown = frame.view;
        continue;
      }
      await this.#show(frame, isMine);
    }
    this.#shown = null;
    this.#running = false;
  }

  async #show(frame: Frame, isMine: boolean): Promise<void> {
    const before = this.#shown ?? frame.view;
    const { events, isUndo } = this.#events(frame.steps);
    const time = isUndo ? UNDO : MOVE;
    const found = isUndo
      ? flights(this.table.board, events, frame.view, before).filter((flight) => flight.kind !== 'points').map((flight) => ({ ...flight, from: flight.to, to: flight.from }))
      : flights(this.table.board, events, before, frame.view);
    const starts = found.map((flight) => this.#rect(flight.from, flight.seat));
    const landing = new Set(found.filter((flight) => flight.kind === 'tile').map((flight) => flight.to));
    this.hidden = landing;
    this.fresh = this.#completed(events);
    this.#shown = frame.view;
    await tick();
    this.flying = found.flatMap((flight, at) => {
      const a = starts[at];
      const b = flight.to ? this.#rect(flight.to, flight.seat) : a;
      return a && b ? [{ ...flight, id: ++this.#numbers, a, b, time }] : [];
    });
    if (events.some((event) => event.kind === 'rolled')) await this.#roll();
    if (events.some((event) => event.kind === 'points')) sound('score');
    await this.#wait(time);
    this.hidden = new Set();
    if (!isMine) await this.#wait(STEP - time);
    this.flying = this.flying.filter((flight) => flight.kind === 'points');
  }

  #events(steps: Step[]): { events: Step['events']; isUndo: boolean } {
    const undone = steps.flatMap((step) => step.undone);
    if (!undone.length || steps.some((step) => step.events.length)) return { events: steps.flatMap((step) => step.events), isUndo: false };
    return { events: this.table.log.filter((step) => undone.includes(step.seq)).flatMap((step) => step.events), isUndo: true };
  }

  #completed(events: Step['events']): Set<string> {
    return new Set(events.filter((event) => event.kind === 'district-completed').map((event) => `${event.seat}-${Number(event.data.space)}`));
  }

  #rect(name: string, seat: number): DOMRect | null {
    for (const wanted of [name, `player-${seat}`]) {
      for (const found of this.root?.querySelectorAll(`[data-at="${wanted}"]`) ?? []) {
        const rect = found.getBoundingClientRect();
        if (rect.width) return rect;
      }
    }
    return null;
  }

  async #roll(): Promise<void> {
    sound('roll');
    for (let face = 1; face <= 4; face++) {
      this.rolling = face;
      if (await this.#wait(STEP / 4)) break;
    }
    this.rolling = 0;
  }

  /** Waits, or less if the rest is skipped; tells whether it was. */
  #wait(time: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (skipped: boolean): void => {
        clearTimeout(timer);
        this.#skip = null;
        if (skipped) {
          this.flying = [];
          this.hidden = new Set();
        }
        done(skipped);
      };
      const timer = setTimeout(() => end(false), time);
      this.#skip = () => end(true);
    });
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }
}
