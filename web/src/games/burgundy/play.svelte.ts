/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what flies. */

import type { Snippet } from 'svelte';
import type { Printed, Gain, View } from '../../generated/burgundy.ts';
import type { EventOut, Reason } from '../../generated/wire.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { canAsk, lifted } from '../../lib/picking.ts';
import { play as sound } from '../../lib/sound.ts';
import { backwards, type Flying, type Scene, Stage, type Troupe } from '../../lib/stage.svelte.ts';
import { type Tip, showWhy, tips } from '../../ui/tips.svelte.ts';
import type { Burgundy } from './context.ts';
import type { Family } from './look.ts';
import { click, fitting, lights, meant, type Option, options, sort, telling, type Thing } from './select.ts';
import { type Flight, flights, lastPlaced, type Seal, seals, spaceIn, withStarts } from './story.ts';

const STEP = 420;
const MOVE = 260;
const UNDO = 120;

/** What would make a refused thing possible: words, then tiles, dice and goods. */
export interface Fix {
  words: string;
  items: { family?: Family; die?: number; icon?: string; text?: string }[];
}

export class Play implements Draggable, Troupe<View> {
  readonly table: Burgundy;
  readonly stage: Stage<View>;
  picked: Thing[] = $state.raw([]);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  flying: Flying<Flight>[] = $state.raw([]);
  /** Places whose tile is still in the air. */
  hidden: Set<string> = $state.raw(new Set());
  /** Districts completed by what is shown just now: `seat-district`. */
  fresh: Set<string> = $state.raw(new Set());
  /** Counts while dice roll; 0 at rest. */
  rolling = $state(0);
  /** Draws the answer to "why not" and what would make it legal. */
  explain: (reason: Reason, thing: Thing) => Omit<Tip, 'why'> = (reason) => ({
    text: this.table.speech.refusal(reason),
  });
  /** What the open tip is about; its pictures are drawn by the table. */
  tipTile: string | null = $state(null);
  tipFix: Fix | null = $state.raw(null);
  figure: Snippet | null = null;
  fixer: Snippet | null = null;

  view: View | null = $derived.by(() => this.table.view && withStarts(this.table.board, this.table.view));
  /** Whether moves of others are being replayed. */
  replaying: boolean = $derived.by(() => this.table.isBehind);
  me: number | null = $derived.by(() => this.table.seat);
  options: Option[] = $derived.by(() => {
    const { table } = this;
    if (table.seat === null || !table.view || this.replaying) return [];
    const cost = (id: number): number => table.hints?.actions?.[String(id)]?.workers ?? 0;
    return options(table.legalActions, table.view.players[table.seat]!.stored, cost, table.board.depots);
  });
  lit: ReturnType<typeof lights> = $derived.by(() => lights(this.options, this.picked));
  /** For every seat the spaces of its last turn, and its seals. */
  last: number[][] = $derived.by(() =>
    (this.view?.players ?? []).map((_, seat) =>
      seat === this.me && this.table.myTurn ? [] : lastPlaced(this.table.board, seat, this.table.past),
    ),
  );
  seals: Seal[][] = $derived.by(() =>
    (this.view?.players ?? []).map((_, seat) => seals(this.table.board, this.view!, seat, this.table.past)),
  );

  constructor(table: Burgundy) {
    this.table = table;
    this.stage = new Stage(table, this);
    // Seals and headings tell of the whole game.
    void table.bringAll();
  }

  close(): void {
    this.stage.close();
  }

  /** Shows everything at once. */
  skip(): void {
    this.stage.skip();
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
    const me = this.table.view?.players[this.table.seat!];
    const outcome = click(this.options, this.picked, thing, me?.stored, me?.dice);
    if (outcome.blocked) {
      await this.why(thing, where);
      return;
    }
    tips.close();
    this.picked = outcome.picked;
    if (outcome.play !== null) await this.do(outcome.play);
  }

  can(thing: Thing): boolean {
    return !this.table.readonly && (this.lit.has(thing) || this.isPicked(thing));
  }

  grab(thing: Thing): void {
    this.picked = lifted(this.options, this.picked, thing, 'die');
  }

  /** A tile of a shelf goes into the storage as a whole, not onto what lies there. */
  takes(thing: Thing, to: Thing): boolean {
    return sort(to) !== 'stored' || !['shelf', 'black'].includes(sort(thing));
  }

  /** The storage takes what is dragged; what is dropped where it was is only clicked. */
  drop(from: Thing, to: Thing, where: Element): void {
    if (to === 'storage') to = from;
    if (from === to) this.picked = this.picked.filter((thing) => thing !== from);
    void this.click(to, where);
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
    if (!canAsk(table)) return null;
    return telling(await table.why(meant(table.actions, table.view!, table.seat!, this.picked, thing)));
  }

  // -- what happened

  heard(): void {
    this.picked = this.picked.filter((thing) => fitting(this.options, [thing]).length > 0);
  }

  async show(scene: Scene<View>): Promise<void> {
    const { events, isUndo, view, before } = scene;
    const { board } = this.table;
    const time = isUndo ? UNDO : MOVE;
    // The dice come to rest before anything speaks of them.
    if (scene.has('rolled')) {
      sound('roll');
      await scene.count(4, STEP, (face) => (this.rolling = face));
    }
    const found = isUndo ? backwards(flights(board, events, view, before)) : flights(board, events, before, view);
    this.hidden = new Set(found.filter((flight) => flight.kind === 'tile').map((flight) => flight.to));
    this.fresh = completed(board, events);
    this.flying = await scene.launch(found, time);
    if (scene.has('points')) sound('score');
    if (await scene.wait(time)) return;
    this.hidden = new Set();
    if (!scene.isMine) await scene.wait(STEP - time);
  }

  rest(skipped: boolean): void {
    this.hidden = new Set();
    this.rolling = 0;
    this.flying = skipped ? [] : this.flying.filter((flight) => flight.kind === 'points');
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }
}

/** The districts that were completed: seat and a space of each, `seat-space`. */
function completed(board: Printed, events: readonly EventOut[]): Set<string> {
  return new Set(
    events
      .filter((event) => event.kind === 'district-completed')
      .map((event) => `${event.seat}-${spaceIn(board, event)}`),
  );
}
