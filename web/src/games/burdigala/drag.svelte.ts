/** Dragging a pawn, a stone or a card; a short press stays a click. */
import type { Attachment } from 'svelte/attachments';
import { tips } from '../../ui/tips.svelte.ts';
import type { Play, Thing } from './play.svelte.ts';
import type { Letter } from './select.ts';

const FAR = 8;

class Drag {
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
    const listen = (type: string, run: (event: PointerEvent) => void): void => element.addEventListener(type, run as EventListener, { signal: ending.signal });
    listen('pointerdown', (event) => {
      if (event.button !== 0 || play.table.readonly) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    });
    listen('pointermove', (event) => {
      if (!start || event.pointerId !== start.id) return;
      if (!dragged.now) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        element.setPointerCapture(event.pointerId);
        tips.close();
        if (thing.startsWith('pawn:')) play.pick({ pawn: thing.slice(5) as Letter, site: null });
      }
      dragged.now = { thing, x: event.clientX, y: event.clientY };
      const over = under(event);
      if (over) play.looked = over.getAttribute('data-thing');
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
      const zone = under(event);
      const [kind, name = ''] = (zone?.getAttribute('data-thing') ?? '').split(':') as [string, string | undefined];
      play.looked = null;
      if (thing.startsWith('card:')) {
        if (document.elementsFromPoint(event.clientX, event.clientY).some((one) => one.hasAttribute('data-board'))) void play.card(thing.slice(5), element);
      } else if (zone && kind === 'point') void play.point(Number(name), zone);
      else if (zone && kind === 'site' && thing === 'stone') void play.site(name, zone);
      else if (zone && kind === 'site') play.pick({ site: name });
    });
    listen('pointercancel', stop);
    return () => ending.abort();
  };
}

function under(event: PointerEvent): Element | undefined {
  return document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest('[data-thing]')).find((one) => one && !one.getAttribute('data-thing')!.startsWith('pawn:')) ?? undefined;
}
