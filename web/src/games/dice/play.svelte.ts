/** Playing at the table: what is picked and lit, how a draft becomes another, and what is shown when a turn ends. */

import type { Gain, Player, Roll, Sheet, View } from '../../generated/dice.ts';
import type { Reason } from '../../generated/wire.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { canAsk, playAll } from '../../lib/picking.ts';
import { play as sound } from '../../lib/sound.ts';
import { type Scene, Stage, type Troupe, visibleRect } from '../../lib/stage.svelte.ts';
import { showWhy, tips } from '../../ui/tips.svelte.ts';
import type { DiceTable } from './context.ts';
import { colourOf, sheetOf } from './look.ts';
import { type Story, story } from './story.ts';
import {
  type Bonus,
  type Colour,
  click,
  type Draft,
  lit,
  NOTHING,
  onlyPair,
  type Option,
  options,
  type Pair,
  pairs,
  type Picks,
  plan,
  readDraft,
  type Thing,
  thingOf,
  whySpace,
  without,
  withOption,
  withSale,
} from './turn.ts';
import { fixFor } from './why.ts';

const ROLL = 450;
const TURNS = 5;
const FLASH = 400;
const COLOURS: readonly Colour[] = ['blue', 'grey', 'orange', 'purple', 'yellow', 'green'];

export interface Flight {
  id: number;
  points: number;
  from: DOMRect;
  to: DOMRect;
}

export class Play implements Draggable, Troupe<View> {
  readonly table: DiceTable;
  readonly stage: Stage<View>;
  picks: Picks = $state.raw(NOTHING);
  /** The space that was asked for and refused. */
  asked: number | null = $state(null);
  /** What the dice show while they roll. */
  faces: Roll | null = $state.raw(null);
  /** Spaces shown just now, `seat-space`, and zones finished by them, `seat-zone`. */
  shown: Set<string> = $state.raw(new Set());
  finished: Set<string> = $state.raw(new Set());
  flying: Flight[] = $state.raw([]);
  /** Whose sheet somebody without a seat looks at. */
  looked = $state(0);
  #flash: ReturnType<typeof setTimeout> | undefined;

  view: View | null = $derived.by(() => this.table.view);
  me: number | null = $derived.by(() => this.table.seat);
  seat: number = $derived.by(() => this.me ?? Math.min(this.looked, (this.view?.players.length ?? 1) - 1));
  player: Player | null = $derived.by(() => this.view?.players[this.seat] ?? null);
  sheet: Sheet = $derived.by(() => sheetOf(this.table.board, this.view?.layout));
  others: number[] = $derived.by(() => {
    const count = this.view?.players.length ?? 1;
    return Array.from({ length: count - 1 }, (_, at) => (this.seat + 1 + at) % count);
  });
  isSolo: boolean = $derived.by(() => this.view?.turns !== null);
  settingUp: boolean = $derived.by(() => this.view?.phase === 'setup');
  /** The current phase, 0 to 2. */
  phase: number = $derived.by(() => Math.max(0, ['I', 'II', 'III'].indexOf(this.view?.phase ?? 'I')));
  committed: boolean = $derived.by(() => this.me !== null && (this.view?.players[this.me]?.committed ?? false));
  /** Whether my draft can be changed now. */
  canDraft: boolean = $derived.by(
    () => !this.table.readonly && this.table.hints !== null && this.table.myTurn && !this.committed,
  );
  draft: Draft = $derived.by(() => readDraft(this.table.actions, this.player?.draft ?? null));
  options: Option[] = $derived.by(() => {
    const { hints, actions } = this.table;
    return hints && this.canDraft && !this.settingUp
      ? options(actions, hints, (space) => colourOf(this.sheet, space))
      : [];
  });
  lit: Map<number, Option> = $derived.by(() => lit(this.options, this.picks));
  /** Castles that can be chosen, by their space. */
  starts: Map<number, Bonus> = $derived.by(() => {
    const open = this.canDraft && this.settingUp ? (this.table.hints?.castles ?? []) : [];
    return new Map(open.map((bonus) => [this.sheet.castles[bonus]!, bonus]));
  });
  pairs: Pair[] = $derived.by(() => (this.view?.roll ? pairs(this.view.roll, this.options) : []));
  story: Story = $derived.by(() => story(this.table.past, this.view?.players.length ?? 0));
  roll: Roll | null = $derived.by(() => this.faces ?? this.view?.roll ?? null);

