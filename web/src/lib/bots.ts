/** Which bot is meant when nobody says. */
import { settings } from './settings.svelte.ts';

/** The bot played last if this game has it, else the strongest it has: the list goes from weak to strong. */
export function usualBot(bots: string[]): string {
  return bots.includes(settings.bot) ? settings.bot : (bots.at(-1) ?? '');
}

/** From weak to strong; those that are not known here keep their order, at the end. */
export function byStrength(bots: string[]): string[] {
  const known = ['random', 'greedy'];
  return bots.toSorted((a, b) => rank(a) - rank(b));
  function rank(bot: string): number {
    const at = known.indexOf(bot);
    return at < 0 ? known.length : at;
  }
}
