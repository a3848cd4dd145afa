import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tips } from '../ui/tips.svelte.ts';
import { type Draggable, draggable, dragging } from './drag.svelte.ts';

const said: string[] = [];
const game: Draggable = {
  can: (thing) => thing !== 'fixed',
  grab: (thing) => void said.push(`grab ${thing}`),
  drop: (thing, to) => void said.push(`drop ${thing} on ${to}`),
};
/** A page without a layout: what lies under the pointer is said here. */
let under: Element[] = [];
let ends: (() => void)[] = [];

beforeEach(() => {
  said.length = 0;
  under = [];
  document.body.innerHTML = `
    <button data-thing="a">A</button><button data-thing="b"><i></i></button><p data-drop="area"></p>
    <svg><g data-thing="c"><path /></g></svg>`;
  document.elementsFromPoint = () => under;
  Element.prototype.setPointerCapture = () => {};
  ends = [];
});
afterEach(async () => {
  send(window, 'pointercancel', 0, 0);
  ends.forEach((end) => end());
  tips.close();
  // A click that never came is no longer waited for.
  await new Promise((done) => setTimeout(done, 1));
});

const at = (selector: string): Element => document.querySelector(selector)!;
function lift(selector: string, thing: string | null, hooks: Draggable = game): Element {
  const end = draggable(hooks, thing)(at(selector));
  if (end) ends.push(end);
  return at(selector);
}
/** An event of a pointer; this page knows only those of a mouse. */
function send(target: EventTarget, type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const { pointerId = 1, isPrimary = true, pointerType = 'mouse', ...mouse } = more;
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: y,
    ...mouse,
  });
  target.dispatchEvent(Object.assign(event, { pointerId, isPrimary, pointerType }));
}

test('a thing is lifted, held and let go over another', () => {
  const a = lift('[data-thing=a]', 'a');
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 30, 10);
  expect(dragging.now).toEqual({ thing: 'a', x: 30, y: 10 });
  under = [at('[data-thing=b]')];
  send(a, 'pointerup', 40, 10);
  expect(dragging.now).toBeNull();
  expect(said).toEqual(['grab a', 'drop a on b']);
});

test('a short press stays a click, and the click after a drag is nobody’s', () => {
  const a = lift('[data-thing=a]', 'a');
  const clicked = vi.fn();
  a.addEventListener('click', clicked);
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 14, 12);
  send(a, 'pointerup', 14, 12);
  send(a, 'click', 14, 12);
  expect(said).toEqual([]);
  expect(clicked).toHaveBeenCalledTimes(1);
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 40, 10);
  send(a, 'pointerup', 40, 10);
  send(a, 'click', 40, 10);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('the nearest place counts: shapes within a thing, areas, the thing itself', () => {
  const a = lift('[data-thing=a]', 'a');
  const drop = (...stack: string[]): void => {
    under = stack.map(at);
    send(a, 'pointerdown', 10, 10);
    send(a, 'pointermove', 40, 10);
    send(a, 'pointerup', 40, 10);
  };
  drop('path', '[data-thing=b]');
  drop('i');
  drop('[data-drop=area]', 'body');
  drop('[data-thing=a]');
  drop('body');
  expect(said.filter((one) => one.startsWith('drop'))).toEqual([
    'drop a on c',
    'drop a on b',
    'drop a on area',
    'drop a on a',
  ]);
});

test('a game says what takes a thing, and hears over what it is held', () => {
  const over = vi.fn();
  const a = lift('[data-thing=a]', 'a', { ...game, over, takes: (_, to) => to === 'area' });
  send(a, 'pointerdown', 10, 10);
  under = [at('[data-thing=b]')];
  send(a, 'pointermove', 40, 10);
  under = [at('[data-thing=b]'), at('[data-drop=area]')];
  send(a, 'pointermove', 50, 10);
  send(a, 'pointerup', 50, 10);
  expect(over.mock.calls.map(([, to]) => to)).toEqual([null, 'area', null]);
  expect(said).toEqual(['grab a', 'drop a on area']);
});

test('Escape gives the drag up; so does a cancelled pointer', () => {
  const a = lift('[data-thing=a]', 'a');
  const clicked = vi.fn();
  a.addEventListener('click', clicked);
  under = [at('[data-thing=b]')];
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 40, 10);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(dragging.now).toBeNull();
  send(a, 'pointermove', 60, 10);
  send(a, 'pointerup', 60, 10);
  send(a, 'click', 60, 10);
  expect(clicked).not.toHaveBeenCalled();
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 40, 10);
  send(a, 'pointercancel', 40, 10);
  send(a, 'pointerup', 40, 10);
  expect(dragging.now).toBeNull();
  expect(said).toEqual(['grab a', 'grab a']);
});

test('what may not be dragged, another button, another finger and a button let go elsewhere drag nothing', () => {
  const a = lift('[data-thing=a]', 'fixed');
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 40, 10);
  send(a, 'pointerup', 40, 10);
  const b = lift('[data-thing=b]', 'b');
  send(b, 'pointerdown', 10, 10, { button: 2 });
  send(b, 'pointermove', 40, 10);
  send(b, 'pointerup', 40, 10);
  send(b, 'pointerdown', 10, 10, { pointerId: 2, isPrimary: false });
  send(b, 'pointermove', 40, 10, { pointerId: 2 });
  send(b, 'pointerdown', 10, 10);
  send(b, 'pointermove', 40, 10, { buttons: 0 });
  lift('p', null);
  send(at('p'), 'pointerdown', 10, 10);
  send(at('p'), 'pointermove', 40, 10);
  expect(said).toEqual([]);
});

test('a finger that drags does not scroll; one that has opened a tip does neither', async () => {
  const a = lift('[data-thing=a]', 'a');
  const scrolls = (): boolean => a.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
  expect(scrolls()).toBe(true);
  send(a, 'pointerdown', 10, 10, { pointerType: 'touch' });
  expect(scrolls()).toBe(false);
  await tips.show('About A', a, true);
  send(a, 'pointermove', 40, 10, { pointerType: 'touch' });
  expect(tips.open?.tip.text).toBe('About A');
  expect(said).toEqual([]);
});

test('a thing drawn anew while it is dragged is still let go', () => {
  const a = lift('[data-thing=a]', 'a');
  send(a, 'pointerdown', 10, 10);
  send(a, 'pointermove', 40, 10);
  ends.forEach((end) => end());
  a.remove();
  under = [at('[data-thing=b]')];
  send(document.body, 'pointerup', 40, 10);
  expect(said).toEqual(['grab a', 'drop a on b']);
});
