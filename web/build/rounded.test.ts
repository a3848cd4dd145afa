import { expect, test } from 'vitest';
import { rounded } from './rounded.ts';

test('numbers are shortened and never run together', () => {
  expect(rounded('<path d="M1.96.54l-.04-3.26 10-.5.5z"/>')).toBe('<path d="M2 .5l0-3.3 10-.5.5z"/>');
});

test('an arc keeps its flags', () => {
  expect(rounded('<path d="a32.04 32 0 0 1-.033-.676"/>')).toBe('<path d="a32 32 0 0 1 0-.7"/>');
  expect(rounded('<path d="a32.04 32 0 01.04.04"/>')).toBe('<path d="a32.04 32 0 01.04.04"/>');
});
