/** The turn as it is put together: what is picked, what that lights, and which moves make a draft into another one.
 *
 * Nothing here touches the page or the server. A draft is a list of actions, at most a sale, a first and a second
 * combination (or the worker instead); what is picked only narrows down which combination a click means.
 */

import type { Gain, Hints, Player, Roll, Why } from '../../generated/dice.ts';
import type { ActionTable } from '../../lib/actions.ts';

export type Colour = Roll['colours'][number];
export type Bonus = NonNullable<Gain['bonus']>;
/** Bonuses that a click arms; goods are sold instead. */
export type Armed = Exclude<Bonus, 'good'>;
type Kind = 'mark' | 'monk' | 'worker' | 'silver';

/** A combination the turn allows. */
export interface Option {
  id: number;
  kind: Kind;
  number: number;
  space: number;
  colour: Colour;
  gain: Gain;
}

export interface Picks {
  bonus: Armed | null;
  colour: Colour | null;
  number: number | null;
  space: number | null;
}

export const NOTHING: Picks = { bonus: null, colour: null, number: null, space: null };

export type Thing =
  | { sort: 'colour'; colour: Colour }
  | { sort: 'number'; number: number }
  | { sort: 'pair'; colour: Colour; number: number }
  | { sort: 'bonus'; bonus: Armed }
  | { sort: 'space'; space: number };

// -- what the turn allows

/** All combinations, first and second, without those that spend a bonus on what the dice show anyway. */
export function options(
  actions: ActionTable,
  hints: Pick<Hints, 'first' | 'second'>,
  colourOf: (space: number) => Colour,
): Option[] {
  const read = ([id, gain]: [string, Gain]): Option => {
    const { kind, values } = actions.decode(Number(id));
    const space = values.space!;
    return { id: Number(id), kind: kind as Kind, number: values.number! + 1, space, colour: colourOf(space), gain };
  };
  const all = [...Object.entries(hints.first), ...Object.entries(hints.second)].map(read);
  const free = new Set(all.filter(({ kind }) => kind === 'mark').map(({ number, space }) => `${number} ${space}`));
  return all.filter(
    ({ kind, number, space }) => (kind !== 'monk' && kind !== 'worker') || !free.has(`${number} ${space}`),
  );
}

/**
 * Whether an option agrees with what is picked. A monk gives a die its colour, so a picked colour says nothing of it.
 */
function fits(option: Option, picks: Picks): boolean {
  return (
    option.kind === (picks.bonus ?? 'mark') &&
    (picks.colour === null || option.kind === 'monk' || option.colour === picks.colour) &&
    (picks.number === null || option.number === picks.number) &&
    (picks.space === null || option.space === picks.space)
  );
}

export const fitting = (all: readonly Option[], picks: Picks): Option[] => all.filter((option) => fits(option, picks));

/** The lit spaces and for each the best that a click there can mean. */
export function lit(all: readonly Option[], picks: Picks): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of fitting(all, picks)) {
    const known = found.get(option.space);
    if (!known || worth(option.gain) > worth(known.gain)) found.set(option.space, option);
  }
  return found;
}

const worth = (gain: Gain): number => gain.points + gain.colour + (gain.bonus ? 1 : 0);

// -- pairs

export interface Pair {
  colour: Colour;
  number: number;
  /** Spaces it can mark. */
  count: number;
  /** Without any: the bonus that would help, if one is there. */
  help: 'monk' | 'worker' | null;
}

/** The different pairs of a colour and a number die, in the order of the dice. */
export function pairs(roll: Roll, all: readonly Option[]): Pair[] {
  const found: Pair[] = [];
  for (const colour of new Set(roll.colours)) {
    for (const number of new Set(roll.numbers)) {
      const count = all.filter(
        (option) => option.kind === 'mark' && option.colour === colour && option.number === number,
      ).length;
      const worker = all.some((option) => option.kind === 'worker' && option.colour === colour);
      const monk = all.some((option) => option.kind === 'monk' && option.number === number);
      found.push({ colour, number, count, help: count ? null : worker ? 'worker' : monk ? 'monk' : null });
    }
  }
  return found;
}

// -- a click

export interface Outcome {
  picks: Picks;
  /** The combination to draft. */
  play: Option | null;
  /** Nothing can be done with the thing: answer why. */
  blocked: boolean;
}

