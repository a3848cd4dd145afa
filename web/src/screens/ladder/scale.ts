/** Where things stand on the scale of ratings. */
import type { BotInfo, Rating } from '../../generated/wire.ts';

interface Mark {
  id: string;
  value: number;
  x: number;
  /** Its line of names: those too close to the one before go one lower. */
  row: number;
}

export interface Scale {
  marks: Mark[];
  me: { x: number; from: number; to: number } | null;
  rows: number;
}

/** All rated bots from left to right on so many pixels, with names about `name` pixels wide. */
export function scaleOf(bots: BotInfo[], me: Rating | null, width: number, name: number): Scale {
  const rated = bots
    .flatMap(({ id, rating }) => (rating ? [{ id, value: rating.value }] : []))
    .sort((a, b) => a.value - b.value);
  const values = [...rated.map(({ value }) => value), ...(me ? [me.value] : [])];
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  // Names are centred on their marks and do not leave the picture.
  const place = (value: number): number => name / 2 + ((value - low) / span) * (width - name);
  const ends: number[] = [];
  const marks = rated.map(({ id, value }) => {
    const x = place(value);
    const free = ends.findIndex((end) => x - name / 2 >= end);
    const row = free < 0 ? ends.length : free;
    ends[row] = x + name / 2;
    return { id, value, x, row };
  });
  const within = (value: number): number => Math.max(0, Math.min(width, place(value)));
  return { marks, rows: ends.length, me: me && { x: place(me.value), from: within(me.low), to: within(me.high) } };
}

/** How much of something a bot has, in dots of five: five for whoever has most. */
export function dotsOf(points: number, most: number): number {
  return most > 0 ? Math.round((5 * points) / most) : 0;
}
