/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what flies. */

import { type Snippet, tick } from 'svelte';
import type { Player, View } from '../../generated/cards.ts';
import type { Reason, Step } from '../../generated/wire.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { stillMotion } from '../../lib/settings.svelte.ts';
import { play as sound } from '../../lib/sound.ts';
import { standing } from '../../lib/table.svelte.ts';
import { showWhy, type Tip, tips } from '../../ui/tips.svelte.ts';
import type { Cards } from './context.ts';
import { card, path } from './look.ts';
import {
  actReason, click, dieNow, fitting, handDice, type Light, lights, meant, numberOf, type Option, options, otherDice, type Position, reasonOf, rest, sort, steps,
  telling, type Thing,
} from './select.ts';
import { type Flight, flights, grown, isPair, isPlay, lastOf } from './story.ts';

const STEP = 420;
const MOVE = 220;
const UNDO = 120;
/** So many moves at once are not replayed one by one. */
const TOO_MANY = 12;

export interface Flying extends Flight {
  id: number;
  a: DOMRect;
  b: DOMRect;
  time: number;
}

/** What an open tip shows besides words. */
export interface Tipped {
  card: string | null;
  /** The steps of a die that does not reach, and its workers. */
  path: number[];
  need: number;
  have: number;
  /** Dice of the hand that would reach. */
  others: { die: number; cost: number }[];
  /** Why not, in words. */
  why: string;
}

interface Frame {
  view: View;
  steps: Step[];
}

export class Play implements Draggable {
  readonly table: Cards;
  picked: Thing[] = $state.raw([]);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  /** Whether the bonus of the round or the effect of the card is looked at, where either may come first. */
  effectFirst = $state(false);
  flying: Flying[] = $state.raw([]);
  /** Places whose card is still in the air. */
  hidden: Set<string> = $state.raw(new Set());
  /** Columns completed by what is shown just now: `seat-column`. */
  fresh: Set<string> = $state.raw(new Set());
  /** Whether the rows are being dealt. */
  dealing = $state(false);
  /** Two moves of one click are under way. */
  sending = $state(false);
  #shown: View | null = $state.raw(null);
  #queue: Frame[] = $state.raw([]);
  #running = false;
  #skip: (() => void) | null = null;
  #numbers = 0;
  root: HTMLElement | null = null;
  tipped: Tipped | null = $state.raw(null);
  figure: Snippet | null = null;
  body: Snippet | null = null;
  #before: View | null;
  readonly #stop: () => void;

