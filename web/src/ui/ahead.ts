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

/** The tooltip of points; with what there would be if the game ended now, where that is known. */
export function aheadTip(table: TableModel, seat: number, ended?: number): Tip | null {
  const end = ahead(table, seat);
  const now = ended === undefined ? undefined : t('forecast-ended', { points: ended });
  if (end === null) return now ? { text: now } : null;
  const { low, high, playouts } = table.forecast!;
  return {
    title: t('forecast-title', { points: end }),
    text: playouts
      ? t('forecast-text', { games: playouts, bot: botName(BOT), low: low[seat]!, high: high[seat]! })
      : t('forecast-learned', { low: low[seat]!, high: high[seat]! }),
    fix: now,
  };
}

/** The same as part of another tooltip. */
export function aheadText(table: TableModel, seat: number): string | undefined {
  const tip = aheadTip(table, seat);
  return tip ? `${tip.title}. ${tip.text}` : undefined;
}
