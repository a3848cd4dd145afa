/**
 * Dragging a thing onto another with mouse, pen or finger.
 *
 * A short press stays a click, and a finger that rests asks for the tip. A thing is let go over an element with
 * `data-thing` or `data-drop`; where it was lifted, that is the thing itself.
 */

import type { Attachment } from 'svelte/attachments';
import { tips } from '../ui/tips.svelte.ts';

const FAR = 8;
const PLACE = '[data-thing], [data-drop]';

export interface Draggable {
  /** Whether the thing may be dragged now. */
  can(thing: string): boolean;
  /** It was lifted: show where it may go. */
  grab(thing: string): void;
  /** Whether it may be let go here; without this hook, anywhere. */
  takes?(thing: string, to: string, where: Element): boolean;
  /** It is held over a place, or over none. */
  over?(thing: string, to: string | null): void;
  drop(thing: string, to: string, where: Element): void;
}

interface Press {
  game: Draggable;
  thing: string;
  element: Element;
  pointer: number;
  x: number;
  y: number;
  state: 'pressed' | 'dragged' | 'given up';
}

class Drag {
  /** What is dragged, and where the pointer is. */
  now: { thing: string; x: number; y: number } | null = $state.raw(null);
  #press: Press | null = null;
  #listening = new AbortController();

  press(event: PointerEvent, element: Element, game: Draggable, thing: string): void {
    if (event.button !== 0 || event.isPrimary === false) return;
    this.#end();
    this.#press = {
      game,
      thing,
      element,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      state: 'pressed',
    };
    this.#listening = new AbortController();
    // On the window: the element may be drawn anew while its thing is dragged.
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void): void =>
      addEventListener(
        type,
        (event) => {
          if (event.pointerId === this.#press?.pointer) run(event);
        },
        { signal: this.#listening.signal },
      );
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#up(event));
    listen('pointercancel', () => this.#end());
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') this.#giveUp();
      },
      { signal: this.#listening.signal },
    );
  }

  /** Whether the finger that moves drags, and does not scroll. */
  get holds(): boolean {
    const press = this.#press;
    if (press?.state !== 'pressed') return press?.state === 'dragged';
    return !tips.open?.asSheet && press.game.can(press.thing);
  }

  #move(event: PointerEvent): void {
    const press = this.#press!;
    // The button was let go where nobody could see it.
    if (!event.buttons) return this.#end();
    if (press.state === 'pressed') {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR || !this.holds) return;
      press.state = 'dragged';
      press.element.setPointerCapture(press.pointer);
      tips.close();
      press.game.grab(press.thing);
    }
    if (press.state !== 'dragged') return;
    this.now = { thing: press.thing, x: event.clientX, y: event.clientY };
    press.game.over?.(press.thing, under(press, event)?.to ?? null);
  }

  #up(event: PointerEvent): void {
    const press = this.#press!;
    // The click that follows belongs to the drag.
    if (press.state !== 'pressed') swallowClick();
    const place = press.state === 'dragged' ? under(press, event) : null;
    this.#end();
    if (place) press.game.drop(press.thing, place.to, place.where);
  }

  #giveUp(): void {
    const press = this.#press!;
    if (press.state === 'dragged') press.game.over?.(press.thing, null);
    press.state = 'given up';
    this.now = null;
  }

  #end(): void {
    if (this.#press) this.#giveUp();
    this.#press = null;
    this.#listening.abort();
  }
}

export const dragging = new Drag();

/** Makes an element a thing that can be dragged; null is none. */
export function draggable(game: Draggable, thing: string | null): Attachment<Element> {
  return (element) => {
    if (thing === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', (event) => dragging.press(event as PointerEvent, element, game, thing), {
      signal,
    });
    element.addEventListener(
      'touchmove',
      (event) => {
        if (dragging.holds && event.cancelable) event.preventDefault();
      },
      { signal, passive: false },
    );
    // A picture or a word in it is not dragged by the browser.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => ending.abort();
  };
}

/** The nearest place under the pointer that takes what is dragged. */
function under({ game, thing }: Press, { clientX, clientY }: PointerEvent): { to: string; where: Element } | null {
  for (const one of document.elementsFromPoint(clientX, clientY)) {
    const where = one.closest(PLACE);
    const to = where?.getAttribute('data-drop') ?? where?.getAttribute('data-thing');
    if (where && to && (game.takes?.(thing, to, where) ?? true)) return { to, where };
  }
  return null;
}

/** The click that the browser makes of the end of a movement is nobody's. */
export function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
