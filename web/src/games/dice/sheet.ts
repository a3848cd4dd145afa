/** What the printed sheet and the dice say: colours, bonuses, castles and dice for the illustrated sheet. */
import type { View } from '../../generated/dice.ts';
import type { Entry, Section } from '../../ui/catalogue.ts';
import type { DiceTable } from './context.ts';
import { BONUSES, COLOURS } from './look.ts';
import type { Bonus, Colour } from './turn.ts';
import { bonusName, capital, kindName, rule } from './words.ts';

type Table = Pick<DiceTable, 'board' | 'texts'>;

export const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);
export const isBonus = (id: string): id is Bonus => BONUSES.some((bonus) => bonus === id);

function colourEntry(table: Table, colour: Colour, view: View | null): Entry {
  const { board, texts } = table;
  const printed = board.colours.find((one) => one.colour === colour)!;
  const facts = [texts.say('ui-sheet-spaces', { count: printed.spaces })];
  if (view) {
    const { values, open } = view.colours[colour]!;
    facts.push(texts.say('ui-sheet-whole', { first: values[0]!, second: values[1]! }));
    facts.push(texts.say(open ? 'ui-sheet-open' : 'ui-sheet-closed', { points: open }));
  }
  return { id: colour, name: kindName(table, colour), text: rule(table, colour), facts };
}

export function sections(table: Table, view: View | null): Section[] {
  const { board, texts } = table;
  const isStandard = !view || view.data === 'standard';
  const [single, double] = board.hourglasses;
  return [
    {
      id: 'colours',
      title: texts.say('ui-sheet-colour'),
      unsure: isStandard && view !== null,
      note: view ? texts.say('ui-sheet-colours') : '',
      entries: COLOURS.map((colour) => colourEntry(table, colour, view)),
    },
    {
      id: 'zones',
      title: capital(texts.say('zones')),
      unsure: isStandard,
      note: texts.say('ui-sheet-zones'),
      entries: [],
    },
    {
      id: 'bonuses',
      title: capital(texts.say('bonuses')),
      note: texts.say('ui-sheet-bonuses'),
      entries: BONUSES.map((bonus) => ({
        id: bonus,
        name: bonusName(table, bonus),
        text: texts.say(`${bonus}-effect`),
        facts: [texts.say(`ui-source-${bonus}`)],
      })),
    },
    {
      id: 'dice',
      title: texts.say('ui-sheet-dice'),
      entries: [
        {
          id: 'colour-die',
          name: capital(texts.say('colour-die')),
          facts: [texts.say('ui-sheet-faces')],
          unsure: isStandard,
        },
        { id: 'number-die', name: capital(texts.say('number-die')) },
        {
          id: 'hourglass',
          name: capital(texts.say('hourglass')),
          text: texts.say('hourglass-effect'),
          facts: [texts.say('ui-sheet-of-six', { count: single! })],
          unsure: isStandard,
        },
        {
          id: 'double-hourglass',
          name: capital(texts.say('double-hourglass')),
          text: texts.say('double-hourglass-effect'),
          facts: [texts.say('ui-sheet-of-six', { count: double! })],
          unsure: isStandard,
        },
      ],
    },
  ];
}
