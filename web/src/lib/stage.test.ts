import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Delta, EventOut, GameInfo, Snapshot, Step, TableInfo } from '../generated/wire.ts';
import { backwards, type Scene, Stage, type Troupe } from './stage.svelte.ts';
import { TableModel } from './table.svelte.ts';
import { gameTexts, type GameTexts, setLang } from './texts.svelte.ts';

interface View {
  at: number;
}

const game: GameInfo = {
  id: 'beaugency',
  rules: 1,
  seats: [2, 2],
  minutes: [15, 30],
  options: [],
  bots: [],
  actions: [],
};
const info: TableInfo = {
  id: 'x',
  code: 'LYS-1',
  game: 'beaugency',
  options: {},
  seats: [],
  status: 'playing',
  open: false,
  slow: false,
  pace: 0,
  forecast: true,
  owner: true,
  created: 0,
  commitment: '',
  rematch: null,
  to_act: [0],
  scores: [0, 0],
  ranking: null,
};
const mine: Decision = { legal: [1, 2], hints: null, undo: 1, redo: false };
const event = (kind: string): EventOut => ({ kind, seat: 0, data: {} });
const snapshot: Snapshot = {
  type: 'snapshot',
  table: info,
  seat: 0,
  seq: 1,
  view: { at: 1 },
  board: {},
  decision: null,
  log: [],
  chat: [],
  watching: 0,
};
function delta(seq: number, seat: number, more: Partial<Step> = {}): Delta {
  const step: Step = { seq, seat, events: [event(`move-${seq}`)], undone: [], scores: [seq, 0], ...more };
  return {
    type: 'delta',
    after: seq - 1,
    seq,
    changes: [{ at: ['at'], to: seq }],
    steps: [step],
    to_act: [0],
    decision: null,
  };
}

let texts: GameTexts;
let table: TableModel<View>;
let scenes: Scene<View>[];
let rests: boolean[];
const troupe: Troupe<View> = {
  async show(scene) {
    scenes.push(scene);
    if (await scene.wait(100)) return;
    await scene.reveal();
    await scene.wait(100);
  },
  rest: (skipped) => void rests.push(skipped),
};
function open(hurries = true): Stage<View> {
  const stage = new Stage(table, troupe, hurries);
  stage.root = document.body;
  return stage;
}

