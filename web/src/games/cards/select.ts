/**
 * From clicks to actions, in any order: die first, card first or target first.
 *
 * Everything one can click is a thing, written as a word: `hand:0`, `row:2:0`, `project:1`, `column:ship-2`,
 * `column:new-castle`, `good:light`, `pile:good:left`, `bonus:3`, `price:3s`, `keep:0`, `use:0`, `workers`, `silver`,
 * `convert`, `enough`, `decline`, `buy`, `end`, and the first three of the six actions, `act:take`, `act:place` and
 * `act:sell`. An option is a set of things, and one or two actions of the engine: with a card of the hand it is laid
 * down first. Picking things narrows the options down; one is played when nothing is left open that the player would
 * want to decide.
 */

import type { Printed, Gain, Hints, View } from '../../generated/cards.ts';
import type { Reason } from '../../generated/wire.ts';
import type { ActionTable, Decoded } from '../../lib/actions.ts';
import { fitting, mostTelling, sort, type Thing } from '../../lib/picking.ts';
import { card } from './look.ts';

export { fitting, sort, type Thing };

export interface Option {
  /** The actions, in their order. */
  plays: readonly number[];
  kind: string;
  things: readonly Thing[];
  /** Workers it costs. */
  cost: number;
  gain: Gain | null;
}

/** What a click leads to: what is picked now, the actions to play, or that the thing is of no use now. */
export interface Outcome {
  picked: Thing[];
  plays: readonly number[] | null;
  blocked: boolean;
}

export interface Light {
  /** The cheapest option with this thing. */
  cost: number;
  /** The type of the triple it may complete. */
  triple: boolean;
  gain: Gain | null;
}

/** What is known at the table when options are made. */
export interface Position {
  board: Printed;
  view: View;
  seat: number;
  hints: Hints | null;
  actions: ActionTable;
}

/** What follows the sort. */
export const rest = (thing: Thing): string[] => thing.split(':').slice(1);

/** The things of an action, without the die. */
function parts({ kind, values: v, words: w }: Decoded, { board, view, seat }: Position): Thing[] {
  switch (kind) {
    case 'take':
      return ['act:take', `row:${v.row}:${v.slot}`];
    case 'fetch':
      return [`row:${v.row}:${v.slot}`];
    case 'place': {
      const name = view.players[seat]!.projects[v.project!];
      const column = w.column === 'new' && name ? `new-${card(board, name).type}` : w.column;
      return ['act:place', `project:${v.project}`, `column:${column}`];
    }
    case 'sell':
      return ['act:sell', `good:${w.kind}`];
    case 'convert':
      return ['convert', `price:${w.price}`];
    case 'good':
    case 'animal':
      return [`pile:${kind}:${w.pile}`];
    case 'bonus':
      return [`bonus:${v.choice}`];
    case 'discard':
      return [`project:${v.project}`];
    case 'keep':
    case 'use':
      return [`${kind}:${v.bought}`];
    default:
      return [kind]; // workers, silver, enough, decline, buy, end
  }
}

/** Everything that can be done: the legal actions, and what each card of the hand makes possible. */
export function options(legal: readonly Decoded[], at: Position): Option[] {
  const { view, seat, hints, actions } = at;
  const gain = (id: number): Gain | null => hints?.actions?.[String(id)] ?? null;
  const found: Option[] = [];
  for (const action of legal) {
    if (action.kind !== 'play') {
      const known = gain(action.id);
      found.push({
        plays: [action.id],
        kind: action.kind,
        things: parts(action, at),
        cost: known?.workers ?? 0,
        gain: known,
      });
      continue;
    }
    const after = hints?.cards?.[action.words.card!];
    view.players[seat]!.hand.forEach((name, place) => {
      if (name !== action.words.card) return;
      const hand = `hand:${place}`;
      if (!after) found.push({ plays: [action.id], kind: 'play', things: [hand], cost: 0, gain: null });
      for (const [id, known] of Object.entries(after ?? {})) {
        const next = actions.decode(Number(id));
        found.push({
          plays: [action.id, next.id],
          kind: next.kind,
          things: [hand, ...parts(next, at)],
          cost: known.workers,
          gain: known,
        });
      }
    });
  }
  return found;
}

