/** What every part of the table shares. */

import { getContext, setContext } from 'svelte';
import type { Printed, Hints, View } from '../../generated/dice.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { Play } from './play.svelte.ts';

export type DiceTable = TableModel<View, Printed, Hints>;

const PLAY = Symbol('dice');
export const setPlay = (play: Play): Play => setContext(PLAY, play);
export const playing = (): Play => getContext<Play>(PLAY);
