/** The bots of a game: how strong they are, which one suits me, and why. */
import type { BotInfo, GameInfo, SeatWish, Suggestion } from '../generated/wire.ts';
import { api } from './api.ts';
import { attempt } from './problems.ts';
import { results } from './results.svelte.ts';
import { settings } from './settings.svelte.ts';
import { t } from './texts.svelte.ts';
import { botThe } from './words.ts';

export function botOf(game: GameInfo, id: string): BotInfo | undefined {
  return game.bots.find((bot) => bot.id === id);
}

/** The bot that suits me at this game, by what the server makes of my last games; the first while that is not known. */
export function fittingBot(game: GameInfo): string {
  const level = results.of(game.id)?.suggestion.level;
  return (level && botOf(game, level)?.id) ?? game.bots[0]?.id ?? '';
}

/** Why that level: “You won your last two games against the squire.” */
export function suggestionWords({ level, why, against, won, games }: Suggestion): string {
  if (why === 'new') return t('suggest-new', { bot: botThe(level) });
  const words = { bot: botThe(against ?? level), won, games };
  return why === 'won' && won === games ? t('suggest-won-all', words) : t(`suggest-${why}`, words);
}

/** A table for me and bots of one kind, as few as the game allows; its id if it could be opened. */
export async function playAgainst(game: GameInfo, bot: string): Promise<string | undefined> {
  const others = Math.max(2, game.seats[0]) - 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot' as const, bot }));
  return openTable(game, bots);
}

/** A table for me alone; its id if it could be opened. */
export const playAlone = (game: GameInfo): Promise<string | undefined> => openTable(game, []);

async function openTable(game: GameInfo, others: SeatWish[]): Promise<string | undefined> {
  const table = await attempt(() =>
    api.newTable({ game: game.id, seats: [{ kind: 'me' }, ...others], pace: settings.pace }),
  );
  return table?.id;
}
