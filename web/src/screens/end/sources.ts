/** Where points come from: the lines of the score sheet in one order and one colour everywhere. */

export interface Source {
  id: string;
  /** The lines of the engine's sheet it adds up; more than one for a group. */
  parts: string[];
  /** Which `--src-n` it is drawn in, 1 to 8. */
  colour: number;
}

export type Sheet = Record<string, number>;

/** How many colours there are. */
const COLOURS = 8;
/** The group of all that has no line of its own. */
export const REST = 'rest';

type Plan = (readonly [id: string, colour: number, parts?: readonly string[]])[];

/**
 * Games with more lines than colours, or whose sources have colours of their own. Lines not named here become the rest.
 */
const PLANS: Record<string, Plan> = {
  burgundy: [
    ['districts', 1],
    ['phase-bonus', 2],
    ['colours', 3],
    ['animals', 4],
    ['watchtowers', 5],
    ['sales', 6],
    ['knowledge', 7],
  ],
  dice: [
    ['castles', 1, ['start-castle', 'castles']],
    ['rivers', 6],
    ['mines', 8],
    ['cities', 5],
    ['monasteries', 7],
    ['pastures', 4],
    ['colours', 3],
    ['sales', 2],
  ],
  cards: [
    ['triples', 1, ['castles', 'mines', 'cloisters', 'knowledge', 'ships', 'pastures', 'buildings']],
    ['first-triples', 2],
    ['seven-types', 3],
    ['animals', 4],
    ['watchtowers', 5],
    ['goods', 6],
    ['round-bonus', 7],
  ],
  beaugency: [
    ['blue', 6],
    ['yellow', 7],
    ['red', 1],
  ],
  burdigala: [
    ['stones', 8],
    ['buildings', 1],
    ['bonus', 2],
    ['consul', 3],
    ['hygiene', 6],
    ['goods', 4],
    ['permanent', 7],
    ['corruption', 5, ['corruption', 'most-corrupt', 'floor']],
  ],
};

/** The sources of a game in their order. A line that nobody scored in and that no plan names is left out. */
export function sourcesOf(game: string, sheets: Sheet[]): Source[] {
  const keys = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet)))];
  const scored = new Set(keys.filter((key) => sheets.some((sheet) => sheet[key])));
  const plan = PLANS[game] ?? planFor(keys.filter((key) => scored.has(key)));
  const found: Source[] = [];
  const named = new Set<string>();
  for (const [id, colour, parts = [id]] of plan) {
    for (const part of parts) named.add(part);
    const there = parts.filter((part) => keys.includes(part));
    if (there.length) found.push({ id, parts: there, colour });
  }
  const rest = keys.filter((key) => !named.has(key) && scored.has(key));
  if (rest.length) found.push({ id: rest.length === 1 ? rest[0]! : REST, parts: rest, colour: COLOURS });
  return found;
}

/** A game nobody made a plan for: its lines as they come. */
function planFor(keys: string[]): Plan {
  const own = keys.length > COLOURS ? COLOURS - 1 : keys.length;
  return keys.slice(0, own).map((key, at) => [key, at + 1] as const);
}

/** The points of one sheet from a source. */
export function pointsFrom(source: Source, sheet: Sheet): number {
  return source.parts.reduce((sum, part) => sum + (sheet[part] ?? 0), 0);
}

/** All points of a sheet. */
export function totalOf(sheet: Sheet): number {
  return Object.values(sheet).reduce((sum, points) => sum + points, 0);
}

/** Which of these are the best; none if all are the same. */
export function best(values: number[]): Set<number> {
  const most = Math.max(...values);
  if (values.length > 1 && values.every((value) => value === most)) return new Set();
  return new Set(values.flatMap((value, at) => (value === most ? [at] : [])));
}

export interface Segment {
  source: Source;
  points: number;
  /** Where it lies, in points: losses run left from zero. */
  from: number;
  to: number;
}

/** A player's points as a bar: gains to the right of zero, losses to the left. */
export function segmentsOf(sources: Source[], sheet: Sheet): Segment[] {
  let gained = 0;
  let lost = 0;
  const found: Segment[] = [];
  for (const source of sources) {
    const points = pointsFrom(source, sheet);
    if (points > 0) found.push({ source, points, from: gained, to: (gained += points) });
    if (points < 0) found.push({ source, points, from: lost + points, to: (lost += points) - points });
  }
  return found;
}