/** What a click, or a drop, on a thing does. */
export function click(all: readonly Option[], picks: Picks, thing: Thing): Outcome {
  switch (thing.sort) {
    case 'colour':
      return choose(all, { ...picks, colour: picks.colour === thing.colour ? null : thing.colour }, 'number');
    case 'number':
      return choose(all, { ...picks, number: picks.number === thing.number ? null : thing.number }, 'colour');
    case 'pair':
      return clickPair(all, picks, thing.colour, thing.number);
    case 'bonus':
      return clickBonus(all, picks, thing.bonus);
    case 'space':
      return clickSpace(all, picks, thing.space);
  }
}

/** Keeps as much of what was picked as still leads somewhere; `first` is given up first. */
function choose(all: readonly Option[], picks: Picks, first: 'colour' | 'number'): Outcome {
  const other = first === 'colour' ? 'number' : 'colour';
  const tries: Picks[] = [
    picks,
    { ...picks, space: null },
    { ...picks, [first]: null },
    { ...picks, [first]: null, space: null },
  ];
  if (picks[other] === null) tries.push({ ...picks, space: null });
  const found = tries.find((one) => fitting(all, one).length > 0);
  if (!found) return { picks: { ...picks, space: null }, play: null, blocked: picks[other] !== null };
  return settle(all, found);
}

/** Plays when a space is picked and only one combination is left. */
function settle(all: readonly Option[], picks: Picks): Outcome {
  const found = picks.space === null ? [] : fitting(all, picks);
  const only = found.length === 1 ? found[0]! : null;
  return { picks: only ? after(only) : picks, play: only, blocked: false };
}

/** What stays picked when a combination has been drafted: the pair, so that another of its spaces is a click away. */
export function after(option: Option): Picks {
  if (option.kind === 'monk') return { bonus: 'monk', colour: null, number: option.number, space: null };
  return {
    bonus: option.kind === 'mark' ? null : option.kind,
    colour: option.colour,
    number: option.number,
    space: null,
  };
}

function clickPair(all: readonly Option[], picks: Picks, colour: Colour, number: number): Outcome {
  const bonus = picks.bonus === 'silver' ? 'silver' : null;
  if (picks.bonus === bonus && picks.colour === colour && picks.number === number && picks.space === null) {
    return { picks: { ...NOTHING, bonus }, play: null, blocked: false };
  }
  const wanted: Picks = { bonus, colour, number, space: picks.space };
  for (const one of [wanted, { ...wanted, space: null }]) if (fitting(all, one).length) return settle(all, one);
  // A pair without a space arms the bonus that would help.
  const help: Picks[] = [
    { bonus: 'worker', colour, number: null, space: null },
    { bonus: 'monk', colour: null, number, space: null },
  ];
  const found = bonus === null ? help.find((one) => fitting(all, one).length) : undefined;
  return found
    ? { picks: found, play: null, blocked: false }
    : { picks: { ...NOTHING, bonus }, play: null, blocked: true };
}

function clickBonus(all: readonly Option[], picks: Picks, bonus: Armed): Outcome {
  if (picks.bonus === bonus) return { picks: NOTHING, play: null, blocked: false };
  const colour = bonus === 'worker' ? picks.colour : null;
  const number = bonus === 'monk' ? picks.number : null;
  const tries: Picks[] = [
    { bonus, colour, number, space: picks.space },
    { bonus, colour, number, space: null },
    { ...NOTHING, bonus },
  ];
  const found = tries.find((one) => fitting(all, one).length);
  return found ? settle(all, found) : { picks, play: null, blocked: true };
}

function clickSpace(all: readonly Option[], picks: Picks, space: number): Outcome {
  if (picks.space === space) return { picks: { ...picks, space: null }, play: null, blocked: false };
  const here = { ...picks, space };
  // What is picked gives way to what the space allows, but a bonus is never armed by a click on a space.
  for (const one of [
    here,
    { ...here, number: null },
    { ...here, colour: null },
    { ...here, colour: null, number: null },
  ]) {
    if (fitting(all, one).length) return settle(all, one);
  }
  return { picks, play: null, blocked: true };
}

/** The pair to begin with when only one has a space; else nothing. */
export function onlyPair(found: readonly Pair[]): Picks {
  const able = found.filter((pair) => pair.count);
  return able.length === 1 ? { ...NOTHING, colour: able[0]!.colour, number: able[0]!.number } : NOTHING;
}

// -- the draft

