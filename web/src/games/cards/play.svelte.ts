/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what flies. */

import type { Snippet } from 'svelte';
import type { Player, View } from '../../generated/cards.ts';
import type { Reason } from '../../generated/wire.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { canAsk, lifted, playAll } from '../../lib/picking.ts';
import { play as sound } from '../../lib/sound.ts';
import { backwards, type Flying, type Scene, Stage, type Troupe } from '../../lib/stage.svelte.ts';
import { showWhy, type Tip, tips } from '../../ui/tips.svelte.ts';
import type { Cards } from './context.ts';
import { card } from './look.ts';
import {
  click,
  dieNow,
  emptyReason,
  fitting,
  handDice,
  type Light,
  lights,
  meant,
  type Option,
  options,
  otherDice,
  type Position,
  rest,
  sort,
  steps,
  telling,
  type Thing,
  tried,
} from './select.ts';
import { type Flight, flights, grown, isPair, isPlay, lastOf } from './story.ts';

const STEP = 420;
const MOVE = 220;
const UNDO = 120;
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

export class Play implements Draggable, Troupe<View> {
  readonly table: Cards;
  readonly stage: Stage<View>;
  picked: Thing[] = $state.raw([]);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  /** Whether the bonus of the round or the effect of the card is looked at, where either may come first. */
  effectFirst = $state(false);
  flying: Flying<Flight>[] = $state.raw([]);
  /** Places whose card is still in the air. */
  hidden: Set<string> = $state.raw(new Set());
  /** Columns completed by what is shown just now: `seat-column`. */
  fresh: Set<string> = $state.raw(new Set());
  /** Whether the rows are being dealt. */
  dealing = $state(false);
  /** Two moves of one click are under way. */
  sending = $state(false);
  tipped: Tipped | null = $state.raw(null);
  figure: Snippet | null = null;
  body: Snippet | null = null;

