import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/cards.ts';
import type { EventOut, Step } from '../../generated/wire.ts';
import kept from './positions.json';
import { aaronsPoints, flights, isPair, lastOf } from './story.ts';

const view = kept.positions.picture.view as unknown as View;
const event = (kind: string, data: EventOut['data'] = {}, seat = 0): EventOut => ({ kind, seat, data });
const step = (seq: number, seat: number, ...events: EventOut[]): Step => ({
  seq,
  seat,
  events,
  undone: [],
  scores: [],
});
const change = (make: (copy: View) => void): View => {
  const copy = structuredClone(view);
  make(copy);
  return copy;
};

describe('what moves', () => {
  it('a card from a row to the projects', () => {
    const before = change((copy) => (copy.players[0]!.projects = ['ship2', null, null, null]));
    const after = change((copy) => {
      copy.players[0]!.projects = ['ship2', 'mine2', null, null];
      copy.rows[1] = ['pasture5', null, null, null, null];
    });
    expect(flights([event('card-taken', { card: 'mine2', row: 2 })], before, after)).toEqual([
      { kind: 'card', what: 'mine2', from: 'row-1-1', to: 'project-0-1', seat: 0 },
    ]);
  });

  it('a project to its column, then its points', () => {
    const after = change((copy) => {
      copy.players[0]!.projects = [null, 'market3', 'cloister5', null];
      copy.players[0]!.estate[1]!.cards.push('ship2');
    });
    const events = [
      event('card-placed', { card: 'ship2', column: 'ship-2' }),
      event('points', { points: 4, source: 'ships' }),
      event('points', { points: 1, source: 'first-triples' }),
    ];
    expect(flights(events, view, after)).toEqual([
      { kind: 'card', what: 'ship2', from: 'project-0-0', to: 'column-0-1', seat: 0 },
      { kind: 'points', what: '5', from: 'column-0-1', to: '', seat: 0 },
    ]);
  });

  it('goods and animals from their piles', () => {
    const after = change((copy) => (copy.animals[1]!.cards -= 1));
    expect(flights([event('animal-taken', { animal: 'cow' })], view, after)).toEqual([
      { kind: 'animal', what: 'cow', from: 'pile-animals-1', to: 'ware-0', seat: 0 },
    ]);
  });
});

describe('what was done last', () => {
  const log = [
    step(1, 1, event('card-played', { card: 'mine1' }, 1)),
    step(2, 1, event('card-taken', { card: 'ship3', row: 1 }, 1)),
    step(3, 1, event('turn-ended', {}, 1)),
    step(4, 0, event('card-played', { card: 'ship1' })),
    step(5, 0, event('card-placed', { card: 'bank1' })),
  ];

  it('is marked until the next turn of that seat', () => {
    expect(lastOf(1, log)).toEqual(['project:ship3']);
    expect(lastOf(0, log)).toEqual(['placed:bank1']);
    expect(lastOf(2, log)).toEqual([]);
  });

  it('a card and what is done with it are taken back together', () => {
    expect(isPair(log, 0)).toBe(true);
    expect(isPair(log.slice(0, 4), 0)).toBe(false);
    expect(isPair(log, 1)).toBe(false);
  });
});

it("follows Aaron's points from his cards, and from every comparison", () => {
  const log = [
    step(1, 0, event('aaron-cards', {}, -1), event('aaron-triple', { parts: '5 + 1', worth: 6 }, -1)),
    step(2, 0, event('card-played', { card: 'mine1' })),
    step(3, 0, event('aaron-seven-types', { worth: 4 }, -1)),
    step(4, 0, event('compared', { own: 12, aaron: 11, round: 1 })),
  ];
  expect(aaronsPoints(log)).toEqual([6, 6, 10, 11]);
});
