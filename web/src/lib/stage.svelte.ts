/** What is shown of the moves that come in: one after another, each with time for what moves and flies. */

import { tick } from 'svelte';
import type { EventOut, Step } from '../generated/wire.ts';
import { stillMotion } from './settings.svelte.ts';
import type { TableModel } from './table.svelte.ts';

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
  readonly view: V;
  readonly steps: readonly Step[];
  /** Whether all of it was my own doing. */
  readonly isMine: boolean;
  /** What happened; what is taken back, if that is all. */
  readonly events: EventOut[];
  readonly isUndo: boolean;
  skipped = false;
  #end: (() => void) | null = null;

  constructor(stage: Stage<V>, view: V, steps: readonly Step[]) {
    this.stage = stage;
    this.view = view;
    this.steps = steps;
    const { log, seat } = stage.table;
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

  /** The view that is shown when the scene begins. */
  get before(): V {
    return this.stage.shown ?? this.view;
  }

  /** Draws the table as it is after the move. */
  async reveal(): Promise<void> {
    if (!this.skipped) this.stage.shown = this.view;
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

export class Stage<V> {
  readonly table: TableModel<V>;
  /** The view of the scene; null when the stage is empty. */
  shown: V | null = $state.raw(null);
  /** The part of the page where things have their places. */
  root: HTMLElement | null = null;
  /** Whether scenes are under way. */
  isRunning = $state(false);
  /** Whether what is shown is not yet what is. */
  isBehind: boolean = $derived.by(() => this.shown !== null && this.shown !== this.table.live);
  view: V | null = $derived.by(() => this.table.preview?.view ?? this.shown ?? this.table.view);
  seq: number = $derived.by(() => this.table.preview?.seq ?? this.table.seq);
  readonly #troupe: Troupe<V>;
  /** Whether a move of mine ends the scene before: whoever goes on does not want to watch. */
  readonly #hurries: boolean;
  readonly #stop: () => void;
  #queue: Scene<V>[] = [];
  #now: Scene<V> | null = null;
  #before: V | null;
  #numbers = 0;

  constructor(table: TableModel<V>, troupe: Troupe<V>, hurries = true) {
    this.table = table;
    this.#troupe = troupe;
    this.#hurries = hurries;
    this.#before = table.live;
    this.#stop = table.onsteps((steps) => this.#hear(steps));
  }

  close(): void {
    this.#stop();
    this.skip();
  }

  /** Shows everything at once. */
  skip(): void {
    this.#queue = [];
    this.#now?.skip();
    this.#now = null;
    this.shown = null;
    this.isRunning = false;
    this.#troupe.rest(true);
  }

  #hear(steps: Step[]): void {
    const next = this.table.live;
    const before = this.#before;
    this.#before = next;
    this.#troupe.heard?.(steps);
    if (!next || !before || this.table.preview) return this.skip();
    const scene = new Scene(this, next, steps);
    this.#queue.push(scene);
    if (this.isRunning) {
      if (scene.isMine && this.#hurries) this.#now?.skip();
      return;
    }
    this.shown = before;
    void this.#run();
  }

  async #run(): Promise<void> {
    this.isRunning = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      if (this.root && !stillMotion() && !document.hidden && this.#queue.length <= TOO_MANY) {
        this.#now = scene;
        await this.#troupe.show(scene);
        // Everything was skipped meanwhile.
        if (this.#now !== scene) return;
        this.#now = null;
        this.#troupe.rest(scene.skipped);
      }
      this.shown = scene.view;
    }
    this.shown = null;
    this.isRunning = false;
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
