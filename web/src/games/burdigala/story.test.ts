import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/burdigala.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import { walkOf } from './story.ts';

const view = (pending: string, seat = 0): View => ({ over: false, pending, seat }) as View;
const moved: EventOut = {
  kind: 'moved',
  seat: 0,
  data: { start: 1, to: 3, steps: 2, way: [1, 2, 3], pawn: 'a' },
} as never;
const step = (seq: number, ...events: EventOut[]): Step => ({ seq, seat: 0, events, undone: [], scores: [] });

describe('the way that was walked', () => {
  it('stays with its die until the stone lies', () => {
    expect(walkOf(view('stone'), [step(1, moved)])).toEqual({ way: [1, 2, 3], die: 2 });
    expect(walkOf(view('send'), [step(1, moved)])?.die).toBe(2);
    expect(walkOf(view('after'), [step(1, moved)])).toBeNull();
  });

  it('is nobody else’s', () => {
    expect(walkOf(view('stone', 1), [step(1, moved)])).toBeNull();
    expect(walkOf(view('stone'), [])).toBeNull();
  });
});
