/** Options that are chosen from pictures. */
import type { GameOptions } from '../options.ts';
import EstateOption from './EstateOption.svelte';

const options: GameOptions = { pickers: { estates: EstateOption } };

export default options;
