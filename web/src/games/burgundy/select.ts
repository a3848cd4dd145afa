/**
 * From clicks to actions, in any order: die first, tile first or target first.
 *
 * Everything one can click is a thing, written as a word: `die:0`, `shelf:2:1`, `black:3`, `stored:0`, `space:17`,
 * `good:4`, `workers`, `silver`, `depot:5`, `only`, `keep:2`, `estate:8`, `decline`, `end`. A legal action is a set of
 * things, one of which is its target. Picking things narrows the actions down; an action is played when its target is
 * picked and nothing is left open that the player would want to decide.
 */

import type { Printed, View } from '../../generated/burgundy.ts';
import type { ActionTable, Decoded } from '../../lib/actions.ts';
import { fitting, mostTelling, sort, type Thing } from '../../lib/picking.ts';

export { fitting, sort, type Thing };

export interface Option {
  id: number;
  kind: string;
  things: readonly Thing[];
  /** What must be picked by hand for the action to be played. */
  target: Thing;
  /** Workers it costs. */
  cost: number;
}

/** What a click leads to: what is picked now, the action to play, or that the thing is of no use now. */
export interface Outcome {
  picked: Thing[];
  play: number | null;
  blocked: boolean;
}

export interface Light {
  /** The cheapest action with this thing. */
  cost: number;
  /** Whether it goes on from what is picked; else picking it begins anew. */
  first: boolean;
  /** Whether the thing completes an action. */
  target: boolean;
}

const FREE = 2;

/** The numbers in a thing. */
export const numbers = (thing: Thing): number[] => thing.split(':').slice(1).map(Number);

/** The legal actions as sets of things. `stored` are the tiles of the own storage. */
export function options(
  legal: readonly Decoded[],
  stored: readonly (string | null)[],
  cost: (id: number) => number,
  depots: Printed['depots'] = [],
): Option[] {
  const hasTwo = legal.some((action) => action.kind === 'load-two');
  return legal.map((action) => {
    const { things, target } = parts(action, stored, hasTwo, depots);
    return { id: action.id, kind: action.kind, things, target, cost: cost(action.id) };
  });
}

function parts(
  { kind, values: v }: Decoded,
  stored: readonly (string | null)[],
  hasTwo: boolean,
  depots: Printed['depots'],
): { things: Thing[]; target: Thing } {
  const die = v.die === undefined || v.die === FREE ? [] : [`die:${v.die}`];
  const shelf = `shelf:${v.depot}:${v.slot}`;
  const all = (target: Thing, ...others: Thing[]) => ({ things: [...others, target], target });
  switch (kind) {
    case 'take':
      return all(shelf, ...die);
    case 'place':
      return all(`space:${v.space}`, ...die, `stored:${v.stored}`);
    case 'sell':
      return all(`good:${v.good}`, ...die);
    case 'workers':
      return all('workers', ...die);
    case 'buy':
      return all(`black:${v.slot}`);
    case 'buy-from':
      return all(shelf, 'silver');
    case 'load':
      return hasTwo ? all('only', `depot:${v.depot}`) : all(`depot:${v.depot}`);
    case 'load-two':
      return all(`depot:${depots[v.depot!]!.next - 1}`, `depot:${v.depot}`);
    case 'keep':
      return all(`keep:${v.good}`);
    case 'fetch':
      return all(shelf);
    case 'discard':
      return all(`stored:${v.stored}`);
    case 'found':
      return all(`space:${v.space}`, `stored:${stored.indexOf('castle')}`);
    case 'estate':
      return all(`estate:${v.estate}`);
    case 'start':
      return all(`space:${v.space}`);
    default:
      return all(kind); // decline, end
  }
}

/**
 * A click on a thing, given what is picked. `tiles` names what lies in the storage and `dice` the numbers of the dice, so
 * that equal ones need no choice.
 */
export function click(
  all: readonly Option[],
  picked: readonly Thing[],
  thing: Thing,
  tiles: readonly (string | null)[] = [],
  dice: readonly number[] = [],
): Outcome {
  if (picked.includes(thing)) return { picked: picked.filter((other) => other !== thing), play: null, blocked: false };
  const next = keepWith(all, picked, thing);
  if (!next) return { picked: [...picked], play: null, blocked: true };
  const play = settled(fitting(all, next), next, tiles, dice);
  return play === null ? { picked: next, play: null, blocked: false } : { picked: [], play, blocked: false };
}

/** The picks that go with a new one: as many as possible, the latest first. */
function keepWith(all: readonly Option[], picked: readonly Thing[], thing: Thing): Thing[] | null {
  if (!fitting(all, [thing]).length) return null;
  let kept: Thing[] = [thing];
  for (const other of [...picked].reverse()) {
    if (fitting(all, [...kept, other]).length) kept = [other, ...kept];
  }
  return kept;
}

/** The action to play if nothing is left to decide. */
function settled(
  left: readonly Option[],
  picked: readonly Thing[],
  tiles: readonly (string | null)[],
  dice: readonly number[],
): number | null {
  // A pair of depots has two ends: either may be picked last.
  const isReady = (option: Option): boolean =>
    picked.includes(option.target) &&
    (option.kind !== 'load-two' || option.things.every((thing) => picked.includes(thing)));
  if (!left.length || !left.every(isReady)) return null;
  const kinds = new Set(left.map((option) => option.kind));
  if (kinds.size > 1 && !(kinds.size === 2 && kinds.has('found') && kinds.has('place'))) return null;
  if (asksForTile(left, picked, tiles)) return null;
  return pickDie(left, picked, dice);
}

