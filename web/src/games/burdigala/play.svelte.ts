/** Playing at the table: what is picked and lit, what is shown while moves are replayed, what moves and flies. */
import { tick } from 'svelte';
import type { View } from '../../generated/burdigala.ts';
import type { EventOut, Reason, Step } from '../../generated/wire.ts';
import type { Decoded } from '../../lib/actions.ts';
import { stillMotion } from '../../lib/settings.svelte.ts';
import { play as sound } from '../../lib/sound.ts';
import { type Tip, showWhy, tips } from '../../ui/tips.svelte.ts';
import type { Burdigala } from './context.ts';
import { letters } from './look.ts';
import {
  cardActions, cardMeant, districtOf, type Letter, LETTERS, type Mode, modeOf, movesOf, NOTHING, pawnOf, type Picked, siteOf, type Target, targetsOf, wayBetween, wayOf,
} from './select.ts';

const STREET = 140;
const ROLL = 500;
const DROP = 220;
const TURN = 400;
const PACE = 420;
const CARD = 300;
/** So many moves at once are not replayed one by one. */
const TOO_MANY = 10;

export interface Flying {
  id: number;
  icon: string;
  text: string;
  a: DOMRect;
  b: DOMRect;
  time: number;
}
interface Frame {
  view: View;
  steps: Step[];
}
/** Something on the map or in the hand, as `kind:name`. */
export type Thing = string;

export class Play {
  readonly table: Burdigala;
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
  root: HTMLElement | null = null;
  #shown: View | null = $state.raw(null);
  #queue: Frame[] = $state.raw([]);
  #running = false;
  #skip: (() => void) | null = null;
  #numbers = 0;
  #before: View | null;
  /** The site to build on after the move, and the privilege to take after the token. */
  #then: { site?: string; privilege?: 'stone' | 'good' } = {};
  readonly #stop: () => void;

