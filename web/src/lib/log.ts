/**
 * The log: what happened, one line a move. Mirrors `chatelain.text.log`: `event-<kind>` begins a line, `log-<kind>` goes
 * on the line before, and `title-<kind>` opens a part of the game.
 */
import type { EventOut, Step } from '../generated/wire.ts';
import type { Speech } from './speech.ts';

/** Stands between the parts of a line. */
export const BETWEEN = ' · ';

/** An event and what is said of it; what would be said twice on end is said once, with how many times it happened. */
interface Part {
  event: EventOut;
  text: string;
  times: number;
}

/** A line of the log, or the title of those that follow. */
export interface Line {
  event: EventOut;
  parts: Part[];
  points: number;
  isTitle: boolean;
}

/** A line where it stands: in a step, under a title. */
export interface Placed extends Line {
  key: string;
  step: Step;
  title: string | null;
}

/** The lines of one step, in the order in which things happened. */
export function lines(speech: Speech, events: readonly EventOut[]): Line[] {
  const found: Line[] = [];
  for (const event of events) {
    const part = speech.part(event);
    const title = speech.title(event);
    if (title !== null) found.push({ event, parts: [{ event, text: title, times: 1 }], points: 0, isTitle: true });
    const before = part === null ? null : lineFor(found, event);
    if (before) {
      if (part) add(before, event, part);
      before.points += pointsOf(event);
    } else if (part !== '' || pointsOf(event)) {
      const text = title !== null && part ? part : speech.event(event).replace(/\.$/, '');
      found.push({ event, parts: [{ event, text, times: 1 }], points: pointsOf(event), isTitle: false });
    }
  }
  return found;
}

function add({ parts }: Line, event: EventOut, text: string): void {
  const last = parts.at(-1)!;
  if (parts.length > 1 && last.text === text) last.times++;
  else parts.push({ event, text, times: 1 });
}

/** The last line that may take an event; none before a title or a line of everybody. */
function lineFor(found: readonly Line[], event: EventOut): Line | null {
  for (const line of found.toReversed()) {
    if (line.isTitle) return null;
    if (event.seat < 0 || line.event.seat === event.seat || line.event.seat < 0) return line;
  }
  return null;
}

/** What a seat gained or lost by an event. */
function pointsOf({ seat, data }: EventOut): number {
  return seat >= 0 && typeof data.points === 'number' ? data.points : 0;
}

/** A part in words. */
export const said = ({ text, times }: Part): string => (times === 1 ? text : `${text} ×${times}`);

/** A line in words. */
export const textOf = (line: Line): string => line.parts.map(said).join(BETWEEN);

/** Steps never change: what was said once is kept as long as names and language stay. */
const told = new WeakMap<Speech, WeakMap<Step, Line[]>>();

function linesOf(speech: Speech, step: Step): Line[] {
  const known = told.get(speech) ?? new WeakMap<Step, Line[]>();
  told.set(speech, known);
  const found = known.get(step);
  if (found) return found;
  const heard = step.events.filter((event) => speech.texts.has(`event-${event.kind}`));
  const made = lines(speech, heard);
  known.set(step, made);
  return made;
}

/** All lines of these steps, each with the title it stands under; events without a text have none. */
export function placed(speech: Speech, steps: readonly Step[]): Placed[] {
  const found: Placed[] = [];
  let title: string | null = null;
  for (const step of steps) {
    linesOf(speech, step).forEach((line, at) => {
      if (line.isTitle) title = textOf(line);
      else found.push({ ...line, key: `${step.seq}-${at}`, step, title });
    });
  }
  return found;
}

/** What happened in a step: its lines; of one that the log passes over, such as the end of a turn, every event. */
export function narrated(speech: Speech, step: Step): { event: EventOut; text: string }[] {
  const found = linesOf(speech, step)
    .filter((line) => !line.isTitle)
    .map((line) => ({ event: line.event, text: textOf(line) }));
  if (found.length) return found;
  return step.events
    .filter((event) => speech.texts.has(`event-${event.kind}`))
    .map((event) => ({ event, text: speech.event(event) }));
}

/** What the others did since a seat acted last, or of late; the newest first. A spectator is told of everybody. */
export function news(all: readonly Placed[], seat: number | null, most: number): Placed[] {
  const mine = seat === null ? -1 : all.findLastIndex((line) => line.step.seat === seat);
  const isOthers = (line: Placed): boolean => line.event.seat >= 0 && line.event.seat !== seat;
  const since = all.slice(mine + 1).filter(isOthers);
  const found = since.length
    ? since
    : all
        .slice(0, mine + 1)
        .filter(isOthers)
        .slice(-1);
  return found.slice(-most).toReversed();
}
