/** What every part of the table shares. */

import { getContext, setContext } from 'svelte';
import type { Printed, Hints, View } from '../../generated/burgundy.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { Play } from './play.svelte.ts';

export type Burgundy = TableModel<View, Printed, Hints>;
export interface GameContext {
  /** The table, or just enough of one to draw an estate. */
  table: Pick<Burgundy, 'board' | 'texts'>;
}

const KEY = Symbol('burgundy');

export const setGame = (context: GameContext): GameContext => setContext(KEY, context);
export const game = (): GameContext => getContext<GameContext>(KEY);

const PLAY = Symbol('burgundy play');
export const setPlay = (play: Play): Play => setContext(PLAY, play);
export const playing = (): Play => getContext<Play>(PLAY);
