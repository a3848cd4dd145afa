/**
 * Tooltips: on hover after 300 ms, on focus, on long press (then as a sheet). One is open at a time. What a click asked
 * for is pinned: it stays until one looks elsewhere, and it alone takes the pointer.
 */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { towards } from '../lib/keys.ts';
import { cutText, isCut } from './cut.ts';

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
/** A browser makes a click of a finger that lifts within this time. */
const ECHO = 400;
/** A finger that presses never lies quite still. */
const STILL = 6;

interface Open {
  tip: Tip;
  anchor: Element | DOMRect;
  asSheet: boolean;
  pinned: boolean;
}

class Tips {
  open: Open | null = $state.raw(null);
  /** Whether arrows lead from tip to tip. */
  walking = $state(false);
  /** Where the pointer asked; a line that goes all over a board (`data-tip-line`) has its tip there. */
  point: { x: number; y: number } | null = null;
  /** Where a tip was last asked for. */
  anchor: Element | DOMRect | null = null;
  #asked = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  /** Shows a tip at an element or a place on the screen. */
  async show(source: TipSource, anchor: Element | DOMRect, asSheet = false): Promise<void> {
    this.#stay();
    const asked = ++this.#asked;
    this.anchor = anchor;
    const found = await (typeof source === 'function' ? source() : source);
    if (asked !== this.#asked) return;
    const tip = whole(typeof found === 'string' ? { text: found } : found, anchor);
    if (!tip && this.#isPinnedAt(anchor)) return;
    this.open = tip ? { tip, anchor, asSheet, pinned: asSheet || tip.why === true } : null;
  }

  close(): void {
    this.#asked++;
    this.walking = false;
    this.anchor = null;
    this.#stay();
    this.open = null;
  }

  /** The pointer or the focus left an element, or it is gone: its tip closes, unless it is pinned. */
  left(anchor: Element): void {
    if (this.anchor !== anchor || this.#isPinnedAt(anchor)) return;
    this.#asked++;
    this.#stay();
    this.#closing = setTimeout(() => this.close(), LEAVE);
  }

  /** Like `left`, at once. */
  lost(anchor: Element): void {
    // A sheet takes the focus itself.
    if (this.anchor === anchor && !this.open?.asSheet) this.close();
  }

  /** Does not close after all. */
  #stay(): void {
    clearTimeout(this.#closing);
  }

  #isPinnedAt(anchor: Element | DOMRect): boolean {
    return this.open?.pinned === true && this.open.anchor === anchor;
  }
}

export const tips = new Tips();

/** A tip of something whose name is cut says the name, unless it does anyway. */
function whole(tip: Tip | null | undefined, anchor: Element | DOMRect): Tip | null | undefined {
  if (!tip || tip.why || !(anchor instanceof Element)) return tip;
  const name = cutText(anchor);
  if (!name || [tip.title, tip.sub, tip.text].some((text) => text?.includes(name))) return tip;
  return tip.title ? { ...tip, sub: tip.sub ? `${name} · ${tip.sub}` : name } : { ...tip, title: name };
}

/** Whether the last press was a finger's. */
let byFinger = false;
if (typeof window !== 'undefined')
  addEventListener('pointerdown', ({ pointerType }) => (byFinger = pointerType === 'touch'), { capture: true });

/** The answer to "why can't I?" at a target that was clicked. */
export function showWhy(anchor: Element | DOMRect, tip: Omit<Tip, 'why'>): void {
  void tips.show({ ...tip, why: true }, anchor, byFinger || matchMedia('(pointer: coarse)').matches);
}

/** A finger that asked will lift over the sheet that came: the click the browser makes of that is nobody's. */
function ignoreRelease(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const soon = (): void => void setTimeout(() => ending.abort(), ECHO);
  for (const type of ['click', 'contextmenu']) addEventListener(type, swallow, options);
  for (const type of ['pointerup', 'touchend', 'touchcancel']) addEventListener(type, soon, options);
  // The next press is a new one.
  addEventListener('pointerdown', () => ending.abort(), options);
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
      if (target instanceof Element) tips.lost(target);
    }),
  );
}

/**
 * Goes on foot from one thing that explains itself to the next: by an arrow from where one stands, else to the nearest.
 * Most of what is printed is no stop of the Tab key.
 */
export async function walk(arrow: string | null, from: Element): Promise<void> {
  const window = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document;
  const rest = new Set(
    [...window.querySelectorAll('[data-tip]:not([data-tip-line])')].filter((one) => one.getClientRects().length),
  );
  let next = arrow ? towards(arrow, from, rest) : rest.has(from) ? from : ([...rest][0] ?? null);
  // Some have nothing to say just now.
  while (next) {
    rest.delete(next);
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await tips.show(focused.get(next), next);
    if (tips.open?.anchor === next) break;
    next = towards(arrow ?? 'ArrowRight', next, rest);
  }
  tips.walking = tips.open !== null;
}

/** Gives an element a tooltip: `{@attach tip(() => ({ title, text }))}`. */
export function tip(source: TipSource): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const on = (type: string, run: (event: PointerEvent) => void): void =>
      element.addEventListener(type, run as EventListener, { signal: ending.signal });
    const ending = new AbortController();
    on('pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      tips.point = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => void tips.show(source, element), DELAY);
    });
    on('pointerleave', (event) => {
      clearTimeout(timer);
      if (event.pointerType !== 'touch') tips.left(element);
    });
    on('pointerdown', (event) => {
      clearTimeout(timer);
      tips.point = start = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'touch') {
        if (!tips.open?.tip.why) tips.close();
        return;
      }
      timer = setTimeout(() => {
        // A long press asks; it does not also act.
        ignoreRelease();
        void tips.show(source, element, true);
      }, PRESS);
    });
    for (const type of ['pointerup', 'pointercancel', 'pointermove']) {
      on(type, (event) => {
        tips.point = { x: event.clientX, y: event.clientY };
        if (
          event.pointerType === 'touch' &&
          (type !== 'pointermove' || Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL)
        )
          clearTimeout(timer);
      });
    }
    focused.set(element, source);
    element.setAttribute('data-tip', '');
    return () => {
      clearTimeout(timer);
      ending.abort();
      focused.delete(element);
      element.removeAttribute('data-tip');
      queueMicrotask(() => {
        if (!element.isConnected) tips.lost(element);
      });
    };
  };
}

// A text that is cut, and that nothing else explains, is read whole in a tip: by the mouse, or by a long press.
if (typeof document !== 'undefined') {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  const plain = (target: EventTarget | null): Element | null =>
    target instanceof Element && !target.closest('[data-tip]') && isCut(target) ? target : null;
  const soon = (element: Element, delay: number, asSheet: boolean): void => {
    timer = setTimeout(() => {
      shown = element;
      if (asSheet) ignoreRelease();
      void tips.show(cutText(element), element, asSheet);
    }, delay);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (shown) tips.left(shown);
    shown = null;
    const element = pointerType === 'touch' ? null : plain(target);
    if (element) soon(element, DELAY, false);
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    clearTimeout(timer);
    const element = pointerType === 'touch' ? plain(target) : null;
    if (element) soon(element, PRESS, true);
  });
  for (const type of ['pointerup', 'pointercancel', 'scroll'])
    document.addEventListener(type, () => clearTimeout(timer), { capture: true });
}
