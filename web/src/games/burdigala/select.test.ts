import { describe, expect, it } from 'vitest';
import type { Printed, Hints, View } from '../../generated/burdigala.ts';
import { ActionTable, type Decoded } from '../../lib/actions.ts';
import { BUILDING_ICONS, CARD_ICONS, cell, FRAME, GOOD_ICONS } from './look.ts';
import {
  cardActions,
  cardMeant,
  cardOf,
  mayBe,
  modeOf,
  movesOf,
  NOTHING,
  pawnOf,
  siteOf,
  stoneTag,
  targetsOf,
  wayOf,
} from './select.ts';

const points = Array.from({ length: 8 }, (_, at) => String(at + 1));
const table = new ActionTable([
  { name: 'place', base: 0, fields: [{ name: 'to', words: points }] },
  {
    name: 'move',
    base: 8,
    fields: [
      { name: 'pawn', words: ['a', 'b', 'c'] },
      { name: 'to', words: points },
    ],
  },
  { name: 'remove', base: 32, fields: [{ name: 'pawn', words: ['a', 'b', 'c'] }] },
  { name: 'play', base: 35, fields: [{ name: 'card', words: ['consul', 'crassus'] }] },
  {
    name: 'influence',
    base: 37,
    fields: [
      { name: 'die', words: ['die1', 'die2'] },
      { name: 'change', words: ['up', 'down'] },
    ],
  },
  {
    name: 'betray',
    base: 41,
    fields: [
      { name: 'victim', words: ['1', '2', '3', '4'] },
      { name: 'card', words: ['consul', 'boat'] },
    ],
  },
  { name: 'betray-hand', base: 49, fields: [{ name: 'victim', words: ['1', '2', '3', '4'] }] },
  { name: 'end', base: 53, fields: [] },
]);
const decode = (...texts: string[]): Decoded[] =>
  texts.map((text) => {
    const [kind, ...words] = text.split(' ') as [string, ...string[]];
    for (let id = 0; id < table.size; id++) if (table.text(id) === [kind, ...words].join(' ')) return table.decode(id);
    throw new Error(text);
  });
const hintsFor = (moves: Record<string, { dice: number[]; sites: string[] }>): Hints => ({
  moves: Object.fromEntries(
    Object.entries(moves).map(([text, { dice, sites }]) => [
      String(decode(text)[0]!.id),
      { ways: dice.map((die) => ({ die, path: [1, die] })), port: false, sends: null, sites },
    ]),
  ),
  influences: {},
  draws: {},
  privileges: [],
  stays: 0,
  reach: {},
  ending: false,
});

const board = {
  tiles: { fountain: { size: 2, value: 2 }, pottery: { size: 2, value: 4 }, domus: { size: 3, value: 3 } },
  cards: {
    crassus: { permanent: false, count: 1, plays: ['play'] },
    influence: { permanent: false, count: 1, plays: ['influence'] },
    betrayal: { permanent: false, count: 1, plays: ['betray', 'betray-hand'] },
  },
} as unknown as Printed;
const site = (
  id: string,
  size: number,
  stones: number,
  building: string | null = null,
  finished = false,
): View['districts'][number]['sites'][number] => ({
  id,
  size,
  stones,
  finished,
  building,
  value: building ? board.tiles[building]!.value : null,
  seen_by: [],
  next: null,
});
const view = {
  over: false,
  pending: 'move',
  seat: 0,
  to_act: [0],
  moved: 'a',
  laid: null,
  unseen: { tiles: ['pottery', 'domus'] },
  districts: [
    { id: 'q1', points: [1, 2], bonus: 3, sites: [site('q1a', 2, 1), site('q1b', 2, 0, 'fountain', true)] },
    { id: 'q2', points: [3], bonus: null, sites: [site('q2', 3, 0)] },
  ],
} as unknown as View;

describe('what is asked', () => {
  it('follows from the pending decision and from what is legal', () => {
    expect(modeOf(view, 0, decode('move a 2'))).toBe('move');
    expect(modeOf(view, 0, decode('remove a'))).toBe('remove');
    expect(modeOf(view, 1, [])).toBe('wait');
    expect(modeOf(view, null, [])).toBe('wait');
    expect(modeOf({ ...view, pending: 'vino' } as View, 0, decode('end'))).toBe('vino');
    expect(modeOf({ ...view, over: true } as View, 0, decode('end'))).toBe('wait');
  });
});

