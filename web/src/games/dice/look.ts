/**
 * How things look: short names of colours for styles, icons of bonuses, shapes of the estate. Values come from the
 * board.
 */

import type { Printed, Player, Sheet, Space } from '../../generated/dice.ts';
import { type Point, corner } from '../../lib/hex.ts';
import type { Bonus, Colour } from './turn.ts';

/** The order in which colours are listed, as on the sheet. */
export const COLOURS: readonly Colour[] = ['purple', 'grey', 'blue', 'orange', 'green', 'yellow'];
export const BONUSES: readonly Bonus[] = ['monk', 'silver', 'good', 'worker'];

/** The part of a colour's custom properties: `--ri`, `--ri-d`, `--ri-t`, `--on-ri`. */
export const KIND: Record<Colour, string> = {
  blue: 'ri',
  grey: 'mi',
  orange: 'ci',
  purple: 'mo',
  yellow: 'pa',
  green: 'ch',
};

/** The colour whose zones give a bonus. */
export const BONUS_COLOUR: Record<Bonus, Colour> = { monk: 'purple', silver: 'grey', good: 'blue', worker: 'orange' };

export const PHASES = ['I', 'II', 'III'] as const;

/** How many of a bonus a player has. */
export function held(player: Player, bonus: Bonus): number {
  return { monk: player.monks, silver: player.silver, good: player.goods, worker: player.workers }[bonus];
}

/** The sheet of the table. */
export function sheetOf(board: Printed, layout?: string): Sheet {
  return board.sheets.find((one) => (layout ? one.layout === layout : one.name === board.sheet)) ?? board.sheets[0]!;
}

/** The colour of a space. */
export const colourOf = (sheet: Sheet, space: number): Colour => sheet.zones[sheet.zone[space]!]!.colour;

/** The bonus in the square of a castle; null for other spaces. */
export function squareOf(sheet: Sheet, space: number): Bonus | null {
  const zone = sheet.zones[sheet.zone[space]!]!;
  return zone.colour === 'green' ? zone.bonus : null;
}

const text = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Where the spaces lie around the middle. */
export function middles(spaces: readonly Space[], R: number): Point[] {
  return spaces.map(({ x, y }): Point => [(x * Math.sqrt(3) * R) / 2, y * 1.5 * R]);
}

/** The corners of a hexagon as `points` of a polygon. */
export function hexagon([x, y]: Point, R: number): string {
  return [0, 1, 2, 3, 4, 5].map((k) => text(corner(x, y, R, k))).join(' ');
}

/** For every zone the lines between its spaces and the lines around it. */
export function zoneLines(spaces: readonly Space[], sheet: Sheet, R: number): { inner: string; outer: string }[] {
  const at = new Map(spaces.map(({ x, y }, i) => [`${x},${y}`, i]));
  // Neighbours in the order of the edges, clockwise from the right.
  const steps = [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ] as const;
  const middle = middles(spaces, R);
  return sheet.zones.map((zone) => {
    let inner = '';
    let outer = '';
    for (const space of zone.spaces) {
      const { x, y } = spaces[space]!;
      const [cx, cy] = middle[space]!;
      steps.forEach(([dx, dy], edge) => {
        const other = at.get(`${x + dx},${y + dy}`);
        const line = `M${text(corner(cx, cy, R, edge))}L${text(corner(cx, cy, R, edge + 1))}`;
        if (other !== undefined && sheet.zone[other] === sheet.zone[space]) inner += other > space ? line : '';
        else outer += line;
      });
    }
    return { inner, outer };
  });
}
