/** Where a tooltip stands: beside its element, on ground where nothing can be clicked. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Side = 'right' | 'left' | 'top' | 'bottom';
export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where along its side the arrow points at the element; null where it would point elsewhere. */
  arrow: number | null;
}

/** Between the element and the tip, and between the tip and the edge of the screen. */
const GAP = 10;
const EDGE = 8;
const STEP = 16;
const ARROW = 14;
/** What a pixel of cover costs, in pixels of distance: of a target, and of anything else that can be asked about. */
const TARGET = 100;
const THING = 0.02;
const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom'];
/** A side is changed for this many pixels only. */
const FAITHFUL = 12;

/** How much of a box lies under another. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The numbers from a middle outwards, within limits. */
function* outwards(middle: number, low: number, high: number): Generator<number> {
  const start = Math.max(low, Math.min(middle, high));
  yield start;
  for (let step = STEP; start - step >= low || start + step <= high; step += STEP) {
    if (start + step <= high) yield start + step;
    if (start - step >= low) yield start - step;
  }
}

/**
 * The best place for a tip of this size: on no target if there is such a place, near its element, and rather not on
 * other things.
 */
export function placed(
  size: { width: number; height: number },
  around: Box,
  screen: { width: number; height: number },
  targets: readonly Box[],
  things: readonly Box[] = [],
): Place {
  const { width, height } = size;
  const [mostLeft, mostTop] = [screen.width - width - EDGE, screen.height - height - EDGE];
  const middle = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
  let best: Place = { left: EDGE, top: EDGE, side: 'bottom', arrow: null };
  let least = Infinity;

  function weigh(side: Side, left: number, top: number, away: number, aside: number): void {
    let cost = SIDES.indexOf(side) * FAITHFUL + away * 2 + aside;
    if (cost >= least) return;
    const box = { left, top, right: left + width, bottom: top + height };
    for (const one of [...targets, around]) cost += shared(box, one) * TARGET;
    for (const one of things) cost += shared(box, one) * THING;
    if (cost >= least) return;
    least = cost;
    const across = side === 'left' || side === 'right';
    const [point, length] = across ? [middle.y - top, height] : [middle.x - left, width];
    const points = away === 0 && point >= ARROW && point <= length - ARROW;
    best = { left, top, side, arrow: points ? point : null };
  }

  for (const side of SIDES) {
    const across = side === 'left' || side === 'right';
    const [from, way] = {
      right: [around.right + GAP, 1] as const,
      left: [around.left - GAP - width, -1] as const,
      top: [around.top - GAP - height, -1] as const,
      bottom: [around.bottom + GAP, 1] as const,
    }[side];
    const most = across ? mostLeft : mostTop;
    for (let away = 0; ; away += STEP) {
      const at = from + way * away;
      if (at < EDGE || at > most) break;
      const [start, limit] = across ? [middle.y - height / 2, mostTop] : [middle.x - width / 2, mostLeft];
      for (const other of outwards(start, EDGE, Math.max(EDGE, limit))) {
        const aside = Math.abs(other - start);
        if (across) weigh(side, at, other, away, aside);
        else weigh(side, other, at, away, aside);
      }
    }
  }
  return best;
}