describe('targets', () => {
  const legal = decode('move a 3', 'move a 4', 'move b 4', 'move b 5');
  const hints = hintsFor({
    'move a 3': { dice: [2], sites: ['q2'] },
    'move a 4': { dice: [2, 3], sites: ['q1a'] },
    'move b 4': { dice: [3], sites: ['q1a'] },
    'move b 5': { dice: [2], sites: ['q3'] },
  });
  const moves = movesOf(legal, hints);

  it('are those of one pawn: the picked one, or the first that can move', () => {
    expect(targetsOf('move', legal, hints, NOTHING).map((one) => one.to)).toEqual([3, 4]);
    expect(targetsOf('move', legal, hints, { ...NOTHING, pawn: 'b' }).map((one) => one.to)).toEqual([4, 5]);
    expect(pawnOf(moves, { ...NOTHING, pawn: 'c' })).toBe('a');
    expect(pawnOf([], NOTHING)).toBeNull();
  });
  it('are narrowed by a site that was chosen first, and the pawn follows', () => {
    expect(targetsOf('move', legal, hints, { ...NOTHING, site: 'q1a' }).map((one) => one.to)).toEqual([4]);
    expect(pawnOf(moves, { ...NOTHING, pawn: 'a', site: 'q3' })).toBe('b');
  });
  it('tell their dice, and the way of the one in gold', () => {
    const target = targetsOf('move', legal, hints, NOTHING).find((one) => one.to === 4);
    expect(target?.dice).toEqual([2, 3]);
    expect(wayOf(target, 3)).toEqual([1, 3]);
    expect(wayOf(target, 6)).toEqual([1, 2]);
    expect(wayOf(undefined, 3)).toEqual([]);
  });
  it('are all empty points while pawns are placed', () => {
    expect(targetsOf('place', decode('place 1', 'place 7'), null, NOTHING).map((one) => one.to)).toEqual([1, 7]);
    expect(targetsOf('stone', legal, hints, NOTHING)).toEqual([]);
  });
});

describe('a stone', () => {
  it('is written with all it brings; a hidden value stays hidden', () => {
    const stone = { points: null, finishes: true, bonus: 3, cards: 2, more: 5, total: null };
    expect(stoneTag({ points: 2, finishes: false, bonus: 0, cards: 0, more: 0, total: 2 })).toBe('+2');
    expect(stoneTag(stone)).toBe('? +5');
    expect(stoneTag({ ...stone, bonus: 0, cards: 0, more: 0 })).toBe('?');
    expect(stoneTag({ ...stone, points: 4, total: 9 })).toBe('+9');
  });
});

describe('what a site may hide', () => {
  it('is what I have seen nowhere', () => expect(mayBe(view, board, siteOf(view, 'q1a')!)).toEqual(['pottery']));
  it('is what I have seen there', () => expect(mayBe(view, board, site('x', 3, 0, 'domus'))).toEqual(['domus']));
});

describe('cards', () => {
  it('know their actions', () => {
    const legal = decode('play crassus', 'influence die1 up', 'betray 2 boat', 'betray-hand 3', 'end');
    expect(cardActions('crassus', legal, board)).toHaveLength(1);
    expect(cardActions('betrayal', legal, board)).toHaveLength(2);
    expect(legal.map((one) => cardOf(one, board))).toEqual(['crassus', 'influence', 'betrayal', 'betrayal', null]);
  });
  it('ask about everybody but me', () => {
    expect(cardMeant(table, board, 'crassus', 3, 0).map((id) => table.text(id))).toEqual(['play crassus']);
    expect(cardMeant(table, board, 'betrayal', 3, 0).map((id) => table.text(id))).toEqual([
      'betray 2 consul',
      'betray 3 consul',
      'betray-hand 2',
      'betray-hand 3',
    ]);
    expect(cardMeant(table, board, 'influence', 3, 0)).toHaveLength(4);
  });
  it('all have an icon, as have goods and buildings', () => {
    expect(Object.keys(CARD_ICONS)).toHaveLength(14);
    expect(Object.keys(GOOD_ICONS)).toHaveLength(5);
    expect(Object.keys(BUILDING_ICONS)).toHaveLength(21);
  });
});

describe('the frame', () => {
  it('goes clockwise through a hundred cells and closes', () => {
    expect(cell(0)).toMatchObject({ x: 0, y: 0 });
    expect(cell(28)).toMatchObject({ x: FRAME.width - FRAME.deep, y: 0 });
    expect(cell(50).y).toBe(FRAME.height - FRAME.deep);
    expect(cell(78).x).toBe(0);
    expect(cell(100)).toEqual(cell(0));
    expect(cell(-1)).toEqual(cell(99));
  });
});
