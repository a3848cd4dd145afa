/** Words for things that several screens name. */
import type { GameInfo, SeatInfo, TableInfo } from '../generated/wire.ts';
import { inPlace } from '../games/faces.ts';
import { hasText, lang, t } from './texts.svelte.ts';

/** A bot's name; one that is not known here is called by its id. */
export function botName(id: string): string {
  const [name] = id.split(':') as [string];
  return hasText(`bot-name-${name}`) ? t(`bot-name-${name}`) : id;
}

/** A bot in a sentence: “the squire”. */
export function botThe(id: string): string {
  return hasText(`bot-the-${id}`) ? t(`bot-the-${id}`) : botName(id);
}

/** A seat's name: people have their own, bots are called by what they are, in the language of the moment. */
function seatName(seat: SeatInfo): string {
  if (!seat.bot || seat.person || !seat.name.startsWith(seat.bot)) return seat.name;
  const name = botName(seat.bot);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}${seat.name.slice(seat.bot.length)}`;
}

/** One sign for each name at a table: its initial, its number (“Squire 2”), or the seat where these are the same. */
export function marks(names: string[]): string[] {
  const seats = names.map((_, at) => String(at + 1));
  const own = names.map((name) => / (\d)$/.exec(name)?.[1] ?? [...name.trim()][0]?.toLocaleUpperCase() ?? '');
  const alone = (mark: string): boolean => mark !== '' && own.indexOf(mark) === own.lastIndexOf(mark);
  const mixed = own.map((mark, at) => (alone(mark) ? mark : seats[at]!));
  return new Set(mixed).size === names.length ? mixed : seats;
}

/** The table with the names as they are shown. */
export function named(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: seatName(seat) })) };
}

/** Family and kind in one line. */
export function gameLine(id: string): string {
  const kind = gameKind(id);
  return kind ? `${gameName(id)}, ${kind.charAt(0).toLocaleLowerCase()}${kind.slice(1)}` : gameName(id);
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

/** The games in the order of the lobby; further ones follow. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  return inPlace(games, ({ id }) => id);
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
