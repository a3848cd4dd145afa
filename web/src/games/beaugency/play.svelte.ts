/** Playing at the table: what is chosen, what the choice leads to, what is shown while moves are replayed. */
import { tick } from 'svelte';
import type { After, Odds, View } from '../../generated/beaugency.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { playAll } from '../../lib/picking.ts';
import { stillMotion } from '../../lib/settings.svelte.ts';
import { play as sound } from '../../lib/sound.ts';
import { type Scene, Stage, type Troupe } from '../../lib/stage.svelte.ts';
import { showWhy, tips } from '../../ui/tips.svelte.ts';
import type { Beaugency } from './context.ts';
import type { Card, Colour } from './look.ts';
import {
  click,
  holds,
  isBeyond,
  leads,
  missing,
  NOTHING,
  numbered,
  offered,
  type Offer,
  type Pick,
  places,
  plays,
  start,
  type Thing,
} from './select.ts';
import { lastLoss, lastPlaced, lastWay, pileName, type Place, placeOf, slotName, type Way } from './story.ts';

const ROLL = 500;
const HOP = 90;
const FLY = 320;
const COUNT = 400;
const PAUSE = 420;

export interface Flying {
  id: number;
  kind: 'card' | 'points';
  colour: Colour;
  card: Card | null;
  points: number;
  a: DOMRect;
  b: DOMRect;
  falls: boolean;
}

export class Play implements Draggable, Troupe<View> {
  readonly table: Beaugency;
  readonly stage: Stage<View>;
  #picked: Pick = $state.raw(NOTHING);
  #pickedAt = $state(-1);
  /** Which of the special dice in hand are rolled next. */
  on: boolean[] = $state([false, false, false, false, false]);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  flying: Flying[] = $state.raw([]);
  /** Slots whose card is still in the air. */
  hidden: Set<string> = $state.raw(new Set());
  /** Counts while dice roll; 0 at rest. */
  rolling = $state(0);
  /** The faces of the roll that is being shown. */
  cast: EventOut | null = $state.raw(null);
  /** Where the crown is while it hops. */
  hop: number | null = $state(null);
  hopFrom: number | null = $state(null);
  banner: EventOut | null = $state.raw(null);

  view: View | null = $derived.by(() => this.table.view);
  replaying: boolean = $derived.by(() => this.table.isBehind);
  me: number | null = $derived.by(() => this.table.seat);
  /** Whose castles stand below: mine, or those of the first seat. */
  near: number = $derived.by(() => this.table.seat ?? 0);
  far: number = $derived.by(() => 1 - this.near);
  active: boolean = $derived.by(() => !this.replaying && this.table.legal.size > 0);

  offer: Offer = $derived.by(() =>
    offered(
      this.active ? this.table.legalActions : [],
      this.table.hints,
      (id) => this.table.actions.decode(id),
      this.view?.skipped ?? 0,
    ),
  );
  row: (Card | null)[] = $derived.by(() => (this.view?.colour ? this.view.castles[this.near]![this.view.colour]! : []));
  pick: Pick = $derived.by(() =>
    this.#pickedAt === this.table.seq && holds(this.offer, this.#picked) ? this.#picked : start(this.offer),
  );
  missing: ReturnType<typeof missing> = $derived.by(() => missing(this.offer, this.pick));
  /** Whether a choice has to be made before one can roll or stop. */
  choosing: boolean = $derived.by(() => this.active && this.view !== null && this.view.phase !== 'roll');
  after: After | null = $derived.by(() => leads(this.offer, this.pick, this.table.hints));
  places: string[] = $derived.by(() => (this.active ? places(this.offer, this.pick) : []));

  /** My castle as it would be with the choice, and the card of the opponent that would go. */
  previewed: { castle: After['castle']; gone: Place | null } = $derived.by(() => {
    const { pick, card } = this;
    const colour = this.view?.colour;
    if (!colour || !card || !this.active || (pick.what !== 'card' && pick.what !== 'steal'))
      return { castle: null, gone: null };
    const theft = pick.slot === null ? undefined : this.offer.steals.get(pick.slot);
    // A theft whose place is still to be chosen shows what is gone already.
    const castle = (this.after ?? (theft === undefined ? null : this.table.hints?.actions[theft]))?.castle ?? null;
    const gone = theft === undefined ? null : { seat: this.far, colour, slot: Number(pick.slot) - 1, card };
    return { castle, gone };
  });
  /** The card that the space of the crown offers. */
  card: Card | null = $derived.by(() =>
    this.view ? (this.view.hand ?? this.table.board.spaces[this.view.crown]!.card) : null,
  );

