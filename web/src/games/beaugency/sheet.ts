/** All cards, dice and spaces of the game for its illustrated sheet, with what lies in the piles. */
import type { View } from '../../generated/beaugency.ts';
import type { Entry, Section } from '../../ui/catalogue.ts';
import type { Beaugency } from './context.ts';
import { type Card, CARDS, type Colour } from './look.ts';
import { capital, cardName } from './words.ts';

type Table = Pick<Beaugency, 'board' | 'texts'>;

/** A card of a colour as an entry's id, and back. */
const idOf = (colour: Colour, card: Card): string => `${colour}:${card}`;
export function cardOf(id: string): { colour: Colour; card: Card } | null {
  const [colour, card] = id.split(':');
  return card ? { colour: colour as Colour, card: card as Card } : null;
}

function pile(table: Table, colour: Colour, card: Card, view: View | null): Entry {
  const { board, texts } = table;
  return {
    id: idOf(colour, card),
    name: capital(cardName(table, card)),
    text: texts.say(`${card.replace('_', '-')}-effect`),
    total: board.cards[card]!.count,
    left: view ? view.supply[colour]![card]! : undefined,
  };
}

/** The kinds of spaces, in the order of the ring. */
function kinds({ board, texts }: Table): Entry[] {
  const found = [...new Set(board.spaces.map((space) => space.kind))];
  return found.map((kind) => ({
    id: kind,
    name: capital(texts.say(`space-${kind}`)),
    text: texts.say(`space-${kind.replace('_', '-')}-effect`),
    total: board.spaces.filter((space) => space.kind === kind).length,
    unsure: board.spaces.some((space) => space.kind === kind && space.unsure),
  }));
}

export function sections(table: Table, view: View | null): Section[] {
  const { board, texts } = table;
  return [
    ...board.colours.map((colour): Section => ({
      id: colour,
      title: texts.say('ui-domain', { colour }),
      entries: CARDS.map((card) => pile(table, colour, card, view)),
    })),
    {
      id: 'dice',
      title: texts.say('ui-sheet-dice'),
      entries: [
        {
          id: 'special-die',
          name: capital(texts.say('special-die')),
          text: texts.say('ui-sheet-special'),
          total: board.special_dice,
          left: view ? view.dice.board : undefined,
        },
      ],
    },
    { id: 'spaces', title: texts.say('ui-sheet-spaces'), note: texts.say('ui-sheet-ring'), entries: kinds(table) },
  ];
}
