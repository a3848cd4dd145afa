/** What may be done with what is on the table; knows nothing of the page. */
import type { Printed, Hints, Move, Site, View } from '../../generated/burdigala.ts';
import type { ActionTable, Decoded } from '../../lib/actions.ts';

export type Mode =
  | 'place'
  | 'move'
  | 'remove'
  | 'send'
  | 'stone'
  | 'look'
  | 'after'
  | 'vino'
  | 'discard'
  | 'swap'
  | 'keep'
  | 'privilege'
  | 'wait';
export type Letter = 'a' | 'b' | 'c';
export const LETTERS: readonly Letter[] = ['a', 'b', 'c'];

/** What the player has picked so far. */
export interface Picked {
  pawn: Letter | null;
  /** Which die is shown in gold. */
  die: 0 | 1;
  site: string | null;
  /** Where a pawn is to stand before the game, until that is confirmed. */
  point: number | null;
  card: string | null;
  /** The choice after a seven or a double: `stone`, `good` or `again`; null stays honest. */
  option: 'stone' | 'good' | 'again' | null;
  give: string | null;
  take: string | null;
}
export const NOTHING: Picked = {
  pawn: null,
  die: 0,
  site: null,
  point: null,
  card: null,
  option: null,
  give: null,
  take: null,
};

/** A point a pawn may go to. */
export interface Target {
  id: number;
  to: number;
  pawn: Letter | null;
  /** The dice that lead there; empty while pawns are placed or sent away. */
  dice: number[];
  move: Move | null;
}

/** What is asked of the player. */
export function modeOf(view: View | null, seat: number | null, legal: Decoded[]): Mode {
  if (!view || view.over || seat === null || !view.to_act.includes(seat) || !legal.length) return 'wait';
  if (view.pending === 'move') return legal.some((one) => one.kind === 'remove') ? 'remove' : 'move';
  return view.pending;
}

/** All moves of all pawns. */
export function movesOf(legal: Decoded[], hints: Hints | null): Target[] {
  return legal
    .filter((one) => one.kind === 'move')
    .map((one) => {
      const move = hints?.moves?.[String(one.id)] ?? null;
      return {
        id: one.id,
        to: Number(one.words.to),
        pawn: one.words.pawn as Letter,
        dice: move?.ways.map((way) => way.die) ?? [],
        move,
      };
    });
}

/** The pawn whose targets are shown: the picked one, else the first that can do what is wanted. */
export function pawnOf(moves: Target[], picked: Picked): Letter | null {
  const fits = (move: Target): boolean => picked.site === null || (move.move?.sites.includes(picked.site) ?? false);
  const able = moves.filter(fits);
  if (picked.pawn && able.some((move) => move.pawn === picked.pawn)) return picked.pawn;
  if (picked.pawn && !picked.site && moves.some((move) => move.pawn === picked.pawn)) return picked.pawn;
  return able[0]?.pawn ?? moves[0]?.pawn ?? null;
}

/** The points that are lit. */
export function targetsOf(mode: Mode, legal: Decoded[], hints: Hints | null, picked: Picked): Target[] {
  if (mode === 'place' || mode === 'send') {
    return legal
      .filter((one) => one.kind === mode)
      .map((one) => ({ id: one.id, to: Number(one.words.to), pawn: null, dice: [], move: null }));
  }
  if (mode !== 'move') return [];
  const moves = movesOf(legal, hints);
  const pawn = pawnOf(moves, picked);
  return moves.filter(
    (move) => move.pawn === pawn && (picked.site === null || (move.move?.sites.includes(picked.site) ?? false)),
  );
}

/** The way to a target that is drawn: with the die in gold if it fits. */
export function wayOf(target: Target | undefined, die: number): number[] {
  const ways = target?.move?.ways ?? [];
  return (ways.find((way) => way.die === die) ?? ways[0])?.path ?? [];
}

// -- sites

export function siteOf(view: View, id: string): Site | undefined {
  for (const district of view.districts) for (const site of district.sites) if (site.id === id) return site;
  return undefined;
}

export function districtOf(view: View, site: string): View['districts'][number] | undefined {
  return view.districts.find((district) => district.sites.some((one) => one.id === site));
}

export interface Stone {
  /** Points of the stone; null if they are hidden until the tile is turned over. */
  points: number | null;
  finishes: boolean;
  /** What the bonus token and a permanent card add. */
  bonus: number;
  extra: number;
}

