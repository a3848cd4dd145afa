/**
 * Picking things one after another until they make a move, asking why a thing cannot be picked, playing what was
 * picked.
 */

import type { Reason } from '../generated/wire.ts';
import type { Refusal, TableModel } from './table.svelte.ts';

/** Something one can click, as a word: its sort, then what tells it from others of its sort, as in `space:17`. */
export type Thing = string;

/** The thing's sort: `space` for `space:17`. */
export const sort = (thing: Thing): string => thing.split(':', 1)[0]!;

/** The options that still fit what is picked. */
export function fitting<O extends { readonly things: readonly Thing[] }>(
  all: readonly O[],
  picked: readonly Thing[],
): O[] {
  return all.filter((option) => picked.every((thing) => option.things.includes(thing)));
}

/** What is picked when a thing is lifted: the thing, and the die that was picked before, where it goes with it. */
export function lifted(
  all: readonly { readonly things: readonly Thing[] }[],
  picked: readonly Thing[],
  thing: Thing,
  die: string,
): Thing[] {
  const both = [...picked.filter((one) => sort(one) === die && sort(thing) !== die), thing];
  return fitting(all, both).length ? both : [thing];
}

/**
 * Plays actions one after another; stops at the first that is refused, and gives the refusal. The shell tells of it.
 */
export async function playAll(table: Pick<TableModel, 'play'>, actions: readonly number[]): Promise<Refusal | null> {
  for (const action of actions) {
    const refused = await table.play(action);
    if (refused) return refused;
  }
  return null;
}

/** Whether somebody sits here who may ask why a thing is not possible now, and what is shown is what is. */
export function canAsk(table: TableModel): boolean {
  return table.seat !== null && table.view !== null && !table.isReplay && table.preview === null && !table.isBehind;
}

/** The reason that helps most: one whose code stands early in `order`, else the first. */
export function mostTelling<R extends Pick<Reason, 'code'>>(
  reasons: readonly (R | null)[],
  order: readonly string[],
): R | null {
  const rank = ({ code }: R): number => (order.includes(code) ? order.indexOf(code) : order.length);
  return reasons.filter((reason) => reason !== null).sort((one, other) => rank(one) - rank(other))[0] ?? null;
}
