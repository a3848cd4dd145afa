/** The keyboard's place on the page: what had the focus may go, the focus itself is never lost. */

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether Tab would stop at an element. */
function isStop(one: Element): boolean {
  return (one as HTMLElement).tabIndex >= 0 && !(one as HTMLButtonElement).disabled && one.getClientRects().length > 0;
}
function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}
/** The nearest of some elements. */
function nearest<E extends Element>(from: DOMRect, list: E[]): E | undefined {
  const [x, y] = middle(from);
  const far = (one: Element): number => {
    const [to, down] = middle(one.getBoundingClientRect());
    return Math.hypot(to - x, down - y);
  };
  return list.map((one) => ({ one, far: far(one) })).sort((a, b) => a.far - b.far)[0]?.one;
}

/**
 * Where the focus goes from a thing that stood in these parts of the page, innermost first: to what can be done there
 * now.
 */
function heir(
  thing: string | null,
  box: DOMRect,
  parts: readonly Element[],
): { element: HTMLElement | SVGElement; canAct: boolean } | null {
  const same = thing ? document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`) : null;
  if (same && isStop(same)) return { element: same, canAct: true };
  const here = parts.filter((part) => part.isConnected && part !== document.body && part.getClientRects().length);
  const able = (part: Element): HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>(STOPS)].filter((one) => isStop(one) && !one.ariaDisabled);
  // A window is not played in: there the next best thing near by will do.
  if (!here.some((part) => part.matches('dialog'))) {
    for (const part of here) {
      const found = nearest(
        box,
        able(part).filter((one) => one.matches('[data-lit], .primary')),
      );
      if (found) return { element: found, canAct: true };
    }
  }
  for (const part of here) {
    const found = nearest(box, able(part));
    if (found) return { element: found, canAct: false };
  }
  return null;
}

function main(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main');
  if (found) found.tabIndex = -1;
  return found;
}

/**
 * Looks after the focus of whoever uses the keyboard. When the element that had it goes, the focus passes to what
 * can be done near by; when nothing can be done just now, it comes back as soon as something can. A new screen
 * has it on its content. Mounted once.
 */
export function keepFocus(): () => void {
  let byKeys = false;
  let thing: string | null = null;
  let box = new DOMRect();
  let parts: Element[] = [];
  /** Where the focus waits for the next turn, and where it came from. */
  let waiting: { at: Element; thing: string | null; box: DOMRect; parts: Element[] } | null = null;

  function come(event: FocusEvent): void {
    const one = event.target as Element;
    if (waiting && one !== waiting.at) waiting = null;
    thing = one.getAttribute('data-thing');
    box = one.getBoundingClientRect();
    parts = [];
    for (let up = one.parentElement; up; up = up.parentElement) parts.push(up);
  }
  let looking: ReturnType<typeof setTimeout> | undefined;
  /** Later: on its way from one element to the next the focus is nowhere for a moment. */
  function soon(): void {
    if (!byKeys || looking !== undefined) return;
    const at = document.activeElement;
    if (at && at !== document.body && at !== waiting?.at) return;
    looking = setTimeout(look, 0);
  }
  function look(): void {
    looking = undefined;
    const at = document.activeElement;
    if (waiting && waiting.at === at) {
      const found = heir(waiting.thing, waiting.box, waiting.parts);
      if (!found?.canAct) return;
      waiting = null;
      found.element.focus();
    } else if (!at || at === document.body) {
      const was = { thing, box, parts };
      const window = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
      const inside = parts.find((one) => one.matches('main, dialog'))?.isConnected ?? false;
      const found = inside ? heir(thing, box, parts) : null;
      const element = found?.element ?? window ?? main();
      element?.focus({ preventScroll: !found });
      if (element && inside && !found?.canAct && !window) waiting = { at: element, ...was };
    }
  }
  function key(event: KeyboardEvent): void {
    byKeys = true;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) waiting = null;
    // Held down, a key acts once: what comes next under the focus is not what was meant.
    if (
      event.repeat &&
      (event.key === 'Enter' || event.key === ' ') &&
      !(event.target as Element).matches('textarea, input')
    )
      event.preventDefault();
  }
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  addEventListener('keydown', key, options);
  addEventListener(
    'pointerdown',
    () => {
      byKeys = false;
      waiting = null;
    },
    options,
  );
  document.addEventListener('focusin', come, options);
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'aria-disabled', 'open', 'disabled'],
  });
  return () => {
    ending.abort();
    observer.disconnect();
    clearTimeout(looking);
  };
}
