/** Where friends find this server: an address of this machine alone is never handed on without a word. */
import { api } from './api.ts';

/** Whether a name leads nowhere but to the machine that calls it. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

class Reach {
  #origin = $state<string | null | undefined>(undefined);
  #asked = false;

  /** What links begin with; null if friends cannot reach this server, undefined as long as that is not known. */
  get origin(): string | null | undefined {
    this.#ask();
    return this.#origin;
  }

  /** What links begin with, if need be for this computer alone. */
  async best(): Promise<string> {
    return (await this.#find()) ?? location.origin;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#find().then((found) => (this.#origin = found));
  }

  async #find(): Promise<string | null> {
    const seen = isLoopback(location.hostname) ? null : location.origin;
    try {
      return (await api.reach()).url ?? seen;
    } catch {
      return seen;
    }
  }
}

export const reach = new Reach();
