/** How things are drawn: icons by name, places on site and frame, tints of districts. */
import type { Printed, Lane } from '../../generated/burdigala.ts';

export const CARD_ICONS: Record<string, string> = {
  consul: 'roman-toga',
  hygiene: 'soap',
  chariot: 'chariot',
  boat: 'sailboat',
  harvest: 'cornucopia',
  vino: 'wine-glass',
  betrayal: 'backstab',
  influence: 'public-speaker',
  indiscretion: 'spyglass',
  merchant: 'trade',
  sailor: 'ship-wheel',
  crassus: 'caesar',
  connections: 'shaking-hands',
  theft: 'robber-hand',
};
export const GOOD_ICONS: Record<string, string> = {
  wine: 'grapes',
  ceramics: 'painted-pottery',
  copper: 'metal-bar',
  wheat: 'wheat',
  tin: 'ore',
};
export const BUILDING_ICONS: Record<string, string> = {
  fountain: 'water-fountain',
  altar: 'sword-altar',
  bakery: 'sliced-bread',
  tavern: 'tavern-sign',
  storehouse: 'warehouse',
  pottery: 'painted-pottery',
  domus: 'family-house',
  market: 'shop',
  school: 'scroll-quill',
  barracks: 'centurion-helmet',
  curia: 'stone-bust',
  necropolis: 'tombstone',
  temple_of_mercury: 'temple-gate',
  baths: 'water-splash',
  basilica: 'byzantin-temple',
  aqueduct: 'aqueduct',
  temple_of_tutela: 'greek-temple',
  theatre: 'drama-masks',
  forum: 'ancient-columns',
  amphitheatre: 'amphitheatre',
  stopped_site: 'broken-wall',
};

const TINTS: Record<string, string> = {
  q1: 'a',
  q5: 'a',
  q8: 'a',
  q12: 'a',
  q2: 'b',
  q7: 'b',
  q11: 'b',
  q3: 'c',
  q6: 'c',
  q10: 'c',
  q14: 'c',
  q4: 'd',
  q9: 'd',
  q13: 'd',
};
export const tint = (district: string): string => TINTS[district] ?? 'a';

/** Where names stand on our own map, out of the way of sites. */
const LABELS: Record<string, [number, number]> = {
  q2: [545, 110],
  q6: [938, 214],
  q9: [745, 390],
  q12: [715, 634],
  q14: [745, 759],
  q13: [285, 767],
};
export function labelAt(board: Printed, district: Printed['districts'][number]): [number, number] {
  const [x, y] = district.label;
  return (board.standard && LABELS[district.id]) || [x!, y! + 2];
}
export function bonusAt(board: Printed, district: Printed['districts'][number]): [number, number] | null {
  if (!district.bonus) return null;
  const [x, y] = district.bonus;
  return [x!, board.standard && district.id === 'q9' ? y! - 12 : y!];
}

/** Places of the stones on a site, by its size. */
export const SLOTS: Record<number, [number, number][]> = {
  2: [
    [-10, 0],
    [10, 0],
  ],
  3: [
    [0, -11],
    [-11, 8],
    [11, 8],
  ],
  4: [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
  5: [
    [-11.2, -12],
    [11.2, -12],
    [0, 0],
    [-11.2, 12],
    [11.2, 12],
  ],
  6: [
    [-16, -9],
    [0, -9],
    [16, -9],
    [-16, 9],
    [0, 9],
    [16, 9],
  ],
};

/** The ring road of our own map; on others the lanes are straight. */
const RING =
  'M660,70C610,28 330,22 170,44C70,58 48,150 56,250C60,310 78,350 105,365M105,365C66,395 46,480 50,600C54,740 70,822 150,850C300,872 540,878 660,842';
export function fastLane(board: Printed): string {
  if (board.standard) return RING;
  const at = places(board);
  return board.fast_points
    .flatMap((one, n) => board.fast_points.slice(n + 1).map((other) => `M${at[one]}L${at[other]}`))
    .join('');
}
export function places(board: Printed): Record<number, [number, number]> {
  return Object.fromEntries(board.points.map((point) => [point.id, [point.x, point.y]]));
}
export function seaLane(board: Printed, lane: Lane): string {
  const at = places(board);
  const points = [at[lane.ends[0]!]!, ...(lane.via as [number, number][]), at[lane.ends[1]!]!];
  if (points.length === 2) return `M${points[0]}L${points[1]}`;
  let path = `M${points[0]}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [c, n] = [points[i]!, points[i + 1]!];
    path += `Q${c} ${i === points.length - 2 ? n : [(c[0] + n[0]) / 2, (c[1] + n[1]) / 2]}`;
  }
  return path;
}

/** The bridges over the Devèze: the outline of the way, its walls, its planks. */
export function bridges(board: Printed): { road: string; walls: string; planks: string }[] {
  if (!board.standard) return [];
  const at = places(board);
  return (
    [
      [14, 19, 0.3, 0.66],
      [16, 21, 0.34, 0.66],
    ] as const
  ).map(([one, other, f, g]) => {
    const [a, b] = [at[one]!, at[other]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy);
    const q = (t: number, s: number): string =>
      `${(a[0] + dx * t - (dy / long) * s).toFixed(1)},${(a[1] + dy * t + (dx / long) * s).toFixed(1)}`;
    const left = `${q(f - 0.04, 15)}L${q(f + 0.03, 11)}L${q(g - 0.03, 11)}L${q(g + 0.04, 15)}`;
    const right = `${q(g + 0.04, -15)}L${q(g - 0.03, -11)}L${q(f + 0.03, -11)}L${q(f - 0.04, -15)}`;
    const planks = [f + 0.08, (f + g) / 2, g - 0.08].map((t) => `M${q(t, -8)}L${q(t, 8)}`).join('');
    return { road: `M${left}L${right}Z`, walls: `M${left}M${right}`, planks };
  });
}

// -- the frame is the score track

export const FRAME = { width: 960, height: 762, deep: 28, along: 28, down: 22 };
export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A cell of the track; 0 lies in the top left corner, the others follow clockwise; 100 is 0 again. */
export function cell(score: number): Cell {
  const { width, height, deep, along, down } = FRAME;
  const [cw, ch] = [(width - deep) / along, (height - deep) / down];
  let i = ((score % 100) + 100) % 100;
  if (i < along) return { x: i * cw, y: 0, w: cw, h: deep };
  i -= along;
  if (i < down) return { x: width - deep, y: i * ch, w: deep, h: ch };
  i -= down;
  if (i < along) return { x: width - (i + 1) * cw, y: height - deep, w: cw, h: deep };
  i -= along;
  return { x: 0, y: height - (i + 1) * ch, w: deep, h: ch };
}
