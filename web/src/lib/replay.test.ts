import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, GameInfo, ReplayOut } from '../generated/wire.ts';
import { Replay, tableOf } from './replay.svelte.ts';
import { gameTexts, type GameTexts, setLang } from './texts.svelte.ts';

const game: GameInfo = {
  id: 'beaugency',
  rules: 1,
  seats: [2, 2],
  minutes: [15, 30],
  options: [],
  bots: [],
  actions: [],
};
const frame = (seq: number, points: number, undone: number[] = [], seat: number | null = 0): Frame => ({
  step: { seq, seat, events: undone.length ? [] : [{ kind: 'moved', seat: 0, data: {} }], undone, scores: [points, 0] },
  changes: seq ? [{ at: ['points'], to: points }] : [],
});
const record: ReplayOut = {
  game: 'beaugency',
  options: {},
  names: ['Ana', 'greedy'],
  bots: [null, 'greedy'],
  viewer: -1,
  board: { track: 1 },
  view: { points: 0, same: { a: 1 } },
  frames: [frame(0, 0, [], null), frame(1, 3), frame(2, 9), frame(3, 3, [2]), frame(4, 5, [], 1), frame(5, 8)],
  scores: [8, 0],
  ranking: [1, 2],
  sheets: [{ blue: 8 }, { blue: 0 }],
  commitment: null,
  secret: null,
};

let texts: GameTexts;
beforeAll(async () => {
  await setLang('en');
  texts = await gameTexts('beaugency');
});
let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
});

/** What the frames above change. */
const view = (replay: Replay) => replay.view as { points: number; same: unknown };

test('it stops at what was not taken back, and shows the view of that moment', () => {
  const replay = new Replay(game, texts, record);
  expect(replay.stops).toEqual([0, 1, 4, 5]);
  expect([view(replay).points, replay.seq, replay.readonly, replay.info.status]).toEqual([0, 0, true, 'playing']);
  replay.show(2);
  expect([view(replay).points, replay.seq, replay.info.scores]).toEqual([5, 4, [5, 0]]);
  expect(replay.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  expect(view(replay).same).toBe(record.view.same);
  replay.show(99);
  expect([replay.at, replay.info.status, replay.info.ranking]).toEqual([3, 'over', [1, 2]]);
  replay.show(-5);
  expect([replay.at, replay.info.ranking]).toEqual([0, null]);
});

test('the next to move is the one who moves next', () => {
  const replay = new Replay(game, texts, record);
  expect(replay.info.to_act).toEqual([0]);
  replay.show(1);
  expect(replay.info.to_act).toEqual([1]);
  replay.show(3);
  expect(replay.info.to_act).toEqual([]);
});

test('jumps go by sequence number; one that was taken back leads to the step before', async () => {
  const replay = new Replay(game, texts, record);
  await replay.jump(4);
  expect(replay.at).toBe(2);
  await replay.jump(2);
  expect(replay.seq).toBe(1);
  await replay.jump(null);
  expect(replay.at).toBe(3);
  expect(replay.legal.size + Number(replay.myTurn) + replay.canUndo).toBe(0);
});

test('the next step is told for animation, a jump is drawn at once', () => {
  const replay = new Replay(game, texts, record);
  const heard: (number | boolean)[] = [];
  const end = replay.onsteps((steps) => heard.push(steps[0]!.seq, replay.preview !== null));
  replay.show(1);
  expect(heard).toEqual([1, false]);
  replay.show(3);
  expect(heard.slice(2)).toEqual([5, true]);
  expect(replay.preview).toBeNull();
  end();
  replay.show(0);
  expect(heard).toHaveLength(4);
});

test('steps in quick succession are not animated', () => {
  const replay = new Replay(game, texts, record);
  replay.show(1);
  vi.mocked(performance.now).mockImplementation(() => now + 50);
  replay.show(2);
  expect(replay.preview).toMatchObject({ seq: 4 });
  vi.advanceTimersByTime(1000);
  expect(replay.preview).toBeNull();
});

test('it plays to the end and stops; at the end it begins anew', () => {
  const replay = new Replay(game, texts, record);
  replay.toggle();
  vi.advanceTimersByTime(950);
  expect([replay.at, replay.playing]).toEqual([1, true]);
  replay.speed = 4;
  vi.advanceTimersByTime(5000);
  expect([replay.at, replay.playing]).toEqual([3, false]);
  replay.toggle();
  expect([replay.at, replay.playing]).toEqual([0, true]);
  replay.pause();
  vi.advanceTimersByTime(5000);
  expect(replay.at).toBe(0);
  replay.close();
});

test('the whole log is there for a list, marked at the moment that is shown', () => {
  const replay = new Replay(game, texts, record);
  replay.show(1);
  const whole = replay.withWholeLog();
  expect(whole.log).toHaveLength(6);
  expect(whole.preview?.seq).toBe(1);
  expect(whole.info.seats[0]!.name).toBe('Ana');
  void whole.jump(5);
  expect(replay.at).toBe(3);
});

test('it can be asked how it ended', () => {
  const replay = new Replay(game, texts, record);
  const last = replay.atItsEnd();
  expect(last.view).not.toEqual(replay.view);
  replay.show(replay.last);
  expect(last.view).toEqual(replay.view);
  replay.close();
});

test('a record from elsewhere makes its own table', () => {
  const table = tableOf({ ...record, viewer: 1 });
  expect(table.seats.map(({ colour, bot, person }) => [colour, bot, person])).toEqual([
    [0, null, true],
    [1, 'greedy', false],
  ]);
  expect(new Replay(game, texts, { ...record, viewer: 1 }).seat).toBe(1);
});
