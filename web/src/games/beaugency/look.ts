/** Sizes and shapes of the pieces and the ring. */
import type { Printed, View } from '../../generated/beaugency.ts';

export type Colour = 'blue' | 'yellow' | 'red';
export type Card = 'wall' | 'small_tower' | 'house' | 'great_tower';
export const COLOURS: Colour[] = ['blue', 'yellow', 'red'];
export const CARDS: Card[] = ['wall', 'small_tower', 'house', 'great_tower'];
/** Height of a piece's unit cell over its width: 60 wide, baseline 110, top -20. */
export const TALL = 130 / 60;
/** How much of the cell each piece fills, from the ground. */
export const VISIBLE: Record<Card, number> = { wall: 44, small_tower: 84, house: 94, great_tower: 130 };

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle; angles from the top, clockwise. */
export function polar(cx: number, cy: number, r: number, angle: number): [number, number] {
  const t = ((angle - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(t)), round(cy + r * Math.sin(t))];
}

/** A piece of a ring between two radii and two angles. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const p = (r: number, a: number): string => polar(cx, cy, r, a).join(',');
  const there = `A${outer},${outer} 0 ${large} 1 ${p(outer, to)}`;
  const back = `A${inner},${inner} 0 ${large} 0 ${p(inner, from)}`;
  return `M${p(outer, from)}${there}L${p(inner, to)}${back}Z`;
}

/** Where the domains begin on the ring, in spaces. */
export function domains(board: Printed): { colour: Colour; first: number; count: number }[] {
  return board.colours.map((colour) => ({
    colour,
    first: board.spaces.findIndex((space) => space.colour === colour),
    count: board.spaces.filter((space) => space.colour === colour).length,
  }));
}

export interface Part {
  from: number;
  to: number;
  value: number;
}

/** The unbroken parts of a row. */
export function parts(board: Printed, row: readonly (Card | null)[]): Part[] {
  const found: Part[] = [];
  let from = 0;
  row.forEach((card, at) => {
    if (card !== null) return;
    found.push({ from, to: at, value: 0 });
    from = at + 1;
  });
  found.push({ from, to: row.length, value: 0 });
  for (const part of found) {
    for (const card of row.slice(part.from, part.to)) part.value += card ? board.cards[card]!.value : 0;
  }
  return found;
}

/** The part that counts in an evaluation: the most valuable one. */
export function bestPart(board: Printed, row: readonly (Card | null)[]): Part {
  return parts(board, row).reduce((best, part) => (part.value > best.value ? part : best));
}

/** The number of spaces ahead on the ring. */
export const ahead = (board: Printed, space: number, steps: number): number => (space + steps) % board.spaces.length;

/** What a face reaches, for everybody: the domain decides whether the crown stays. */
export function reach(board: Printed, view: View, face: number): { space: number; stays: boolean } {
  const space = ahead(board, view.crown, face);
  return {
    space,
    stays: view.over || view.phase === 'lose' || view.colour === null || board.spaces[space]!.colour === view.colour,
  };
}

/** A row with a card put on a place: `left`, `right` or the number of a place, from 1. */
export function withCard(
  row: readonly (Card | null)[],
  place: string,
  card: Card,
): { row: (Card | null)[]; at: number } {
  if (place === 'left') return { row: [card, ...row], at: 0 };
  if (place === 'right') return { row: [...row, card], at: row.length };
  const at = Number(place) - 1;
  const next = [...row];
  next[at] = card;
  return { row: next, at };
}

/** A row without the card of a place; a gap at an end vanishes. */
export function without(row: readonly (Card | null)[], at: number): (Card | null)[] {
  const next = [...row];
  next[at] = null;
  while (next.length && next[0] === null) next.shift();
  while (next.length && next.at(-1) === null) next.pop();
  return next;
}
