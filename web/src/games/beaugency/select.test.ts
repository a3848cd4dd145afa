import { describe, expect, it } from 'vitest';
import type { After, Hints } from '../../generated/beaugency.ts';
import { ActionTable } from '../../lib/actions.ts';
import {
  click,
  holds,
  isBeyond,
  leads,
  missing,
  NOTHING,
  numbered,
  offered,
  percents,
  places,
  plays,
  start,
} from './select.ts';
import { lastLoss, lastPlaced, lastTurn, lastWay } from './story.ts';

const SLOTS = Array.from({ length: 40 }, (_, at) => String(at + 1));
const TABLE = new ActionTable([
  { name: 'roll', base: 0, fields: [{ name: 'specials', words: ['0', '1', '2', '3', '4', '5'] }] },
  { name: 'stop', base: 6, fields: [] },
  { name: 'use', base: 7, fields: [{ name: 'face', words: ['1', '2', '3', '4', '5', '6'] }] },
  { name: 'build', base: 13, fields: [{ name: 'place', words: ['left', 'right', ...SLOTS] }] },
  { name: 'dice', base: 55, fields: [] },
  { name: 'evaluate', base: 56, fields: [] },
  { name: 'steal', base: 57, fields: [{ name: 'slot', words: SLOTS }] },
  { name: 'lose', base: 97, fields: [{ name: 'end', words: ['left', 'right'] }] },
  { name: 'further', base: 99, fields: [] },
]);
const LEFT = 13,
  RIGHT = 14,
  DICE = 55,
  EVALUATE = 56,
  STEAL_1 = 57,
  STEAL_3 = 59;
const after = (dice: number): After => ({
  turn: true,
  crown: 4,
  stays: true,
  scores: [0, 0],
  values: [1, 1],
  dice,
  taken: 0,
  robbed: 0,
  odds: [],
  risk: null,
  risk_end: null,
  lost: null,
  castle: null,
  over: false,
});
const hints = (thefts: Hints['thefts'] = {}, actions: Hints['actions'] = {}): Hints => ({
  actions,
  thefts,
  ahead: [],
  mirrored: false,
  risk: null,
  risk_end: null,
});
const offer = (ids: number[], told = hints()) =>
  offered(
    ids.map((id) => TABLE.decode(id)),
    told,
    (id) => TABLE.decode(id),
  );

describe('a row of more than forty places', () => {
  const FURTHER = 99,
    PLACE_3 = 17;
  const all = [LEFT, RIGHT, PLACE_3, FURTHER, DICE].map((id) => TABLE.decode(id));
  const far = offered(all, hints(), (id) => TABLE.decode(id), 40);
  it('numbers go on behind the places that were skipped, the ends do not move', () => {
    expect(places(far, NOTHING)).toEqual(['left', 'right', '43']);
    expect(plays(far, click(far, NOTHING, 'place:43')!)).toEqual([PLACE_3]);
    expect(click(far, NOTHING, 'place:3')).toBeNull();
    expect([numbered('57', -40), numbered('left', 40)]).toEqual(['17', 'left']);
  });
  it('going on is a choice of its own', () => {
    expect(plays(far, click(far, NOTHING, 'further')!)).toEqual([FURTHER]);
    expect(click(offer([LEFT, DICE]), NOTHING, 'further')).toBeNull();
  });
  it('what lies outside has no action of its own', () =>
    expect(['1', '40', '41', '-3', 'left'].map((place) => isBeyond(TABLE, place))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]));
});

describe('a card or dice', () => {
  const all = offer([LEFT, RIGHT, DICE, EVALUATE]);
  it('nothing is chosen while there are several choices', () => expect(start(all)).toEqual(NOTHING));
  it('the only choice is chosen by itself', () => {
    expect(start(offer([DICE])).what).toBe('dice');
    expect(start(offer([RIGHT]))).toMatchObject({ what: 'card', place: 'right' });
  });
  it('a card waits for its place, in any order', () => {
    const card = click(all, NOTHING, 'card')!;
    expect(missing(all, card)).toBe('place');
    expect(plays(all, card)).toBeNull();
    expect(plays(all, click(all, card, 'place:left')!)).toEqual([LEFT]);
    expect(plays(all, click(all, NOTHING, 'place:right')!)).toEqual([RIGHT]);
  });
  it('it does not matter which end of a mirrored castle takes the card', () => {
    const alike = offer([LEFT, RIGHT, DICE, EVALUATE], { ...hints(), mirrored: true });
    expect(plays(alike, click(alike, NOTHING, 'card')!)).toEqual([RIGHT]);
  });
  it('a choice may be changed', () => {
    const dice = click(all, click(all, NOTHING, 'place:left')!, 'dice')!;
    expect(plays(all, dice)).toEqual([DICE]);
    expect(plays(all, click(all, dice, 'evaluate')!)).toEqual([EVALUATE]);
  });
  it('what is not legal is blocked', () => {
    expect(click(offer([DICE]), NOTHING, 'card')).toBeNull();
    expect(click(offer([DICE]), NOTHING, 'evaluate')).toBeNull();
    expect(click(all, NOTHING, 'place:3')).toBeNull();
  });
  it('a pick holds only while it is legal', () => {
    const pick = click(all, NOTHING, 'evaluate')!;
    expect(holds(all, pick)).toBe(true);
    expect(holds(offer([DICE]), pick)).toBe(false);
  });
});

