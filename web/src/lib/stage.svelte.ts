/**
 * What is shown of the moves that come in: one after another, each with time for what moves and flies. The table stays
 * at the moment before until a scene reveals its own, so that everything on the screen speaks of the same moment.
 */

import { tick } from 'svelte';
import type { EventOut, Step } from '../generated/wire.ts';
import { stillMotion } from './settings.svelte.ts';
import type { Moment, TableModel } from './table.svelte.ts';

/** So many moves at once are not shown one by one. */
const TOO_MANY = 12;

/** What a game does with its stage. */
export interface Troupe<V> {
  /** Steps have come in; before any of them is shown. */
  heard?(steps: Step[]): void;
  /** Lets what happened be seen. Once the scene is skipped nothing more may be shown. */
  show(scene: Scene<V>): Promise<void>;
  /** A scene is over: nothing moves any more. */
  rest(skipped: boolean): void;
}

/** Something that moves between places that are marked `data-at`. */
export interface Flight {
  from: string;
  /** Empty for what only rises. */
  to: string;
  seat: number;
}

/** A flight on its way. */
export type Flying<F extends Flight> = F & { id: number; a: DOMRect; b: DOMRect; time: number };

/** One delta on the stage. */
export class Scene<V> {
  readonly stage: Stage<V>;
  /** What the table comes to. */
  readonly moment: Moment<V>;
  readonly view: V;
  readonly steps: readonly Step[];
  /** Whether all of it was my own doing. */
  readonly isMine: boolean;
  /** What happened; what is taken back, if that is all. */
  readonly events: EventOut[];
  readonly isUndo: boolean;
  skipped = false;
  #end: (() => void) | null = null;

  constructor(stage: Stage<V>, moment: Moment<V>, view: V, steps: readonly Step[]) {
    this.stage = stage;
    this.moment = moment;
    this.view = view;
    this.steps = steps;
    const { steps: log, seat } = stage.table;
    const undone = steps.flatMap((step) => step.undone);
    this.isMine = steps.every((step) => step.seat === seat);
    this.isUndo = undone.length > 0 && !steps.some((step) => step.events.length);
    this.events = (this.isUndo ? log.filter((step) => undone.includes(step.seq)) : steps).flatMap(
      (step) => step.events,
    );
  }

  /** Whether something of this kind happened. */
  has(...kinds: string[]): boolean {
    return this.events.some((event) => kinds.includes(event.kind));
  }

  /** Whose doing it was; null for nobody's. */
  get seat(): number | null {
    return this.steps.at(-1)?.seat ?? null;
  }

  /** The view that is shown when the scene begins. */
  get before(): V {
    return this.stage.table.moment.view ?? this.view;
  }

  /** Draws the table as it is after the move, and tells of it. */
  async reveal(): Promise<void> {
    if (!this.skipped) this.stage.come(this.moment);
    await tick();
  }

  /** Reveals the move, and gives what flies by it: from where it lay before to where it lies then. */
  async launch<F extends Flight>(found: readonly F[], time: number): Promise<Flying<F>[]> {
    const { stage } = this;
    const starts = found.map((flight) => stage.rect(flight.from, `player-${flight.seat}`));
    await this.reveal();
    if (this.skipped) return [];
    return found.flatMap((flight, at) => {
      const a = starts[at];
      const b = flight.to ? stage.rect(flight.to, `player-${flight.seat}`) : a;
      return a && b ? [{ ...flight, id: stage.number(), a, b, time }] : [];
    });
  }

  /** Waits, or less if the scene is skipped; tells whether it was. */
  wait(time: number): Promise<boolean> {
    if (this.skipped) return Promise.resolve(true);
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end?.(), time);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        done(this.skipped);
      };
    });
  }

  /** Counts up to `turns` in this time, as dice roll; tells whether it was skipped. */
  async count(turns: number, time: number, show: (turn: number) => void): Promise<boolean> {
    for (let turn = 1; turn <= turns && !this.skipped; turn++) {
      show(turn);
      await this.wait(time / turns);
    }
    if (!this.skipped) show(0);
    return this.skipped;
  }

  skip(): void {
    this.skipped = true;
    this.#end?.();
  }
}

