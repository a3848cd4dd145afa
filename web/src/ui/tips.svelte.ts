/** Tooltips: on hover after 300 ms, on focus, on long press (then as a sheet). One is open at a time. */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  title?: string | undefined;
  /** Under the title, small. */
  sub?: string | undefined;
  text?: string | undefined;
  /** Drawn left of the title, about 34 px wide. */
  figure?: Snippet | undefined;
  /** Anything more, under the text. */
  body?: Snippet | undefined;
  chips?: { text: string; tone?: 'ok' | 'gold' | 'bad' }[] | undefined;
  /** The red card that answers "why can't I?". */
  why?: boolean | undefined;
  /** Under a line: what would make it legal. */
  fix?: string | Snippet | undefined;
}

export type TipSource =
  Tip | string | null | undefined | (() => Tip | string | null | undefined | Promise<Tip | string | null>);

const DELAY = 300;
const PRESS = 450;
const LEAVE = 140;
/** A finger that presses never lies quite still. */
const STILL = 6;

interface Open {
  tip: Tip;
  anchor: Element | DOMRect;
  asSheet: boolean;
}

class Tips {
  open: Open | null = $state.raw(null);
  /** Where a tip was last asked for. */
  anchor: Element | DOMRect | null = null;
  #asked = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  /** Shows a tip at an element or a place on the screen. */
  async show(source: TipSource, anchor: Element | DOMRect, asSheet = false): Promise<void> {
    this.stay();
    const asked = ++this.#asked;
    this.anchor = anchor;
    const found = await (typeof source === 'function' ? source() : source);
    if (asked !== this.#asked) return;
    const tip = typeof found === 'string' ? { text: found } : found;
    this.open = tip ? { tip, anchor, asSheet } : null;
  }

  close(): void {
    this.#asked++;
    this.anchor = null;
    this.stay();
    this.open = null;
  }

  /** Closes soon, unless the pointer comes back. */
  leave(): void {
    this.#asked++;
    this.stay();
    this.#closing = setTimeout(() => this.close(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#closing);
  }
}

export const tips = new Tips();

/** The answer to "why can't I?" at a target that was clicked. */
export function showWhy(anchor: Element | DOMRect, tip: Omit<Tip, 'why'>): void {
  void tips.show({ ...tip, why: true }, anchor, matchMedia('(pointer: coarse)').matches);
}

/**
 * What is shown at an element that has the focus. One listener for all: an element of a drawing that listens itself
 * becomes a stop of the Tab key.
 */
const focused = new WeakMap<Element, TipSource>();
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    const source = target instanceof Element ? focused.get(target) : null;
    if (source && (target as Element).matches(':focus-visible')) void tips.show(source, target as Element);
  });
  // Later: an element that is being taken off the page loses the focus in the middle of the drawing.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (tips.anchor === target) tips.close();
    }),
  );
}

/** Gives an element a tooltip: `{@attach tip(() => ({ title, text }))}`. */
export function tip(source: TipSource): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let start = { x: 0, y: 0 };
    const on = (type: string, run: (event: PointerEvent) => void): void =>
      element.addEventListener(type, run as EventListener, { signal: ending.signal });
    const ending = new AbortController();
    on('pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => void tips.show(source, element), DELAY);
    });
    on('pointerleave', (event) => {
      clearTimeout(timer);
      if (event.pointerType !== 'touch' && tips.open?.anchor === element) tips.leave();
    });
    on('pointerdown', (event) => {
      clearTimeout(timer);
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'touch') {
        if (!tips.open?.tip.why) tips.close();
        return;
      }
      timer = setTimeout(() => {
        pressed = true;
        void tips.show(source, element, true);
      }, PRESS);
    });
    for (const type of ['pointerup', 'pointercancel', 'pointermove']) {
      on(type, (event) => {
        if (
          event.pointerType === 'touch' &&
          (type !== 'pointermove' || Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL)
        )
          clearTimeout(timer);
      });
    }
    // A long press asks; it does not also act.
    element.addEventListener(
      'click',
      (event) => {
        if (pressed) event.stopImmediatePropagation();
        if (pressed) event.preventDefault();
        pressed = false;
      },
      { capture: true, signal: ending.signal },
    );
    element.addEventListener(
      'contextmenu',
      (event) => {
        if (pressed) event.preventDefault();
      },
      { signal: ending.signal },
    );
    focused.set(element, source);
    return () => {
      clearTimeout(timer);
      ending.abort();
      focused.delete(element);
      if (tips.open?.anchor === element) tips.close();
    };
  };
}
