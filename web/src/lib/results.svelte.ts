/** How I have fared against the bots, by what the server says. */
import type { GameResults } from '../generated/wire.ts';
import { api } from './api.ts';

class Results {
  #all = $state.raw<GameResults[]>([]);

  of(game: string): GameResults | undefined {
    return this.#all.find((one) => one.game === game);
  }

  /** Asks anew: a game may have ended since. */
  async load(): Promise<void> {
    this.#all = await api.results();
  }

  /** Asks if nothing is known yet. What is shown does without, if that fails. */
  need(): void {
    if (!this.#all.length) void this.load().catch(() => {});
  }
}

export const results = new Results();
