/** The keyboard at a table. */

/**
 * Whether a key is meant for the table: not for a field, an open window or the browser, and nobody else has used it.
 */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    !(event.target as Element | null)?.matches?.('input, textarea, select') && !document.querySelector('dialog[open]')
  );
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Nearer than this is not in any direction. */
const BESIDE = 4;

/**
 * Where an arrow leads from an element: to the nearest of some others in its direction; null if there is none.
 * `slant` is how far aside it may lie for every pixel ahead.
 */
export function towards<E extends Element>(
  arrow: string,
  from: Element,
  among: Iterable<E>,
  slant = Infinity,
): E | null {
  const way = WAYS[arrow];
  if (!way) return null;
  const middle = (one: Element): [number, number] => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  let best: E | null = null;
  let least = Infinity;
  for (const one of among) {
    if (one === (from as Element) || !one.getBoundingClientRect().width) continue;
    const [right, down] = [middle(one)[0] - x, middle(one)[1] - y];
    const ahead = right * way[0] + down * way[1];
    const aside = Math.abs(right * way[1]) + Math.abs(down * way[0]);
    if (ahead < BESIDE || aside > ahead * slant) continue;
    // What lies straight ahead is nearer than what lies as far aside.
    const far = ahead + aside * 2.5;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
