/** What every part of the table shares. */

import { getContext, setContext } from 'svelte';
import type { Printed, Hints, View } from '../../generated/cards.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { Play } from './play.svelte.ts';

export type Cards = TableModel<View, Printed, Hints>;

const KEY = Symbol('cards');
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const playing = (): Play => getContext<Play>(KEY);
