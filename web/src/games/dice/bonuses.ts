/** Circles of a bonus: so many free, won by the draft, used, and still to win on the sheet. */

import { held, squareOf } from './look.ts';
import type { Play } from './play.svelte.ts';
import type { Bonus } from './turn.ts';

export interface Group {
  state: 'free' | 'draft' | 'used' | 'open';
  count: number;
}

/** More circles than this are drawn as one with a number. */
const ROOM = 3;

export function groups(play: Play, seat: number, bonus: Bonus): Group[] {
  const player = play.view?.players[seat];
  if (!player) return [];
  const change = seat === play.me ? (play.table.hints?.turn.bonuses[bonus] ?? 0) : 0;
  const has = held(player, bonus);
  const isFinished = (spaces: readonly number[]): boolean => spaces.every((space) => player.marks[space] !== null);
  // Castles have a row of their own.
  const open = play.sheet.zones.filter(
    (zone) => zone.bonus === bonus && !squareOf(play.sheet, zone.spaces[0]!) && !isFinished(zone.spaces),
  ).length;
  const won = Math.max(0, Math.min(change, has));
  const used = (play.story.used[seat]?.[bonus] ?? 0) + Math.max(0, -change);
  const all: Group[] = [
    { state: 'free', count: has - won },
    { state: 'draft', count: won },
    { state: 'used', count: used },
    { state: 'open', count: open },
  ];
  return all.filter((group) => group.count > 0);
}

/** The groups as circles: each its own where there is room, else one for all of a group. */
export function circles(found: readonly Group[]): Group[] {
  const total = found.reduce((sum, group) => sum + group.count, 0);
  if (total <= ROOM)
    return found.flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, count: 1 })));
  return [...found];
}
