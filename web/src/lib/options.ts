/** Options of a game in words. The engine explains an option in a sentence; a client may have a short title for it. */
import type { OptionInfo } from '../generated/wire.ts';
import { type GameTexts, t } from './texts.svelte.ts';

export interface OptionWords {
  id: string;
  title: string;
  /** The engine's explanation. */
  text: string;
  value: string;
}

export function optionWords(option: OptionInfo, value: string | boolean, texts: GameTexts): OptionWords {
  // The engine's explanations also tell of files, which are for the command line: the game's screens may have their own.
  const own = `option-text-${option.id}`;
  const text = texts.say(texts.has(own) ? own : `option-${option.id}`);
  const named = `option-title-${option.id}`;
  const title = texts.has(named) ? texts.say(named) : text;
  return { id: option.id, title, text, value: choiceWords(option, value, texts) };
}

export function choiceWords(option: OptionInfo, value: string | boolean, texts: GameTexts): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const id = `option-${option.id}-${value}`;
  return texts.has(id) ? texts.say(id) : value;
}

/** Whether so many players have this choice. */
export function fits(option: OptionInfo, value: string | boolean, seats: number): boolean {
  return option.limits.every(([choice, low, high]) => choice !== value || (low <= seats && seats <= high));
}
