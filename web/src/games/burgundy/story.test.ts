import { expect, test } from 'vitest';
import type { Printed, View } from '../../generated/burgundy.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import { flights, lastPlaced, loadingAt, seals } from './story.ts';

const board = {
  spaces: ['a1', 'a2', 'a3'].map((name) => ({ name })),
  estates: [{ number: '1', districts: [0, 0, 1], sizes: [2, 1] }],
  depots: [1, 2, 3, 4, 5, 6].map((number) => ({ number })),
  goods: ['turquoise', 'violet', 'pink', 'red', 'brown', 'orange'],
  district_points: [0, 1, 3],
} as unknown as Printed;
const event = (kind: string, data: EventOut['data'], seat = 0): EventOut => ({ kind, seat, data }) as EventOut;
const view = (stored: (string | null)[], tiles: (string | null)[] = [null, null, null]): View =>
  ({ players: [{ estate: '1', stored, tiles }] }) as unknown as View;
const log = (...events: EventOut[]): Step[] => [{ seq: 1, seat: 0, events, undone: [] } as unknown as Step];

test('a tile flies from its place in a depot to the storage', () => {
  const before = view([null, null, null, null]);
  const after = view(['bank', null, null, null]);
  const [taken] = flights(board, [event('tile-taken', { tile: 'bank', depot: 3, slot: 'b' })], before, after);
  expect(taken).toMatchObject({ kind: 'tile', what: 'bank', from: 'shelf-2-1', to: 'stored-0-0' });
  const [bought] = flights(board, [event('tile-taken', { tile: 'bank', depot: 'black', slot: 'd' })], before, after);
  expect(bought).toMatchObject({ from: 'black-3' });
});

test('a placed tile, its points and loaded goods', () => {
  const found = flights(
    board,
    [
      event('tile-placed', { tile: 'ship', space: 'a2' }),
      event('points', { source: 'districts', points: 3 }),
      event('good-loaded', { good: 'pink', amount: 2, depot: 6 }),
    ],
    view([null, 'ship', null, null]),
    view([null, null, null, null]),
  );
  expect(found.map(({ kind, what, from, to }) => [kind, what, from, to])).toEqual([
    ['tile', 'ship', 'stored-0-1', 'space-0-1'],
    ['points', '3', 'space-0-1', ''],
    ['good', '3', 'goods-at-5', 'goods-0'],
  ]);
});

test('what the log tells about a position', () => {
  expect(loadingAt(0, log(event('ship-loads', { depots: [6, 1], count: 2 })))).toEqual([5, 0]);
  const steps = log(
    event('tile-placed', { tile: 'bank', space: 'a2' }),
    event('district-completed', { space: 'a2', size: 2 }),
    event('points', { source: 'districts', points: 3 }),
    event('points', { source: 'phase-bonus', points: 10 }),
  );
  expect(lastPlaced(board, 0, steps)).toEqual([1]);
  expect(seals(board, view([], ['bank', 'bank', null]), 0, steps)).toEqual([{ district: 0, points: 13 }]);
});
