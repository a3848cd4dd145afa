/** What the log tells about a position: points on seals, last moves, what flew where. */

import type { Printed, View } from '../../generated/burgundy.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import { goodNumber } from './look.ts';

/** The estate a player plays on, with its districts. */
export function estateOf(board: Printed, number: string | null): Printed['estates'][number] | null {
  return board.estates.find((estate) => estate.number === number) ?? null;
}

const number = (event: EventOut, name: string): number => Number(event.data[name] ?? 0);
const word = (event: EventOut, name: string): string => String(event.data[name] ?? '');

/** The start castles that are chosen, and known, lie there from then on; the rules lay them when all are ready. */
export function withStarts(board: Printed, view: View): View {
  if (view.phase !== 'setup') return view;
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      tiles: player.tiles.map((tile, space) => (board.spaces[space]!.name === player.start ? 'castle' : tile)),
    })),
  };
}

/** The space an event names, counted from 0. */
export function spaceIn(board: Printed, event: EventOut): number {
  return board.spaces.findIndex((space) => space.name === event.data.space);
}

/** Where a tile was taken from: the depots 1 to 6 or `black`, and the letter of the place. */
function shelfIn(board: Printed, event: EventOut): string {
  const slot = word(event, 'slot').charCodeAt(0) - 97;
  if (event.data.depot === 'black') return at.black(slot);
  return at.shelf(
    board.depots.findIndex((depot) => depot.number === event.data.depot),
    slot,
  );
}

export interface Seal {
  district: number;
  points: number;
}

/**
 * The complete districts of a player and what they earned. Without the log (a position set up by hand) the size alone
 * counts.
 */
export function seals(board: Printed, view: View, seat: number, log: readonly Step[]): Seal[] {
  const player = view.players[seat]!;
  const estate = estateOf(board, player.estate);
  if (!estate) return [];
  const earned = new Map<number, number>();
  for (const step of log) {
    step.events.forEach((event, at) => {
      if (event.kind !== 'district-completed' || event.seat !== seat) return;
      let points = 0;
      for (const after of step.events.slice(at + 1, at + 3)) {
        if (after.kind === 'points' && ['districts', 'phase-bonus'].includes(String(after.data.source)))
          points += number(after, 'points');
      }
      earned.set(estate.districts[spaceIn(board, event)]!, points);
    });
  }
  return estate.sizes.flatMap((size, district) => {
    const isFull = player.tiles.every((tile, space) => tile !== null || estate.districts[space] !== district);
    // The start castle alone on a district of one space completes it without points.
    if (!isFull) return [];
    const points = earned.get(district);
    if (points === undefined && log.length) return [];
    return [{ district, points: points ?? board.district_points[size]! }];
  });
}

/** The spaces a seat covered in its last turn. */
export function lastPlaced(board: Printed, seat: number, log: readonly Step[]): number[] {
  const found: number[] = [];
  let ended = 0;
  for (const step of log.toReversed()) {
    for (const event of step.events.toReversed()) {
      if (event.seat !== seat) continue;
      if (event.kind === 'turn-ended' && (ended++ || found.length)) return found;
      if (event.kind === 'tile-placed') found.push(spaceIn(board, event));
    }
  }
  return found;
}

/** Where a ship that is being loaded lies: the depots, counted from 0. */
export function loadingAt(seat: number, log: readonly Step[]): number[] {
  for (const step of log.toReversed()) {
    const event = step.events.findLast((one) => one.kind === 'ship-loads' && one.seat === seat);
    if (event) return (event.data.depots as number[]).map((depot) => depot - 1);
  }
  return [];
}

// -- flights

/** A place on the table, by the name its element carries. */
export const at = {
  shelf: (depot: number, slot: number): string => `shelf-${depot}-${slot}`,
  black: (slot: number): string => `black-${slot}`,
  stored: (seat: number, slot: number): string => `stored-${seat}-${slot}`,
  space: (seat: number, space: number): string => `space-${seat}-${space}`,
  goods: (seat: number): string => `goods-${seat}`,
  depot: (depot: number): string => `goods-at-${depot}`,
  player: (seat: number): string => `player-${seat}`,
};

export interface Flight {
  kind: 'tile' | 'good' | 'points';
  /** A tile's word, a good's number, or points. */
  what: string;
  from: string;
  to: string;
  seat: number;
}

/** What moves when these events happen. `before` and `after` are the views around them. */
export function flights(board: Printed, events: readonly EventOut[], before: View, after: View): Flight[] {
  const found: Flight[] = [];
  let spot = '';
  for (const event of events) {
    const seat = event.seat;
    if (event.kind === 'tile-taken') {
      const tile = word(event, 'tile');
      const slot = after.players[seat]!.stored.findIndex(
        (now, i) => now === tile && before.players[seat]!.stored[i] !== tile,
      );
      found.push({
        kind: 'tile',
        what: tile,
        from: shelfIn(board, event),
        to: at.stored(seat, slot < 0 ? 0 : slot),
        seat,
      });
    } else if (event.kind === 'tile-placed') {
      const tile = word(event, 'tile');
      const slot = before.players[seat]!.stored.findIndex(
        (was, i) => was === tile && after.players[seat]!.stored[i] !== tile,
      );
      spot = at.space(seat, spaceIn(board, event));
      found.push({ kind: 'tile', what: tile, from: at.stored(seat, slot < 0 ? 0 : slot), to: spot, seat });
    } else if (event.kind === 'good-loaded') {
      found.push({
        kind: 'good',
        what: String(goodNumber(board, word(event, 'good'))),
        from: at.depot(number(event, 'depot') - 1),
        to: at.goods(seat),
        seat,
      });
    } else if (event.kind === 'sold') {
      spot = at.goods(seat);
    } else if (event.kind === 'points' && number(event, 'points')) {
      const last = found.at(-1);
      if (last?.kind === 'points' && last.seat === seat && last.from === (spot || at.player(seat)))
        last.what = String(Number(last.what) + number(event, 'points'));
      else
        found.push({
          kind: 'points',
          what: String(number(event, 'points')),
          from: spot || at.player(seat),
          to: '',
          seat,
        });
    }
  }
  return found;
}
