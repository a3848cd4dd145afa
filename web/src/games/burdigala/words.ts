/** Names of things in the language of the moment. */
import type { Burdigala } from './context.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A card, good, building, district or site. */
export const nameOf = (table: Burdigala, id: string): string => capital(table.texts.say(id.replaceAll('_', '-')));
export const effectOf = (table: Burdigala, card: string): string => table.texts.say(`${card}-effect`);
/** A control point: its name, if the map is ours. */
export function pointName(table: Burdigala, point: number): string {
  const id = `point-${point}`;
  return table.board.standard && table.texts.has(id) ? table.texts.say(id) : capital(table.texts.say('control-point'));
}
