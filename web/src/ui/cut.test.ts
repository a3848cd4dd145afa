import { expect, it } from 'vitest';
import { cutText } from './cut.ts';

/** An element whose text is so wide in a box so wide. */
function box(text: string, has: number, shows: number, overflow = 'ellipsis'): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  element.style.textOverflow = overflow;
  Object.defineProperties(element, { scrollWidth: { value: has }, clientWidth: { value: shows } });
  document.body.append(element);
  return element;
}

it('gives the whole of a name that ends in an ellipsis', () => {
  expect(cutText(box('Maximilienne-Théodora', 140, 84))).toBe('Maximilienne-Théodora');
  expect(cutText(box('Anna', 30, 84))).toBeNull();
});

it('finds it within what is asked about', () => {
  const row = document.createElement('div');
  row.append(box('Anna', 30, 84), box('Maximilienne-Théodora', 140, 84));
  document.body.append(row);
  expect(cutText(row)).toBe('Maximilienne-Théodora');
});
