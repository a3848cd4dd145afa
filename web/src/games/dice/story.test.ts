import { expect, test } from 'vitest';
import type { EventOut, Step } from '../../generated/wire.ts';
import { column, story } from './story.ts';

const event = (kind: string, seat: number, data: EventOut['data'] = {}): EventOut => ({ kind, seat, data });
let seq = 0;
const step = (seat: number, events: EventOut[], undone: number[] = []): Step => ({
  seq: seq++,
  seat,
  events,
  undone,
  scores: [0, 0],
});

const log: Step[] = [
  step(0, [event('draft-start', 0, { castle: 'monk' })]),
  step(1, [
    event('committed', 1),
    event('start-castle', 0, { castle: 'monk', space: 'e5', points: 1 }),
    event('start-castle', 1, { castle: 'good', space: 'c2', points: 1 }),
    event('phase-started', -1, { number: 1 }),
    event('rolled', -1),
  ]),
  step(0, [event('draft-mark', 0, { space: 'e6', number: 4, points: 0, bonus: 'none' })]),
  step(0, [
    event('committed', 0),
    event('marked', 0, { space: 'g3', number: 4, zone: 'yellow', paid: 'worker' }),
    event('zone-finished', 0, { zone: 'yellow', size: 2, points: 8, bonus: 'none' }),
    event('sold', 1, { goods: 2, silver: 2, points: 4 }),
    event('took-worker', 1),
    event('colour-completed', 0, { die: 'yellow', points: 4, place: 1 }),
    event('phase-started', -1, { number: 2 }),
  ]),
  step(1, [
    event('marked', 1, { space: 'a1', number: 5, zone: 'blue', paid: 'none' }),
    event('colour-completed', 1, { die: 'yellow', points: 2, place: 2 }),
  ]),
];

test('points stand in their phase, bonuses are used up, colours have their takers', () => {
  const found = story(log, 2);
  expect(found.written).toEqual([
    [[1, 8, 4], [], []],
    [[1, 4], [2], []],
  ]);
  expect(found.used).toEqual([
    { monk: 0, silver: 0, good: 0, worker: 1 },
    { monk: 0, silver: 0, good: 2, worker: 0 },
  ]);
  expect(found.takers).toEqual({ yellow: [[0], [1]] });
  expect(found.turns).toBe(2);
  expect(found.last?.seats[1]?.spaces).toEqual(['a1']);
});

test('an earlier position has its own story', () => {
  const found = story(log.slice(0, 4), 2);
  expect(found.turns).toBe(1);
  expect(found.last?.seats[0]?.spaces).toEqual(['g3']);
  expect(found.takers).toEqual({ yellow: [[0], []] });
});

test('points that do not add up are told as a sum', () => {
  const found = story(log, 2);
  expect(column(found, 0, 0, 13)).toEqual([1, 8, 4]);
  expect(column(found, 0, 0, 20)).toEqual([20]);
  expect(column(found, 0, 2, 0)).toEqual([]);
});
