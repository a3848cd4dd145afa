/** What happened, as things that move: between places that are marked `data-at` on the screen. */

import type { View } from '../../generated/cards.ts';
import type { EventOut, Step } from '../../generated/wire.ts';

export interface Flight {
  kind: 'card' | 'good' | 'animal' | 'points';
  /** A card, a kind of goods, a species, or points. */
  what: string;
  from: string;
  /** Where it lands; empty for points, which only rise. */
  to: string;
  seat: number;
}

/** Names of places. */
export const place = {
  row: (row: number, slot: number): string => `row-${row}-${slot}`,
  project: (seat: number, slot: number): string => `project-${seat}-${slot}`,
  column: (seat: number, at: number): string => `column-${seat}-${at}`,
  hand: (seat: number): string => `hand-${seat}`,
  pile: (kind: 'goods' | 'animals', at: number): string => `pile-${kind}-${at}`,
  ware: (seat: number): string => `ware-${seat}`,
  player: (seat: number): string => `player-${seat}`,
  deck: 'deck',
  discard: 'discard',
};

const text = (event: EventOut, name: string): string => String(event.data[name] ?? '');

/** The place of the projects that a card came to, or left when the views are given the other way round. */
function slotOf(name: string, without: View, having: View, seat: number): number {
  const [then, now] = [without.players[seat]!.projects, having.players[seat]!.projects];
  const found = now.findIndex((card, at) => card === name && then[at] !== name);
  return found < 0 ? Math.max(0, now.indexOf(name)) : found;
}

/** The column that has grown. */
export function grown(before: View, after: View, seat: number): number {
  const [then, now] = [before.players[seat]!.estate, after.players[seat]!.estate];
  return now.findIndex((column, at) => column.cards.length !== (then[at]?.cards.length ?? 0));
}

function pileOf(kind: 'goods' | 'animals', before: View, after: View): number {
  const smaller = before[kind].findIndex((pile, at) => after[kind][at]!.cards < pile.cards);
  return Math.max(0, smaller);
}

/** What moves when these events happen. `before` and `after` are the views around them. */
export function flights(events: readonly EventOut[], before: View, after: View): Flight[] {
  const found: Flight[] = [];
  let spot = '';
  for (const event of events) {
    const { seat } = event;
    const name = text(event, 'card');
    const move = (from: string, to: string): void => void found.push({ kind: 'card', what: name, from, to, seat });
    if (event.kind === 'card-played') move(place.hand(seat), place.discard);
    else if (event.kind === 'card-taken') {
      const row = Number(event.data.row) - 1;
      const slot = before.rows[row]!.findIndex((card, at) => card === name && after.rows[row]![at] !== name);
      move(place.row(row, Math.max(0, slot)), place.project(seat, slotOf(name, before, after, seat)));
    } else if (event.kind === 'card-placed') {
      spot = place.column(seat, grown(before, after, seat));
      move(place.project(seat, slotOf(name, after, before, seat)), spot);
    } else if (event.kind === 'card-kept') move(place.deck, place.project(seat, slotOf(name, before, after, seat)));
    else if (event.kind === 'card-used') move(place.deck, place.discard);
    else if (event.kind === 'project-discarded')
      move(place.project(seat, slotOf(name, after, before, seat)), place.discard);
    else if (event.kind === 'good-taken') {
      found.push({
        kind: 'good',
        what: text(event, 'good'),
        from: place.pile('goods', pileOf('goods', before, after)),
        to: place.ware(seat),
        seat,
      });
    } else if (event.kind === 'animal-taken') {
      spot = place.ware(seat);
      found.push({
        kind: 'animal',
        what: text(event, 'animal'),
        from: place.pile('animals', pileOf('animals', before, after)),
        to: spot,
        seat,
      });
    } else if (event.kind === 'sold' || event.kind === 'converted') spot = place.ware(seat);
    else if (event.kind === 'points' && Number(event.data.points)) {
      const last = found.at(-1);
      const from = spot || place.player(seat);
      if (last?.kind === 'points' && last.seat === seat && last.from === from)
        last.what = String(Number(last.what) + Number(event.data.points));
      else found.push({ kind: 'points', what: String(event.data.points), from, to: '', seat });
    }
  }
  return found;
}

/** The places that a seat changed in its last turn: where its cards came to lie. */
export function lastOf(seat: number, log: readonly Step[]): string[] {
  let end = log.length;
  while (end > 0 && log[end - 1]!.seat !== seat) end--;
  const found: string[] = [];
  for (let at = end - 1; at >= 0 && log[at]!.seat === seat; at--) {
    const { events } = log[at]!;
    if (at < end - 1 && events.some((event) => event.kind === 'turn-ended')) break;
    for (const event of events) {
      if (event.seat !== seat) continue;
      if (event.kind === 'card-placed') found.push(`placed:${text(event, 'card')}`);
      else if (event.kind === 'card-taken' || event.kind === 'card-kept') found.push(`project:${text(event, 'card')}`);
    }
  }
  return found;
}

/** Whether the last two moves of a seat are one click: a card laid down, and what was done with its die. */
export function isPair(log: readonly Step[], seat: number): boolean {
  const [card, deed] = log.slice(-2);
  return card !== undefined && deed !== undefined && isPlay(card, seat) && deed.seat === seat && !isPlay(deed, seat);
}

export const isPlay = (step: Step, seat: number): boolean =>
  step.seat === seat && step.events.some((event) => event.kind === 'card-played');

/** Aaron's points after each step: what his cards scored, and what was counted whenever a round was compared. */
export function aaronsPoints(log: readonly Step[]): number[] {
  let points = 0;
  return log.map((step) => {
    for (const { kind, data } of step.events) {
      if (kind === 'aaron-triple' || kind === 'aaron-seven-types') points += Number(data.worth);
      else if (kind === 'compared') points = Number(data.aaron);
    }
    return points;
  });
}
