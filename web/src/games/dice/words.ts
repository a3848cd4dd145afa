/** Names, labels and tips of things, in the language of the moment. */

import type { EventOut } from '../../generated/wire.ts';
import type { Tip } from '../../ui/tips.svelte.ts';
import type { DiceTable } from './context.ts';
import { BONUS_COLOUR, colourOf, held, squareOf } from './look.ts';
import type { Play } from './play.svelte.ts';
import { type Bonus, type Colour, numbersFor } from './turn.ts';

type Texts = Pick<DiceTable, 'texts'>;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The two letters of a colour, for spaces and dice. */
export const code = ({ texts }: Texts, colour: Colour): string => texts.say(`ui-code-${colour}`);

/** Which numbers a colour takes, as short as it fits on a space. */
export const requirement = ({ texts }: Texts, colour: Colour): string => texts.say(`ui-need-${colour}`);

/** What the spaces of a colour are: Rivière, Cité. */
export const kindName = ({ texts }: Texts, colour: Colour): string => capital(texts.say(`space-${colour}`));

export const bonusName = ({ texts }: Texts, bonus: Bonus): string => capital(texts.say(bonus));

const RULE: Record<Colour, string> = {
  blue: 'river',
  grey: 'mine',
  orange: 'city',
  purple: 'monastery',
  yellow: 'pasture',
  green: 'castle',
};
/** The rule of a colour in words. */
export const rule = ({ texts }: Texts, colour: Colour): string => texts.say(`${RULE[colour]}-effect`);

const isMarked = (mark: number | null | undefined): mark is number => mark !== null && mark !== undefined;

/** What stands in a space. */
function content({ table }: Play, mark: number | null | undefined): string {
  if (!isMarked(mark)) return table.texts.say('ui-empty');
  return mark === 0 ? table.texts.say('start-castle') : table.texts.say('ui-holds', { number: mark });
}

/** A space of my sheet, for those who hear the page. */
export function spaceLabel(play: Play, space: number): string {
  const { table, sheet } = play;
  const { texts } = table;
  const colour = colourOf(sheet, space);
  const square = squareOf(sheet, space);
  const parts = [
    `${table.board.spaces[space]!.name} ${square ? texts.say(`castle-${square}`) : texts.say(`space-${colour}`)}`,
    content(play, play.player?.marks[space]),
  ];
  if (play.pencilled.has(space)) parts.push(texts.say('ui-pencilled'));
  else if (play.starts.has(space)) parts.push(texts.say('ui-possible'));
  else {
    const option = play.lit.get(space);
    if (option) parts.push(texts.say('ui-possible-with', { number: option.number }));
    if (option && option.gain.have === option.gain.size)
      parts.push(`+${points(table, option.gain.points + option.gain.colour)}`);
  }
  return parts.join(', ');
}

/** A whole sheet in one sentence. */
export function sheetLabel(play: Play, seat: number): string {
  const { table, sheet, view } = play;
  const marks = view?.players[seat]?.marks ?? [];
  const written = marks.flatMap((mark, space) =>
    isMarked(mark)
      ? [`${table.board.spaces[space]!.name} ${table.texts.say(`space-${colourOf(sheet, space)}`)} ${mark || '×'}`]
      : [],
  );
  return table.texts.say('ui-sheet-label', {
    player: table.names[seat] ?? '',
    marks: written.join(', ') || table.texts.say('ui-empty'),
  });
}

/** Points with their unit. */
export const points = ({ texts }: Texts, count: number): string => texts.say('ui-points', { count });

/** One bonus won or spent. */
export const bonusChange = ({ texts }: Texts, bonus: string, count: number): string =>
  texts.say(`ui-change-${bonus}`, { count: Math.abs(count), sign: count < 0 ? '−' : '+' });

export function spaceTip(play: Play, seat: number, space: number): Tip {
  const { table, sheet, view } = play;
  const { texts, board } = table;
  const marks = view?.players[seat]?.marks ?? [];
  const zone = sheet.zones[sheet.zone[space]!]!;
  const colour = zone.colour;
  const square = squareOf(sheet, space);
  const done = zone.spaces.filter((one) => isMarked(marks[one])).length;
  const chips: NonNullable<Tip['chips']> = [];
  const own = seat === play.me;
  const gain = own ? (play.pencilled.get(space) ?? play.lit.get(space)?.gain ?? null) : null;
  if (isMarked(marks[space])) {
    chips.push({ text: capital(content(play, marks[space])) });
    if (done === zone.spaces.length) chips.push({ text: texts.say('ui-zone-done'), tone: 'ok' });
  } else {
    const player = view?.players[seat];
    const fits = player ? numbersFor(player, space) : [];
    chips.push({ text: fits.length ? texts.say('ui-takes', { numbers: fits.join(' ') }) : texts.say('ui-takes-none') });
  }
  if (gain && gain.have === gain.size) {
    chips.push({ text: `+${points(table, gain.points)}`, tone: 'gold' });
    if (gain.bonus) chips.push({ text: bonusChange(table, gain.bonus, 1), tone: 'gold' });
    if (gain.colour) chips.push({ text: texts.say('ui-colour-gain', { points: gain.colour }), tone: 'gold' });
  } else if (done < zone.spaces.length) {
    chips.push({ text: texts.say('ui-worth', { points: zone.points[play.phase]! }) });
    if (zone.bonus) chips.push({ text: bonusChange(table, zone.bonus, 1) });
  }
  return {
    title: square ? capital(texts.say(`castle-${square}`)) : kindName(table, colour),
    sub: texts.say('ui-space-sub', { space: board.spaces[space]!.name, done, size: zone.spaces.length }),
    text: rule(table, colour),
    chips,
  };
}

/** A bonus: what it does, where it comes from, how many there are. */
export function bonusTip(play: Play, seat: number, bonus: Bonus): Tip {
  const { table, view } = play;
  const player = view?.players[seat];
  return {
    title: bonusName(table, bonus),
    sub: table.texts.say('ui-bonus-from', { zone: table.texts.say(`zone-${BONUS_COLOUR[bonus]}`) }),
    text: table.texts.say(`${bonus}-effect`),
    chips: player
      ? [
          { text: table.texts.say('ui-bonus-held', { count: held(player, bonus) }) },
          ...(bonus === 'good' ? [] : [{ text: table.texts.say('ui-one-a-turn') }]),
        ]
      : [],
  };
}

/** What a seat did in a turn, short: "Rivière 5", and what came of it. */
export function deeds({ table }: Play, events: readonly EventOut[]): { main: string; more: string } {
  const { texts } = table;
  const main: string[] = [];
  const more: string[] = [];
  for (const event of events) {
    const count = Number(event.data.points ?? 0);
    if (event.kind === 'marked') {
      const paid = event.data.paid === 'none' ? '' : ` (${texts.say(String(event.data.paid))})`;
      main.push(`${kindName(table, event.data.zone as Colour)} ${event.data.number}${paid}`);
    }
    if (event.kind === 'took-worker') main.push(texts.say('ui-did-worker'));
    if (event.kind === 'sold') more.push(texts.say('ui-did-sale', { points: count }));
    if (event.kind === 'zone-finished') more.push(texts.say('ui-did-zone', { points: count }));
    if (event.kind === 'colour-completed')
      more.push(texts.say('ui-did-colour', { colour: texts.say(String(event.data.die)), points: count }));
  }
  return { main: main.join(', '), more: more.join(', ') };
}
