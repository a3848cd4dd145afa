/** How a game will probably end: asked for soon after the turn or the points changed, while somebody looks. */
import type { Forecast } from '../generated/wire.ts';
import type { Answer } from './socket.ts';

/** Several changes in a row are one question. */
const SOON = 600;
/** How long to leave a server alone that has much to do. */
const LATER = 5000;

export class Foresight {
  /** The last forecast; an older one stands until the new one is there. */
  found: Forecast | null = $state.raw(null);
  /** Whether there are forecasts at all: so until the server says no. */
  offered = $state(true);

  readonly #ask: () => Promise<Answer>;
  readonly #wanted: () => boolean;
  #seen = '';
  #stale = false;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `ask` sends the question; `wanted` says whether anybody would look at the answer now. */
  constructor(ask: () => Promise<Answer>, wanted: () => boolean) {
    this.#ask = ask;
    this.#wanted = wanted;
    document.addEventListener('visibilitychange', this.look);
  }

  /** Something happened; only what changes the turn or the points is worth a question. */
  notice(turn: readonly number[], points: readonly number[]): void {
    const now = `${turn.join()} ${points.join()}`;
    if (now === this.#seen) return;
    this.#seen = now;
    this.#stale = true;
    this.#plan(SOON);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.look);
  }

  /** Somebody looks again. */
  readonly look = (): void => this.#plan(SOON);

  /** Nobody is told any more; whatever comes next is asked for anew. */
  forget(): void {
    this.found = null;
    this.#seen = '';
    this.#stale = false;
  }

  #plan(wait: number): void {
    if (this.#closed || !this.offered || !this.#stale || this.#asking || this.#timer !== undefined || !this.#wanted())
      return;
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    if (!this.#wanted()) return;
    this.#stale = false;
    this.#asking = true;
    const answer = await this.#ask();
    this.#asking = false;
    // What was asked before the table turned forecasts off is not shown after it.
    if (!this.#wanted()) this.#stale = true;
    else if (answer.type === 'forecast') {
      if (answer.seq >= (this.found?.seq ?? 0)) this.found = answer;
      this.#plan(SOON);
    } else if (answer.type === 'refused') {
      if (answer.reason.code === 'no-forecast') this.offered = false;
      if (['table-over', 'not-started', 'forecast-off'].includes(answer.reason.code)) return;
      this.#stale = true;
      this.#plan(LATER);
    }
  }
}
