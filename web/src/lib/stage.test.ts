import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Delta, EventOut, GameInfo, Snapshot, Step, TableInfo } from '../generated/wire.ts';
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
  const step: Step = { seq, seat, events: [event(`move-${seq}`)], undone: [], scores: [0, 0], ...more };
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

test('moves of others are shown one after another', async () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.hear(delta(3, 1));
  expect(stage.view).toEqual({ at: 1 });
  expect(stage.isBehind).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(stage.view).toEqual({ at: 2 });
  await vi.advanceTimersByTimeAsync(200);
  expect(stage.view).toEqual({ at: 3 });
  expect([stage.isBehind, stage.isRunning]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([stage.shown, stage.isRunning]).toEqual([null, false]);
  expect(rests).toEqual([false, false]);
});

test('what is skipped is shown at once, and never again', async () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.hear(delta(3, 1));
  stage.skip();
  expect([stage.shown, stage.isRunning, stage.view?.at]).toEqual([null, false, 3]);
  // The next move has a stage of its own, whatever the old scene still does.
  table.hear(delta(4, 1));
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.view).toEqual({ at: 3 });
  await vi.advanceTimersByTimeAsync(150);
  expect([stage.shown, scenes.length]).toEqual([null, 2]);
  expect(scenes[0]!.skipped).toBe(true);
});

test('a move of mine ends the scene before it, if the game wants that', async () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.hear(delta(3, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect([stage.view?.at, scenes.length, scenes[1]!.isMine]).toEqual([2, 2, true]);
  stage.close();
  const patient = open(false);
  table.hear(delta(4, 1));
  table.hear(delta(5, 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(patient.view?.at).toBe(3);
});

test('a look at an earlier position ends the play', () => {
  const stage = open();
  table.hear(delta(2, 1));
  table.preview = { view: { at: 0 }, seq: 1 };
  table.hear(delta(3, 1));
  expect([stage.view?.at, stage.shown, stage.seq]).toEqual([0, null, 1]);
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
