import { expect, it } from 'vitest';
import { type GuideStep, hasEnded, nextStep } from './guide.ts';
import type { TableModel } from './table.svelte.ts';

const table = (...kinds: string[]): TableModel =>
  ({ seat: 0, log: kinds.map((kind, seq) => ({ seq, seat: 0, events: [{ kind, seat: 0, data: {} }] })) }) as never;
const done = (): boolean => true;

it('tells what only tells, and asks for nothing that was done in another order', () => {
  const steps: GuideStep[] = [{ text: 'a' }, { text: 'b', done }, { text: 'c' }, { text: 'd', done: () => false }];
  expect(nextStep(steps, -1, table())).toBe(0);
  expect(nextStep(steps, 0, table())).toBe(2);
  expect(nextStep(steps, 2, table())).toBe(3);
});

it('knows a turn as ended by its event alone', () => {
  expect(hasEnded(table('tile-taken'))).toBe(false);
  expect(hasEnded(table('tile-taken', 'turn-ended'))).toBe(true);
});
