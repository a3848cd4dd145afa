import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delta, Snapshot } from '../generated/wire.ts';
import { type Handlers, type News, TableSocket } from './socket.ts';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.drop(1000);
  }
  tell(message: unknown): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
}

const snapshot = (seq: number): Partial<Snapshot> => ({ type: 'snapshot', seq });
const delta = (after: number, seq = after + 1): Partial<Delta> => ({ type: 'delta', after, seq });

let news: News[];
let states: boolean[];
let gone: number;
let broken: boolean;
let table: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  news = [];
  states = [];
  gone = 0;
  const handlers: Handlers = {
    news: (one) => news.push(one),
    connected: (now) => states.push(now),
    gone: (isBroken) => {
      gone++;
      broken = isBroken;
    },
  };
  table = new TableSocket('ws://x', handlers, () => new FakeSocket() as unknown as WebSocket);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('deltas in order are passed on', () => {
  FakeSocket.last.tell(snapshot(3));
  FakeSocket.last.tell(delta(3));
  FakeSocket.last.tell(delta(4));
  expect(news.map((one) => ('seq' in one ? one.seq : 0))).toEqual([3, 4, 5]);
  expect(states).toEqual([true]);
});

test('a delta that changes the decision alone keeps its number and is passed on', () => {
  FakeSocket.last.tell(snapshot(3));
  FakeSocket.last.tell(delta(3, 3));
  expect(news).toHaveLength(2);
});

test('a gap asks for everything again, once, and nothing is passed on until it is there', () => {
  FakeSocket.last.tell(snapshot(3));
  FakeSocket.last.tell(delta(4));
  FakeSocket.last.tell(delta(5));
  expect(news).toHaveLength(1);
  expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['resync']);
  FakeSocket.last.tell(snapshot(6));
  FakeSocket.last.tell(delta(6));
  expect(news).toHaveLength(3);
});

test('a refusal to send everything again is not the end: it is asked once more', async () => {
  FakeSocket.last.tell(snapshot(3));
  FakeSocket.last.tell(delta(4));
  FakeSocket.last.tell({ type: 'refused', re: 1, reason: { code: 'too-fast', params: {} } });
  await vi.advanceTimersByTimeAsync(1100);
  expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['resync', 'resync']);
  FakeSocket.last.tell(snapshot(6));
  FakeSocket.last.tell({ type: 'done', re: 2 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(2);
  expect(news).toHaveLength(2);
});

test('a delta that is known already is left out', () => {
  FakeSocket.last.tell(snapshot(5));
  FakeSocket.last.tell(delta(3));
  expect(news).toHaveLength(1);
  expect(FakeSocket.last.sent).toHaveLength(0);
});

test('answers find their request by number', async () => {
  FakeSocket.last.tell(snapshot(1));
  const first = table.request({ type: 'play', action: 7, seen: 1 });
  const second = table.request({ type: 'why', actions: [1, 2] });
  expect(FakeSocket.last.sent.map((one) => one.id)).toEqual([1, 2]);
  FakeSocket.last.tell({ type: 'why', re: 2, reasons: [null, null] });
  FakeSocket.last.tell({ type: 'refused', re: 1, reason: { code: 'stale', params: {} } });
  expect((await first).type).toBe('refused');
  expect((await second).type).toBe('why');
});

test('it comes back after a loss, later and later, and a request in between is refused', async () => {
  FakeSocket.last.tell(snapshot(1));
  const pending = table.request({ type: 'redo', seen: 1 });
  FakeSocket.last.drop();
  expect(await pending).toMatchObject({ type: 'refused', reason: { code: 'connection-lost' } });
  expect(await table.request({ type: 'redo', seen: 1 })).toMatchObject({ reason: { code: 'offline' } });
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(550);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.tell(snapshot(9));
  expect(states).toEqual([true, false, false, true]);
});

test('when the network is back it tries at once', () => {
  FakeSocket.last.tell(snapshot(1));
  FakeSocket.last.drop();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a table that will not have us is not asked again', () => {
  FakeSocket.last.drop(4004);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(gone).toBe(1);
  expect(broken).toBe(false);
});

test('a table that the server cannot read is not asked again either', () => {
  FakeSocket.last.drop(4010);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(gone).toBe(1);
  expect(broken).toBe(true);
});

test('a table that is closed is told so', () => {
  FakeSocket.last.tell(snapshot(1));
  FakeSocket.last.tell({ type: 'refused', re: 0, reason: { code: 'table-closed', params: {} } });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(gone).toBe(1);
});

test('closed is closed', () => {
  table.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
