import { expect, test } from 'vitest';
import { type Box, placed } from './placing.ts';

const SCREEN = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
function covers(at: { left: number; top: number }, one: Box): boolean {
  return (
    at.left < one.right && at.left + SIZE.width > one.left && at.top < one.bottom && at.top + SIZE.height > one.top
  );
}

test('a tip stands right of its element and points at it', () => {
  expect(placed(SIZE, box(300, 300), SCREEN, [])).toEqual({ left: 350, top: 270, side: 'right', arrow: 50 });
});

test('it stays on the screen', () => {
  expect(placed(SIZE, box(950, 10), SCREEN, [])).toMatchObject({ left: 740, side: 'left', top: 8 });
  expect(placed(SIZE, box(0, 560, 1000, 40), SCREEN, [])).toMatchObject({ side: 'top', top: 450 });
});

test('it lies on no target, on whichever side there is none', () => {
  const around = box(300, 300);
  const right = [box(350, 290), box(450, 250)];
  expect(placed(SIZE, around, SCREEN, right).side).toBe('left');
  const row = Array.from({ length: 20 }, (_, i) => box(i * 50, 300));
  const place = placed(SIZE, around, SCREEN, row);
  expect(row.some((one) => covers(place, one))).toBe(false);
  expect(place.side).toBe('top');
});

test('it goes further away before it covers a target, and then points at nothing', () => {
  const targets = Array.from({ length: 150 }, (_, i) => box((i % 15) * 40, Math.floor(i / 15) * 60));
  const place = placed(SIZE, box(280, 300), SCREEN, targets);
  expect(targets.some((one) => covers(place, one))).toBe(false);
  expect(place.arrow).toBeNull();
});

test('where there is no free ground it lies where it hides least, and not on its own element', () => {
  const around = box(480, 280);
  const targets = [box(0, 0, 1000, 600)];
  expect(covers(placed(SIZE, around, SCREEN, targets), around)).toBe(false);
});