/** Whether different tiles of the storage are left to choose from. */
export function asksForTile(
  left: readonly Option[],
  picked: readonly Thing[],
  tiles: readonly (string | null)[],
): boolean {
  const tile = (option: Option): string => {
    const stored = option.things.find((thing) => sort(thing) === 'stored' && !picked.includes(thing));
    return stored === undefined ? '' : (tiles[numbers(stored)[0]!] ?? stored);
  };
  return new Set(left.map(tile)).size > 1;
}

/** R4: the die is picked by itself when only one number fits: it alone reaches, or it alone needs no workers. */
function pickDie(left: readonly Option[], picked: readonly Thing[], dice: readonly number[]): number | null {
  const number = (option: Option): number | string => {
    const die = option.things.find((thing) => sort(thing) === 'die');
    return die === undefined ? '' : (dice[numbers(die)[0]!] ?? die);
  };
  const byNumber = new Map<number | string, Option>();
  for (const option of left) if (!byNumber.has(number(option))) byNumber.set(number(option), option);
  const different = [...byNumber.values()];
  if (different.length === 1 || picked.some((thing) => sort(thing) === 'die')) return different[0]!.id;
  const free = different.filter((option) => option.cost === 0);
  return free.length === 1 ? free[0]!.id : null;
}

/** Everything that can be picked now, with its cost. */
export function lights(all: readonly Option[], picked: readonly Thing[]): Map<Thing, Light> {
  const found = new Map<Thing, Light>();
  const add = (from: readonly Option[], first: boolean): void => {
    for (const option of from) {
      for (const thing of option.things) {
        if (picked.includes(thing)) continue;
        const before = found.get(thing);
        if (before && before.first && !first) continue;
        const target = thing === option.target || option.kind === 'load-two';
        found.set(thing, {
          cost: Math.min(option.cost, before && before.first === first ? before.cost : Infinity),
          first,
          target: target || (before?.first === first && before.target),
        });
      }
    }
  };
  add(fitting(all, picked), true);
  if (picked.length) {
    const die = picked.filter((thing) => sort(thing) === 'die');
    // With a die picked, the rest begins anew with that die; other dice stay a choice.
    add(fitting(all, die), false);
    if (die.length)
      add(
        all.filter((option) => option.things.some((thing) => sort(thing) === 'die')),
        false,
      );
  }
  return found;
}

// -- why not

/** What a click on a blocked thing would have been, the most telling first. */
export function meant(
  actions: ActionTable,
  view: View,
  seat: number,
  picked: readonly Thing[],
  thing: Thing,
): number[] {
  const me = view.players[seat]!;
  const [a = 0, b = 0] = numbers(thing);
  const pickedDie = picked.find((other) => sort(other) === 'die');
  const isFree = view.pending === 'castle' || view.pending === 'town-hall' || view.pending === 'warehouse';
  const unused = [0, 1].filter((die) => !me.used[die]);
  const dice = isFree ? [FREE] : pickedDie ? [numbers(pickedDie)[0]!] : unused.length ? unused : [0];
  const slots = picked.filter((other) => sort(other) === 'stored').map((other) => numbers(other)[0]!);
  const tiles = slots.length ? slots : [0, 1, 2].filter((slot) => me.stored[slot]);
  const each = (make: (die: number) => number): number[] => dice.map(make);
  switch (sort(thing)) {
    case 'die':
      return [actions.encode('workers', a)];
    case 'shelf':
      if (['carpenter', 'church', 'market'].includes(view.pending)) return [actions.encode('fetch', a, b)];
      if (picked.includes('silver')) return [actions.encode('buy-from', a, b)];
      return each((die) => actions.encode('take', die, a, b));
    case 'black':
      return [actions.encode('buy', a)];
    case 'stored':
      if (view.pending === 'discard' || !me.stored[a]) return each((die) => actions.encode('place', die, a, 0));
      return emptySpaces(me.tiles).flatMap((space) => each((die) => actions.encode('place', die, a, space)));
    case 'space':
      if (view.phase === 'setup') return [actions.encode('start', a)];
      if (!tiles.length) return each((die) => actions.encode('place', die, 0, a));
      return tiles.flatMap((slot) => each((die) => actions.encode('place', die, slot, a)));
    case 'good':
      return each((die) => actions.encode('sell', die, a));
    case 'workers':
      return each((die) => actions.encode('workers', die));
    case 'silver':
      return [actions.encode('buy-from', 0, 0)];
    case 'depot':
      return [actions.encode('load', a)];
    case 'keep':
      return [actions.encode('keep', a)];
    case 'decline':
      return [actions.encode('decline')];
    default:
      return [actions.encode('end')];
  }
}

const emptySpaces = (tiles: readonly (string | null)[]): number[] =>
  tiles.flatMap((tile, space) => (tile ? [] : [space]));

/** Refusals from the most to the least telling: what is nearly possible comes first. */
const TELLING = [
  'needs-workers',
  'building-in-city',
  'spielbox-touch',
  'touches-tiles',
  'not-adjacent',
  'needs-silver',
  'bought-already',
  'wrong-family',
  'no-such-goods',
];

/** The reason that helps most. */
export const telling = <R extends { code: string }>(reasons: readonly (R | null)[]): R | null =>
  mostTelling(reasons, TELLING);
