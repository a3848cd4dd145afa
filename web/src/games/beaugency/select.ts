/** What is chosen before it is played: choices are previews that may be changed. Pure; knows no screen. */
import type { After, Hints } from '../../generated/beaugency.ts';
import type { ActionTable, Decoded } from '../../lib/actions.ts';

/**
 * What may be clicked: `die:3`, `card`, `dice`, `evaluate`, `place:left`, `place:4`, `steal:2`, `lose:left`, `further`.
 */
export type Thing = string;

/** The legal actions, sorted. Numbers are action ids. */
export interface Offer {
  rolls: number[];
  stop: number | null;
  uses: Map<number, number>;
  builds: Map<string, number>;
  steals: Map<string, number>;
  /** By theft: the places that the stolen card may then take. None: it places itself. */
  thefts: Map<string, Map<string, number>>;
  dice: number | null;
  evaluate: number | null;
  loses: Map<string, number>;
  /** Goes on to the next places of a row that is longer than the table of actions. */
  further: number | null;
  /** Whether it does not matter which end of the row is taken. */
  mirrored: boolean;
}

export interface Pick {
  what: 'use' | 'card' | 'steal' | 'dice' | 'evaluate' | 'lose' | 'further' | null;
  face: number | null;
  /** Where the card goes. */
  place: string | null;
  /** Which card is stolen: a place of the opponent's row. */
  slot: string | null;
  end: string | null;
}

export const NOTHING: Pick = { what: null, face: null, place: null, slot: null, end: null };

/** The number of a place in its row: actions count from the places that were skipped; the ends stay what they are. */
export function numbered(place: string, skipped: number): string {
  return /^\d/.test(place) ? String(Number(place) + skipped) : place;
}

/** Whether such a number has no action of its own: it lies outside the places that the choice is about. */
export function isBeyond(actions: ActionTable, place: string): boolean {
  return !actions.words('build', 'place').includes(place);
}

export function offered(
  legal: readonly Decoded[],
  hints: Hints | null,
  word: (id: number) => Decoded,
  skipped = 0,
): Offer {
  const found: Offer = {
    rolls: [],
    stop: null,
    uses: new Map(),
    builds: new Map(),
    steals: new Map(),
    thefts: new Map(),
    dice: null,
    evaluate: null,
    loses: new Map(),
    further: null,
    mirrored: hints?.mirrored ?? false,
  };
  for (const { id, kind, words } of legal) {
    if (kind === 'roll') found.rolls[Number(words.specials)] = id;
    else if (kind === 'stop') found.stop = id;
    else if (kind === 'use') found.uses.set(Number(words.face), id);
    else if (kind === 'build') found.builds.set(numbered(words.place!, skipped), id);
    else if (kind === 'steal') found.steals.set(numbered(words.slot!, skipped), id);
    else if (kind === 'dice') found.dice = id;
    else if (kind === 'evaluate') found.evaluate = id;
    else if (kind === 'lose') found.loses.set(words.end!, id);
    else if (kind === 'further') found.further = id;
  }
  for (const [slot, id] of found.steals) {
    const places = Object.keys(hints?.thefts?.[String(id)] ?? {}).map(Number);
    found.thefts.set(slot, new Map(places.map((place) => [word(place).words.place!, place])));
  }
  return found;
}

/** The only place there is, or one of two that are the same. */
function onlyPlace({ mirrored }: Offer, places: Iterable<string>): string | null {
  const found = [...places];
  if (found.length === 1) return found[0]!;
  if (found.length === 2 && found.includes('left') && found.includes('right') && mirrored) return 'right';
  return null;
}

/** The places where a card may go with this pick. */
export function places(offer: Offer, pick: Pick): string[] {
  if (pick.what === 'steal' || (pick.what === null && offer.steals.size)) {
    const by =
      pick.slot === null ? [...offer.thefts.values()] : [offer.thefts.get(pick.slot) ?? new Map<string, number>()];
    return [...new Set(by.flatMap((one) => [...one.keys()]))];
  }
  return [...offer.builds.keys()];
}

/** What is chosen by itself, because nothing else is possible. */
export function start(offer: Offer): Pick {
  if (offer.loses.size && offer.mirrored) return { ...NOTHING, what: 'lose', end: 'right' };
  const acts = [
    offer.builds.size > 0,
    offer.steals.size > 0,
    offer.dice !== null,
    offer.evaluate !== null,
    offer.further !== null,
  ].filter(Boolean).length;
  if (acts !== 1) return NOTHING;
  if (offer.dice !== null) return { ...NOTHING, what: 'dice' };
  if (offer.evaluate !== null) return { ...NOTHING, what: 'evaluate' };
  if (offer.builds.size) return { ...NOTHING, what: 'card', place: onlyPlace(offer, offer.builds.keys()) };
  return NOTHING;
}

/**
 * The pick after a click on a thing; null if the thing is blocked. A second click on what is chosen changes nothing.
 */
