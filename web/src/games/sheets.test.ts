import { describe, expect, it } from 'vitest';
import type { Printed as BeaugencyBoard, View as BeaugencyView } from '../generated/beaugency.ts';
import type { Printed as BurdigalaBoard, View as BurdigalaView } from '../generated/burdigala.ts';
import type { Printed as BurgundyBoard, View as BurgundyView } from '../generated/burgundy.ts';
import type { Printed as CardsBoard, View as CardsView } from '../generated/cards.ts';
import type { GameTexts } from '../lib/texts.svelte.ts';
import type { Entry, Section } from '../ui/catalogue.ts';
import { sections as beaugency } from './beaugency/sheet.ts';
import { sections as burdigala } from './burdigala/sheet.ts';
import { sections as burgundy } from './burgundy/sheet.ts';
import kept from './cards/positions.json';
import { diceOf, sections as cards } from './cards/sheet.ts';

/** Every text says its id and what it was told. */
const texts = {
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
  has: (id: string) => id === 'necropolis-effect',
} as unknown as GameTexts;
const entry = (sections: Section[], id: string): Entry =>
  sections.flatMap(({ entries }) => entries).find((one) => one.id === id)!;
const left = (sections: Section[], id: string): (number | undefined)[] => {
  const { left: rest, total } = entry(sections, id);
  return [rest, total];
};

describe('burgundy', () => {
  const tile = { animals: 0, number: 0, points: 0, scores: null, species: null };
  const board = {
    tiles: {
      castle: { ...tile, family: 'castle', normal: 14, black: 2 },
      cow3: { ...tile, family: 'pasture', normal: 2, black: 1, animals: 3, species: 'cow' },
      k7: { ...tile, family: 'knowledge', normal: 0, black: 1, number: 7 },
    },
    goods: ['turquoise'],
    goods_of_each: 7,
    reconstructions: ['R1.4'],
  } as unknown as BurgundyBoard;
  const view = {
    bag: { tiles: { castle: 9 }, black: { castle: 1, k7: 1 }, goods: { turquoise: 4 } },
  } as unknown as BurgundyView;

  it('counts both backs together, and says how many are black', () => {
    const sheet = burgundy({ board, texts }, view);
    expect(left(sheet, 'castle')).toEqual([10, 16]);
    expect(entry(sheet, 'castle').facts).toEqual(['ui-sheet-black-left 1 2']);
    expect(left(sheet, 'cow3')).toEqual([0, 3]);
    expect(left(sheet, 'k7')).toEqual([1, 1]);
    expect(left(sheet, 'turquoise')).toEqual([4, 7]);
  });
  it('marks what is a reconstruction, and counts nothing without a position', () => {
    const sheet = burgundy({ board, texts }, null);
    expect(entry(sheet, 'cow3').unsure).toBe(true);
    expect(left(sheet, 'castle')).toEqual([undefined, 16]);
  });
});

describe('cards', () => {
  const board = kept.board as unknown as CardsBoard;
  const view = kept.positions.picture.view as unknown as CardsView;
  const table = { board, texts };

  it('has every card once, and says what is unseen die by die', () => {
    const sheet = cards(table, view);
    const faces = sheet.filter(({ id }) => id === 'types' || id === 'buildings').flatMap(({ entries }) => entries);
    expect(faces).toHaveLength(14);
    expect(faces.reduce((sum, one) => sum + one.total!, 0)).toBe(114);
    const unseen = Object.values(view.unseen.cards).reduce((sum, count) => sum + count, 0);
    expect(faces.reduce((sum, one) => sum + one.left!, 0)).toBe(unseen);
    for (const { id, left: rest } of faces)
      expect(diceOf(table, id, view).reduce((sum, one) => sum + one.left!, 0)).toBe(rest);
  });
});

describe('beaugency', () => {
  const board = {
    colours: ['blue'],
    cards: Object.fromEntries(
      ['wall', 'small_tower', 'house', 'great_tower'].map((card) => [card, { value: 1, count: 9, building: false }]),
    ),
    special_dice: 5,
    spaces: [
      { kind: 'crown', unsure: true },
      { kind: 'wall', unsure: false },
      { kind: 'wall', unsure: false },
    ],
  } as unknown as BeaugencyBoard;
  const view = {
    supply: { blue: { wall: 6, small_tower: 3, house: 0, great_tower: 4 } },
    dice: { board: 2, seats: [3, 0] },
  } as unknown as BeaugencyView;

  it('tells what lies in the piles and on the board', () => {
    const sheet = beaugency({ board, texts }, view);
    expect(left(sheet, 'blue:wall')).toEqual([6, 9]);
    expect(left(sheet, 'blue:house')).toEqual([0, 9]);
    expect(left(sheet, 'special-die')).toEqual([2, 5]);
    expect(entry(sheet, 'crown').unsure).toBe(true);
    expect(left(sheet, 'wall')).toEqual([undefined, 2]);
  });
});

describe('burdigala', () => {
  const board = {
    tiles: { forum: { size: 5, value: 7 }, necropolis: { size: 3, value: 0 }, altar: { size: 2, value: 2 } },
    cards: { consul: { permanent: true, count: 3 } },
    goods: { wine: 5 },
    tokens: [4, 4],
    permanent_points: 2,
    reconstructions: ['R1.4'],
  } as unknown as BurdigalaBoard;
  const view = {
    districts: [
      { sites: [{ id: 'q5', building: 'forum', finished: true }] },
      { sites: [{ id: 'q9a', building: 'altar', finished: false }] },
    ],
    unseen: { tiles: ['necropolis'], goods: { wine: 3 }, cards: { consul: 2 } },
  } as unknown as BurdigalaView;

  it('says of every building whether it stands, was looked at, or is hidden still', () => {
    const sheet = burdigala({ board, texts }, view);
    expect(entry(sheet, 'building:forum').facts).toContain('ui-sheet-built Q5');
    expect(entry(sheet, 'building:altar').facts).toContain('ui-sheet-seen Q9a');
    expect(entry(sheet, 'building:necropolis')).toMatchObject({ left: 1, text: 'necropolis-effect' });
    expect(left(sheet, 'card:consul')).toEqual([2, 3]);
    expect(left(sheet, 'good:wine')).toEqual([3, 5]);
    expect(sheet.find(({ id }) => id === 'size-2')!.unsure).toBe(true);
  });
});