  view: View | null = $derived.by(() => this.table.preview?.view ?? this.#shown ?? this.table.view);
  /** Whether moves are being shown. */
  replaying: boolean = $derived.by(() => this.#shown !== null && this.#shown !== this.table.live);
  me: number | null = $derived.by(() => this.table.seat);
  legal: Decoded[] = $derived.by(() => (this.replaying || this.table.readonly ? [] : this.table.legalActions));
  mode: Mode = $derived.by(() => modeOf(this.table.view, this.table.seat, this.legal));
  moves: Target[] = $derived.by(() => movesOf(this.legal, this.table.hints));
  pawn: Letter | null = $derived.by(() => (this.mode === 'move' ? pawnOf(this.moves, this.picked) : this.mode === 'remove' ? this.picked.pawn : null));
  targets: Target[] = $derived.by(() => targetsOf(this.mode, this.legal, this.table.hints, this.picked));
  /** The card whose choices are shown. */
  held: string | null = $derived.by(() => (this.picked.card && cardActions(this.picked.card, this.legal).length ? this.picked.card : null));
  letters: string[] = $derived.by(() => letters(this.table.names));
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
  /** Points and sites of the last step of somebody else. */
  last: Set<Thing> = $derived.by(() => this.#last());

  constructor(table: Burdigala) {
    this.table = table;
    this.#before = table.live;
    this.#stop = table.onsteps((steps) => this.#hear(steps));
  }

  close(): void {
    this.#stop();
    this.#queue = [];
    this.#skip?.();
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
      const other = this.moves.find((move) => move.to === to && (!this.picked.site || move.move?.sites.includes(this.picked.site)));
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
    if (this.mode === 'move' && this.pawn === letter && at && this.targets.some((one) => one.to === at)) return this.point(at, where);
    if (this.mode === 'move' && this.moves.some((move) => move.pawn === letter)) return this.pick({ pawn: letter, site: null });
    await this.why(`pawn:${letter}`, where);
  }

  /** A click on a card of the hand: discards it, or shows what it can do. */
  async card(card: string, where: Element | DOMRect, isLaid = false): Promise<void> {
    if (!this.#free()) return;
    const away = this.legal.find((one) => one.kind === (isLaid ? 'discard-laid' : 'discard') && one.words.card === card);
    if (away) return this.do(away.id);
    if (isLaid) return;
    if (cardActions(card, this.legal).length) {
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
    const wanted = privilege && this.table.view?.pending === 'privilege' ? this.table.actions.id(privilege) : site && this.table.view?.pending === 'stone' ? this.table.actions.id('lay', { site }) : null;
    if (wanted !== null && this.table.legal.has(wanted)) await this.do(wanted);
  }

  async do(action: number): Promise<void> {
    if (this.table.busy) return;
    sound('move');
    // The shell tells of a refusal.
    const refused = await this.table.play(action);
    if (!refused) this.picked = { ...NOTHING, die: this.picked.die, ...(this.#then.site ? { site: this.#then.site } : {}) };
  }

  pawnAt(point: number): Letter | null {
    const at = this.me === null ? -1 : (this.table.view?.players[this.me]?.pawns.indexOf(point) ?? -1);
    return LETTERS[at] ?? null;
  }

  // -- why not

  /** The actions that a thing stands for now. */
  meant(thing: Thing): number[] {
    const { actions, view, seat } = this.table;
    if (!view || seat === null) return [];
    const [kind, name = ''] = thing.split(':') as [string, string | undefined];
    if (kind === 'point') {
      const to = Number(name) - 1;
      if (view.pending === 'place') return [actions.encode('place', to)];
      if (view.pending === 'send') return [actions.encode('send', to)];
      const pawns = this.pawn ? [LETTERS.indexOf(this.pawn)] : LETTERS.flatMap((_, at) => (view.players[seat]!.pawns[at] ? [at] : []));
      return pawns.map((pawn) => actions.encode('move', pawn, to));
    }
    if (kind === 'site') return [actions.id(view.pending === 'look' ? 'look' : 'lay', { site: name })];
    if (kind === 'pawn') {
      const here = view.players[seat]!.pawns[LETTERS.indexOf(name as Letter)];
      return [here ? actions.encode('move', LETTERS.indexOf(name as Letter), here - 1) : actions.id('remove', { pawn: name })];
    }
    if (kind === 'card') return cardMeant(actions, name, view.players.length, seat);
    if (kind === 'act') return [actions.id(name)];
    return [];
  }

  async reason(thing: Thing): Promise<Reason | null> {
    const { table } = this;
    if (table.seat === null || !table.view || table.isReplay || table.preview || table.view.over) return null;
    const asked = this.meant(thing);
    if (!asked.length) return null;
    const found = await table.why(asked);
    return found.includes(null) ? null : found[0]!;
  }

  /** The reason in words, and what would make it legal. */
  explain(reason: Reason, thing: Thing): Omit<Tip, 'why'> {
    const fix = this.#fix(reason, thing);
    return { text: this.table.speech.refusal(reason), ...(fix ? { fix } : {}) };
  }

  #fix(reason: Reason, thing: Thing): string | null {
    const { texts, hints, view } = this.table;
    const [kind, name = ''] = thing.split(':') as [string, string | undefined];
    if (reason.code === 'too-far' && kind === 'point') {
      for (const pawn of [this.pawn, ...LETTERS]) {
        const dice = pawn ? hints?.reach?.[pawn]?.[name] : undefined;
        if (dice?.length) return texts.say('ui-fix-dice', { dice: dice.join(', '), count: dice.length });
      }
      return texts.say('ui-fix-too-far');
    }
    if ((reason.code === 'site-not-touched' || reason.code === 'move-first') && kind === 'site' && view) {
      return texts.say('ui-fix-points', { points: texts.join((districtOf(view, name)?.points ?? []).map(String)) });
    }
    if (reason.code === 'no-site-there') return texts.say('ui-fix-no-site');
    if (reason.code === 'card-played-already') return texts.say('ui-fix-card-played');
    return null;
  }

  async why(thing: Thing, where: Element | DOMRect): Promise<void> {
    const reason = await this.reason(thing);
    if (!reason) return;
    this.asked = thing;
    sound('refused');
    showWhy(where, this.explain(reason, thing));
  }

  // -- what happened

  #last(): Set<Thing> {
    const seq = this.table.preview?.seq ?? this.table.seq;
    const found = new Set<Thing>();
    const log = this.table.log.filter((step) => step.seq <= seq);
    const undone = new Set(log.flatMap((step) => step.undone));
    let seat: number | null = null;
    for (const step of log.toReversed()) {
      if (undone.has(step.seq) || !step.events.length) continue;
      // The turn of the last player but me.
      if (step.seat === this.me || step.seat === null) {
        if (seat !== null) break;
        continue;
      }
      if (seat !== null && step.seat !== seat) break;
      seat = step.seat;
      for (const { kind, data } of step.events) {
        if (kind === 'moved' || kind === 'sent' || kind === 'pawn-placed') found.add(`point:${data.to}`);
        if (kind === 'stone-laid') found.add(`site:${data.site}`);
      }
    }
    return found;
  }

  #hear(steps: Step[]): void {
    const next = this.table.live;
    const before = this.#before;
    this.#before = next;
    if (!next || !before || this.table.preview) return;
    if (!this.#running && !this.#queue.length) this.#shown = before;
    this.#queue = [...this.#queue, { view: next, steps }];
    if (!this.#running) void this.#run();
    else if (steps.every((step) => step.seat === this.me)) this.#skip?.();
  }

  /** Shows everything at once. */
  skip(): void {
    this.#queue = [];
    this.#shown = null;
    this.walking = null;
    this.#skip?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length) {
      const [frame, ...rest] = this.#queue as [Frame, ...Frame[]];
      this.#queue = rest;
      if (stillMotion() || rest.length > TOO_MANY || !this.root) {
        this.#shown = frame.view;
        continue;
      }
      await this.#show(frame);
    }
    this.#shown = null;
    this.#running = false;
  }

  async #show(frame: Frame): Promise<void> {
    const events = frame.steps.flatMap((step) => step.events);
    const isMine = frame.steps.every((step) => step.seat === this.me);
    let skipped = false;
    for (const event of events) {
      if (event.kind !== 'moved' || skipped) continue;
      skipped = await this.#walk(event, isMine);
    }
    if (this.#shown === null) return;
    this.#shown = frame.view;
    this.walking = null;
    this.fresh = new Set(events.filter((event) => event.kind === 'stone-laid' || event.kind === 'building-finished').map((event) => String(event.data.site)));
    await tick();
    if (!skipped && this.fresh.size) skipped = await this.#wait(events.some((event) => event.kind === 'building-finished') ? TURN : DROP);
    if (!skipped) this.#rise(events);
    if (!skipped) skipped = await this.#draw(events);
    if (!skipped && events.some((event) => event.kind === 'rolled' || event.kind === 'influenced')) skipped = await this.#roll();
    if (!skipped && !isMine) await this.#wait(PACE);
    this.fresh = new Set();
    this.flying = [];
  }

  async #walk(event: EventOut, isMine: boolean): Promise<boolean> {
    const { start, to, steps, pawn } = event.data as { start: number; to: number; steps: number; pawn: Letter };
    const way = wayBetween(this.table.board, start, to, steps) ?? [start, to];
    for (const at of way.slice(1)) {
      this.walking = { seat: event.seat, pawn, at };
      if (await this.#wait(isMine ? STREET * 0.7 : STREET)) return true;
    }
    return false;
  }

  #rise(events: EventOut[]): void {
    const laid = events.find((event) => event.kind === 'stone-laid');
    if (!laid) return;
    const points = events.filter((event) => event.seat === laid.seat).reduce((sum, event) => sum + (event.kind === 'points' ? Number(event.data.points) : event.kind === 'points-lost' ? -Number(event.data.points) : 0), 0);
    const at = this.#rect(`site:${laid.data.site}`);
    if (!points || !at) return;
    sound('score');
    this.rising = [...this.rising, { id: ++this.#numbers, points, at }];
  }
  risen(id: number): void {
    this.rising = this.rising.filter((one) => one.id !== id);
  }

  /** Cards, goods and tokens go to their players one after another. */
  async #draw(events: EventOut[]): Promise<boolean> {
    const built = events.find((event) => event.kind === 'building-finished');
    const from = this.#rect(built ? `site:${built.data.site}` : 'map');
    const icons: Record<string, string> = { 'card-drawn': 'card-play', 'good-drawn': 'amphora', 'token-drawn': 'swap-bag' };
    for (const event of events) {
      const icon = icons[event.kind];
      const b = icon ? this.#rect(`player:${event.seat}`) : null;
      if (!icon || !from || !b) continue;
      const a = new DOMRect(from.x + from.width / 2 - 16, from.y + from.height / 2 - 16, 32, 32);
      this.flying = [...this.flying, { id: ++this.#numbers, icon, text: '', a, b, time: CARD }];
      if (await this.#wait(CARD)) return true;
    }
    this.flying = [];
    return false;
  }

  async #roll(): Promise<boolean> {
    sound('roll');
    for (let face = 1; face <= 4; face++) {
      this.rolling = face;
      if (await this.#wait(ROLL / 4)) {
        this.rolling = 0;
        return true;
      }
    }
    this.rolling = 0;
    return false;
  }

  #rect(thing: Thing): DOMRect | null {
    for (const found of this.root?.querySelectorAll(`[data-at="${thing}"]`) ?? []) {
      const rect = found.getBoundingClientRect();
      if (rect.width) return rect;
    }
    return null;
  }

  /** Waits, or less if the rest is skipped; tells whether it was. */
  #wait(time: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (skipped: boolean): void => {
        clearTimeout(timer);
        this.#skip = null;
        if (skipped) {
          this.flying = [];
          this.walking = null;
        }
        done(skipped);
      };
      const timer = setTimeout(() => end(false), time);
      this.#skip = () => end(true);
    });
  }

  /** Whether a site still has room for one more stone on top of the one just laid. */
  get laidOpen(): boolean {
    const { view } = this;
    return !!view?.laid && !siteOf(view, view.laid)?.finished;
  }
}
