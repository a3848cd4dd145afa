/** The games' own screens, each loaded when it is first needed. */
import type { Component } from 'svelte';
import type { Step } from '../generated/wire.ts';
import type { TableModel } from '../lib/table.svelte.ts';
import type { GameTexts } from '../lib/texts.svelte.ts';
import type { Plan } from './sources.ts';

/** Who is played against without sitting at the table: the game itself moves him. */
export interface Rival {
  name: string;
  /** What he is, in a few words. */
  kind: string;
  /** His points by source. */
  sheet: Record<string, number>;
  /** His points after each step of a log. */
  course: (log: readonly Step[]) => number[];
}

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
  /** Whom a player alone plays against, where a game has somebody. */
  rival?: (table: T) => Rival | null;
  /** Whether the log names spaces or points that the board can show the names of. */
  places?: boolean;
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
