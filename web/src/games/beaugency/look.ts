/** Sizes and shapes of the pieces and the ring. */
import type { Printed } from '../../generated/beaugency.ts';

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
