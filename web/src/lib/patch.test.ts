import { expect, test } from 'vitest';
import { applyChanges } from './patch.ts';

const view = {
  phase: 'A',
  players: [
    { points: 1, hand: [1, 2] },
    { points: 2, hand: [] as number[] },
  ],
  board: { tiles: { a: 1, b: 2 } },
};

test('what is not touched keeps its identity, and the view before is unharmed', () => {
  const next = applyChanges(view, [{ at: ['players', 0, 'points'], to: 5 }]);
  expect(next.players[0]!.points).toBe(5);
  expect(view.players[0]!.points).toBe(1);
  expect(next.players[1]).toBe(view.players[1]);
  expect(next.board).toBe(view.board);
  expect(next.players[0]!.hand).toBe(view.players[0]!.hand);
});

test('several changes of one branch copy it once', () => {
  const next = applyChanges(view, [
    { at: ['board', 'tiles', 'a'], to: 9 },
    { at: ['board', 'tiles', 'c'], to: 3 },
    { at: ['board', 'tiles', 'b'] },
  ]);
  expect(next.board.tiles).toEqual({ a: 9, c: 3 });
  expect(view.board.tiles).toEqual({ a: 1, b: 2 });
});

test('a change may set what is null, and replace everything', () => {
  expect(applyChanges({ last: null }, [{ at: ['last'], to: null }])).toEqual({ last: null });
  expect(applyChanges(view, [{ at: [], to: { phase: 'B' } }])).toEqual({ phase: 'B' });
});

test('nothing changed is the same view', () => {
  expect(applyChanges(view, [])).toBe(view);
});

test('a path that leads nowhere is an error', () => {
  expect(() => applyChanges(view, [{ at: ['phase', 'x'], to: 1 }])).toThrow();
});
