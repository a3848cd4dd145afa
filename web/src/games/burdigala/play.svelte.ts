/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what moves and flies. */
import type { View } from '../../generated/burdigala.ts';
import type { EventOut, Reason } from '../../generated/wire.ts';
import type { Decoded } from '../../lib/actions.ts';
import type { Draggable } from '../../lib/drag.svelte.ts';
import { canAsk, sort, type Thing } from '../../lib/picking.ts';
import { play as sound } from '../../lib/sound.ts';
import { type Scene, Stage, type Troupe } from '../../lib/stage.svelte.ts';
import { type Tip, showWhy, tips } from '../../ui/tips.svelte.ts';
import type { Burdigala } from './context.ts';
import {
  cardActions,
  type Letter,
  LETTERS,
  type Mode,
  modeOf,
  movesOf,
  NOTHING,
  pawnOf,
  type Picked,
  type Target,
  targetsOf,
  wayOf,
} from './select.ts';
import { lastOfOthers } from './story.ts';
import { fixFor, meant } from './why.ts';

const STREET = 140;
const ROLL = 500;
const DROP = 220;
const TURN = 400;
const PACE = 420;
const CARD = 300;

export interface Flying {
  id: number;
  icon: string;
  text: string;
  a: DOMRect;
  b: DOMRect;
  time: number;
}

export class Play implements Draggable, Troupe<View> {
  readonly table: Burdigala;
  readonly stage: Stage<View>;
  picked: Picked = $state.raw(NOTHING);
  /** The point or site that is looked at: its way and its stone are drawn. */
  looked: Thing | null = $state(null);
  /** The thing that was asked for and refused. */
  asked: Thing | null = $state(null);
  /** The pawn that is walking, and where it is. */
  walking: { seat: number; pawn: Letter; at: number } | null = $state.raw(null);
  /** Counts while dice roll; 0 at rest. */
  rolling = $state(0);
  /** Sites that have just got a stone or a building. */
  fresh: Set<string> = $state.raw(new Set());
  flying: Flying[] = $state.raw([]);
  /** Points that rise from a site. */
  rising: { id: number; points: number; at: DOMRect }[] = $state.raw([]);
  /** Whose things lie over the hand. */
  opened: number | null = $state(null);
  /** The site to build on after the move, and the privilege to take after the token. */
  #then: { site?: string; privilege?: 'stone' | 'good' } = {};

  view: View | null = $derived.by(() => this.table.view);
  /** Whether moves are being shown. */
  replaying: boolean = $derived.by(() => this.table.isBehind);
  me: number | null = $derived.by(() => this.table.seat);
  legal: Decoded[] = $derived.by(() => (this.replaying || this.table.readonly ? [] : this.table.legalActions));
  mode: Mode = $derived.by(() => modeOf(this.table.view, this.table.seat, this.legal));
  moves: Target[] = $derived.by(() => movesOf(this.legal, this.table.hints));
  pawn: Letter | null = $derived.by(() =>
    this.mode === 'move' ? pawnOf(this.moves, this.picked) : this.mode === 'remove' ? this.picked.pawn : null,
  );
  targets: Target[] = $derived.by(() => targetsOf(this.mode, this.legal, this.table.hints, this.picked));
  /** The card whose choices are shown. */
  held: string | null = $derived.by(() =>
    this.picked.card && cardActions(this.picked.card, this.legal, this.table.board).length ? this.picked.card : null,
  );
  letters: string[] = $derived.by(() => this.table.marks);
  /** The value of the die that is shown in gold. */
  die: number = $derived.by(() => this.view?.dice?.[this.picked.die] ?? 0);
  /** The target whose way is drawn. */
  aim: Target | undefined = $derived.by(() => this.targets.find((target) => `point:${target.to}` === this.looked));
  way: number[] = $derived.by(() => wayOf(this.aim, this.die));
  /** The sites that are lit, each with the action that a click does; while a pawn is to move they are wishes. */
  sites: Map<string, number | null> = $derived.by(() => {
    if (this.mode === 'stone' || this.mode === 'look') {
      const kind = this.mode === 'stone' ? 'lay' : 'look';
      return new Map(this.legal.filter((one) => one.kind === kind).map((one) => [one.words.site!, one.id]));
    }
    if (this.mode === 'move') {
      const wanted = this.aim ? [this.aim] : [];
      return new Map(wanted.flatMap((move) => move.move?.sites ?? []).map((site) => [site, null]));
    }
    return new Map();
  });
  /** Points and sites of the last turn of somebody else. */
  last: Set<Thing> = $derived.by(() => lastOfOthers(this.table.past, this.me));

  constructor(table: Burdigala) {
    this.table = table;
    this.stage = new Stage(table, this);
  }

  close(): void {
    this.stage.close();
  }

