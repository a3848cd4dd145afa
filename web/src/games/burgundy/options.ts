/** Options that are chosen from pictures. */
import type { Pickers } from '../options.ts';
import EstateOption from './EstateOption.svelte';

const pickers: Pickers = { estates: EstateOption };

export default pickers;
