import { expect, test } from 'vitest';
import { ActionTable } from './actions.ts';
import sentences from './sentences.json';

const table = new ActionTable([
  { name: 'workers', base: 0, fields: [{ name: 'die', words: ['die1', 'die2'] }] },
  {
    name: 'sell',
    base: 2,
    fields: [
      { name: 'die', words: ['die1', 'die2'] },
      { name: 'good', words: ['red', 'pink'] },
    ],
  },
  { name: 'end', base: 6, fields: [] },
]);

test('ids, values and words are those of the engine', () => {
  expect(table.size).toBe(7);
  expect(table.text(5)).toBe('sell die2 pink');
  expect(table.decode(4)).toEqual({
    id: 4,
    kind: 'sell',
    values: { die: 1, good: 0 },
    words: { die: 'die2', good: 'red' },
  });
  expect(table.encode('sell', 1, 1)).toBe(5);
  expect(table.id('sell', { good: 'pink', die: 'die2' })).toBe(5);
  expect(table.id('end')).toBe(6);
});

test('what is not there is an error', () => {
  expect(() => table.decode(7)).toThrow(RangeError);
  expect(() => table.encode('sell', 2, 0)).toThrow(RangeError);
  expect(() => table.encode('sell', 1)).toThrow(RangeError);
  expect(() => table.id('sell', { die: 'die1', good: 'blue' })).toThrow(RangeError);
  expect(() => table.id('fly')).toThrow(RangeError);
});

test.each(Object.entries(sentences))('%s: every kept action reads as the engine writes it, and back', (_game, kept) => {
  const actions = new ActionTable(kept.blocks);
  for (const { id, text } of kept.actions) {
    expect(actions.text(id)).toBe(text);
    const { kind, values, words } = actions.decode(id);
    expect(actions.encode(kind, ...Object.values(values))).toBe(id);
    expect(actions.id(kind, words)).toBe(id);
  }
});
