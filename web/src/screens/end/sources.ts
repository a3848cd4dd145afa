/** Where points come from: the lines of the score sheet in one order and one colour everywhere. */
import Bar from '~icons/game-icons/metal-bar';
import type { Icon, Plan } from '../../games/sources.ts';

export interface Source {
  id: string;
  /** The lines of the engine's sheet it adds up; more than one for a group. */
  parts: string[];
  /** Which `--src-n` it is drawn in, 1 to 8. */
  colour: number;
  /** Its sign; a source without one has its initial. */
  icon?: Icon;
}

export type Sheet = Record<string, number>;

/** How many colours there are. */
const COLOURS = 8;
/** The group of all that has no line of its own. */
export const REST = 'rest';

/** The sources of a game in their order. A line that nobody scored in and that the plan does not name is left out. */
export function sourcesOf(plan: Plan | undefined, sheets: Sheet[]): Source[] {
  const keys = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet)))];
  const scored = keys.filter((key) => sheets.some((sheet) => sheet[key]));
  if (!plan) return unplanned(scored);
  const found: Source[] = [];
  const named = new Set<string>();
  for (const { id, colour, parts = [id], icon } of plan) {
    for (const part of parts) named.add(part);
    const there = parts.filter((part) => keys.includes(part));
    if (there.length) found.push({ id, parts: there, colour, icon });
  }
  const rest = scored.filter((key) => !named.has(key));
  return rest.length ? [...found, { ...restOf(rest), icon: Bar }] : found;
}

/** A game nobody made a plan for: its lines as they come. */
function unplanned(keys: string[]): Source[] {
  const own = keys.length > COLOURS ? COLOURS - 1 : keys.length;
  const found = keys.slice(0, own).map((key, at): Source => ({ id: key, parts: [key], colour: at + 1 }));
  return own < keys.length ? [...found, restOf(keys.slice(own))] : found;
}

const restOf = (parts: string[]): Source => ({
  id: parts.length === 1 ? parts[0]! : REST,
  parts,
  colour: COLOURS,
});

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
