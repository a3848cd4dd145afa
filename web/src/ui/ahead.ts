/** The forecast of a seat's final score, in words. */
import type { TableModel } from '../lib/table.svelte.ts';
import { t } from '../lib/texts.svelte.ts';
import { botName } from '../lib/words.ts';
import type { Tip } from './tips.svelte.ts';

/** The bot that plays on. */
const BOT = 'greedy';

/** The probable final score of a seat; null while there is no forecast. */
export function ahead(table: TableModel, seat: number): number | null {
  const score = table.forecast?.scores[seat];
  return score === undefined ? null : Math.round(score);
}

/** "94 points, about 193 at the end". */
export function pointsSaid(table: TableModel, seat: number, points: number): string {
  const end = ahead(table, seat);
  return end === null ? t('forecast-points', { points }) : t('forecast-points-said', { points, end });
}

/** What a forecast means, in a sentence or two. */
export function aheadText(table: TableModel, seat: number): string | undefined {
  const found = table.forecast;
  return found ? t('forecast-text', { games: found.playouts, bot: botName(BOT), low: found.low[seat]!, high: found.high[seat]! }) : undefined;
}

/** The tooltip of points; with what there would be if the game ended now, where that is known. */
export function aheadTip(table: TableModel, seat: number, ended?: number): Tip | null {
  const end = ahead(table, seat);
  const now = ended === undefined ? undefined : t('forecast-ended', { points: ended });
  if (end === null) return now ? { text: now } : null;
  return { title: t('forecast-title', { points: end }), text: aheadText(table, seat), fix: now };
}