export function click(offer: Offer, pick: Pick, thing: Thing): Pick | null {
  const [sort, word = ''] = thing.split(':');
  switch (sort) {
    case 'die':
      return offer.uses.has(Number(word)) ? { ...NOTHING, what: 'use', face: Number(word) } : null;
    case 'dice':
      return offer.dice === null ? null : { ...NOTHING, what: 'dice' };
    case 'evaluate':
      return offer.evaluate === null ? null : { ...NOTHING, what: 'evaluate' };
    case 'further':
      return offer.further === null ? null : { ...NOTHING, what: 'further' };
    case 'lose':
      return offer.loses.has(word) ? { ...NOTHING, what: 'lose', end: word } : null;
    case 'card':
      return pickCard(offer, pick);
    case 'steal':
      return pickTheft(offer, pick, word);
    case 'place':
      return pickPlace(offer, pick, word);
  }
  return null;
}

function pickCard(offer: Offer, pick: Pick): Pick | null {
  if (offer.builds.size) {
    const place = pick.what === 'card' && pick.place ? pick.place : onlyPlace(offer, offer.builds.keys());
    return { ...NOTHING, what: 'card', place };
  }
  if (!offer.steals.size) return null;
  const only = offer.steals.size === 1 ? [...offer.steals.keys()][0]! : null;
  return only === null
    ? { ...NOTHING, what: 'steal', place: pick.what === 'steal' ? pick.place : null }
    : pickTheft(offer, pick, only);
}

function pickTheft(offer: Offer, pick: Pick, slot: string): Pick | null {
  const free = offer.thefts.get(slot);
  if (!free) return null;
  const kept = pick.place !== null && free.has(pick.place) ? pick.place : null;
  return { ...NOTHING, what: 'steal', slot, place: kept ?? onlyPlace(offer, free.keys()) };
}

function pickPlace(offer: Offer, pick: Pick, place: string): Pick | null {
  if (offer.builds.has(place)) return { ...NOTHING, what: 'card', place };
  if (!places(offer, pick.what === 'steal' ? pick : NOTHING).includes(place)) return null;
  if (pick.slot !== null) return { ...pick, place };
  if (offer.steals.size === 1) return { ...(pickTheft(offer, pick, [...offer.steals.keys()][0]!) ?? NOTHING), place };
  return { ...NOTHING, what: 'steal', place };
}

/** What is still missing before the pick can be played. */
export function missing(offer: Offer, pick: Pick): 'choice' | 'slot' | 'place' | null {
  if (pick.what === null) return 'choice';
  if (pick.what === 'card') return pick.place === null ? 'place' : null;
  if (pick.what !== 'steal') return null;
  if (pick.slot === null) return 'slot';
  return offer.thefts.get(pick.slot)!.size && pick.place === null ? 'place' : null;
}

/** The actions that play the pick, one after another; null while something is missing. */
export function plays(offer: Offer, pick: Pick): number[] | null {
  if (missing(offer, pick) !== null) return null;
  switch (pick.what) {
    case 'use':
      return [offer.uses.get(pick.face!)!];
    case 'dice':
      return [offer.dice!];
    case 'evaluate':
      return [offer.evaluate!];
    case 'further':
      return [offer.further!];
    case 'lose':
      return [offer.loses.get(pick.end!)!];
    case 'card':
      return [offer.builds.get(pick.place!)!];
    case 'steal': {
      const then = pick.place === null ? undefined : offer.thefts.get(pick.slot!)!.get(pick.place);
      return then === undefined ? [offer.steals.get(pick.slot!)!] : [offer.steals.get(pick.slot!)!, then];
    }
  }
  return null;
}

/** Where the pick leads, as the engine tells; null while something is missing. */
export function leads(offer: Offer, pick: Pick, hints: Hints | null): After | null {
  const [first, second] = plays(offer, pick) ?? [];
  if (!hints || first === undefined) return null;
  return (second === undefined ? hints.actions[String(first)] : hints.thefts[String(first)]?.[String(second)]) ?? null;
}

/** Whether a pick still holds in a new position. */
export function holds(offer: Offer, pick: Pick): boolean {
  if (pick.what === null) return false;
  if (pick.what === 'use') return offer.uses.has(pick.face!);
  if (pick.what === 'lose') return offer.loses.has(pick.end!);
  if (pick.what === 'dice') return offer.dice !== null;
  if (pick.what === 'further') return offer.further !== null;
  if (pick.what === 'evaluate') return offer.evaluate !== null;
  if (pick.what === 'card') return pick.place === null ? offer.builds.size > 0 : offer.builds.has(pick.place);
  return pick.slot === null ? offer.steals.size > 0 : offer.steals.has(pick.slot);
}

/** Whole percents of stay, crown and loss; stay and loss make a hundred. */
export function percents(odds: { loss: number; crown: number }): { stay: number; crown: number; loss: number } {
  const loss = Math.round(odds.loss * 100);
  return { stay: 100 - loss, crown: Math.round(odds.crown * 100), loss };
}