  view: View = $derived.by(() => (this.table.preview?.view ?? this.#shown ?? this.table.view)!);
  /** Whether moves of others are being replayed. */
  replaying: boolean = $derived.by(() => this.#shown !== null && this.#shown !== this.table.live);
  seq: number = $derived.by(() => this.table.preview?.seq ?? this.table.seq);
  log: Step[] = $derived.by(() => standing(this.table.log.filter((step) => step.seq <= this.seq)));
  me: number | null = $derived.by(() => this.table.seat);
  /** Whose places stand in the middle: mine, or for a spectator those of who plays. */
  centre: number = $derived.by(() => this.me ?? 0);
  mine: Player = $derived.by(() => this.view.players[this.centre]!);
  at: Position = $derived.by(() => ({
    board: this.table.board, view: this.table.view!, seat: this.centre, hints: this.table.hints, actions: this.table.actions,
  }));
  options: Option[] = $derived.by(() => {
    if (this.table.readonly || this.replaying || this.sending || !this.table.view) return [];
    return options(this.table.legalActions, this.at);
  });
  /** Whether a die of the hand is still to be chosen. */
  choosing: boolean = $derived.by(() => this.options.some((option) => sort(option.things[0]!) === 'hand'));
  lit: Map<Thing, Light> = $derived.by(() => lights(this.options, this.picked));
  /** The only die there is to choose: it needs no choosing. */
  onlyDie: number | null = $derived.by(() => {
    const dice = this.choosing ? handDice(this.at).map((one) => one.die) : [];
    return new Set(dice).size === 1 ? dice[0]! : null;
  });
  die: number | null = $derived.by(() => {
    if (!this.table.view || !this.options.length) return null;
    return dieNow(this.table.board, this.table.view, this.centre, this.picked) ?? this.onlyDie;
  });
  /** For every seat what it changed in its last turn. */
  last: Set<string>[] = $derived.by(() =>
    this.view.players.map((_, seat) => new Set(seat === this.me && this.table.myTurn ? [] : lastOf(seat, this.log))));
  /** The decision that is asked for: the effect of the card when it shall come before the bonus. */
  pending: View['pending'][number] | null = $derived.by(() => {
    const [first, second] = this.view.to_act[0] === this.centre ? this.view.pending : [];
    return (first?.either && this.effectFirst ? second : first) ?? null;
  });

  constructor(table: Cards) {
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

  /** Whether a card of the hand shows the die that is used. */
  isChosen(place: number): boolean {
    if (this.picked.some((thing) => sort(thing) === 'hand')) return this.picked.includes(`hand:${place}`);
    return this.onlyDie !== null && place === 0;
  }

  /** How a thing is lit: not at all while a die is still to be chosen, but for what is picked with it. */
  light(thing: Thing): Light | null {
    const found = this.lit.get(thing);
    if (!found) return null;
    const waits = this.choosing && this.die === null && !this.picked.length;
    if (!waits || sort(thing) === 'hand') return found;
    return this.options.some((option) => option.things.includes(thing) && sort(option.things[0]!) === 'hand') ? null : found;
  }

  /** Attributes of what can be clicked. */
  target(thing: Thing): Record<string, unknown> {
    const can = this.lit.has(thing) || this.picked.includes(thing);
    return {
      'data-thing': thing,
      'data-lit': this.light(thing) ? 'true' : undefined,
      'aria-disabled': can || this.table.readonly ? undefined : true,
      'aria-pressed': this.picked.includes(thing) ? true : undefined,
      tabindex: can ? 0 : -1,
      onclick: (event: MouseEvent) => void this.click(thing, event.currentTarget as Element),
    };
  }

  /** A click, Enter or drop on a thing. */
  async click(thing: Thing, where: Element | DOMRect): Promise<void> {
    if (this.replaying) this.skip();
    this.asked = null;
    if (this.table.readonly || this.table.busy || this.sending) return;
    const dice = handDice(this.at).map((one) => one.die);
    const outcome = click(this.options, this.picked, thing, dice);
    if (outcome.blocked) {
      await this.why(thing, where);
      return;
    }
    tips.close();
    this.picked = outcome.picked;
    if (outcome.plays) await this.do(outcome.plays);
  }

  can(thing: Thing): boolean {
    return !this.table.readonly && this.lit.has(thing);
  }

  grab(thing: Thing): void {
    const dice = this.picked.filter((one) => sort(one) === 'hand' && sort(thing) !== 'hand');
    this.picked = fitting(this.options, [...dice, thing]).length ? [...dice, thing] : [thing];
  }

  drop(thing: Thing, to: Thing, where: Element): void {
    // A card dropped on its own area is a click: a row card on the projects.
    if (sort(thing) === 'row' && sort(to) === 'project') to = thing;
    if (to === thing) this.picked = this.picked.filter((one) => one !== thing);
    void this.click(to, where);
  }

  async do(plays: readonly number[]): Promise<void> {
    sound('move');
    this.sending = plays.length > 1;
    try {
      for (const action of plays) if (await this.table.play(action)) return;
    } finally {
      this.sending = false;
    }
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
    tips.close();
  }

  /** Takes back what one click did. */
  async undo(): Promise<void> {
    this.clear();
    const pair = this.me !== null && this.table.canUndo > 1 && isPair(this.log, this.me);
    await this.table.undo(pair ? 2 : 1);
  }

  async redo(): Promise<void> {
    this.clear();
    if (await this.table.redo()) return;
    const last = this.log.at(-1);
    if (last && this.me !== null && this.table.canRedo && isPlay(last, this.me)) await this.table.redo();
  }

  // -- why not

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (table.seat === null || !table.view || table.isReplay || table.preview) return null;
    const own = !table.myTurn ? null : sort(thing) === 'act' ? actReason(this.at, this.picked, rest(thing)[0]!) : reasonOf(this.at, this.picked, thing);
    return own ?? telling(await table.why(meant(this.at, this.picked, thing)));
  }

  /** A reason in words: of the engine, or of this screen. */
  words(reason: Reason): string {
    const { texts, speech } = this.table;
    return texts.has(`ui-why-${reason.code}`) ? texts.say(`ui-why-${reason.code}`) : speech.refusal(reason);
  }

  /** What the tip of a refused thing draws: the steps of the die, and which die would do. */
  refusal(thing: Thing, reason: Reason, name: string | null): Tipped {
    const { die, number, need, have } = reason.params as Record<string, number>;
    const goal = number ?? (die ? numberOf(this.at, die, thing) : null);
    const isSteps = reason.code.startsWith('needs-workers') && die && goal;
    return {
      card: name,
      path: isSteps ? path(die, goal) : [],
      need: need ?? 0,
      have: have ?? 0,
      others: isSteps ? otherDice(this.at, this.picked, thing) : [],
      why: isSteps ? '' : this.words(reason),
    };
  }

  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    this.asked = thing;
    sound('refused');
    this.tipped = this.refusal(thing, reason, null);
    showWhy(where, { text: this.words(reason), ...(this.body && (this.tipped.path.length || this.tipped.others.length) ? { body: this.body } : {}) });
  }

  /** The tip of a card, wherever it lies; a thing that cannot be used says why not. */
  async tip(name: string, thing: Thing | null, tip: Tip): Promise<Tip> {
    let tipped: Tipped = { card: name, path: [], need: 0, have: 0, others: [], why: '' };
    if (thing && this.table.myTurn && !this.table.readonly && !this.replaying && !this.lit.has(thing) && !this.picked.includes(thing)) {
      const reason = await this.reason(thing);
      if (reason) tipped = this.refusal(thing, reason, name);
    }
    this.tipped = tipped;
    const more = tipped.path.length || tipped.why;
    return { ...tip, figure: this.figure ?? undefined, body: more ? (this.body ?? undefined) : undefined };
  }

  /** Workers a number costs with the die of now; null without one. */
  cost(number: number): number | null {
    return this.die === null ? null : steps(this.table.board, this.die, number);
  }

  dieOf(name: string): number {
    return card(this.table.board, name).die;
  }

  // -- what happened

  #hear(steps: Step[]): void {
    const next = this.table.live;
    const before = this.#before;
    this.#before = next;
    this.effectFirst = false;
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
      const [frame, ...later] = this.#queue as [Frame, ...Frame[]];
      this.#queue = later;
      const isMine = frame.steps.every((step) => step.seat === this.me);
      if (stillMotion() || document.hidden || later.length > TOO_MANY || !this.root) this.#shown = frame.view;
      else await this.#show(frame, isMine);
    }
    this.#shown = null;
    this.#running = false;
  }

