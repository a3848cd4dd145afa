import { beforeAll, expect, test } from 'vitest';
import type { EventOut, Step } from '../../generated/wire.ts';
import beaugency from '../../games/beaugency/sources.ts';
import burdigala from '../../games/burdigala/sources.ts';
import burgundy from '../../games/burgundy/sources.ts';
import cards from '../../games/cards/sources.ts';
import dice from '../../games/dice/sources.ts';
import type { Plan } from '../../games/sources.ts';
import { setLang } from '../../lib/texts.svelte.ts';
import { everybody, placesOf, sheetsOf } from './everybody.ts';
import { checkSeal, fromHex, rollsOf, short, toHex, withSum } from './seal.ts';
import { best, pointsFrom, REST, segmentsOf, sourcesOf } from './sources.ts';
import { bandAt, courseOf, momentsOf, podium, turnAt, verdictOf } from './story.ts';

const event = (kind: string, seat = -1, data: EventOut['data'] = {}): EventOut => ({ kind, seat, data });
const step = (
  seq: number,
  scores: number[],
  events: EventOut[] = [event('moved', 0)],
  undone: number[] = [],
): Step => ({ seq, seat: 0, events, undone, scores });
const told = (): boolean => true;

const plans: Record<string, Plan> = { burgundy, dice, cards, beaugency, burdigala };

beforeAll(() => setLang('fr'));

test('the board game has the eight sources of its design, in order', () => {
  const sheet = {
    districts: 3,
    'phase-bonus': 4,
    colours: 0,
    animals: 1,
    watchtowers: 0,
    sales: 2,
    knowledge: 5,
    'unsold-goods': 1,
    silver: 2,
    workers: 0,
    founding: 0,
  };
  const sources = sourcesOf(burgundy, [sheet]);
  expect(sources.map(({ id }) => id)).toEqual([
    'districts',
    'phase-bonus',
    'colours',
    'animals',
    'watchtowers',
    'sales',
    'knowledge',
    REST,
  ]);
  expect(sources.map(({ colour }) => colour)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pointsFrom(sources.at(-1)!, sheet)).toBe(3);
});

test('every point of a sheet is in exactly one source', () => {
  const sheets: Record<string, Record<string, number>> = {
    burgundy: {
      districts: 1,
      'phase-bonus': 2,
      colours: 3,
      animals: 4,
      watchtowers: 5,
      sales: 6,
      knowledge: 7,
      'unsold-goods': 8,
      silver: 9,
      workers: 10,
      founding: 5,
    },
    dice: {
      'start-castle': 1,
      rivers: 2,
      mines: 3,
      cities: 4,
      monasteries: 5,
      pastures: 6,
      castles: 7,
      colours: 8,
      sales: 9,
    },
    cards: {
      castles: 1,
      mines: 2,
      cloisters: 3,
      knowledge: 4,
      ships: 5,
      pastures: 6,
      buildings: 7,
      'first-triples': 8,
      'seven-types': 9,
      'round-bonus': 1,
      watchtowers: 2,
      conversion: 3,
      'aaron-cloisters': 4,
      goods: 5,
      animals: 6,
      'start-card': 7,
    },
    beaugency: { blue: 8, yellow: 2, red: 1 },
    burdigala: {
      stones: 19,
      buildings: 29,
      bonus: 6,
      consul: 1,
      hygiene: 6,
      goods: 1,
      permanent: 6,
      corruption: -8,
      'most-corrupt': -5,
      floor: 2,
    },
    'somebody-elses': Object.fromEntries([...'abcdefghijkl'].map((key, at) => [key, at + 1])),
    small: { a: 3, b: 0, c: -2 },
  };
  for (const [game, sheet] of Object.entries(sheets)) {
    const sources = sourcesOf(plans[game], [sheet]);
    const total = Object.values(sheet).reduce((sum, points) => sum + points, 0);
    expect([game, sources.reduce((sum, source) => sum + pointsFrom(source, sheet), 0)]).toEqual([game, total]);
    expect(new Set(sources.map(({ colour }) => colour)).size, game).toBe(sources.length);
    expect(sources.length, game).toBeLessThanOrEqual(8);
  }
});

test('a single line left over keeps its own name', () => {
  expect(sourcesOf(beaugency, [{ blue: 1, yellow: 0, red: 0, gift: 2 }]).at(-1)).toMatchObject({
    id: 'gift',
    parts: ['gift'],
    colour: 8,
  });
});

test('the best of a line; nobody when all are the same, the one seat alone', () => {
  expect([...best([3, 5, 5])]).toEqual([1, 2]);
  expect([...best([4, 4])]).toEqual([]);
  expect([...best([4])]).toEqual([0]);
});

test('gains lie right of zero, losses left of it', () => {
  const sources = sourcesOf(undefined, [{ a: 5, b: -3, c: 2, d: -1 }]);
  const found = segmentsOf(sources, { a: 5, b: -3, c: 2, d: -1 });
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [-3, 0],
    [5, 7],
    [-4, -3],
  ]);
});

const phases = [
  step(0, [0, 0], [event('phase-started', -1, { phase: 0 }), event('round-started', -1, { round: 0 })]),
  step(1, [2, 0], [event('placed', 0), event('points', 0, { points: 2 })]),
  step(2, [9, 0], [event('placed', 0)]),
  step(3, [2, 0], [], [2]),
  step(
    4,
    [2, 6],
    [
      event('district-completed', 1),
      event('points', 1, { points: 6 }),
      event('turn-ended', 1),
      event('phase-started', -1, { phase: 1 }),
      event('round-started', -1, { round: 0 }),
    ],
  ),
  step(
    5,
    [12, 11],
    [
      event('turn-ended', 0),
      event('mines-paid', 0),
      event('final-scoring'),
      event('points', 0, { points: 10 }),
      event('points', 1, { points: 5 }),
    ],
  ),
];