  /** The special dice that could be rolled next, the choice included. */
  held: number = $derived.by(() => this.after?.dice ?? this.view?.dice.seats[this.view.turn] ?? 0);
  specials: number = $derived.by(() => this.on.slice(0, this.held).filter(Boolean).length);
  odds: Odds[] = $derived.by(() => {
    if (this.after) return this.after.odds;
    if (!this.view || this.view.over) return [];
    if (this.view.odds.length) return this.view.odds;
    // Before a choice: the chances do not depend on it, only the number of dice does.
    const first =
      this.view.phase === 'act'
        ? Object.values(this.table.hints?.actions ?? {}).find((one) => one.dice === this.held)
        : undefined;
    return first?.odds ?? [];
  });
  odd: Odds | null = $derived.by(() => this.odds[Math.min(this.specials, this.odds.length - 1)] ?? null);
  risk: { card: Card | null; end: 'left' | 'right' | 'either' | null } = $derived.by(() => {
    if (this.after) return { card: this.after.risk, end: this.after.risk_end };
    if (this.active && this.table.hints) return { card: this.table.hints.risk, end: this.table.hints.risk_end };
    return { card: this.view?.at_risk ?? null, end: null };
  });

  /** The last way of the crown, or the one a chosen die would take. */
  way: Way | null = $derived.by(() => lastWay(this.table.past));
  lastPlaced: Place | null = $derived.by(() => lastPlaced(this.table.past));
  loss: EventOut | null = $derived.by(
    () => this.banner ?? (this.table.preview || !this.view || this.view.over ? null : lastLoss(this.table.past)),
  );

  constructor(table: Beaugency) {
    this.table = table;
    this.stage = new Stage(table, this, false);
  }

  close(): void {
    this.stage.close();
  }

  /** Shows everything at once. */
  skip(): void {
    this.stage.skip();
  }

  /** Whoever goes on does not want to watch; what is chosen and rolled in one click is still shown one by one. */
  hurry(): void {
    if (this.stage.scene) this.skip();
  }

  // -- choosing

  lit(thing: Thing): boolean {
    if (!this.active) return false;
    return click(this.offer, this.pick, thing) !== null;
  }

  chosen(thing: Thing): boolean {
    const [sort, word] = thing.split(':');
    const { pick } = this;
    if (sort === 'card') return pick.what === 'card' || pick.what === 'steal';
    if (sort === 'die') return pick.what === 'use' && String(pick.face) === word;
    if (sort === 'place') return pick.place === word;
    if (sort === 'steal') return pick.slot === word;
    if (sort === 'lose') return pick.end === word;
    return pick.what === sort;
  }

  async click(thing: Thing, where: Element | DOMRect): Promise<void> {
    this.hurry();
    this.asked = null;
    if (this.table.readonly || this.table.busy) return;
    const next = click(this.offer, this.pick, thing);
    if (!next) {
      await this.why(thing, where);
      return;
    }
    tips.close();
    const again = this.chosen(thing) && (thing.startsWith('die:') || thing.startsWith('lose:'));
    this.#picked = next;
    this.#pickedAt = this.table.seq;
    sound('move');
    // A second click on the same die plays it.
    if (again || thing === 'further') await this.commit();
    else if (this.missing === 'place' || this.missing === 'slot') this.toCastle();
  }

  can(thing: Thing): boolean {
    return (thing === 'card' || thing.startsWith('steal:')) && this.lit(thing);
  }

  grab(thing: Thing): void {
    if (!this.chosen(thing)) void this.click(thing, document.body);
  }

  takes(_: Thing, to: Thing): boolean {
    return /^(place|steal):/.test(to);
  }

  drop(_: Thing, to: Thing, where: Element): void {
    void this.click(to, where);
  }

  clear(): void {
    this.#picked = NOTHING;
    this.#pickedAt = -1;
    this.asked = null;
  }

  /** Brings the lit places into sight, where the screen is small. */
  toCastle(): void {
    void tick().then(() =>
      this.stage.root
        ?.querySelector('[data-thing^="place:"][data-lit], [data-thing^="steal:"][data-lit]')
        ?.scrollIntoView({ block: 'nearest', behavior: stillMotion() ? 'auto' : 'smooth' }),
    );
  }

  /** The action of a thing, also of a blocked one. */
  action(thing: Thing): number {
    const { actions } = this.table;
    const [sort, named = ''] = thing.split(':');
    const isPlace = sort === 'place' || sort === 'steal';
    const word = isPlace ? numbered(named, -(this.view?.skipped ?? 0)) : named;
    if (isPlace && isBeyond(actions, word)) return actions.id('further');
    if (sort === 'die') return actions.id('use', { face: word });
    if (sort === 'card') return actions.id('build', { place: this.row.length ? 'right' : '1' });
    if (sort === 'place') return actions.id('build', { place: word });
    if (sort === 'steal') return actions.id('steal', { slot: word });
    if (sort === 'lose') return actions.id('lose', { end: word });
    if (sort === 'roll') return actions.id('roll', { specials: word });
    return actions.id(sort!);
  }

