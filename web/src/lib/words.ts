/** Words for things that several screens name. */
import type { GameInfo, SeatInfo, TableInfo } from '../generated/wire.ts';
import { hasText, lang, t } from './texts.svelte.ts';

/** A bot's name; one that is not known here is called by its id. */
export function botName(id: string): string {
  return hasText(`bot-name-${id}`) ? t(`bot-name-${id}`) : id;
}

/** One sentence on how a bot plays, if it is known. */
export function botHint(id: string): string {
  return hasText(`bot-hint-${id}`) ? t(`bot-hint-${id}`) : '';
}

/** The game's name as on its card: the family, and which of its games. */
export function gameName(id: string): string {
  return hasText(`game-${id}`) ? t(`game-${id}`) : id;
}

export function gameKind(id: string): string {
  return hasText(`game-${id}-kind`) ? t(`game-${id}-kind`) : '';
}

/** One short name that tells the games apart. */
export function gameShort(id: string): string {
  return hasText(`game-${id}-short`) ? t(`game-${id}-short`) : id;
}

export function seatRange({ seats: [low, high] }: GameInfo): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** Who sits there, for lists: nobody yet is a free seat. */
export function isFree(seat: SeatInfo): boolean {
  return !seat.person && !seat.bot;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(isFree).length;
}

/** How long ago, in words: "3 hours ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(lang.now, { numeric: 'auto', style: 'short' });
  if (past < 60) return t('just-now');
  if (past < 3600) return words.format(-Math.round(past / 60), 'minute');
  if (past < 86_400) return words.format(-Math.round(past / 3600), 'hour');
  return words.format(-Math.round(past / 86_400), 'day');
}