beforeAll(async () => {
  await setLang('en');
  texts = await gameTexts('beaugency');
  // This page has no screen: nobody asked it for less motion.
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => {
  vi.useFakeTimers();
  table = new TableModel<View>(game, texts, info);
  table.hear(snapshot);
  scenes = [];
  rests = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a table says of itself: all of it has to be of the same moment. */
const said = (): object => ({
  view: table.view?.at,
  seq: table.seq,
  log: table.log.at(-1)?.seq ?? 1,
  past: table.past.at(-1)?.seq ?? 1,
  points: table.info.scores[0],
});
const at = (moment: number): object => ({ view: moment, seq: moment, log: moment, past: moment, points: moment });

test('what comes later waits: view, log, points and whose turn it is speak of one moment', async () => {
  table.hear({ ...snapshot, table: { ...info, to_act: [1] } });
  open();
  table.hear({ ...delta(2, 1), to_act: [1], decision: null });
  table.hear({ ...delta(3, 1), to_act: [0], decision: mine });
  expect(said()).toEqual({ ...at(1), points: 0 });
  expect([table.isBehind, table.myTurn, table.legal.size, table.canUndo]).toEqual([true, false, 0, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual(at(2));
  expect([table.isBehind, table.myTurn, table.legal.size]).toEqual([true, false, 0]);
  await vi.advanceTimersByTimeAsync(200);
  // The last move is told; what flies by it still does while I may go on.
  expect(said()).toEqual(at(3));
  expect([table.isBehind, table.myTurn, table.legal.size, table.canUndo]).toEqual([false, true, 2, 1]);
  expect(scenes.at(-1)!.stage.scene).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect([table.staged, scenes.at(-1)!.stage.scene]).toEqual([null, null]);
  expect(rests).toEqual([false, false]);
});

test('nobody acts in a moment that is over, not even one whose turn it was', async () => {
  open();
  table.hear({ ...delta(2, 1), to_act: [0], decision: mine });
  await vi.advanceTimersByTimeAsync(100);
  expect(table.legal.size).toBe(2);
  table.hear({ ...delta(3, 1), to_act: [0], decision: mine });
  expect([table.myTurn, table.legal.size]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.legal.size).toBe(2);
});

test('the end of the game waits for the last move', async () => {
  open();
  table.hear({ ...delta(2, 1), to_act: [] });
  table.hear({ type: 'table', table: { ...info, status: 'over', ranking: [1, 2], to_act: [] }, watching: 3 });
  expect([table.info.status, table.info.ranking, table.watching]).toEqual(['playing', null, 3]);
  await vi.advanceTimersByTimeAsync(200);
  expect([table.info.status, table.info.ranking]).toEqual(['over', [1, 2]]);
});

test('what is skipped is shown at once, and never again', async () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.hear(delta(3, 1));
  stage.skip();
  expect([table.staged, stage.scene, table.view?.at]).toEqual([null, null, 3]);
  // The next move has a stage of its own, whatever the old scene still does.
  table.hear(delta(4, 1));
  await vi.advanceTimersByTimeAsync(50);
  expect(said()).toEqual(at(3));
  await vi.advanceTimersByTimeAsync(150);
  expect([table.staged, scenes.length]).toEqual([null, 2]);
  expect(scenes[0]!.skipped).toBe(true);
});

test('a move of mine ends the scene before it, if the game wants that', async () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.hear(delta(3, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.view?.at, scenes.length, scenes[1]!.isMine]).toEqual([2, 2, true]);
  stage.close();
  open(false);
  table.hear(delta(4, 1));
  table.hear(delta(5, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view?.at).toBe(3);
});

test('the moves of one click are shown as one, and keep what can be done until then', async () => {
  const stage = open();
  table.hear({ ...delta(2, 0), decision: mine });
  stage.skip();
  const done = stage.together(async () => {
    table.hear(delta(3, 0, { events: [], undone: [2] }));
    await Promise.resolve();
    expect([table.view?.at, table.legal.size]).toEqual([2, 2]);
    table.hear(delta(4, 0));
    return 'done';
  });
  expect(await done).toBe('done');
  expect([scenes.length, scenes.at(-1)!.steps.length, scenes.at(-1)!.isUndo]).toEqual([2, 2, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect([table.view?.at, table.staged]).toEqual([4, null]);
  // Nothing came of it: nothing waits.
  await stage.together(() => Promise.reject(new Error('offline'))).catch(() => undefined);
  expect(table.staged).toBeNull();
});

test('a look at an earlier position ends the play', () => {
  open();
  table.hear(delta(2, 1));
  table.preview = { view: { at: 0 }, seq: 1 };
  table.hear(delta(3, 1));
  expect([table.view?.at, table.staged, table.past.length, table.log.length]).toEqual([0, null, 0, 2]);
});

test('what is taken back is told by what it was', () => {
  open();
  table.hear(delta(2, 0));
  table.hear(delta(3, 0, { events: [], undone: [2] }));
  return vi.advanceTimersByTimeAsync(0).then(() => {
    expect(scenes[1]!.isUndo).toBe(true);
    expect(scenes[1]!.has('move-2')).toBe(true);
  });
});

test('dice count up and come to rest', async () => {
  const turns: number[] = [];
  open();
  table.hear(delta(2, 1));
  void scenes[0]!.count(3, 60, (turn) => turns.push(turn));
  await vi.advanceTimersByTimeAsync(60);
  expect(turns).toEqual([1, 2, 3, 0]);
});

test('flights go back the way they came; what only rose does not', () => {
  const flights = [
    { from: 'a', to: 'b', seat: 0 },
    { from: 'b', to: '', seat: 0 },
  ];
  expect(backwards(flights)).toEqual([{ from: 'b', to: 'a', seat: 0 }]);
});
