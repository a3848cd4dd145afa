/** What the log tells about a position. */
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