test('the course of a game leaves out what was taken back', () => {
  const course = courseOf(phases);
  expect(course.points.map(({ seq }) => seq)).toEqual([0, 1, 4, 5]);
  expect(course.bands.map(({ value, from, to }) => [value, from, to])).toEqual([
    [0, 0, 2],
    [1, 2, 3],
  ]);
  expect(course.rounds).toHaveLength(2);
  expect(course.turns).toEqual([2, 3]);
  expect(bandAt(course.bands, 2)!.value).toBe(0);
  expect(bandAt(course.bands, 3)!.value).toBe(1);
});

test('without phases the rounds are the stretches; without both there are none', () => {
  expect(courseOf([step(0, [0], [event('round-started', 0, { round: 0 })]), step(1, [1])]).bands[0]!.kind).toBe(
    'round',
  );
  expect(courseOf([step(0, [0]), step(1, [1])]).bands).toEqual([]);
});

test('turns are counted by player within a round, and over the whole game without rounds', () => {
  const turn = (seat: number): Step => step(0, [0, 0], [event('turn-ended', seat)]);
  const last = step(0, [0, 0], [event('turn-ended', 1), event('round-started', -1, { round: 1 })]);
  const first = step(0, [0, 0], [event('round-started', -1, { round: 0 })]);
  const course = courseOf([first, turn(0), turn(1), turn(0), last, turn(0), turn(1), turn(0)]);
  const at = (point: number): number => turnAt(course, point, 2, bandAt(course.bands, point));
  expect([1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([1, 1, 2, 2, 1, 1, 2]);
  expect(turnAt(course, 7, 2)).toBe(7);
});

test('key moments are the largest gains, with the event that tells why', () => {
  const moments = momentsOf(phases, told);
  expect(moments.map(({ seq, seat, gain, event }) => [seq, seat, gain, event?.kind])).toEqual([
    [5, 0, 10, 'final-scoring'],
    [4, 1, 6, 'district-completed'],
    [1, 0, 2, 'placed'],
  ]);
});

test('an event that names its points tells best; one without words is not chosen', () => {
  const log = [
    step(0, [0, 0]),
    step(
      1,
      [8, 0],
      [event('committed', 1), event('marked', 0), event('zone-finished', 0, { points: 8 }), event('rolled')],
    ),
  ];
  expect(momentsOf(log, told)[0]!.event!.kind).toBe('zone-finished');
  expect(momentsOf(log, ({ kind }) => kind === 'marked')[0]!.event!.kind).toBe('marked');
  expect(momentsOf(log, () => false)[0]!.event).toBeNull();
  expect(momentsOf([step(0, [5, 5]), step(1, [5, 5])], told)).toEqual([]);
});

test('alone: the sentence that says how it went', () => {
  expect(verdictOf([step(9, [40], [event('graded', 0, { points: 40 }), event('game-ended')])], told)!.kind).toBe(
    'graded',
  );
  expect(
    verdictOf([step(9, [40], [event('compared', 0), event('aaron-won', 0), event('game-ended')])], told)!.kind,
  ).toBe('aaron-won');
  expect(verdictOf([], told)).toBeNull();
});

test('whom one played alone against stands among the seats', () => {
  const rival = { name: 'Aaron', kind: 'alone', sheet: { triples: 12, seven: 3 }, course: () => [0, 15] };
  expect(placesOf([20], [1], rival)).toEqual([
    { seat: 0, place: 1, points: 20 },
    { seat: 1, place: 2, points: 15 },
  ]);
  expect(placesOf([9], [2], rival).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(placesOf([9, 4], [1, 2], null)).toHaveLength(2);
  expect(sheetsOf([{ triples: 9 }], rival).map((sheet) => sheet.triples)).toEqual([9, 12]);
  expect(everybody([], rival).map(({ name, colour }) => [name, colour])).toEqual([['Aaron', 4]]);
});

test('the podium follows the ranking, ties and all', () => {
  expect(podium([44, 44, 21], [1, 1, 3]).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
  expect(podium([20, 30], [1, 2]).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(podium([5, 9, 9], null).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test('the seal is checked here', async () => {
  const secret = '00'.repeat(32);
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  expect(await checkSeal(commitment, secret)).toBe('right');
  expect(await checkSeal(commitment.toUpperCase(), secret)).toBe('right');
  expect(await checkSeal(commitment, `01${secret.slice(2)}`)).toBe('wrong');
  expect(await checkSeal(commitment, 'no hex')).toBe('wrong');
  expect(toHex(fromHex('00ff10')!)).toBe('00ff10');
  expect(short(commitment)).toBe('6668 7aad f862 … 2925');
});

test('dice of all kinds together, then each alone', () => {
  const rolls = rollsOf({ die: [1, 2, 3, 0, 0, 0], 'white-die': [1, 0, 0, 0, 0, 0], never: [0, 0, 0, 0, 0, 0] });
  expect(rolls.map(({ kind }) => kind)).toEqual(['die', 'white-die']);
  expect(withSum(rolls)[0]).toEqual({ kind: '', counts: [2, 2, 3, 0, 0, 0], total: 7, expected: 7 / 6 });
  expect(withSum(rollsOf({ die: [1, 0, 0, 0, 0, 0] }))).toHaveLength(1);
  expect(withSum(rollsOf({ die: [1, 0, 0, 0, 0, 0], coin: [1, 1] }))[0]!.kind).toBe('die');
});