export interface Draft {
  start: number | null;
  sold: boolean;
  /** The first combination; the worker instead of it is `passed`. */
  first: number | null;
  second: number | null;
  passed: boolean;
  /** All of it, in order; without the commit. */
  all: number[];
}

/** A draft as the view writes it. */
export function readDraft(actions: ActionTable, words: readonly string[] | null): Draft {
  const draft: Draft = { start: null, sold: false, first: null, second: null, passed: false, all: [] };
  for (const text of words ?? []) {
    const [kind = '', ...rest] = text.split(' ');
    if (kind === 'commit') continue;
    const id = actions.id(
      kind,
      kind === 'start' ? { castle: rest[0]! } : rest.length ? { number: rest[0]!, space: rest[1]! } : {},
    );
    draft.all.push(id);
    if (kind === 'start') draft.start = id;
    else if (kind === 'sell') draft.sold = true;
    else if (kind === 'pass') draft.passed = true;
    else if (kind === 'silver') draft.second = id;
    else draft.first = id;
  }
  return draft;
}

export interface Plan {
  undo: number;
  play: number[];
}

/** How one draft becomes another: what to take back, and what to do then. */
export function plan(now: readonly number[], wanted: readonly number[]): Plan {
  let same = 0;
  while (same < now.length && same < wanted.length && now[same] === wanted[same]) same++;
  return { undo: now.length - same, play: wanted.slice(same) };
}

/** The draft with another first or second combination. */
export function withOption(draft: Draft, option: Option, sell: number): number[] {
  const before = draft.sold ? [sell] : [];
  return option.kind === 'silver' && draft.first !== null
    ? [...before, draft.first, option.id]
    : [...before, option.id];
}

/** The draft with the goods sold, or kept: then the second combination stays if it is paid without the sale. */
export function withSale(draft: Draft, sell: number, pass: number, paysUnsold: boolean): number[] {
  const rest = draft.passed ? [pass] : draft.first === null ? [] : [draft.first];
  if (!draft.sold) return [sell, ...rest, ...(draft.second === null ? [] : [draft.second])];
  return [...rest, ...(draft.second !== null && paysUnsold ? [draft.second] : [])];
}

/** The draft without the combination on a space; a second one falls with the first. */
export function without(draft: Draft, space: number, spaceOf: (action: number) => number): number[] {
  const at = draft.all.findIndex(
    (action) =>
      (action === draft.first || action === draft.second || action === draft.start) && spaceOf(action) === space,
  );
  return at < 0 ? draft.all : draft.all.slice(0, at);
}

// -- why not

/** Why a space cannot be marked: for the number that is picked, else the reason that says most. */
export function whySpace(hints: Pick<Hints, 'reasons' | 'blocked'>, space: number, number: number | null): Why | null {
  const rows = Object.entries(hints.blocked).filter(
    ([n]) => number === null || !(String(number) in hints.blocked) || Number(n) === number,
  );
  const found = rows
    .map(([, row]) => row[space]!)
    .filter((at) => at >= 0)
    .map((at) => hints.reasons[at]!);
  return found.find((why) => GENERAL.has(why.code)) ?? found[0] ?? null;
}

/** Reasons that hold whatever the number. */
const GENERAL = new Set(['space-marked', 'not-adjacent', 'colour-not-rolled']);

/** The numbers that a space would take. */
export const numbersFor = (player: Pick<Player, 'fits'>, space: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((number) => (player.fits[space]! >> (number - 1)) & 1);

// -- things by name, for the page

/** The name of a thing on the page: `pair:orange:4`. */
export function nameOf(thing: Thing): string {
  switch (thing.sort) {
    case 'colour':
      return `colour:${thing.colour}`;
    case 'number':
      return `number:${thing.number}`;
    case 'pair':
      return `pair:${thing.colour}:${thing.number}`;
    case 'bonus':
      return `bonus:${thing.bonus}`;
    case 'space':
      return `space:${thing.space}`;
  }
}

/** The thing of a name; null if it is none. */
export function thingOf(name: string): Thing | null {
  const [sort, one = '', two = ''] = name.split(':');
  switch (sort) {
    case 'colour':
      return { sort, colour: one as Colour };
    case 'number':
      return { sort, number: Number(one) };
    case 'pair':
      return { sort, colour: one as Colour, number: Number(two) };
    case 'bonus':
      return { sort, bonus: one as Armed };
    case 'space':
      return { sort, space: Number(one) };
    default:
      return null;
  }
}