  /** Shows everything at once. */
  skip(): void {
    this.stage.skip();
  }

  colour(seat: number): number {
    return (this.table.info.seats[seat]?.colour ?? seat) + 1;
  }

  // -- picking

  pick(change: Partial<Picked>): void {
    this.picked = { ...this.picked, ...change };
    this.asked = null;
  }

  clear(): void {
    this.picked = { ...NOTHING, die: this.picked.die };
    this.looked = null;
    this.asked = null;
    this.#then = {};
    tips.close();
  }

  #free(): boolean {
    if (this.replaying) this.skip();
    this.asked = null;
    return !this.table.readonly && !this.table.busy;
  }

  /** A click or drop on a control point. `byTouch`: the first tap only shows the way. */
  async point(to: number, where: Element | DOMRect, byTouch = false): Promise<void> {
    if (!this.#free()) return;
    const thing = `point:${to}`;
    const target = this.targets.find((one) => one.to === to);
    if (!target) {
      const mine = this.pawnAt(to);
      if (mine && this.moves.some((move) => move.pawn === mine)) return this.pick({ pawn: mine, site: null });
      // Another pawn may reach what this one cannot.
      const other = this.moves.find(
        (move) => move.to === to && (!this.picked.site || move.move?.sites.includes(this.picked.site)),
      );
      if (other) {
        this.pick({ pawn: other.pawn });
        this.looked = thing;
        return;
      }
      return this.why(thing, where);
    }
    tips.close();
    if (byTouch && this.mode === 'move' && this.looked !== thing) {
      this.looked = thing;
      return;
    }
    await this.go(target);
  }

  async go(target: Target): Promise<void> {
    this.#then = this.picked.site ? { site: this.picked.site } : {};
    this.looked = null;
    await this.do(target.id);
    await this.#goOn();
  }

  /** A click on a site: lays a stone or looks; before the move it says where the stone shall go. */
  async site(id: string, where: Element | DOMRect): Promise<void> {
    if (!this.#free()) return;
    const action = this.sites.get(id);
    if (action !== undefined && action !== null) {
      tips.close();
      this.looked = null;
      return this.do(action);
    }
    if (this.mode === 'move' && this.moves.some((move) => move.move?.sites.includes(id))) {
      tips.close();
      return this.pick({ site: this.picked.site === id ? null : id });
    }
    await this.why(`site:${id}`, where);
  }

  /** A click on one of my pawns. */
  async pawnClick(letter: Letter, where: Element | DOMRect): Promise<void> {
    if (!this.#free()) return;
    const at = this.table.view?.players[this.me ?? -1]?.pawns[LETTERS.indexOf(letter)];
    if (this.mode === 'remove') return this.pick({ pawn: this.picked.pawn === letter ? null : letter });
    // A loop may end where it began: the second click on the pawn walks it.
    if (this.mode === 'move' && this.pawn === letter && at && this.targets.some((one) => one.to === at))
      return this.point(at, where);
    if (this.mode === 'move' && this.moves.some((move) => move.pawn === letter))
      return this.pick({ pawn: letter, site: null });
    await this.why(`pawn:${letter}`, where);
  }

  /** A click on a card of the hand: discards it, or shows what it can do. */
  async card(card: string, where: Element | DOMRect, isLaid = false): Promise<void> {
    if (!this.#free()) return;
    const away = this.legal.find(
      (one) => one.kind === (isLaid ? 'discard-laid' : 'discard') && one.words.card === card,
    );
    if (away) return this.do(away.id);
    if (isLaid) return;
    if (cardActions(card, this.legal, this.table.board).length) {
      tips.close();
      return this.pick({ card: this.picked.card === card ? null : card, option: null });
    }
    await this.why(`card:${card}`, where);
  }

  /** A seven: the token first, then the privilege. */
  async corrupt(privilege: 'stone' | 'good'): Promise<void> {
    this.#then = { privilege };
    await this.do(this.table.actions.id('corrupt'));
    await this.#goOn();
  }

  /** What was wished together with the last action. */
  async #goOn(): Promise<void> {
    const { site, privilege } = this.#then;
    this.#then = {};
    const wanted =
      privilege && this.table.view?.pending === 'privilege'
        ? this.table.actions.id(privilege)
        : site && this.table.view?.pending === 'stone'
          ? this.table.actions.id('lay', { site })
          : null;
    if (wanted !== null && this.table.legal.has(wanted)) await this.do(wanted);
  }

  async do(action: number): Promise<void> {
    if (this.table.busy) return;
    sound('move');
    // The shell tells of a refusal.
    const refused = await this.table.play(action);
    if (!refused)
      this.picked = { ...NOTHING, die: this.picked.die, ...(this.#then.site ? { site: this.#then.site } : {}) };
  }

  // -- dragging a pawn to a point, a stone to a site, a card onto the map

  can(): boolean {
    return !this.table.readonly;
  }

  grab(thing: Thing): void {
    if (sort(thing) === 'pawn') this.pick({ pawn: thing.slice(5) as Letter, site: null });
  }

  takes(thing: Thing, to: Thing): boolean {
    return sort(thing) === 'card' ? to === 'map' : sort(to) === 'point' || sort(to) === 'site';
  }

  over(thing: Thing, to: Thing | null): void {
    if (sort(thing) !== 'card') this.looked = to;
  }

  drop(thing: Thing, to: Thing, where: Element): void {
    this.looked = null;
    const name = to.slice(to.indexOf(':') + 1);
    if (sort(thing) === 'card') {
      if (this.picked.card !== thing.slice(5)) void this.card(thing.slice(5), where);
    } else if (sort(to) === 'point') void this.point(Number(name), where);
    else if (thing === 'stone') void this.site(name, where);
    else this.pick({ site: name });
  }

  pawnAt(point: number): Letter | null {
    const at = this.me === null ? -1 : (this.table.view?.players[this.me]?.pawns.indexOf(point) ?? -1);
    return LETTERS[at] ?? null;
  }

  // -- why not

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (!canAsk(table) || table.view!.over) return null;
    const asked = meant(this, thing);
    if (!asked.length) return null;
    const found = await table.why(asked);
    return found.includes(null) ? null : found[0]!;
  }

  /** The reason in words, and what would make it legal. */
  explain(reason: Reason, thing: Thing): Omit<Tip, 'why'> {
    const fix = fixFor(this, reason, thing);
    return { text: this.table.speech.refusal(reason), ...(fix ? { fix } : {}) };
  }

  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    this.asked = thing;
    sound('refused');
    showWhy(where, this.explain(reason, thing));
  }

  // -- what happened

  async show(scene: Scene<View>): Promise<void> {
    const { events, isMine } = scene;
    for (const event of events) if (event.kind === 'moved') await this.#walk(scene, event);
    if (scene.has('rolled', 'influenced') && !scene.skipped) {
      sound('roll');
      await scene.count(4, ROLL, (face) => (this.rolling = face));
    }
    if (scene.skipped) return;
    this.walking = null;
    this.fresh = new Set(
      events
        .filter((event) => event.kind === 'stone-laid' || event.kind === 'building-finished')
        .map((event) => String(event.data.site)),
    );
    await scene.reveal();
    if (this.fresh.size) await scene.wait(scene.has('building-finished') ? TURN : DROP);
    if (scene.skipped) return;
    this.#rise(events);
    await this.#draw(scene);
    if (!isMine) await scene.wait(PACE);
  }

  rest(): void {
    this.fresh = new Set();
    this.flying = [];
    this.walking = null;
    this.rolling = 0;
  }

  async #walk(scene: Scene<View>, event: EventOut): Promise<void> {
    const { way, pawn } = event.data as { way: number[]; pawn: Letter };
    for (const at of way.slice(1)) {
      if (scene.skipped) return;
      this.walking = { seat: event.seat, pawn, at };
      await scene.wait(scene.isMine ? STREET * 0.7 : STREET);
    }
  }

  #rise(events: EventOut[]): void {
    const laid = events.find((event) => event.kind === 'stone-laid');
    if (!laid) return;
    const points = events
      .filter((event) => event.seat === laid.seat)
      .reduce((sum, event) => sum + Number(event.data.points ?? 0), 0);
    const at = this.stage.rect(`site:${laid.data.site}`);
    if (!points || !at) return;
    sound('score');
    this.rising = [...this.rising, { id: this.stage.number(), points, at }];
  }
  risen(id: number): void {
    this.rising = this.rising.filter((one) => one.id !== id);
  }

  /** Cards, goods and tokens go to their players one after another. */
  async #draw(scene: Scene<View>): Promise<void> {
    const { stage, events } = scene;
    const built = events.find((event) => event.kind === 'building-finished');
    const from = stage.rect(built ? `site:${built.data.site}` : 'map');
    const icons: Record<string, string> = {
      'card-drawn': 'card-play',
      'good-drawn': 'amphora',
      'token-drawn': 'swap-bag',
    };
    for (const event of events) {
      const icon = icons[event.kind];
      const b = icon ? stage.rect(`player:${event.seat}`) : null;
      if (!icon || !from || !b) continue;
      const a = new DOMRect(from.x + from.width / 2 - 16, from.y + from.height / 2 - 16, 32, 32);
      this.flying = [...this.flying, { id: stage.number(), icon, text: '', a, b, time: CARD }];
      if (await scene.wait(CARD)) return;
    }
    this.flying = [];
  }
}
