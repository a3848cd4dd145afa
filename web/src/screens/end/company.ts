/** Who is shown when a game is over: all seats, and behind them whom one played alone against. */
import type { Rival } from '../../games/index.ts';
import type { SeatInfo } from '../../generated/wire.ts';
import { type Sheet, totalOf } from './sources.ts';
import { podium, type Standing } from './story.ts';

/** So many colours seats have. */
const COLOURS = 5;

const seatOf = ({ name }: Rival): SeatInfo => ({
  name,
  colour: COLOURS - 1,
  bot: null,
  person: false,
  you: false,
  online: false,
  free: false,
});

/** Everybody by number; the rival has the number after the last seat. */
export const seatsWith = (seats: readonly SeatInfo[], rival: Rival | null): SeatInfo[] =>
  rival ? [...seats, seatOf(rival)] : [...seats];

/** The seats from first to last; who won alone has beaten the rival. */
export function placesWith(scores: number[], ranking: number[] | null, rival: Rival | null): Standing[] {
  const own = podium(scores, ranking);
  if (!rival) return own;
  const isFirst = own[0]?.place !== 1;
  const his = { seat: scores.length, place: isFirst ? 1 : 2, points: totalOf(rival.sheet) };
  return isFirst ? [his, ...own] : [...own, his];
}

export const sheetsWith = (sheets: readonly Sheet[], rival: Rival | null): Sheet[] =>
  rival ? [...sheets, rival.sheet] : [...sheets];
