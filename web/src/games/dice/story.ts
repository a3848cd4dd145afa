/** What the log tells that the position does not: written points, used bonuses, who completed a colour first. */

import type { View } from '../../generated/dice.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import type { Bonus, Colour } from './turn.ts';

export interface Story {
  /** For every seat and phase the points in the order they were written. */
  written: number[][][];
  /** For every seat how many of each bonus it has used or sold. */
  used: Record<Bonus, number>[];
  /** For every colour who scored its first and its second value. */
  takers: Record<string, [number[], number[]]>;
  /** The last turn that was shown. */
  last: Turn | null;
  /** How many turns have been shown. */
  turns: number;
}

interface Turn {
  seq: number;
  number: number;
  /** For every seat what it did. */
  seats: { events: EventOut[]; spaces: string[] }[];
}

const SHOWN = new Set(['marked', 'zone-finished', 'sold', 'took-worker', 'colour-completed']);

/** Reads the steps that led to a position. */
export function story(past: readonly Step[], seats: number): Story {
  const found: Story = {
    written: Array.from({ length: seats }, () => [[], [], []]),
    used: Array.from({ length: seats }, () => ({ monk: 0, silver: 0, good: 0, worker: 0 })),
    takers: {},
    last: null,
    turns: 0,
  };
  let phase = 0;
  for (const step of past) {
    const shown = step.events.filter((event) => SHOWN.has(event.kind) && event.seat >= 0);
    for (const event of shown) note(found, event, phase);
    takers(found, shown);
    if (shown.length) found.last = turn(step, shown, ++found.turns, seats);
    for (const event of step.events) {
      if (event.kind === 'start-castle') found.written[event.seat]?.[0]!.push(Number(event.data.points));
      if (event.kind === 'phase-started') phase = Number(event.data.number) - 1;
    }
  }
  return found;
}

function note(story: Story, event: EventOut, phase: number): void {
  const points = Number(event.data.points ?? 0);
  if (points) story.written[event.seat]?.[phase]?.push(points);
  const used = story.used[event.seat];
  if (!used) return;
  if (event.kind === 'sold') used.good += Number(event.data.goods);
  if (event.kind === 'marked' && event.data.paid !== 'none') used[event.data.paid as Bonus]++;
}

/** Who has taken the first and the second value of a colour. */
function takers(story: Story, shown: readonly EventOut[]): void {
  for (const { kind, seat, data } of shown) {
    const place = Number(data.place);
    if (kind !== 'colour-completed' || !place) continue;
    (story.takers[String(data.die)] ??= [[], []])[place - 1]!.push(seat);
  }
}

function turn(step: Step, shown: readonly EventOut[], number: number, seats: number): Turn {
  return {
    seq: step.seq,
    number,
    seats: Array.from({ length: seats }, (_, seat) => {
      const events = shown.filter((event) => event.seat === seat);
      return {
        events,
        spaces: events.filter((event) => event.kind === 'marked').map((event) => String(event.data.space)),
      };
    }),
  };
}

/** The written points of a phase, if they are all known; else its sum alone. */
export function column(story: Story, seat: number, phase: number, sum: number): number[] {
  const points = story.written[seat]?.[phase] ?? [];
  return points.reduce((all, one) => all + one, 0) === sum ? points : sum ? [sum] : [];
}

/** Spaces of a colour that are marked, and all of them. */
export function progress(view: View, seat: number, spaces: readonly number[]): [number, number] {
  const marks = view.players[seat]?.marks ?? [];
  return [spaces.filter((space) => marks[space] !== null && marks[space] !== undefined).length, spaces.length];
}

/** All spaces of a colour. */
export const spacesOf = (zones: readonly { colour: Colour; spaces: number[] }[], colour: Colour): number[] =>
  zones.filter((zone) => zone.colour === colour).flatMap((zone) => zone.spaces);
