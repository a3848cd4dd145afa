/** What the log tells about a position. */
import type { View } from '../../generated/burdigala.ts';
import type { Step } from '../../generated/wire.ts';
import type { Thing } from '../../lib/picking.ts';

/** Points and sites that the last player but me changed in that turn. */
export function lastOfOthers(log: readonly Step[], me: number | null): Set<Thing> {
  const found = new Set<Thing>();
  let seat: number | null = null;
  for (const step of log.toReversed()) {
    if (!step.events.length) continue;
    if (step.seat === me || step.seat === null) {
      if (seat !== null) break;
      continue;
    }
    if (seat !== null && step.seat !== seat) break;
    seat = step.seat;
    for (const { kind, data } of step.events) {
      if (kind === 'moved' || kind === 'sent' || kind === 'pawn-placed') found.add(`point:${data.to}`);
      if (kind === 'stone-laid') found.add(`site:${data.site}`);
    }
  }
  return found;
}

export interface Walked {
  way: number[];
  /** The number of the die that was used. */
  die: number;
}

/** The way to where the stone will be laid, from what was not taken back; null when no stone is to be laid. */
export function walkOf(view: View, log: readonly Step[]): Walked | null {
  if (view.over || (view.pending !== 'stone' && view.pending !== 'send')) return null;
  const move = log.flatMap((step) => step.events).findLast(({ kind, seat }) => kind === 'moved' && seat === view.seat);
  if (!move) return null;
  const { way, steps } = move.data as { way: number[]; steps: number };
  return { way, die: steps };
}
