/** The games' own screens, each loaded when it is first needed. */
import type { Component } from 'svelte';
import type { TableModel } from '../lib/table.svelte.ts';

export interface GameClient {
  /** The whole area below the bar; also shows replays (`table.readonly`). */
  Table: Component<{ table: TableModel }>;
  /** What the turn pill says beside whose turn it is: "phase C, round 3". */
  moment?: (table: TableModel) => string;
  /** A picture for a choice of an option before a game, and a word about it. */
  OptionPicture?: Component<{ option: string; choice: string }>;
}

type Module = { default: GameClient };
const found = import.meta.glob<Module>('./*/index.ts');

export async function gameClient(id: string): Promise<GameClient> {
  const load = found[`./${id}/index.ts`];
  if (load) return (await load()).default;
  return { Table: (await import('./Fallback.svelte')).default };
}
