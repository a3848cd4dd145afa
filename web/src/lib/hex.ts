/** Hexagons with a point at the top: outlines, the estate of 37 spaces, lines between districts. */

export type Point = [number, number];

const round = (n: number): string => n.toFixed(1);

/** The corner `k` of a hexagon, clockwise from the upper right. */
export function corner(cx: number, cy: number, R: number, k: number): Point {
  const a = (Math.PI / 180) * (60 * k - 30);
  return [cx + R * Math.cos(a), cy + R * Math.sin(a)];
}

/** The outline of a hexagon with rounded corners. */
export function hexPath(cx: number, cy: number, R: number, r = R * 0.12): string {
  const v: Point[] = [];
  for (let i = 0; i < 6; i++) v.push(corner(cx, cy, R, i - 1));
  const t = R > 0 ? r / R : 0;
  let path = '';
  for (let i = 0; i < 6; i++) {
    const [before, here, after] = [v[(i + 5) % 6]!, v[i]!, v[(i + 1) % 6]!];
    const a = [here[0] + (before[0] - here[0]) * t, here[1] + (before[1] - here[1]) * t];
    const c = [here[0] + (after[0] - here[0]) * t, here[1] + (after[1] - here[1]) * t];
    path += `${i ? 'L' : 'M'}${a.map(round).join(' ')}Q${here.map(round).join(' ')} ${c.map(round).join(' ')}`;
  }
  return `${path}Z`;
}

/** A place in a hexagonal grid: `x` counts half widths from the middle, `y` rows. */
export interface Place {
  x: number;
  y: number;
}

/** Where the places lie when hexagons have radius R. */
export function centres(places: readonly Place[], R: number, ox: number, oy: number): Point[] {
  const half = (Math.sqrt(3) * R) / 2;
  return places.map(({ x, y }): Point => [ox + x * half, oy + y * 1.5 * R]);
}

/** Lines between hexagons of different groups, and around all of them. */
export function borders(
  places: readonly Place[],
  groups: ArrayLike<number | string>,
  R: number,
  ox: number,
  oy: number,
): string {
  const at = new Map(places.map(({ x, y }, i) => [`${x},${y}`, i]));
  // Neighbours in the order of the edges, clockwise from the right.
  const steps: Point[] = [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ];
  const middle = centres(places, R, ox, oy);
  let path = '';
  places.forEach(({ x, y }, i) => {
    const [cx, cy] = middle[i]!;
    steps.forEach(([dx, dy], edge) => {
      const j = at.get(`${x + dx},${y + dy}`);
      if (j !== undefined && (groups[j] === groups[i] || j < i)) return;
      path += `M${corner(cx, cy, R, edge).map(round).join(' ')}L${corner(cx, cy, R, edge + 1)
        .map(round)
        .join(' ')}`;
    });
  });
  return path;
}

/** Width and height of the estate of 37 spaces for a radius. */
export const estateSize = (R: number): Point => [7 * Math.sqrt(3) * R, 11 * R];

/** The neighbour of a place in the direction of an arrow key, or the place itself. */
export function step(places: readonly Place[], from: number, key: string): number {
  const here = places[from];
  if (!here) return from;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const dx = key === 'ArrowLeft' ? -2 : 2;
    const next = places.findIndex((p) => p.y === here.y && p.x === here.x + dx);
    return next < 0 ? from : next;
  }
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (!dy) return from;
  let best = from;
  let far = Infinity;
  places.forEach((p, i) => {
    // Right before left, so that going down and up again comes back.
    const d = Math.abs(p.x - here.x) - (p.x - here.x > 0 === dy > 0 ? 0.1 : 0);
    if (p.y === here.y + dy && d < far) [best, far] = [i, d];
  });
  return best;
}
