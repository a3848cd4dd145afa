/** Errors of the server's interface, for people. */
import { ApiError } from './api.ts';
import { play } from './sound.ts';
import { clientReason } from './speech.ts';
import { toasts } from './toasts.svelte.ts';

/** What went wrong, in words. */
export function explain(error: unknown): string {
  return clientReason(error instanceof ApiError ? error.reason : { code: 'server', params: {} });
}

/** Does something and tells if it fails; undefined then. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    play('refused');
    toasts.show(explain(error), 'bad');
    return undefined;
  }
}

/** Copies a text and says so. */
export async function copy(text: string, said: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(said, 'good');
  } catch {
    toasts.show(failed, 'bad');
  }
}
