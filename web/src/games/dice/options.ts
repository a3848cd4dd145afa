/** Options that are chosen from pictures. */
import type { GameOptions } from '../options.ts';
import OptionPicture from './OptionPicture.svelte';

const options: GameOptions = { pictures: { sheet: OptionPicture } };

export default options;
