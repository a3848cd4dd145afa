/** Dragging one thing onto another; a short press stays a click. Things are elements with `data-thing`. */

import type { Attachment } from 'svelte/attachments';
import { tips } from '../ui/tips.svelte.ts';

const FAR = 8;

export interface Draggable {
  /** Whether the thing may be dragged now. */
  can(thing: string): boolean;
  /** It was lifted: show where it may go. */
  grab(thing: string): void;
  drop(thing: string, to: string, where: Element): void;
}

class Drag {
  /** What is dragged, and where the pointer is. */
  now: { thing: string; x: number; y: number } | null = $state.raw(null);
}

export const dragging = new Drag();

export function draggable(game: Draggable, thing: string): Attachment<Element> {
  return (element) => {
    const ending = new AbortController();
    let start: { x: number; y: number; id: number } | null = null;
    const stop = (): void => {
      start = null;
      dragging.now = null;
    };
    const listen = (type: string, run: (event: PointerEvent) => void): void =>
      element.addEventListener(type, run as EventListener, { signal: ending.signal });
    listen('pointerdown', (event) => {
      if (event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    });
    listen('pointermove', (event) => {
      if (!start || event.pointerId !== start.id) return;
      if (!dragging.now) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR || !game.can(thing)) return;
        element.setPointerCapture(event.pointerId);
        tips.close();
        game.grab(thing);
      }
      dragging.now = { thing, x: event.clientX, y: event.clientY };
    });
    listen('pointerup', (event) => {
      const was = dragging.now;
      stop();
      if (!was) return;
      // The click that follows belongs to the drag.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const zone = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches('[data-thing]') && one !== element);
      const to = zone?.getAttribute('data-thing');
      if (zone && to) game.drop(thing, to, zone);
    });
    listen('pointercancel', stop);
    addEventListener('keydown', (event) => { if (event.key === 'Escape') stop(); }, { signal: ending.signal });
    return () => ending.abort();
  };
}
