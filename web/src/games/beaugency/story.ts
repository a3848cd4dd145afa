/** What happened, for drawing: the way of the crown, the cards of the last turn, what flies. Pure. */
import type { EventOut, Step } from '../../generated/wire.ts';
import type { Card, Colour } from './look.ts';

export interface Way {
  from: number;
  to: number;
  face: number;
}

export interface Place {
  seat: number;
  colour: Colour;
  /** Counted from 0. */
  slot: number;
  card: Card;
}

/** The last move of the crown that stands. */
export function lastWay(log: readonly Step[]): Way | null {
  for (const step of log.toReversed()) {
    const moved = step.events.findLast((event) => event.kind === 'crown-moved');
    if (moved) return { from: Number(moved.data.start), to: Number(moved.data.end), face: Number(moved.data.face) };
  }
  return null;
}

export function placeOf(event: EventOut): Place {
  return {
    seat: event.seat,
    colour: event.data.colour as Colour,
    slot: Number(event.data.slot) - 1,
    card: event.data.card as Card,
  };
}

/** The steps of the turn under way, or of the last one if nobody has done anything since. */
export function lastTurn(log: readonly Step[]): Step[] {
  const ended = (step: Step): boolean => step.events.some((event) => event.kind === 'turn-ended');
  let last = log.length;
  while (last > 0 && ended(log[last - 1]!) && last === log.length) last--;
  let first = last;
  while (first > 0 && !ended(log[first - 1]!)) first--;
  return log.slice(first);
}

/** The card that was placed last, where it stands now: later cards at the left end push it on. */
export function lastPlaced(log: readonly Step[]): Place | null {
  const events = lastTurn(log).flatMap((step) => step.events);
  const at = events.findLastIndex((event) => event.kind === 'card-placed');
  return at < 0 ? null : placeOf(events[at]!);
}

/** Whether the last turn ended with a loss, and of what. */
export function lastLoss(log: readonly Step[]): EventOut | null {
  const events = log.at(-1)?.events ?? [];
  return events.find((event) => event.kind === 'lost-card' || event.kind === 'lost-nothing') ?? null;
}

/** Where a card starts and lands: names of places on the screen, `slot-0-blue-3` or `pile-blue-wall`. */
export const slotName = (seat: number, colour: Colour, slot: number): string => `slot-${seat}-${colour}-${slot}`;
export const pileName = (colour: Colour, card: Card): string => `pile-${colour}-${card}`;