  async reason(thing: Thing): Promise<string | null> {
    if (this.table.readonly) return null;
    const [reason] = await this.table.why([this.action(thing)]);
    return reason ? this.table.speech.refusal(reason) : null;
  }

  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    this.asked = thing;
    const text = await this.reason(thing);
    if (text) showWhy(where, { text });
  }

  toggle(die: number): void {
    this.on[die] = !this.on[die];
  }

  setSpecials(count: number): void {
    this.on = this.on.map((_, at) => at < count);
  }

  // -- playing

  /** Plays what is chosen. */
  async commit(): Promise<boolean> {
    const actions = plays(this.offer, this.pick);
    if (!actions) return false;
    return !(await playAll(this.table, actions));
  }

  /** Plays what is chosen, then rolls with the dice that are switched on. */
  async roll(): Promise<void> {
    if (this.table.busy || this.table.readonly) return;
    this.hurry();
    const { specials } = this;
    if (this.choosing && !(await this.commit())) return;
    this.setSpecials(0);
    await this.table.play(this.action(`roll:${specials}`));
  }

  async stop(): Promise<void> {
    if (this.table.busy || this.table.readonly) return;
    this.hurry();
    if (this.choosing && !(await this.commit())) return;
    this.setSpecials(0);
    await this.table.play(this.action('stop'));
  }

  // -- what happened

  heard(steps: Step[]): void {
    if (steps.some((step) => step.undone.length)) this.skip();
  }

  rest(): void {
    this.rolling = 0;
    this.cast = null;
    this.hop = null;
    this.hopFrom = null;
    this.banner = null;
    this.hidden = new Set();
    this.flying = this.flying.filter((one) => one.kind === 'points');
  }

  async show(scene: Scene<View>): Promise<void> {
    if (scene.steps.some((step) => step.undone.length)) return void (await scene.reveal());
    const find = (...kinds: string[]): EventOut | undefined => scene.events.find((event) => kinds.includes(event.kind));
    const rolled = find('rolled');
    const moved = find('crown-moved');
    const scored = find('evaluation');
    const lost = find('lost-card', 'lost-nothing');
    if (rolled) await this.#cast(scene, rolled);
    if (moved) await this.#hops(scene, Number(moved.data.start), Number(moved.data.face));
    if (lost && !scene.skipped) {
      this.banner = lost;
      await scene.wait(PAUSE * 2);
    }
    if (!scene.skipped) await this.#cards(scene);
    if (scored && !scene.skipped) await this.#score(scene, scored);
    if (!scene.isMine && !scene.skipped) await scene.wait(PAUSE);
  }

  async #cast(scene: Scene<View>, event: EventOut): Promise<void> {
    sound('roll');
    this.cast = event;
    await scene.count(5, ROLL, (turn) => (this.rolling = turn));
  }

  async #hops(scene: Scene<View>, from: number, steps: number): Promise<void> {
    const size = this.table.board.spaces.length;
    for (let step = 1; step <= steps && !scene.skipped; step++) {
      this.hopFrom = from;
      this.hop = (from + step) % size;
      await scene.wait(HOP);
    }
  }

  /** Cards fly from their pile or from the other castle; lost ones fall back. */
  async #cards(scene: Scene<View>): Promise<void> {
    const { stage, events } = scene;
    const stolen = events.find((event) => event.kind === 'card-stolen');
    const placed = events.find((event) => event.kind === 'card-placed');
    const lost = events.find((event) => event.kind === 'lost-card');
    const away = lost ? placeOf(lost) : null;
    const from = stolen
      ? stage.rect(slotName(Number(stolen.data.seat), stolen.data.colour as Colour, Number(stolen.data.slot) - 1))
      : null;
    const fell = away ? stage.rect(slotName(away.seat, away.colour, away.slot)) : null;
    const to = placed ? placeOf(placed) : null;
    const target = to ? slotName(to.seat, to.colour, to.slot) : '';
    this.hidden = to ? new Set([target]) : new Set();
    this.hop = null;
    this.hopFrom = null;
    this.cast = null;
    this.banner = null;
    await scene.reveal();
    const a = to ? (from ?? stage.rect(pileName(to.colour, to.card))) : fell;
    const b = to ? stage.rect(target) : away ? stage.rect(pileName(away.colour, away.card)) : null;
    const what = to ?? away;
    if (what && a && b && !scene.skipped) {
      this.flying = [
        ...this.flying,
        { id: stage.number(), kind: 'card', colour: what.colour, card: what.card, points: 0, a, b, falls: to === null },
      ];
      await scene.wait(FLY);
    }
    if (scene.skipped) return;
    this.hidden = new Set();
    this.flying = this.flying.filter((one) => one.kind === 'points');
  }

  async #score(scene: Scene<View>, event: EventOut): Promise<void> {
    const { stage } = scene;
    const points = Number(event.data.points);
    if (!points) return;
    sound('score');
    const a = stage.rect(`value-${event.seat}-${String(event.data.colour)}`, `pawn-${event.seat}`);
    const b = stage.rect(`pawn-${event.seat}`);
    if (a && b)
      this.flying = [
        ...this.flying,
        {
          id: stage.number(),
          kind: 'points',
          colour: event.data.colour as Colour,
          card: null,
          points,
          a,
          b,
          falls: false,
        },
      ];
    await scene.wait(COUNT);
  }

  landed(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }
}