/** What the next stone on a site brings, or the one after so many more. */
export function stoneOn(view: View, board: Printed, seat: number | null, id: string, more = 0): Stone | null {
  const site = siteOf(view, id);
  if (!site || site.finished) return null;
  const left = site.size - site.stones - 1 - more;
  if (left < 0) return null;
  if (left > 0) return { points: left, finishes: false, bonus: 0, extra: 0 };
  const card = board.size_cards[String(site.size)];
  const extra =
    card && seat !== null && view.players[seat]?.table.includes(card) ? (board.size_points[String(site.size)] ?? 0) : 0;
  return { points: site.value, finishes: true, bonus: districtOf(view, id)?.bonus ?? 0, extra };
}

/** How the points of a stone are written on the map. */
export function stoneTag(stone: Stone): string {
  const more = stone.bonus + stone.extra;
  if (stone.points === null) return more ? `? +${more}` : '?';
  return `+${stone.points + more}`;
}

/** The buildings that a site may hide, as far as the viewer can tell: those of its size seen nowhere else. */
export function mayBe(view: View, board: Printed, site: Site): string[] {
  if (site.building) return [site.building];
  const seen = new Set(view.districts.flatMap((district) => district.sites.map((one) => one.building)));
  return Object.entries(board.tiles)
    .filter(([name, tile]) => tile.size === site.size && !seen.has(name))
    .map(([name]) => name);
}

/** For every seat the intrigue cards it draws when this site is finished by the pawn that has moved. */
export function drawsAt(view: View, siteId: string): number[] {
  const around = new Set(districtOf(view, siteId)?.points ?? []);
  return view.players.map(
    (player, seat) =>
      player.pawns.filter(
        (point, at) => point !== null && around.has(point) && !(seat === view.seat && LETTERS[at] === view.moved),
      ).length,
  );
}

// -- goods and cards

/** Points of goods at the end: as many different ones as possible in each set. */
export function goodsPoints(goods: Record<string, number>, points: number[]): number {
  const left = Object.values(goods).filter((count) => count > 0);
  let sum = 0;
  for (let row = 1; left.some((count) => count >= row); row++)
    sum += points[left.filter((count) => count >= row).length] ?? 0;
  return sum;
}

const CARD_OF: Record<string, string> = {
  influence: 'influence',
  betray: 'betrayal',
  'betray-hand': 'betrayal',
  merchant: 'merchant',
  theft: 'theft',
  connections: 'connections',
};
const KINDS: Record<string, string[]> = {
  influence: ['influence'],
  betrayal: ['betray', 'betray-hand'],
  merchant: ['merchant'],
  theft: ['theft'],
  connections: ['connections'],
};

/** The card that an action plays. */
export function cardOf(action: Decoded): string | null {
  return action.kind === 'play' ? action.words.card! : (CARD_OF[action.kind] ?? null);
}

/** What can be done with a card of the hand now. */
export function cardActions(card: string, legal: Decoded[]): Decoded[] {
  return legal.filter((one) => cardOf(one) === card);
}

/** The actions to ask about when a card cannot be played. */
export function cardMeant(actions: ActionTable, card: string, seats: number, seat: number): number[] {
  const kinds = KINDS[card];
  if (!kinds) return [actions.id('play', { card })];
  const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
  return kinds.flatMap((kind) => {
    if (kind === 'influence') return [0, 1, 2, 3].map((at) => actions.encode(kind, at >> 1, at & 1));
    if (kind === 'connections') return [0, 1, 2, 3, 4, 5].map((value) => actions.encode(kind, value));
    if (kind === 'betray') return others.map((at) => actions.encode(kind, at, 0));
    return others.map((at) => actions.encode(kind, at));
  });
}

// -- ways, for showing what others did

/** A way of exactly so many steps that uses nothing twice; streets alone if they suffice. */
export function wayBetween(board: Printed, start: number, end: number, steps: number): number[] | null {
  const fast = board.fast_points.flatMap((one, at) => board.fast_points.slice(at + 1).map((other) => [one, other]));
  const sea = board.sea_lanes.map((lane) => lane.ends);
  for (const ways of [
    board.streets,
    [...board.streets, ...sea],
    [...board.streets, ...fast],
    [...board.streets, ...sea, ...fast],
  ]) {
    const found = walk(ways, start, end, steps);
    if (found) return found;
  }
  return null;
}

function walk(ways: number[][], start: number, end: number, steps: number): number[] | null {
  let best: number[] | null = null;
  const used = new Set<number>();
  const path = [start];
  const go = (): void => {
    const at = path.at(-1)!;
    if (path.length > steps) {
      if (at === end && (!best || new Set(path).size > new Set(best).size)) best = [...path];
      return;
    }
    ways.forEach(([a, b], number) => {
      if (used.has(number) || (a !== at && b !== at)) return;
      used.add(number);
      path.push(a === at ? b! : a!);
      go();
      path.pop();
      used.delete(number);
    });
  };
  go();
  return best;
}
