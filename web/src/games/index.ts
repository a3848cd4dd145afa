/** The games' own screens, each loaded when it is first needed. */
import type { Component } from 'svelte';
import type { TableModel } from '../lib/table.svelte.ts';
import type { GameTexts } from '../lib/texts.svelte.ts';
import type { Plan } from './sources.ts';

/** What a game brings for its table `T`; the shell, which knows no game, has it for the table it opened. */
export interface GameClient<T extends TableModel = TableModel> {
  /**
   * The whole area below the bar, as a `<main>` with an `<h1>` (which may be `hidden-text`); also shows replays
   * (`table.readonly`).
   */
  Table: Component<{ table: T }>;
  /** What the turn pill says beside whose turn it is: "phase C, round 3". */
  moment?: (table: T) => string;
  /** More for the information panel, such as which values are reconstructions. */
  Info?: Component<{ table: T }>;
  /** Where points come from, in the order and the colours of the end of the game. */
  sources?: Plan;
  /** Keys of this game: what to press, and what it does. */
  keys?: (texts: GameTexts) => [string[], string][];
}

type Module = { default: GameClient };
const found = import.meta.glob<Module>('./*/index.ts');

export async function gameClient(id: string): Promise<GameClient> {
  const load = found[`./${id}/index.ts`];
  if (load) return (await load()).default;
  return { Table: (await import('./Fallback.svelte')).default };
}
