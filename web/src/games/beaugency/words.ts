/** Words for what lies on the table. */
import type { Tip } from '../../ui/tips.svelte.ts';
import type { Beaugency } from './context.ts';
import type { Card, Colour } from './look.ts';
import type { Play } from './play.svelte.ts';

const id = (word: string): string => word.replace('_', '-');
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const seatDie = (seat: number): 'ivory' | 'ebony' => (seat === 1 ? 'ebony' : 'ivory');

export const cardName = (table: Pick<Beaugency, 'texts'>, card: Card): string => table.texts.say(id(card));
/** "Blue wall". */
export const cardTitle = (table: Beaugency, card: Card, colour: Colour): string =>
  table.texts.say('ui-space-title', { kind: card, colour });
export function spaceTitle(table: Beaugency, space: number): string {
  const { kind, colour } = table.board.spaces[space]!;
  return table.texts.say('ui-space-title', { kind, colour });
}
export const percent = (table: Beaugency, value: number): string => table.texts.say('ui-percent', { value });

/** What a space is, and what stopping there gives. */
export function spaceTip(play: Play, space: number): Tip {
  const { table } = play;
  const { say } = { say: table.texts.say.bind(table.texts) };
  const { kind, unsure, colour } = table.board.spaces[space]!;
  const chips: Tip['chips'] = [];
  const view = play.view;
  if (view) {
    const face = view.reach.findIndex((one) => one.space === space) + 1;
    if (space === view.crown) chips.push({ text: say('ui-crown-here'), tone: 'gold' });
    else if (face && !view.over) {
      const { stays } = view.reach[face - 1]!;
      chips.push({ text: say(stays ? 'ui-ahead-stays' : 'ui-ahead-leaves', { face }), tone: stays ? 'ok' : 'bad' });
    }
    if (kind === 'crown' || kind === 'crown_wall') chips.push({ text: leadText(play, colour) });
  }
  if (unsure) chips.push({ text: say('ui-unsure-place'), tone: 'gold' });
  return { title: spaceTitle(table, space), text: say(`space-${id(kind)}-effect`), chips };
}

/** Who would score now, and how much. */
export function leadText(play: Play, colour: Colour): string {
  const { table } = play;
  const lead = play.view!.leads[colour];
  if (!lead) return table.texts.say('ui-level');
  return table.texts.say('ui-lead', { player: table.names[lead.seat] ?? '', points: lead.points });
}

/** A card in a castle or a pile. */
export function cardTip(play: Play, card: Card, colour: Colour, more: Tip['chips'] = []): Tip {
  const { table } = play;
  return { title: cardTitle(table, card, colour), text: table.texts.say(`${id(card)}-effect`), chips: more };
}

export function placeName(table: Beaugency, place: string): string {
  if (place === 'left') return table.texts.say('ui-place-left');
  if (place === 'right') return table.texts.say('ui-place-right');
  return table.texts.say('ui-place-gap', { place: Number(place) });
}
