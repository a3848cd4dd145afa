/** All cards of the game for its illustrated sheet, with how many this viewer has not seen. */
import type { View } from '../../generated/cards.ts';
import type { Entry, Section } from '../../ui/catalogue.ts';
import type { Cards } from './context.ts';
import { type Animal, card, type Good, soldBy, type Type } from './look.ts';
import { capital } from './words.ts';

type Table = Pick<Cards, 'board' | 'texts'>;

export interface DieCount {
  die: number;
  total: number;
  left: number | undefined;
}

/** The dice on the cards with a face. */
export function diceOf({ board }: Table, face: string, view: View | null): DieCount[] {
  return Object.entries(board.cards)
    .filter(([, one]) => one.face === face && one.cards)
    .map(([name, one]) => ({
      die: one.die,
      total: one.cards,
      left: view ? (view.unseen.cards[name] ?? 0) : undefined,
    }));
}

export const typeOf = ({ board }: Table, face: string): Type => card(board, `${face}1`).type;

function faceEntry(table: Table, face: string, view: View | null): Entry {
  const { board, texts } = table;
  const dice = diceOf(table, face, view);
  const type = typeOf(table, face);
  return {
    id: face,
    name: capital(texts.say(face)),
    text: texts.say(`${face}-effect`),
    facts: [
      texts.say('ui-triple-worth', {
        count: board.triples[type]!,
        unsure: board.unsure_triples.includes(type) ? 1 : 0,
      }),
    ],
    total: dice.reduce((sum, one) => sum + one.total, 0),
    left: view ? dice.reduce((sum, one) => sum + (one.left ?? 0), 0) : undefined,
  };
}

export const isGood = ({ board }: Table, id: string): id is Good => board.goods.some((good) => good === id);
export const isAnimal = ({ board }: Table, id: string): id is Animal => board.animals.some((animal) => animal === id);

export function sections(table: Table, view: View | null): Section[] {
  const { board, texts } = table;
  const faces = [...new Set(Object.values(board.cards).map((one) => one.face))];
  const isBuilding = (face: string): boolean => typeOf(table, face) === 'building';
  const entries = (wanted: string[]): Entry[] => wanted.map((face) => faceEntry(table, face, view));
  return [
    { id: 'types', title: texts.say('ui-sheet-types'), entries: entries(faces.filter((face) => !isBuilding(face))) },
    {
      id: 'buildings',
      title: capital(texts.say('buildings')),
      note: texts.say('ui-sheet-buildings'),
      entries: entries(faces.filter(isBuilding)),
    },
    {
      id: 'goods',
      title: capital(texts.say('goods')),
      note: texts.say('goods-effect'),
      entries: board.goods.map((good) => ({
        id: good,
        name: capital(texts.say(`good-${good}`)),
        facts: [texts.say('ui-sheet-sold-by', { dice: soldBy(board.sold_by, good) })],
        total: board.goods_cards[good]!,
        left: view ? (view.unseen.goods[good] ?? 0) : undefined,
        unsure: board.unsure_goods,
      })),
    },
    {
      id: 'animals',
      title: capital(texts.say('animals')),
      note: texts.say('animals-effect'),
      entries: board.animals.map((animal) => ({
        id: animal,
        name: capital(texts.say(animal)),
        total: board.animal_cards[animal]!,
        left: view ? (view.unseen.animals[animal] ?? 0) : undefined,
        unsure: board.reconstructions.includes('R1.6'),
      })),
    },
  ];
}
