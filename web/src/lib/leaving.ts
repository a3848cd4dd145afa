/** Leaving a table: what it means, and how it is taken back for a while. */
import type { TableInfo } from '../generated/wire.ts';
import { api } from './api.ts';
import { attempt } from './problems.ts';
import { go } from './router.svelte.ts';
import { t } from './texts.svelte.ts';
import { toasts } from './toasts.svelte.ts';

/** As long as this one may come back, in milliseconds. */
const GRACE = 12_000;

/** Others play on and the seat is free; the game ends for good; or a table nobody has played at is closed. */
export type Farewell = 'free' | 'ends' | 'closes';

export function farewellOf({ seats, status }: Pick<TableInfo, 'seats' | 'status'>): Farewell {
  if (seats.some((seat) => seat.person && !seat.you)) return 'free';
  return status === 'waiting' ? 'closes' : 'ends';
}

/** Tables that end when their time is over: their dice are told then, so this cannot be taken back later. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Who looks at a table again has not left it. */
export function stay(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
}

async function back(id: string): Promise<void> {
  if (await attempt(() => api.join(id, {}))) go(`/t/${id}`);
}

export async function leave(info: TableInfo): Promise<void> {
  const { id } = info;
  if (farewellOf(info) === 'free') {
    if (!(await attempt(() => api.leave(id)))) return;
    go('/');
    toasts.show(t('left-free'), 'plain', { label: t('leave-back'), run: () => void back(id), stay: GRACE });
    return;
  }
  stay(id);
  waiting.set(
    id,
    setTimeout(() => {
      waiting.delete(id);
      void attempt(() => api.leave(id));
    }, GRACE),
  );
  go('/');
  toasts.show(t('left-soon'), 'plain', { label: t('leave-back'), run: () => go(`/t/${id}`), stay: GRACE });
}

// Who closes the page meant it.
addEventListener('pagehide', () => {
  for (const id of waiting.keys()) void fetch(`/api/tables/${id}/leave`, { method: 'POST', keepalive: true });
  waiting.clear();
});
