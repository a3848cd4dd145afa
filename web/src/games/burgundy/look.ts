/** How things look: which icon, letter and pill a tile has. Values come from the board the engine sends. */

import type { Printed, Tile } from '../../generated/burgundy.ts';

export type Family = Tile['family'];
export const FAMILIES: readonly Family[] = ['castle', 'mine', 'ship', 'pasture', 'building', 'knowledge'];

/** The icon of what a knowledge tile changes, and its pill. */
const KNOWLEDGE: Record<number, [string, string]> = {
  1: ['building', '∞'],
  2: ['mine', '+1'],
  3: ['silver', '+1'],
  4: ['worker', '+1'],
  5: ['ship', '×2'],
  6: ['market', '7'],
  7: ['pig', '+1'],
  8: ['worker', '±2'],
  9: ['building', '±1'],
  10: ['ship', '±1'],
  11: ['castle', '±1'],
  12: ['dice', '±1'],
  13: ['worker', '+S'],
  14: ['worker', '4'],
};

/** The icon of what a knowledge tile counts at the end, where it is no building. */
const COUNTED: Record<string, string> = {
  'sold-types': 'goods',
  species: 'cow',
  'sold-goods': 'goods',
  'bonus-tiles': 'bonus',
};

export interface Face {
  family: Family;
  icon: string;
  /** The dark pill at the bottom, or nothing. */
  pill: string;
  /** How many beasts a large animal tile shows. */
  beasts: number;
}

const faces = new Map<string, Face>();

/** What is drawn on a tile. */
export function face(board: Printed, name: string): Face {
  const known = faces.get(name);
  if (known) return known;
  const tile = board.tiles[name];
  if (!tile) throw new Error(`no tile ${name}`);
  let found: Face;
  if (tile.family === 'pasture') {
    found = { family: tile.family, icon: tile.species ?? 'pasture', pill: `×${tile.animals}`, beasts: tile.animals };
  } else if (tile.family === 'knowledge') {
    const [icon, pill] = tile.scores
      ? [COUNTED[tile.scores] ?? tile.scores, `+${tile.points}`]
      : (KNOWLEDGE[tile.number] ?? ['knowledge', String(tile.number)]);
    found = { family: tile.family, icon, pill, beasts: 0 };
  } else {
    found = { family: tile.family, icon: tile.family === 'building' ? name : tile.family, pill: '', beasts: 0 };
  }
  faces.set(name, found);
  return found;
}

/** Which places of the black depot are drawn where, in units of a tile's radius, around the price. */
export function blackPlaces(count: number): { r: number; at: [number, number][] } {
  if (count > 6) {
    const w = Math.sqrt(3) * 1.05;
    const at: [number, number][] = [];
    for (const x of [-1, 0, 1]) at.push([x * w, -1.575]);
    for (const x of [-1, 1]) at.push([x * w, 0]);
    for (const x of [-1, 0, 1]) at.push([x * w, 1.575]);
    return { r: 0.25, at };
  }
  const angles = count > 4 ? [-120, -60, 0, 60, 120, 180] : [-120, -60, 60, 120];
  const d = Math.sqrt(3) * 1.045;
  return { r: 0.293, at: angles.map((a) => [d * Math.cos((a * Math.PI) / 180), d * Math.sin((a * Math.PI) / 180)]) };
}

/** Places of 2, 3 or 4 tiles within a numbered depot, in units of tile widths and of one and a half radii. */
export function depotPlaces(count: number): [number, number][] {
  if (count <= 2)
    return [
      [-0.5, 0],
      [0.5, 0],
    ];
  if (count === 3)
    return [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0, 0.5],
    ];
  return [
    [-0.75, -0.5],
    [0.25, -0.5],
    [-0.25, 0.5],
    [0.75, 0.5],
  ];
}

/**
 * Depots 1 to 6 around the black depot, clockwise from the top left, in units of widths and of one and a half radii.
 */
export const RING: readonly [number, number][] = [
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
];

/** The number of a good, 1 to 6, as on the die that sells it. */
export const goodNumber = (board: Printed, name: string): number => board.goods.indexOf(name) + 1;