  view: View = $derived.by(() => this.table.view!);
  /** Whether moves of others are being replayed. */
  replaying: boolean = $derived.by(() => this.table.isBehind);
  me: number | null = $derived.by(() => this.table.seat);
  /** Whom a spectator looks at. */
  looked = $state(0);
  /** Whose places stand in the middle: mine, or for a spectator those of whom he has chosen. */
  centre: number = $derived.by(() => this.me ?? this.looked);
  mine: Player = $derived.by(() => this.view.players[this.centre]!);
  at: Position = $derived.by(() => ({
    board: this.table.board,
    view: this.table.view!,
    seat: this.centre,
    hints: this.table.hints,
    actions: this.table.actions,
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
    this.view.players.map(
      (_, seat) => new Set(seat === this.me && this.table.myTurn ? [] : lastOf(seat, this.table.past)),
    ),
  );
  /** The decision that is asked for: the effect of the card when it shall come before the bonus. */
  pending: View['pending'][number] | null = $derived.by(() => {
    const [first, second] = this.view.to_act[0] === this.centre ? this.view.pending : [];
    return (first?.either && this.effectFirst ? second : first) ?? null;
  });

  constructor(table: Cards) {
    this.table = table;
    this.stage = new Stage(table, this);
    // The headings of the log count turns from the beginning.
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
    return this.options.some((option) => option.things.includes(thing) && sort(option.things[0]!) === 'hand')
      ? null
      : found;
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
    return !this.table.readonly && (this.lit.has(thing) || this.isPicked(thing));
  }

  grab(thing: Thing): void {
    this.picked = lifted(this.options, this.picked, thing, 'hand');
  }

  /** The projects take a card of the rows, wherever among them it is dropped. */
  takes(thing: Thing, to: Thing): boolean {
    return sort(thing) === 'row' ? sort(to) !== 'project' : to !== 'projects';
  }

  drop(thing: Thing, to: Thing, where: Element): void {
    if (to === 'projects') to = thing;
    if (to === thing) this.picked = this.picked.filter((one) => one !== thing);
    void this.click(to, where);
  }

  async do(plays: readonly number[]): Promise<void> {
    sound('move');
    this.sending = plays.length > 1;
    try {
      await playAll(this.table, plays);
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
    const pair = this.me !== null && this.table.canUndo > 1 && isPair(this.table.past, this.me);
    await this.table.undo(pair ? 2 : 1);
  }

  async redo(): Promise<void> {
    this.clear();
    if (await this.table.redo()) return;
    const last = this.table.past.at(-1);
    if (last && this.me !== null && this.table.canRedo && isPlay(last, this.me)) await this.table.redo();
  }

  // -- why not

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (!canAsk(table)) return null;
    const empty = this.choosing && sort(thing) === 'act' ? emptyReason(this.at, rest(thing)[0]!) : null;
    if (empty) return empty;
    const actions = meant(this.at, this.picked, thing);
    const now = telling(await table.why(actions));
    if (now?.code !== 'play-first') return now;
    // With each die of the hand: that one has to be laid down first is not what one wants to know.
    const cards = tried(this.at, this.picked);
    const then = await Promise.all(cards.map((card) => table.why(actions, table.actions.id('play', { card }))));
    return telling(then.flat()) ?? now;
  }

  /** A reason in words: of the engine, or of this screen. */
  words(reason: Reason): string {
    const { texts, speech } = this.table;
    return texts.has(`ui-why-${reason.code}`) ? texts.say(`ui-why-${reason.code}`) : speech.refusal(reason);
  }

  /** What the tip of a refused thing draws: the steps of the die, and which die would do. */
  refusal(thing: Thing, reason: Reason, name: string | null): Tipped {
    const { die, number, need, have } = reason.params as Record<string, number>;
    const isSteps = reason.code.startsWith('needs-workers') && die && number;
    return {
      card: name,
      path: isSteps ? this.table.board.paths[die - 1]![number - 1]! : [],
      need: need ?? 0,
      have: have ?? 0,
      others: isSteps ? otherDice(this.options, this.at, thing) : [],
      why: isSteps ? '' : this.words(reason),
    };
  }

  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    this.asked = thing;
    sound('refused');
    this.tipped = this.refusal(thing, reason, null);
    showWhy(where, {
      text: this.words(reason),
      ...(this.body && (this.tipped.path.length || this.tipped.others.length) ? { body: this.body } : {}),
    });
  }

  /** The tip of a card, wherever it lies; a thing that cannot be used says why not. */
  async tip(name: string, thing: Thing | null, tip: Tip): Promise<Tip> {
    let tipped: Tipped = { card: name, path: [], need: 0, have: 0, others: [], why: '' };
    if (
      thing &&
      this.table.myTurn &&
      !this.table.readonly &&
      !this.replaying &&
      !this.lit.has(thing) &&
      !this.picked.includes(thing)
    ) {
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

  heard(): void {
    this.effectFirst = false;
    this.picked = this.picked.filter((thing) => fitting(this.options, [thing]).length > 0);
  }

  async show(scene: Scene<View>): Promise<void> {
    const { events, isMine, isUndo, view, before } = scene;
    const time = isUndo ? UNDO : MOVE;
    const found = isUndo ? backwards(flights(events, view, before)) : flights(events, before, view);
    const columns = events
      .filter((event) => event.kind === 'triple')
      .map((event) => `${event.seat}-${grown(before, view, event.seat)}`);
    this.hidden = new Set(found.filter((flight) => flight.kind === 'card').map((flight) => flight.to));
    this.fresh = new Set(isUndo ? [] : columns);
    this.dealing = scene.has('rows-filled');
    this.flying = await scene.launch(found, time);
    if (scene.has('points')) sound('score');
    else if (!isMine && found.length) sound('move');
    if (await scene.wait(time)) return;
    this.hidden = new Set();
    if (!isMine) await scene.wait(STEP - time);
  }

  rest(skipped: boolean): void {
    this.hidden = new Set();
    this.dealing = false;
    this.flying = skipped ? [] : this.flying.filter((flight) => flight.kind === 'points');
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }
}
