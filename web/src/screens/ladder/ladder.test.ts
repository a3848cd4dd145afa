import { expect, test } from 'vitest';
import type { BotInfo } from '../../generated/wire.ts';
import { dotsOf, scaleOf } from './scale.ts';

const bot = (id: string, value: number | null): BotInfo => ({
  id,
  rating: value === null ? null : { value, low: value - 20, high: value + 20, reach: 20 },
  measured: id,
  points: 1,
  traits: {},
});

test('the scale reaches from the weakest to the strongest, with room for their names', () => {
  const { marks, me, rows } = scaleOf([bot('duke', 1900), bot('page', 900), bot('new', null)], null, 1000, 100);
  expect(marks.map(({ id, x, row }) => [id, x, row])).toEqual([
    ['page', 50, 0],
    ['duke', 950, 0],
  ]);
  expect([me, rows]).toEqual([null, 1]);
});

test('names that would lie on each other stand on lines of their own', () => {
  const { marks, rows } = scaleOf(
    [bot('page', 1000), bot('baron', 1890), bot('count', 1895), bot('duke', 1900)],
    null,
    1000,
    100,
  );
  expect(marks.map(({ row }) => row)).toEqual([0, 0, 1, 2]);
  expect(rows).toBe(3);
});

test('I stand among them, and my interval stays in the picture', () => {
  const { me } = scaleOf(
    [bot('page', 1000), bot('duke', 2000)],
    { value: 1500, low: 400, high: 1600, reach: 600 },
    1000,
    100,
  );
  expect(me).toEqual({ x: 500, from: 0, to: 590 });
  expect(scaleOf([bot('page', 1000)], { value: 1000, low: 900, high: 1100, reach: 100 }, 1000, 100).marks[0]!.x).toBe(
    50,
  );
});

test('five dots for who has most', () => {
  expect([33, 14, 0].map((points) => dotsOf(points, 33))).toEqual([5, 2, 0]);
  expect(dotsOf(0, 0)).toBe(0);
});
