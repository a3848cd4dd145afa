/** Dragging one thing onto another; a short press stays a click. */

import type { Attachment } from 'svelte/attachments';
import { tips } from '../../ui/tips.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { Thing } from './select.ts';

const FAR = 8;

class Drag {
  /** What is dragged, and where the pointer is. */
  now: { thing: Thing; x: number; y: number } | null = $state.raw(null);
}

export const dragged = new Drag();

export function drag(play: Play, thing: Thing | null): Attachment<Element> {
  return (element) => {
    if (thing === null) return;
    const ending = new AbortController();
    let start: { x: number; y: number; id: number } | null = null;
    const stop = (): void => {
      start = null;
      dragged.now = null;
    };
    const listen = (type: string, run: (event: PointerEvent) => void, target: EventTarget = element): void =>
      target.addEventListener(type, run as EventListener, { signal: ending.signal });
    listen('pointerdown', (event) => {
      if (event.button === 0 && !play.table.readonly) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    });
    listen('pointermove', (event) => {
      if (!start || event.pointerId !== start.id) return;
      if (!dragged.now) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR || !play.lit.has(thing)) return;
        element.setPointerCapture(event.pointerId);
        tips.close();
        play.grab(thing);
      }
      dragged.now = { thing, x: event.clientX, y: event.clientY };
    });
    listen('pointerup', (event) => {
      const was = dragged.now;
      stop();
      if (!was) return;
      // The click that follows belongs to the drag.
      const swallow = (click: Event): void => { click.stopPropagation(); click.preventDefault(); };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const zone = under.find((one) => one.matches('[data-thing], [data-drop]'));
      const to = zone?.getAttribute('data-drop') === 'storage' ? thing : zone?.getAttribute('data-thing');
      if (zone && to) void play.drop(thing, to, zone);
    });
    listen('pointercancel', stop);
    listen('keydown', (event) => { if ((event as unknown as KeyboardEvent).key === 'Escape') stop(); }, window);
    return () => ending.abort();
  };
}
