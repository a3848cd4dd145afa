/** Which bot is meant when nobody says. */
import { settings } from './settings.svelte.ts';

/** The level that suits most people at first. */
const FIRST = 'squire';

/** The bot played last if this game has it, else one for a beginning. */
export function usualBot(bots: string[]): string {
  return [settings.bot, FIRST].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? '';
}

/** From weak to strong; those that are not known here keep their order, at the end. */
export function byStrength(bots: string[]): string[] {
  const known = ['page', 'squire', 'knight', 'baron', 'count', 'duke'];
  return bots.toSorted((a, b) => rank(a) - rank(b));
  function rank(bot: string): number {
    const at = known.indexOf(bot);
    return at < 0 ? known.length : at;
  }
}
