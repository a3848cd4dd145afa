import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, SeatInfo, Snapshot, Step, TableInfo } from '../generated/wire.ts';
import sentences from '../lib/sentences.json';
import { TableModel } from '../lib/table.svelte.ts';
import { gameTexts, type GameTexts, setLang } from '../lib/texts.svelte.ts';
import ActionBar from './ActionBar.svelte';
import Log from './Log.svelte';
import MoveNow from './MoveNow.svelte';
import PlayerName from './PlayerName.svelte';

const kept = sentences.beaugency;
const event = kept.events[0]!;
const seat = (name: string, change: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  colour: 0,
  bot: null,
  person: true,
  you: false,
  online: true,
  free: false,
  ...change,
});
const info: TableInfo = {
  id: 'x',
  code: 'LYS-1',
  game: 'beaugency',
  options: {},
  seats: [seat('Camille', { you: true }), seat('greedy', { bot: 'greedy', person: false, colour: 1 })],
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
const game: GameInfo = {
  id: 'beaugency',
  rules: 1,
  seats: [2, 2],
  minutes: [15, 30],
  options: [],
  bots: [],
  actions: kept.blocks,
};
const told = { kind: event.event.kind, seat: 0, data: event.event.data as unknown as Record<string, string> };
const snapshot: Snapshot = {
  type: 'snapshot',
  table: info,
  seat: 0,
  seq: 2,
  view: {},
  board: {},
  decision: { legal: [], undo: 1, redo: false, hints: {} },
  chat: [],
  watching: 0,
  log: [
    { seq: 0, seat: null, events: [], undone: [], scores: [0, 0] },
    { seq: 1, seat: 0, events: [told], undone: [], scores: [0, 0] },
    { seq: 2, seat: 0, events: [told], undone: [], scores: [3, 0] },
  ],
};

let texts: GameTexts;
let table: TableModel;
beforeAll(async () => {
  await setLang('en');
  texts = await gameTexts('beaugency');
});
beforeEach(() => {
  table = new TableModel(game, texts, info);
  table.hear(snapshot);
});
afterEach(cleanup);

test('the action bar undoes what can be undone, and says why not otherwise', async () => {
  const undo = vi.spyOn(table, 'undo').mockResolvedValue(null);
  const redo = vi.spyOn(table, 'redo').mockResolvedValue(null);
  render(ActionBar, { table, hint: 'Pick a die' });
  await fireEvent.click(screen.getByLabelText('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Redo').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(screen.getByLabelText('Redo'));
  expect(redo).not.toHaveBeenCalled();
  expect(screen.getByText('Pick a die')).toBeTruthy();
});

test('the primary action waits for its reason to go; Enter does it', async () => {
  const play = vi.spyOn(table, 'play').mockResolvedValue(null);
  const { rerender } = render(ActionBar, { table, primary: { label: 'End turn', action: 6, reason: '2 dice left' } });
  await fireEvent.click(screen.getByText('End turn'));
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText('2 dice left')).toBeTruthy();
  await rerender({ table, primary: { label: 'End turn', action: 6, reason: null } });
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(play).toHaveBeenCalledWith(6);
});

test('the log says what happened, what it brought, and leads to the position', async () => {
  const jump = vi.spyOn(table, 'jump').mockResolvedValue();
  render(Log, { table });
  const sentence = table.speech.event(told);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(screen.getByText('+3')).toBeTruthy();
  const lines = screen.getAllByRole('button');
  await fireEvent.click(lines.at(-1)!);
  expect(jump).toHaveBeenLastCalledWith(1);
  await fireEvent.click(lines[0]!);
  expect(jump).toHaveBeenLastCalledWith(null);
});

test('at the end of the log there is more, as long as there was something before', async () => {
  const step = (seq: number): Step => ({ seq, seat: 0, events: [told], undone: [], scores: [seq, 0] });
  table.log = [5, 6, 7].map(step);
  const bring = vi.spyOn(table, 'bringEarlier').mockImplementation(async () => {
    table.log = [0, 1, 2, 3, 4, 5, 6, 7].map(step);
    return true;
  });
  render(Log, { table, limit: 3 });
  // Of the first step of a page nobody knows what it brought.
  expect(screen.getAllByText('+1')).toHaveLength(2);
  expect(screen.queryByText('+5')).toBeNull();
  await fireEvent.click(screen.getByText('Earlier moves'));
  await tick();
  expect(bring).toHaveBeenCalledOnce();
  expect(screen.getAllByText(table.speech.event(told))).toHaveLength(6);
  // What is here already is drawn when the list is scrolled to its end.
  await fireEvent.scroll(screen.getByText('Earlier moves').parentElement!);
  await tick();
  expect(screen.getAllByText(table.speech.event(told))).toHaveLength(8);
  expect([screen.queryByText('Earlier moves'), bring.mock.calls.length]).toEqual([null, 1]);
});

test('a bot is named in the language of the moment', async () => {
  expect(table.names).toEqual(['Camille', 'Miser']);
  render(PlayerName, { seat: table.info.seats[1]! });
  expect(screen.getByText('Miser')).toBeTruthy();
  await setLang('fr');
  expect(table.names[1]).toBe('Avare');
  await setLang('en');
});

test('who sits at the table may hurry a bot, once it has thought for long', async () => {
  vi.useFakeTimers();
  const hurry = vi.spyOn(table, 'moveNow').mockResolvedValue();
  const named = 'Move now, Miser';
  table.connected = true;
  render(MoveNow, { table });
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.queryByLabelText(named), 'my own turn').toBeNull();
  table.told = { ...info, to_act: [1] };
  await vi.advanceTimersByTimeAsync(1500);
  expect(screen.queryByLabelText(named), 'not yet').toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(screen.getByLabelText(named));
  expect(hurry).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText(named)).toBeNull();
  table.seq += 1;
  await vi.advanceTimersByTimeAsync(2500);
  expect(screen.queryByLabelText(named)).not.toBeNull();
  table.seat = null;
  await tick();
  expect(screen.queryByLabelText(named), 'a spectator').toBeNull();
  vi.useRealTimers();
});
