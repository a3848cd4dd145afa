/** Names, rules and labels of things, in the language of the moment. */

import type { Bonus, Gain } from '../../generated/cards.ts';
import type { Tip } from '../../ui/tips.svelte.ts';
import type { Cards } from './context.ts';
import { card, GIFTS, type Type } from './look.ts';
import type { Play } from './play.svelte.ts';
import type { Thing } from './select.ts';

type Texts = Pick<Cards, 'board' | 'texts'>;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A card's short name, as it stands on it. */
const faceName = ({ texts }: Texts, face: string): string => texts.say(`ui-name-${face}`);
export const cardName = (table: Texts, name: string): string => faceName(table, card(table.board, name).face);

/** What it does, in a few words. */
export const cardShort = ({ board, texts }: Texts, name: string): string =>
  texts.say(`ui-short-${card(board, name).face}`);

/** The two letters of a type. */
export const code = ({ texts }: Texts, type: string): string => texts.say(`ui-code-${type}`);

export const isUnsure = ({ board }: Texts, type: Type): boolean => board.unsure_triples.includes(type);

export const costText = ({ texts }: Texts, cost: number): string => texts.say('ui-cost', { count: cost });

/** What a choice of the bonus gives, in words. */
export function bonusText({ texts }: Texts, bonus: Bonus): string {
  return texts.join(
    GIFTS.flatMap((gift) => (bonus[gift] ? [texts.say(`ui-gift-${gift}`, { count: bonus[gift] })] : [])),
  );
}

/** Points, silver and workers of an action, as short texts. */
export function gains({ texts }: Texts, gain: Gain | null): string[] {
  if (!gain) return [];
  const found: string[] = [];
  if (gain.triple) found.push(texts.say('ui-gain-triple', { first: gain.first ? 1 : 0 }));
  if (gain.seven) found.push(texts.say('ui-gain-seven'));
  if (gain.points) found.push(texts.say('ui-gain-points', { count: gain.points }));
  if (gain.silver > 0) found.push(texts.say('ui-gain-silver', { count: gain.silver }));
  if (gain.new_workers > 0) found.push(texts.say('ui-gain-workers', { count: gain.new_workers }));
  if (gain.start_card) found.push(texts.say('ui-gain-start'));
  return found;
}

/** The tip of a card. `thing` is what a click on it means. */
export function cardTip(play: Play, name: string, thing: Thing | null = null): Promise<Tip> {
  const { table } = play;
  const { face, type, die } = card(table.board, name);
  const triple = table.board.triples[type]!;
  const unsure = isUnsure(table, type) ? 1 : 0;
  const chips: NonNullable<Tip['chips']> = [{ text: table.texts.say('ui-triple-worth', { count: triple, unsure }) }];
  const light = thing ? play.lit.get(thing) : undefined;
  if (light && play.die !== null)
    chips.push({ text: costText(table, light.cost), ...(light.cost ? {} : { tone: 'ok' as const }) });
  if (light?.gain) for (const text of gains(table, light.gain)) chips.push({ text, tone: 'gold' });
  if (unsure) chips.push({ text: table.texts.say('ui-approx-long') });
  return play.tip(name, thing, {
    title: capital(table.texts.say(face)),
    sub: table.texts.say('ui-card-sub', { type: capital(table.texts.say(type)), die }),
    text: table.texts.say(`${face}-effect`),
    chips,
  });
}

/** What a screen reader says about a card that can be clicked. */
export function cardLabel(play: Play, name: string, where: string, thing: Thing | null = null): string {
  const { table } = play;
  const { face, die } = card(table.board, name);
  const said = [table.texts.say('ui-label-card', { card: table.texts.say(face), die, where })];
  const light = thing ? play.lit.get(thing) : undefined;
  if (light)
    said.push(
      play.die === null ? table.texts.say('ui-label-possible') : costText(table, light.cost),
      ...gains(table, light.gain),
    );
  return said.join(', ');
}