  async #show(frame: Frame, isMine: boolean): Promise<void> {
    const before = this.#shown ?? frame.view;
    const { events, isUndo } = this.#events(frame.steps);
    const time = isUndo ? UNDO : MOVE;
    const found = isUndo
      ? flights(events, frame.view, before).filter((flight) => flight.kind !== 'points').map((flight) => ({ ...flight, from: flight.to, to: flight.from }))
      : flights(events, before, frame.view);
    const starts = found.map((flight) => this.#rect(flight.from, flight.seat));
    this.hidden = new Set(found.filter((flight) => flight.kind === 'card').map((flight) => flight.to));
    const columns = events.filter((event) => event.kind === 'triple').map((event) => `${event.seat}-${grown(before, frame.view, event.seat)}`);
    this.fresh = new Set(isUndo ? [] : columns);
    this.dealing = events.some((event) => event.kind === 'rows-filled');
    this.#shown = frame.view;
    await tick();
    this.flying = found.flatMap((flight, at) => {
      const a = starts[at];
      const b = flight.to ? this.#rect(flight.to, flight.seat) : a;
      return a && b ? [{ ...flight, id: ++this.#numbers, a, b, time }] : [];
    });
    if (events.some((event) => event.kind === 'points')) sound('score');
    else if (!isMine && found.length) sound('move');
    await this.#wait(time);
    this.hidden = new Set();
    if (!isMine) await this.#wait(STEP - time);
    this.flying = this.flying.filter((flight) => flight.kind === 'points');
    this.dealing = false;
  }

  #events(steps: Step[]): { events: Step['events']; isUndo: boolean } {
    const undone = steps.flatMap((step) => step.undone);
    if (!undone.length || steps.some((step) => step.events.length)) return { events: steps.flatMap((step) => step.events), isUndo: false };
    return { events: this.table.log.filter((step) => undone.includes(step.seq)).flatMap((step) => step.events), isUndo: true };
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

  /** Waits, or less if the rest is skipped. */
  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const end = (skipped: boolean): void => {
        clearTimeout(timer);
        this.#skip = null;
        if (skipped) {
          this.flying = [];
          this.hidden = new Set();
        }
        done();
      };
      const timer = setTimeout(() => end(false), time);
      this.#skip = () => end(true);
    });
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }
}
