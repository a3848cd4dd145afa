import { beforeEach, expect, test } from 'vitest';
import { isForTable, towards } from './keys.ts';

/** An element in the middle of a page without a layout, with a box of its own. */
function box(x: number, y: number, size = 10): Element {
  const element = document.body.appendChild(document.createElement('i'));
  element.getBoundingClientRect = () => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }) as DOMRect;
  return element;
}
beforeEach(() => {
  document.body.innerHTML = '';
});

test('arrows lead to the nearest thing in their direction', () => {
  const here = box(100, 100);
  const [right, far, below, hidden] = [box(140, 104), box(180, 100), box(110, 150), box(110, 100, 0)];
  const all = [far, hidden, here, below, right];
  expect(towards('ArrowRight', here, all)).toBe(right);
  expect(towards('ArrowDown', here, all)).toBe(below);
  expect(towards('ArrowUp', here, all)).toBeNull();
  expect(towards('a', here, all)).toBeNull();
  expect(towards('ArrowLeft', right, [below], 1)).toBeNull();
  expect(towards('ArrowLeft', right, [below])).toBe(below);
});

test('a key in a field, with Ctrl, or under an open window is not for the table', () => {
  document.body.innerHTML = '<input><button></button>';
  const press = (at: string, more: KeyboardEventInit = {}): boolean => {
    let is = false;
    const target = document.querySelector(at)!;
    target.addEventListener('keydown', (event) => (is = isForTable(event as KeyboardEvent)), { once: true });
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '1', ...more }));
    return is;
  };
  expect(press('button')).toBe(true);
  expect(press('input')).toBe(false);
  expect(press('button', { ctrlKey: true })).toBe(false);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(press('button')).toBe(false);
});