export class Stage<V, B = unknown, H = unknown> {
  readonly table: TableModel<V, B, H>;
  /** The part of the page where things have their places. */
  root: HTMLElement | null = null;
  /** What is being shown; null when the stage is empty. */
  scene: Scene<V> | null = $state.raw(null);
  readonly #troupe: Troupe<V>;
  /** Whether a move of mine ends the scene before: whoever goes on does not want to watch. */
  readonly #hurries: boolean;
  readonly #stop: () => void;
  #queue: Scene<V>[] = [];
  #isRunning = false;
  /** What came in while the moves of one click are under way; null while there are none. */
  #held: Step[] | null = null;
  #numbers = 0;

  constructor(table: TableModel<V, B, H>, troupe: Troupe<V>, hurries = true) {
    this.table = table;
    this.#troupe = troupe;
    this.#hurries = hurries;
    this.#stop = table.onsteps((steps) => this.#hear(steps));
  }

  close(): void {
    this.#stop();
    this.skip();
  }

  /** Shows everything at once. */
  skip(): void {
    this.#queue = [];
    this.scene?.skip();
    this.#leave();
    this.#troupe.rest(true);
  }

  /** Shows the moves of one click as one. */
  async together<R>(play: () => Promise<R>): Promise<R> {
    this.skip();
    this.table.staged = this.table.live;
    this.#held = [];
    try {
      return await play();
    } finally {
      const steps = this.#held;
      this.#held = null;
      if (steps.length) this.#enter(steps);
      else this.#leave();
    }
  }

  /** Comes to a moment; nobody can act in one that is over. */
  come(moment: Moment<V>): void {
    this.table.staged = moment.seq === this.table.live.seq ? moment : past(moment);
  }

  #hear(steps: Step[]): void {
    const { before, live, preview } = this.table;
    this.#troupe.heard?.(steps);
    if (!live.view || !before?.view || preview) this.skip();
    else if (this.#held) this.#held.push(...steps);
    else {
      this.table.staged = past(this.table.staged ?? before);
      this.#enter(steps);
    }
  }

  #enter(steps: Step[]): void {
    const { live } = this.table;
    const scene = new Scene<V>(this, live, live.view!, steps);
    this.#queue.push(scene);
    if (!this.#isRunning) void this.#run();
    else if (scene.isMine && this.#hurries) this.scene?.skip();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      if (this.root && !stillMotion() && !document.hidden && this.#queue.length <= TOO_MANY) {
        this.scene = scene;
        await this.#troupe.show(scene);
        // Everything was skipped meanwhile.
        if (this.scene !== scene) return;
        this.#troupe.rest(scene.skipped);
      }
      this.come(scene.moment);
    }
    this.#leave();
  }

  #leave(): void {
    this.scene = null;
    this.table.staged = null;
    this.#isRunning = false;
    this.table.foresight?.look();
  }

  /** Where a place, or the first of several that is in sight, lies on the screen. */
  rect(...places: string[]): DOMRect | null {
    for (const place of places) {
      const found = visibleRect(this.root, `[data-at="${place}"]`);
      if (found) return found;
    }
    return null;
  }

  /** A new number, for what flies. */
  number(): number {
    return ++this.#numbers;
  }
}

/** A moment that is shown when it is over already. */
const past = <V>(moment: Moment<V>): Moment<V> => ({ ...moment, decision: null });

/** The same flights, taken back. */
export function backwards<F extends Flight>(flights: readonly F[]): F[] {
  return flights.filter((flight) => flight.to).map((flight) => ({ ...flight, from: flight.to, to: flight.from }));
}

/** Where the first visible element that matches lies. */
export function visibleRect(root: Element | null, selector: string): DOMRect | null {
  for (const found of root?.querySelectorAll(selector) ?? []) {
    const rect = found.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return null;
}
