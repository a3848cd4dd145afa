import { beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '../generated/wire.ts';
import { setLang } from './texts.svelte.ts';
import { ago, botName, gameName, marks, named, seatRange } from './words.ts';

beforeAll(() => setLang('en'));

test('names, known and unknown', () => {
  expect(gameName('beaugency')).toBe('Beaugency');
  expect(botName('somebody-else')).toBe('somebody-else');
});

test('seats', () => {
  const game = { id: 'x', rules: 1, minutes: [1, 2] as [number, number], options: [], actions: [], bots: [] };
  expect(seatRange({ ...game, seats: [2, 4] })).toBe('2–4');
  expect(seatRange({ ...game, seats: [2, 2] })).toBe('2');
});

test('time past', () => {
  expect(ago(1000, 1010)).toBe('just now');
  expect(ago(0, 7200)).toMatch(/2 hr/);
  expect(ago(0, 86_400 * 3)).toMatch(/3 days/);
});

test('bots of one kind have names and marks of their own', async () => {
  await setLang('fr');
  const seats = ['squire', 'squire 2', 'squire 3'].map((name) => ({ name, bot: 'squire', person: false }));
  const names = named({ seats } as TableInfo).seats.map(({ name }) => name);
  expect(names).toEqual(['Écuyer', 'Écuyer 2', 'Écuyer 3']);
  expect(marks(['Eudes', ...names])).toEqual(['E', 'É', '2', '3']);
  expect(marks(['Aurélia', 'bruno'])).toEqual(['A', 'B']);
  expect(marks(['Anna', 'Alex', 'Zoé'])).toEqual(['1', '2', 'Z']);
  expect(marks(['Anna', 'Alex', 'Anna 2'])).toEqual(['1', '2', '3']);
  await setLang('en');
});
