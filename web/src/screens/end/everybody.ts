/** Who stands on the screens of an end: all seats, and behind them whom one played alone against. */
import type { Rival } from '../../games/index.ts';
import type { SeatInfo } from '../../generated/wire.ts';
import { type Sheet, totalOf } from './sources.ts';
import { podium, type Standing } from './story.ts';

/** So many colours seats have. */
const COLOURS = 5;

/** All seats, and the rival as one more. */
export function everybody(seats: SeatInfo[], rival: Rival | null): SeatInfo[] {
  return rival ? [...seats, seatOf(rival)] : seats;
}

function seatOf({ name }: Rival): SeatInfo {
  return { name, colour: COLOURS - 1, bot: null, person: false, you: false, online: false, free: false };
}

/** From first to last; the rival is ahead of who did not win. */
export function placesOf(scores: number[], ranking: number[] | null, rival: Rival | null): Standing[] {
  const own = podium(scores, ranking);
  if (!rival) return own;
  const isFirst = own[0]?.place !== 1;
  const his = { seat: scores.length, place: isFirst ? 1 : 2, points: totalOf(rival.sheet) };
  return isFirst ? [his, ...own] : [...own, his];
}

/** The points of everybody by source. */
export function sheetsOf(sheets: Sheet[], rival: Rival | null): Sheet[] {
  return rival ? [...sheets, rival.sheet] : sheets;
}
