/** Guided first turns. A game's author writes `games/<id>/guide.ts`; `ui/Guide.svelte` walks it at a real table. */
import { untrack } from 'svelte';
import type { TableModel } from './table.svelte.ts';

export interface GuideStep<T extends TableModel = TableModel> {
  /** Id of a text in the game's `texts.*.ftl`. */
  text: string;
  /** The `data-guide` value of the element the step is about. On a phone it may lie behind the tab of this name. */
  anchor?: string;
  /** Whether what the step asks for is done. One that only tells has none. It is asked all the time: keep it cheap. */
  done?: (table: T) => boolean;
  /** Whether it can be done in this position; what cannot be done is left by “Next”. By default it can. */
  possible?: (table: T) => boolean;
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
  while (next < steps.length && untrack(() => steps[next]!.done?.(table))) next++;
  return next;
}

/** Whether the player has ended a turn. */
export function hasEnded(table: TableModel): boolean {
  return table.log.some((step) => step.seat === table.seat && step.events.some((event) => event.kind === 'turn-ended'));
}

/** Whether something of this name is picked on the page; what is picked is no business of the table's. */
export function isPicked(start: string): boolean {
  return document.querySelector(`[data-thing^="${start}"][aria-pressed="true"]`) !== null;
}
