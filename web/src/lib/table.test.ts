import { beforeAll, expect, test, vi } from 'vitest';
import type { Delta, GameInfo, Snapshot, Step, TableInfo } from '../generated/wire.ts';
import { standing, TableModel } from './table.svelte.ts';
import { gameTexts, type GameTexts, setLang } from './texts.svelte.ts';

const game: GameInfo = {
  id: 'beaugency',
  rules: 1,
  seats: [2, 2],
  minutes: [15, 30],
  options: [],
  bots: [],
  actions: [
    { name: 'stop', base: 0, fields: [] },
    { name: 'use', base: 1, fields: [{ name: 'face', words: ['1', '2'] }] },
  ],
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
const step = (seq: number, undone: number[] = [], scores = [0, 0]): Step => ({
  seq,
  seat: 0,
  events: undone.length ? [] : [{ kind: 'x', seat: 0, data: {} }],
  undone,
  scores,
});
const snapshot: Snapshot = {
  type: 'snapshot',
  table: info,
  seat: 0,
  seq: 2,
  view: { points: [1, 2], deep: { a: 1 } },
  board: {},
  decision: { legal: [1, 2], undo: 1, redo: false, hints: {} },
  log: [step(1), step(2)],
  chat: [],
  watching: 0,
};
const delta: Delta = {
  type: 'delta',
  after: 2,
  seq: 3,
  changes: [{ at: ['points', 0], to: 4 }],
  steps: [step(3, [], [3, 0])],
  to_act: [1],
  decision: null,
};

interface View {
  points: number[];
  deep?: { a: number };
}

let texts: GameTexts;
beforeAll(async () => {
  await setLang('en');
  texts = await gameTexts('beaugency');
});

test('a snapshot and a delta make the table', () => {
  const table = new TableModel<View>(game, texts, info);
  const heard = vi.fn();
  table.onsteps(heard);
  table.hear(snapshot);
  expect(heard).not.toHaveBeenCalled();
  expect(table.myTurn).toBe(true);
  expect([...table.legal]).toEqual([1, 2]);
  expect(table.legalActions.map((one) => one.words.face)).toEqual(['1', '2']);
  expect(table.canUndo).toBe(1);
  const deep = table.view?.deep;
  table.hear(delta);
  expect(table.view).toEqual({ points: [4, 2], deep: { a: 1 } });
  expect(table.view?.deep).toBe(deep);
  expect(table.myTurn).toBe(false);
  expect(table.legal.size).toBe(0);
  expect(table.info.scores).toEqual([3, 0]);
  expect(heard).toHaveBeenCalledWith(delta.steps);
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

/** A table whose server has so many steps and answers page by page. */
function longTable(
  steps: number,
  size: number,
): { table: TableModel; socket: { asked: number[]; tell(message: unknown): void; refuse: boolean } } {
  const whole = Array.from({ length: steps }, (_, seq) => step(seq));
  const socket = {
    readyState: WebSocket.OPEN,
    asked: [] as number[],
    refuse: false,
    onmessage: null as ((event: { data: string }) => void) | null,
    tell(message: unknown): void {
      this.onmessage!({ data: JSON.stringify(message) });
    },
    send(text: string): void {
      const { id, before } = JSON.parse(text) as { id: number; before: number };
      this.asked.push(before);
      queueMicrotask(() =>
        this.tell(
          this.refuse
            ? { type: 'refused', re: id, reason: { code: 'too-fast', params: {} } }
            : { type: 'log', re: id, steps: whole.slice(Math.max(0, before - size), before) },
        ),
      );
    },
    close(): void {},
  };
  const table = new TableModel(game, texts, info);
  table.connect('ws://x', () => socket as unknown as WebSocket);
  socket.tell({ ...snapshot, seq: steps - 1, log: whole.slice(-size) });
  return { table, socket };
}
const seqs = (table: TableModel): number[] => table.log.map((one) => one.seq);

test('earlier steps are brought page by page, one page at a time', async () => {
  const { table, socket } = longTable(25, 10);
  expect([seqs(table)[0], table.hasEarlier]).toEqual([15, true]);
  expect(await Promise.all([table.bringEarlier(), table.bringEarlier()])).toEqual([true, true]);
  expect([seqs(table)[0], socket.asked]).toEqual([5, [15]]);
  expect(await table.bringEarlier()).toBe(true);
  expect([seqs(table), table.hasEarlier]).toEqual([Array.from({ length: 25 }, (_, seq) => seq), false]);
  expect(await table.bringEarlier()).toBe(false);
  expect(socket.asked).toEqual([15, 5]);
});

test('who tells from the whole game has all of it, after a long break too', async () => {
  const { table, socket } = longTable(25, 10);
  await table.bringAll();
  expect(seqs(table)).toHaveLength(25);
  // After a short break nothing is asked again.
  socket.tell({ ...snapshot, seq: 26, log: [18, 19, 20, 21, 22, 23, 24, 25, 26].map((seq) => step(seq)) });
  expect(seqs(table)).toEqual(Array.from({ length: 27 }, (_, seq) => seq));
  expect(socket.asked).toEqual([15, 5]);
  // After a long one something is missing in between.
  socket.tell({ ...snapshot, seq: 40, log: [39, 40].map((seq) => step(seq)) });
  expect([seqs(table), socket.asked.at(-1)]).toEqual([[39, 40], 39]);
  // Other eyes, other numbers.
  await table.bringAll();
  socket.refuse = true;
  socket.tell({ ...snapshot, seat: 1, seq: 40, log: [39, 40].map((seq) => step(seq)) });
  expect(seqs(table)).toEqual([39, 40]);
  await table.bringAll();
  expect(table.hasEarlier).toBe(true);
});

test('a spectator, a replay and a look back cannot act', () => {
  const spectator = new TableModel(game, texts, info);
  spectator.hear({ ...snapshot, seat: null });
  expect(spectator.readonly).toBe(true);
  expect(spectator.legal.size).toBe(0);
  const replay = new TableModel(game, texts, info, true);
  replay.hear(snapshot);
  expect(replay.readonly && !replay.myTurn).toBe(true);
  const table = new TableModel<View>(game, texts, info);
  table.hear(snapshot);
  table.preview = { view: { points: [0, 0] }, seq: 1 };
  expect(table.view?.points).toEqual([0, 0]);
  expect(table.canUndo).toBe(0);
  void table.jump(null);
  expect(table.view?.points).toEqual([1, 2]);
});

test('what was taken back does not stand', () => {
  const log = [step(1), step(2), step(3, [2]), step(4)];
  expect(standing(log).map((one) => one.seq)).toEqual([1, 4]);
});
