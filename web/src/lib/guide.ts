/** Guided first turns. A game's author writes `games/<id>/guide.ts`; `ui/Guide.svelte` walks it at a real table. */
import { untrack } from 'svelte';
import type { TableModel } from './table.svelte.ts';

export interface GuideStep<T extends TableModel = TableModel> {
  /** Id of a text in the game's `texts.*.ftl`. */
  text: string;
  /** The `data-guide` value of the element the step is about; without one the card stands alone. */
  anchor?: string;
  /** Whether the step is done; reactive. One that only tells returns false and waits for “Next”. */
  done: (table: T) => boolean;
}

export interface Guide<T extends TableModel = TableModel> {
  /** How the table is laid; by default two seats (or the fewest the game has) against the bot that suits who plays. */
  seats?: number;
  bot?: string;
  options?: Record<string, string | boolean>;
  steps: GuideStep<T>[];
}

type Module = { default: Guide | GuideStep[] };
const found = import.meta.glob<Module>('../games/*/guide.ts');

export function hasGuide(game: string): boolean {
  return `../games/${game}/guide.ts` in found;
}

/** The guide of a game; null if it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const load = found[`../games/${game}/guide.ts`];
  if (!load) return null;
  const { default: guide } = await load();
  return Array.isArray(guide) ? { steps: guide } : guide;
}

/** The step after `at` that is not done already: what the player did in another order is not asked again. */
export function nextStep(steps: GuideStep[], at: number, table: TableModel): number {
  let next = at + 1;
  while (next < steps.length && untrack(() => steps[next]!.done(table))) next++;
  return next;
}