/** A click on a thing, given what is picked. `dice` are those of the hand. */
export function click(
  all: readonly Option[],
  picked: readonly Thing[],
  thing: Thing,
  dice: readonly number[] = [],
): Outcome {
  if (picked.includes(thing)) return { picked: picked.filter((other) => other !== thing), plays: null, blocked: false };
  const next = keepWith(all, picked, thing);
  if (!next) return { picked: [...picked], plays: null, blocked: true };
  const plays = settled(fitting(all, next), next, dice);
  return plays ? { picked: [], plays, blocked: false } : { picked: next, plays: null, blocked: false };
}

/** The picks that go with a new one: as many as possible, the latest first. A die that was chosen stays chosen. */
function keepWith(all: readonly Option[], picked: readonly Thing[], thing: Thing): Thing[] | null {
  const hand = picked.find((other) => sort(other) === 'hand');
  let kept: Thing[] = [thing];
  if (!fitting(all, kept).length) return null;
  // What needs no die of the hand, such as a purchase, does not mind the one that is chosen.
  const needsDie = fitting(all, kept).some((option) => sort(option.things[0]!) === 'hand');
  if (hand && sort(thing) !== 'hand' && needsDie) {
    kept = [hand, thing];
    if (!fitting(all, kept).length) return null;
  }
  for (const other of [...picked].reverse()) {
    if (!kept.includes(other) && fitting(all, [...kept, other]).length) kept = [other, ...kept];
  }
  return kept;
}

/** What an option does, whatever die it is done with. */
const deed = (option: Option): string => option.things.filter((thing) => sort(thing) !== 'hand').join(' ');

/** The actions to play if nothing is left to decide. */
function settled(left: readonly Option[], picked: readonly Thing[], dice: readonly number[]): readonly number[] | null {
  if (!left.length || (picked.every((thing) => sort(thing) === 'hand') && left[0]!.kind !== 'play')) return null;
  if (new Set(left.map(deed)).size > 1) return null;
  if (left.length === 1) return left[0]!.plays;
  // The die is chosen by itself when both show the same, or when only one needs no workers.
  const values = left.map((option) => dice[Number(rest(option.things[0]!)[0])]);
  if (new Set(values).size === 1) return left[0]!.plays;
  const free = left.filter((option) => option.cost === 0);
  return free.length === 1 ? free[0]!.plays : null;
}

/** Everything that goes on from what is picked, with its cost. */
export function lights(all: readonly Option[], picked: readonly Thing[]): Map<Thing, Light> {
  const found = new Map<Thing, Light>();
  for (const option of fitting(all, picked)) {
    for (const thing of option.things) {
      if (picked.includes(thing)) continue;
      const before = found.get(thing);
      const better = !before || option.cost < before.cost;
      found.set(thing, {
        cost: better ? option.cost : before.cost,
        triple: (before?.triple ?? false) || (option.gain?.triple ?? null) !== null,
        gain: better ? option.gain : before.gain,
      });
    }
  }
  return found;
}

/** The die that is used now: of a card that lies or of the one picked; 0 is any number, null none. */
export function dieNow(board: Printed, view: View, seat: number, picked: readonly Thing[]): number | null {
  const [first, second] = view.pending;
  if (first?.what === 'action') return first.die ?? 0;
  if (first?.what === 'bonus' && first.either && second?.what === 'action') return second.die ?? 0;
  const hand = picked.find((thing) => sort(thing) === 'hand');
  const name = hand && !view.pending.length ? view.players[seat]!.hand[Number(rest(hand)[0])] : null;
  return name ? card(board, name).die : null;
}

/** Workers that make a number of a die. */
export const steps = (board: Printed, die: number, number: number): number =>
  die === 0 ? 0 : board.steps[die - 1]![number - 1]!;

/** The cards of the hand that may be laid down now, with their places and dice. */
export function handDice({
  board,
  view,
  seat,
  hints,
}: Pick<Position, 'board' | 'view' | 'seat' | 'hints'>): { place: number; die: number; name: string }[] {
  return view.players[seat]!.hand.flatMap((name, place) =>
    name && hints?.cards[name] ? [{ place, die: card(board, name).die, name }] : [],
  );
}

// -- why not

