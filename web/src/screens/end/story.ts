/** What the log tells about a finished game: points over time, and the moves that brought most. Facts only. */
import type { EventOut, Step } from '../../generated/wire.ts';
import { standing } from '../../lib/table.svelte.ts';

interface Point {
  seq: number;
  scores: number[];
}

/** A stretch of the game between two signals, such as a phase. */
export interface Band {
  kind: 'phase' | 'round';
  /** What the game calls it. */
  value: number | string;
  /** Indexes into the points. */
  from: number;
  to: number;
}

export interface Course {
  points: Point[];
  /** The largest stretches the game tells of. */
  bands: Band[];
  /** The stretches within them. */
  rounds: Band[];
  /** Index of the point at which each turn ended. */
  turns: number[];
}

/** The points of every seat, and then of the rival, step by step, without what was taken back. */
export function courseOf(log: readonly Step[], rival?: (log: readonly Step[]) => number[]): Course {
  const steps = standing(log);
  const his = rival?.(steps) ?? [];
  const points = steps.map(({ seq, scores }, at) => ({ seq, scores: rival ? [...scores, his[at]!] : scores }));
  const phases = bandsOf(steps, 'phase');
  const rounds = bandsOf(steps, 'round');
  const turns = steps.flatMap((step, at) => (step.events.some((event) => event.kind === 'turn-ended') ? [at] : []));
  return { points, bands: phases.length ? phases : rounds, rounds: phases.length ? rounds : [], turns };
}

function bandsOf(steps: Step[], kind: Band['kind']): Band[] {
  const found: Band[] = [];
  steps.forEach((step, at) => {
    for (const event of step.events) {
      if (event.kind !== `${kind}-started`) continue;
      const value = event.data[kind] ?? event.data.number;
      if (value === undefined || Array.isArray(value)) continue;
      if (found.length) found.at(-1)!.to = at;
      found.push({ kind, value, from: at, to: steps.length - 1 });
    }
  });
  return found;
}

/** The stretch a point lies in. */
export function bandAt(bands: Band[], at: number): Band | undefined {
  // The step that opens a stretch is the last one of the stretch before.
  return bands.findLast((band) => band.from < at) ?? bands[0];
}

/** Which turn it is: of the whole game, or of its player in a stretch, where a game has stretches of several turns. */
export function turnAt(course: Course, at: number, seats: number, band?: Band): number {
  if (!band) return course.turns.filter((end) => end < at).length + 1;
  return Math.floor(course.turns.filter((end) => band.from < end && end < at).length / seats) + 1;
}

export interface Moment {
  at: number;
  seq: number;
  seat: number;
  gain: number;
  /** The event that tells of it best; none has words if null. */
  event: EventOut | null;
}

/** Events that only say that points were counted, or that a turn is over. */
const DRY = new Set(['points', 'points-lost', 'turn-ended', 'committed', 'received', 'final-count', 'counted']);

/**
 * The moves that brought most, each with its player; at most one of a step, best first, in the order played on equal
 * gain.
 */
export function momentsOf(log: readonly Step[], told: (event: EventOut) => boolean, count = 4): Moment[] {
  const steps = standing(log);
  const found: Moment[] = [];
  let before: number[] = [];
  steps.forEach((step, at) => {
    const gains = step.scores.map((score, seat) => (at ? score - (before[seat] ?? 0) : 0));
    const gain = Math.max(0, ...gains);
    const seat = gains.indexOf(gain);
    if (gain > 0) found.push({ at, seq: step.seq, seat, gain, event: telling(step, seat, told) });
    before = step.scores;
  });
  return found.sort((a, b) => b.gain - a.gain || a.at - b.at).slice(0, count);
}

/** Of a step that brought points to a seat, the event that tells why. */
function telling(step: Step, seat: number, told: (event: EventOut) => boolean): EventOut | null {
  const words = step.events.filter(told);
  const end = words.find((event) => event.kind === 'final-scoring' || event.kind === 'game-ended');
  if (end) return end;
  const own = words.filter((event) => event.seat === seat && !DRY.has(event.kind));
  const counted = own.filter((event) => typeof event.data.points === 'number' && event.data.points > 0);
  if (counted.length) return counted.reduce((most, event) => (event.data.points! > most.data.points! ? event : most));
  const scored = words.findIndex((event) => event.seat === seat && event.kind === 'points');
  const leading = words
    .slice(0, scored < 0 ? words.length : scored)
    .filter((event) => !DRY.has(event.kind) && (event.seat === seat || event.seat < 0));
  return leading.at(-1) ?? own.at(-1) ?? words.find((event) => event.seat === seat) ?? null;
}

/** For a game alone: the sentence that says how it went. */
export function verdictOf(log: readonly Step[], told: (event: EventOut) => boolean): EventOut | null {
  const last = log.at(-1)?.events ?? [];
  return (
    last.findLast((event) => event.seat === 0 && !DRY.has(event.kind) && event.kind !== 'compared' && told(event)) ??
    null
  );
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** The seats from first to last. */
export function podium(scores: number[], ranking: number[] | null): Standing[] {
  const places = ranking ?? scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return scores
    .map((points, seat) => ({ seat, place: places[seat]!, points }))
    .sort((a, b) => a.place - b.place || b.points - a.points || a.seat - b.seat);
}