  /** The spaces of my draft and what each brings. */
  pencilled: Map<number, Gain | null> = $derived.by(() => {
    const found = new Map<number, Gain | null>();
    const { hints } = this.table;
    for (const action of [this.draft.start, this.draft.first, this.draft.second]) {
      if (action === null) continue;
      found.set(this.spaceOf(action), hints?.first[action] ?? hints?.second[action] ?? null);
    }
    return found;
  });

  constructor(table: DiceTable) {
    this.table = table;
    this.stage = new Stage(table, this);
    // Written points and used bonuses are told by the whole game.
    void table.bringAll();
  }

  close(): void {
    this.stage.close();
    clearTimeout(this.#flash);
  }

  /** Whoever goes on does not want to watch. */
  hurry(): void {
    if (this.stage.scene) this.stage.skip();
  }

  /** The space an action marks. */
  spaceOf(action: number): number {
    const { kind, values, words } = this.table.actions.decode(action);
    return kind === 'start' ? this.sheet.castles[words.castle!]! : values.space!;
  }

  // -- picking

  /** A new roll lies on the table: nothing is picked, unless only one pair is of use. */
  begin(): void {
    this.asked = null;
    this.picks = this.draft.first === null && this.draft.second === null ? onlyPair(this.pairs) : this.#picksOfDraft();
  }

  #picksOfDraft(): Picks {
    const option = this.options.find(({ id }) => id === (this.draft.second ?? this.draft.first));
    return option
      ? {
          ...NOTHING,
          bonus: option.kind === 'mark' ? null : option.kind,
          colour: option.kind === 'monk' ? null : option.colour,
          number: option.number,
        }
      : NOTHING;
  }

