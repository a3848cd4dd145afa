import { beforeAll, expect, test, vi } from 'vitest';
import type { Delta, GameInfo, Snapshot, Step, TableInfo } from '../generated/wire.ts';
import { standing, TableModel } from './table.svelte.ts';
import { gameTexts, type GameTexts, setLang } from './texts.svelte.ts';

const game: GameInfo = { id: 'beaugency', rules: 1, seats: [2, 2], minutes: [15, 30], options: [], bots: [], actions: [{ name: 'stop', base: 0, fields: [] }, { name: 'use', base: 1, fields: [{ name: 'face', words: ['1', '2'] }] }] };
const info: TableInfo = { id: 'x', code: 'LYS-1', game: 'beaugency', options: {}, seats: [], status: 'playing', open: false, slow: false, pace: 0, owner: true, created: 0, commitment: '', rematch: null, to_act: [0], scores: [0, 0], ranking: null };
const step = (seq: number, undone: number[] = [], scores = [0, 0]): Step => ({ seq, seat: 0, events: undone.length ? [] : [{ kind: 'x', seat: 0, data: {} }], undone, scores });
const snapshot: Snapshot = { type: 'snapshot', table: info, seat: 0, seq: 2, view: { points: [1, 2], deep: { a: 1 } }, board: {}, decision: { legal: [1, 2], undo: 1, redo: false, hints: {} }, log: [step(1), step(2)], chat: [], watching: 0 };
const delta: Delta = { type: 'delta', after: 2, seq: 3, changes: [{ at: ['points', 0], to: 4 }], steps: [step(3, [], [3, 0])], to_act: [1], decision: null };

let texts: GameTexts;
beforeAll(async () => {
  await setLang('en');
  texts = await gameTexts('beaugency');
});

test('a snapshot and a delta make the table', () => {
  const table = new TableModel(game, texts, info);
  const heard = vi.fn();
  table.onsteps(heard);
  table.hear(snapshot);
  expect(heard).not.toHaveBeenCalled();
  expect(table.myTurn).toBe(true);
  expect([...table.legal]).toEqual([1, 2]);
  expect(table.legalActions.map((one) => one.words.face)).toEqual(['1', '2']);
  expect(table.canUndo).toBe(1);
  const deep = table.view.deep;
  table.hear(delta);
  expect(table.view).toEqual({ points: [4, 2], deep: { a: 1 } });
  expect(table.view.deep).toBe(deep);
  expect(table.myTurn).toBe(false);
  expect(table.legal.size).toBe(0);
  expect(table.info.scores).toEqual([3, 0]);
  expect(heard).toHaveBeenCalledWith(delta.steps);
  expect(table.lastSteps).toEqual(delta.steps);
});

test('while a bot plays my seat it is not my turn', () => {
  const seat = { name: 'Camille', colour: 0, bot: 'greedy', person: true, you: true, online: true, free: false };
  const table = new TableModel(game, texts, info);
  table.hear({ ...snapshot, table: { ...info, seats: [seat] } });
  expect(table.myTurn).toBe(false);
  table.hear({ type: 'table', table: { ...info, seats: [{ ...seat, bot: null }] }, watching: 0 });
  expect(table.myTurn).toBe(true);
});

test('after a break the steps that were missed are told', () => {
  const table = new TableModel(game, texts, info);
  const heard = vi.fn();
  table.hear(snapshot);
  table.onsteps(heard);
  table.hear({ ...snapshot, seq: 4, log: [step(1), step(2), step(3), step(4)] });
  expect(heard.mock.calls[0]![0].map((one: Step) => one.seq)).toEqual([3, 4]);
});

test('a spectator, a replay and a look back cannot act', () => {
  const spectator = new TableModel(game, texts, info);
  spectator.hear({ ...snapshot, seat: null });
  expect(spectator.readonly).toBe(true);
  expect(spectator.legal.size).toBe(0);
  const replay = new TableModel(game, texts, info, true);
  replay.hear(snapshot);
  expect(replay.readonly && !replay.myTurn).toBe(true);
  const table = new TableModel(game, texts, info);
  table.hear(snapshot);
  table.preview = { view: { points: [0, 0] }, seq: 1 };
  expect(table.view.points).toEqual([0, 0]);
  expect(table.canUndo).toBe(0);
  void table.jump(null);
  expect(table.view.points).toEqual([1, 2]);
});

test('what was taken back does not stand', () => {
  const log = [step(1), step(2), step(3, [2]), step(4)];
  expect(standing(log).map((one) => one.seq)).toEqual([1, 4]);
});
