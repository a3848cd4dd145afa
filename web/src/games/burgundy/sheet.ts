/** All tiles and goods of the game for its illustrated sheet, with how many have not been drawn. */
import type { View } from '../../generated/burgundy.ts';
import type { Entry, Section } from '../../ui/catalogue.ts';
import type { GameContext } from './context.ts';
import type { Family } from './look.ts';
import { capital, tileRule } from './words.ts';

type Table = GameContext['table'];

export function tilesOf({ board }: Table, ...families: Family[]): string[] {
  return families.flatMap((family) => Object.keys(board.tiles).filter((name) => board.tiles[name]!.family === family));
}

function tile(table: Table, name: string, view: View | null): Entry {
  const { board, texts } = table;
  const { family, normal, black, number } = board.tiles[name]!;
  const facts: string[] = [];
  if (number) facts.push(texts.say('ui-sheet-number', { number }));
  if (black && normal) {
    if (view) facts.push(texts.say('ui-sheet-black-left', { left: view.bag.black[name] ?? 0, total: black }));
    else facts.push(texts.say('ui-sheet-black', { total: black }));
  } else if (black) facts.push(texts.say('ui-sheet-black-only'));
  return {
    id: name,
    name: capital(texts.say(['castle', 'mine', 'ship'].includes(family) ? family : name)),
    facts,
    ...(family === 'pasture' ? {} : { text: tileRule(table, name) }),
    total: normal + black,
    left: view ? (view.bag.tiles[name] ?? 0) + (view.bag.black[name] ?? 0) : undefined,
    // How many animals the tiles show is not printed for certain.
    unsure: family === 'pasture' && board.reconstructions.includes('R1.4'),
  };
}

function goods({ board, texts }: Table, view: View | null): Entry[] {
  return board.goods.map((good, at) => ({
    id: good,
    name: capital(texts.say(`good-${good}`)),
    facts: [texts.say('ui-sheet-die', { die: at + 1 })],
    total: board.goods_of_each,
    left: view ? (view.bag.goods[good] ?? 0) : undefined,
  }));
}

export function sections(table: Table, view: View | null): Section[] {
  const say = table.texts.say.bind(table.texts);
  const tiles = (...families: Family[]): Entry[] => tilesOf(table, ...families).map((name) => tile(table, name, view));
  return [
    { id: 'first', title: say('ui-sheet-first'), entries: tiles('castle', 'mine', 'ship') },
    { id: 'building', title: capital(say('buildings')), note: say('ui-sheet-building'), entries: tiles('building') },
    { id: 'pasture', title: capital(say('pastures')), note: say('pasture-effect'), entries: tiles('pasture') },
    { id: 'knowledge', title: capital(say('knowledge-tiles')), entries: tiles('knowledge') },
    { id: 'goods', title: capital(say('goods')), note: say('ui-sheet-goods'), entries: goods(table, view) },
  ];
}
