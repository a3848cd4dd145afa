/** What French does to the word before a name: « de Camille », but « d’Aliénor ». Mirrors `chatelain.text.french`. */
import type { FluentFunction } from '@fluent/bundle';

/** A vowel, a `y` that sounds like one (Yves, but not Yann), or an `h` that is not heard. */
const VOWEL = /^([aeiouœæ]|y(?![aeiouœæ])|h[aeiouyœæ])/;
/** Names and nicknames whose `h` keeps its distance (Hannah, Heidi, héros), and words that do without reason (onze). */
const APART =
  /^(h(a(?!drien|bile)|ei|elm|endrik|er(mann|isson|on|os)|i(bou|lda|lary|ro)|o(bbit|l|mard|ng|w)|u(it|lk|n|ss))|onz)/;

/** « de » before a name or a noun without article. */
export function de(word: string): string {
  const bare = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return VOWEL.test(bare) && !APART.test(bare) ? `d’${word}` : `de ${word}`;
}

/** Functions that texts may use: `{ DE($player) }`. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  DE: ([word]) => de(typeof word === 'string' ? word : String(word?.valueOf() ?? '')),
};
