/** Dragging dice, pairs and bonuses onto a space; a short press stays a click. */

import type { Attachment } from 'svelte/attachments';
import { tips } from '../../ui/tips.svelte.ts';
import type { Play } from './play.svelte.ts';
import { thingOf } from './turn.ts';

const FAR = 8;

class Drag {
  /** What is dragged, and where the pointer is. */
  now: { name: string; x: number; y: number } | null = $state.raw(null);
}

export const dragged = new Drag();

export function drag(play: Play, name: string | null): Attachment<Element> {
  return (element) => {
    if (name === null) return;
    const ending = new AbortController();
    let start: { x: number; y: number; id: number } | null = null;
    const stop = (): void => {
      start = null;
      dragged.now = null;
    };
    const listen = (type: string, run: (event: PointerEvent) => void, target: EventTarget = element): void =>
      target.addEventListener(type, run as EventListener, { signal: ending.signal });
    listen('pointerdown', (event) => {
      if (event.button === 0 && play.canDraft) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    });
    listen('pointermove', (event) => {
      if (!start || event.pointerId !== start.id) return;
      if (!dragged.now) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        element.setPointerCapture(event.pointerId);
        tips.close();
        play.grab(name);
      }
      dragged.now = { name, x: event.clientX, y: event.clientY };
    });
    listen('pointerup', (event) => {
      const was = dragged.now;
      stop();
      if (!was) return;
      // The click that follows belongs to the drag.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.closest('[data-own]') && one.closest('[data-thing^="space:"]'));
      const target = under?.closest('[data-thing]');
      const thing = target ? thingOf(target.getAttribute('data-thing')!) : null;
      if (target && thing) void play.click(thing, target);
    });
    listen('pointercancel', stop);
    listen('keydown', (event) => { if ((event as unknown as KeyboardEvent).key === 'Escape') stop(); }, window);
    return () => ending.abort();
  };
}
