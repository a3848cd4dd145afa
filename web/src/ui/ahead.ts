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
  // Not “-0”.
  return score === undefined ? null : Math.round(score) || 0;
}

/** The chances to win of all seats in whole percents, which make a hundred; null while they are not known.
 *
 * Alone it is the chance to beat the game; where it cannot be lost there is none, and the list is empty.
 */
export function chances(table: TableModel): number[] | null {
  const found = table.forecast?.chances;
  return found ? percents(found) : null;
}

/** Parts of a whole as percents: rounded down, and what is left goes where most was cut off. */
export function percents(parts: readonly number[]): number[] {
  const exact = parts.map((part) => part * 100);
  if (exact.length < 2) return exact.map(Math.round);
  const whole = exact.map(Math.floor);
  const byLoss = exact.map((_, seat) => seat).toSorted((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  for (const seat of byLoss.slice(0, Math.max(0, left))) whole[seat]! += 1;
  return whole;
}

/** "Chances to win: Camille 41%, Bruno 24%". */
export function chancesSaid(table: TableModel, shares: readonly number[]): string {
  if (shares.length === 1) return t('chance-alone', { percent: shares[0]! });
  const list = shares.map((percent, seat) => t('chance-of', { name: table.names[seat] ?? '', percent })).join(', ');
  return t('chances-said', { list });
}

/** The tooltip of the bar. */
export function chancesTip(table: TableModel): Tip | null {
  const shares = chances(table);
  if (!shares) return table.foresees ? { title: t('chances-title'), text: t('forecast-soon') } : null;
  const { playouts } = table.forecast!;
  return {
    title: t('chances-title'),
    sub: shares.length > 1 ? undefined : t('chance-alone', { percent: shares[0]! }),
    text: playouts ? t('chances-text', { games: playouts, bot: botName(BOT) }) : t('chances-learned'),
  };
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
  if (end === null && table.foresees) return { title: t('forecast'), text: t('forecast-soon'), fix: now };
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
