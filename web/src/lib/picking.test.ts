import { expect, test } from 'vitest';
import { fitting, lifted, mostTelling, playAll, sort } from './picking.ts';

const options = [{ things: ['die:0', 'shelf:1:2'] }, { things: ['die:1', 'shelf:1:3'] }, { things: ['workers'] }];

test('things narrow the options down', () => {
  expect(sort('shelf:1:2')).toBe('shelf');
  expect(sort('workers')).toBe('workers');
  expect(fitting(options, ['die:0'])).toEqual([options[0]]);
  expect(fitting(options, [])).toEqual(options);
  expect(fitting(options, ['die:0', 'shelf:1:3'])).toEqual([]);
});

test('a lifted thing keeps the die that goes with it', () => {
  expect(lifted(options, ['die:0'], 'shelf:1:2', 'die')).toEqual(['die:0', 'shelf:1:2']);
  expect(lifted(options, ['die:1'], 'shelf:1:2', 'die')).toEqual(['shelf:1:2']);
  expect(lifted(options, ['die:0'], 'die:1', 'die')).toEqual(['die:1']);
});

test('the most telling reason comes first', () => {
  const reason = (code: string): { code: string } => ({ code });
  expect(mostTelling([null, reason('odd'), reason('late'), reason('early')], ['early', 'late'])?.code).toBe('early');
  expect(mostTelling([reason('odd'), reason('odder')], ['early'])?.code).toBe('odd');
  expect(mostTelling([null], [])).toBeNull();
});

test('a plan stops at the first move that is refused', async () => {
  const played: number[] = [];
  const refusal = { code: 'no', params: {} };
  const table = { play: (action: number) => Promise.resolve(played.push(action) && action === 2 ? refusal : null) };
  expect(await playAll(table, [1, 2, 3])).toBe(refusal);
  expect(played).toEqual([1, 2]);
  expect(await playAll(table, [4])).toBeNull();
});
