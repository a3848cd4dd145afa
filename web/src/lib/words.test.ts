import { beforeAll, expect, test } from 'vitest';
import { setLang } from './texts.svelte.ts';
import { ago, botName, gameName, seatRange } from './words.ts';

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