describe('theft', () => {
  const told = hints({
    [STEAL_1]: { [LEFT]: after(0), [RIGHT]: after(1) },
    [STEAL_3]: { [LEFT]: after(2), [RIGHT]: after(3) },
  });
  const two = offer([DICE, STEAL_1, STEAL_3], told);
  it('takes card and place in any order', () => {
    const first = click(two, NOTHING, 'steal:3')!;
    expect(missing(two, first)).toBe('place');
    expect(plays(two, click(two, first, 'place:left')!)).toEqual([STEAL_3, LEFT]);
    const place = click(two, NOTHING, 'place:left')!;
    expect(missing(two, place)).toBe('slot');
    expect(plays(two, click(two, place, 'steal:1')!)).toEqual([STEAL_1, LEFT]);
  });
  it('asks which card, unless there is one only', () => {
    expect(missing(two, click(two, NOTHING, 'card')!)).toBe('slot');
    const one = offer([DICE, STEAL_1], told);
    expect(click(one, NOTHING, 'card')).toMatchObject({ what: 'steal', slot: '1', place: null });
  });
  it('knows where it leads', () => {
    const pick = click(two, click(two, NOTHING, 'steal:3')!, 'place:right')!;
    expect(leads(two, pick, told)?.dice).toBe(3);
    expect(places(two, pick)).toEqual(['left', 'right']);
  });
  it('a card with one place needs no second action', () => {
    const told = hints({ [STEAL_1]: {} }, { [STEAL_1]: after(4) });
    const one = offer([DICE, STEAL_1], told);
    const pick = click(one, NOTHING, 'steal:1')!;
    expect(plays(one, pick)).toEqual([STEAL_1]);
    expect(leads(one, pick, told)?.dice).toBe(4);
  });
});

describe('dice and loss', () => {
  it('a face is chosen, then played', () => {
    const dice = offer([TABLE.id('use', { face: '3' }), TABLE.id('use', { face: '5' })]);
    expect(start(dice)).toEqual(NOTHING);
    expect(plays(dice, click(dice, NOTHING, 'die:5')!)).toEqual([11]);
    expect(click(dice, NOTHING, 'die:4')).toBeNull();
  });
  it('of equal ends in a mirrored castle the right one goes', () => {
    const ends = offer([97, 98]);
    const alike = offer([97, 98], { ...hints(), mirrored: true });
    expect(start(alike)).toMatchObject({ what: 'lose', end: 'right' });
    expect(start(ends).what).toBeNull();
    expect(plays(ends, click(ends, NOTHING, 'lose:left')!)).toEqual([97]);
  });
  it('percents make a hundred', () =>
    expect(percents({ loss: 0.6944, crown: 0.1667 })).toEqual({ stay: 31, crown: 17, loss: 69 }));
});

describe('what happened', () => {
  const step = (seq: number, ...events: [string, Record<string, string | number>][]) => ({
    seq,
    seat: 0,
    undone: [],
    scores: [0, 0],
    events: events.map(([kind, data]) => ({ kind, seat: 0, data })),
  });
  const log = [
    step(1, ['crown-moved', { start: 7, end: 9, face: 2 }]),
    step(2, ['card-placed', { colour: 'yellow', card: 'wall', slot: 2 }]),
    step(3, ['turn-ended', {}]),
    step(4, ['crown-moved', { start: 9, end: 12, face: 3 }]),
  ];
  it('the way of the crown, the turn and its card', () => {
    expect(lastWay(log)).toEqual({ from: 9, to: 12, face: 3 });
    expect(lastTurn(log).map((one) => one.seq)).toEqual([4]);
    expect(lastTurn(log.slice(0, 3)).map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(lastPlaced(log.slice(0, 3))).toEqual({ seat: 0, colour: 'yellow', slot: 1, card: 'wall' });
    expect(lastPlaced(log)).toBeNull();
  });
  it('a loss is told until the next step', () => {
    expect(lastLoss([...log, step(5, ['lost-card', { card: 'wall' }], ['turn-ended', {}])])?.kind).toBe('lost-card');
    expect(lastLoss(log)).toBeNull();
  });
});
