/** What the parts of the table share. */
import { createContext } from 'svelte';
import type { Printed, Hints, View } from '../../generated/burdigala.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { Play } from './play.svelte.ts';

export type Burdigala = TableModel<View, Printed, Hints>;
export const [playing, setPlay] = createContext<Play>();