  /** A click, Enter or drop on a thing. */
  async click(thing: Thing, where: Element | DOMRect): Promise<void> {
    this.hurry();
    this.asked = null;
    if (this.table.readonly || this.table.busy) return;
    if (thing.sort === 'space' && this.canDraft && (await this.#clickOwn(thing.space))) return;
    const outcome = click(this.options, this.picks, thing);
    if (outcome.blocked || (!this.canDraft && thing.sort === 'space')) {
      await this.why(thing, where);
      return;
    }
    tips.close();
    this.picks = outcome.picks;
    if (outcome.play) await this.change(withOption(this.draft, outcome.play, this.table.actions.id('sell')));
  }

  /** Castles to start from, and spaces of the draft: a click writes or rubs out. */
  async #clickOwn(space: number): Promise<boolean> {
    const bonus = this.starts.get(space);
    if (this.pencilled.has(space)) {
      tips.close();
      await this.change(without(this.draft, space, (action) => this.spaceOf(action)));
      return true;
    }
    if (bonus === undefined) return false;
    tips.close();
    await this.change([this.table.actions.id('start', { castle: bonus })]);
    return true;
  }

  can(): boolean {
    return this.canDraft;
  }

  /** What is dragged is picked, so that its targets light up. */
  grab(name: string): void {
    const thing = thingOf(name);
    if (!thing) return;
    const outcome = click(this.options, { ...NOTHING, bonus: this.picks.bonus === 'silver' ? 'silver' : null }, thing);
    if (!outcome.blocked) this.picks = outcome.picks;
  }

  /** Spaces of the own sheet. */
  takes(_: string, to: string, where: Element): boolean {
    return thingOf(to)?.sort === 'space' && where.closest('[data-own]') !== null;
  }

  drop(_: string, to: string, where: Element): void {
    void this.click(thingOf(to)!, where);
  }

  /** Lets go of a bonus: back to the pairs. */
  disarm(): void {
    this.picks = onlyPair(this.pairs);
    tips.close();
  }

  clear(): void {
    this.picks = NOTHING;
    this.asked = null;
    tips.close();
  }

  // -- the draft

  /** Makes the draft into another one. */
  async change(wanted: number[]): Promise<void> {
    const { undo, play } = plan(this.draft.all, wanted);
    if (!undo && !play.length) return;
    sound('move');
    await this.stage.together(async () => {
      if (undo && (await this.table.undo(undo))) return;
      await playAll(this.table, play);
    });
  }

  sell(): Promise<void> {
    const { actions, hints } = this.table;
    return this.change(withSale(this.draft, actions.id('sell'), actions.id('pass'), hints?.pays_unsold ?? false));
  }

  takeWorker(): Promise<void> {
    const { actions } = this.table;
    this.picks = NOTHING;
    return this.change([...(this.draft.sold ? [actions.id('sell')] : []), actions.id('pass')]);
  }

  async rubOut(): Promise<void> {
    this.clear();
    if (this.draft.all.length) await this.table.undo(this.draft.all.length);
  }

  async commit(): Promise<void> {
    this.hurry();
    tips.close();
    sound('move');
    await this.table.play(this.table.actions.id('commit'));
  }

  // -- why not

  /** Answers why a thing cannot be used now. */
  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    if (thing.sort === 'space') this.asked = thing.space;
    sound('refused');
    showWhy(where, { text: this.table.speech.refusal(reason), fix: fixFor(this, reason, thing) });
  }

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (!canAsk(table)) return null;
    if (thing.sort === 'space' && table.hints && !this.settingUp) {
      const found = whySpace(table.hints, thing.space, this.picks.bonus === 'worker' ? null : this.picks.number);
      if (found) return found;
    }
    const asked = this.#meant(thing);
    const found = (await table.why(asked)).filter((reason) => reason !== null);
    return found[0] ?? null;
  }

  /** The actions somebody who clicks a thing might mean. */
  #meant(thing: Thing): number[] {
    const { actions } = this.table;
    const numbers = this.view?.roll?.numbers ?? [1];
    const first = actions.decode(actions.id('mark', { number: '1', space: this.table.board.spaces[0]!.name })).values
      .space!;
    if (thing.sort === 'space') {
      const castle = Object.entries(this.sheet.castles).find(([, space]) => space === thing.space)?.[0];
      if (this.settingUp && castle) return [actions.id('start', { castle })];
      return numbers.map((number) => actions.encode(this.picks.bonus ?? 'mark', number - 1, thing.space));
    }
    if (thing.sort === 'bonus') return [actions.encode(thing.bonus, (numbers[0] ?? 1) - 1, first)];
    const space =
      this.sheet.zones.find((zone) => thing.sort !== 'number' && zone.colour === thing.colour)?.spaces[0] ?? first;
    const number = thing.sort === 'colour' ? numbers[0]! : thing.number;
    return [actions.encode(this.picks.bonus === 'silver' ? 'silver' : 'mark', number - 1, space)];
  }

  // -- what happened

  async show(scene: Scene<View>): Promise<void> {
    // The dice come to rest before anything speaks of them.
    if (scene.has('rolled')) {
      sound('roll');
      await scene.count(TURNS, ROLL, (turn) => (this.faces = turn ? anyRoll() : null));
    }
    await this.#reveal(scene);
  }

  rest(skipped: boolean): void {
    this.faces = null;
    if (skipped) this.flying = [];
  }

  #space(name: unknown): number {
    return this.table.board.spaces.findIndex((space) => space.name === name);
  }

  /** A turn is shown: all sheets at once; finished zones flash and points fly while the game goes on. */
  async #reveal(scene: Scene<View>): Promise<void> {
    const marked = scene.isUndo ? [] : scene.events.filter(({ kind }) => kind === 'marked' || kind === 'start-castle');
    const zones = new Set<string>();
    const points: { space: number; points: number }[] = [];
    let last = -1;
    for (const event of marked.length ? scene.events : []) {
      if (event.kind === 'marked') last = this.#space(event.data.space);
      if (event.kind !== 'zone-finished') continue;
      zones.add(`${event.seat}-${this.sheet.zone[last]}`);
      if (event.seat === this.seat) points.push({ space: last, points: Number(event.data.points) });
    }
    await scene.reveal();
    if (!marked.length || scene.skipped) return;
    if (points.length) sound('score');
    this.shown = new Set(marked.map((event) => `${event.seat}-${this.#space(event.data.space)}`));
    this.finished = zones;
    clearTimeout(this.#flash);
    this.#flash = setTimeout(() => {
      this.shown = new Set();
      this.finished = new Set();
    }, FLASH);
    const to = visibleRect(this.stage.root, '[data-points]');
    this.flying = points.flatMap(({ space, points: gained }) => {
      const from = visibleRect(this.stage.root, `[data-own] [data-thing="space:${space}"]`);
      return from && to ? [{ id: this.stage.number(), points: gained, from, to }] : [];
    });
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }

  isPicked(thing: Thing): boolean {
    const { picks } = this;
    switch (thing.sort) {
      case 'colour':
        return picks.colour === thing.colour;
      case 'number':
        return picks.number === thing.number;
      case 'pair':
        return picks.colour === thing.colour && picks.number === thing.number;
      case 'bonus':
        return picks.bonus === thing.bonus;
      case 'space':
        return picks.space === thing.space;
    }
  }
}

/** Faces of dice that roll. */
function anyRoll(): Roll {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
  const numbers = [1, 2, 3, 4, 5, 6];
  return {
    colours: [pick(COLOURS), pick(COLOURS)],
    numbers: [pick(numbers), pick(numbers)],
    hourglasses: pick([1, 2]),
  };
}