/** Which dice of the hand would do it, and for how many workers: what would make a refused thing legal. */
export function otherDice(all: readonly Option[], at: Position, thing: Thing): { die: number; cost: number }[] {
  const found = handDice(at).flatMap(({ place, die }) => {
    const costs = fitting(all, [`hand:${place}`, thing]).map((option) => option.cost);
    return costs.length ? [{ die, cost: Math.min(...costs) }] : [];
  });
  return found.filter((one, place) => found.findIndex((other) => other.die === one.die) === place);
}

/** The cards to ask about where a thing needs a die that does not lie yet: the chosen one, or the whole hand. */
export function tried(at: Position, picked: readonly Thing[]): string[] {
  const hand = handDice(at);
  const chosen = hand.filter(({ place }) => picked.includes(`hand:${place}`));
  return [...new Set((chosen.length ? chosen : hand).map(({ name }) => name))];
}

/** What a click on a blocked thing would have been, for the engine to explain. */
export function meant(at: Position, picked: readonly Thing[], thing: Thing): number[] {
  const { actions, view, seat } = at;
  const [a = '', b = ''] = rest(thing);
  const what = view.pending[0]?.either ? view.pending[1]?.what : view.pending[0]?.what;
  const slots = [0, 1, 2].filter((slot) => view.players[seat]!.projects[slot]);
  switch (sort(thing)) {
    case 'hand': {
      const name = view.players[seat]!.hand[Number(a)];
      return name ? [actions.id('play', { card: name })] : [];
    }
    case 'row': {
      const fetches = what === 'carpenter' || what === 'church' || what === 'market';
      return [actions.encode(fetches ? 'fetch' : 'take', Number(a), Number(b))];
    }
    case 'project':
      if (what === 'discard') return [actions.encode('discard', Number(a))];
      return [actions.id('place', { project: `p${Number(a) + 1}`, column: target(at, Number(a)) })];
    case 'column': {
      const word = a.startsWith('new-') ? 'new' : a;
      const project = picked.find((other) => sort(other) === 'project');
      const tried = project ? [Number(rest(project)[0])] : slots.length ? slots : [0];
      return tried.map((slot) => actions.id('place', { project: `p${slot + 1}`, column: word }));
    }
    case 'good':
      return [actions.id('sell', { kind: a })];
    case 'pile':
      return [actions.id(a, { pile: b })];
    case 'bonus':
      return [actions.encode('bonus', Number(a))];
    case 'price':
      return [actions.id('convert', { price: a })];
    case 'convert':
      return [actions.id('convert', { price: '3s' })];
    case 'keep':
    case 'use':
      return [actions.encode(sort(thing), Number(a))];
    case 'act':
      if (a === 'take') return firstRow(view).map(([row, slot]) => actions.encode('take', row, slot));
      if (a === 'place')
        return (slots.length ? slots : [0]).map((slot) =>
          actions.id('place', { project: `p${slot + 1}`, column: target(at, slot) }),
        );
      return at.board.goods.map((kind) => actions.id('sell', { kind }));
    default:
      return actions.has(thing) ? [actions.encode(thing)] : [];
  }
}

const target = ({ hints }: Position, slot: number): string => hints?.columns?.[slot]?.[0] ?? 'new';

function firstRow(view: View): [number, number][] {
  return view.rows.flatMap((row, at) => row.flatMap((name, slot): [number, number][] => (name ? [[at, slot]] : [])));
}

/** Refusals from the most to the least telling: what is nearly possible comes first. */
const TELLING = [
  'needs-workers',
  'needs-workers-to-sell',
  'no-die-sells',
  'column-unfinished',
  'wrong-column',
  'no-such-goods',
  'no-project',
];

/** The reason that helps most; of several numbers the one that is nearest. */
export function telling(reasons: readonly (Reason | null)[]): Reason | null {
  const need = (reason: Reason | null): number => Number(reason?.params.need ?? 0);
  return mostTelling(
    [...reasons].sort((one, other) => need(one) - need(other)),
    TELLING,
  );
}

/** Why one of the first three actions has nothing to do with. */
export function emptyReason({ view, seat }: Position, act: string): Reason | null {
  const { projects, goods } = view.players[seat]!;
  if (act === 'take') return firstRow(view).length ? null : { code: 'rows-empty', params: {} };
  if (act === 'place') return projects.some(Boolean) ? null : { code: 'no-projects', params: {} };
  return Object.values(goods).some(Boolean) ? null : { code: 'no-goods', params: {} };
}
