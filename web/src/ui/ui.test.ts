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
import News from './News.svelte';
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
    { seq: 2, seat: 0, events: [{ ...told, data: { ...told.data, points: 3 } }], undone: [], scores: [3, 0] },
  ],
};

let texts: GameTexts;
let table: TableModel;
beforeAll(async () => {
  // This page has no screen and no finger.
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
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

/** A sentence as a line of the log. */
const said = (): string => table.speech.event(told).replace(/\.$/, '');

test('the log says what happened, what it brought, and leads to the position', async () => {
  const jump = vi.spyOn(table, 'jump').mockResolvedValue();
  render(Log, { table });
  const sentence = said();
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
  table.steps = [5, 6, 7].map(step);
  const bring = vi.spyOn(table, 'bringEarlier').mockImplementation(async () => {
    table.steps = [0, 1, 2, 3, 4, 5, 6, 7].map(step);
    return true;
  });
  render(Log, { table, limit: 3 });
  expect(screen.getAllByText(said())).toHaveLength(3);
  await fireEvent.click(screen.getByText('Earlier moves'));
  await tick();
  expect(bring).toHaveBeenCalledOnce();
  expect(screen.getAllByText(said())).toHaveLength(6);
  // What is here already is drawn when the list is scrolled to its end.
  await fireEvent.scroll(screen.getByText('Earlier moves').parentElement!);
  await tick();
  expect(screen.getAllByText(said())).toHaveLength(8);
  expect([screen.queryByText('Earlier moves'), bring.mock.calls.length]).toEqual([null, 1]);
});

test('lines are newest first, parts and points stand on the line that earned them, titles above their lines', async () => {
  const burgundy = new TableModel({ ...game, id: 'burgundy' }, await gameTexts('burgundy'), info);
  const placed = { tile: 'bank', space: 'e5', die: 3, workers: 1 };
  const city = { space: 'e5', district: 'building', size: 5, parts: '15 + 6' };
  const step = (seq: number, ...events: [string, number, Record<string, string | number | number[]>][]): Step => ({
    seq,
    seat: 0,
    events: events.map(([kind, seat, data]) => ({ kind, seat, data })),
    undone: [],
    scores: [0, 0],
  });
  burgundy.steps = [
    step(
      0,
      ['round-started', -1, { phase: 'A', round: 1 }],
      ['rolled', 0, { dice: [3, 4] }],
      ['rolled', 1, { dice: [1, 2] }],
    ),
    step(
      1,
      ['tile-placed', 0, placed],
      ['district-completed', 0, city],
      ['points', 0, { source: 'districts', points: 15 }],
      ['points', 0, { source: 'phase-bonus', points: 6 }],
      ['received', 0, { silver: 2, workers: 0, die: 0 }],
    ),
    step(2, ['turn-ended', 0, {}], ['tile-placed', 1, { ...placed, die: 0, workers: 0 }]),
  ];
  const { container } = render(Log, { table: burgundy });
  const shown = [...container.querySelectorAll('li')].map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(shown).toEqual([
    'Phase A · round 1',
    'Miser places a bank on e5',
    'Camille places a bank on e5 (die 3, 1 worker) · city of 5: 15 + 6 · 2 silver +21',
    'Rolls · Camille: 3 and 4 · Miser: 1 and 2',
  ]);
});

test('what the others just did is told, and opens on a tap', async () => {
  const step = (seq: number, by: number): Step => ({
    seq,
    seat: by,
    events: [{ ...told, seat: by }],
    undone: [],
    scores: [0, 0],
  });
  table.steps = [step(0, 1), step(1, 0), step(2, 1), step(3, 1)];
  render(News, { table });
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByText(/Miser/)).toHaveLength(1);
  await fireEvent.click(button);
  expect(screen.getAllByText(/Miser/)).toHaveLength(2);
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
  table.hear({ type: 'table', table: { ...info, to_act: [1] }, watching: 0 });
  await vi.advanceTimersByTimeAsync(1500);
  expect(screen.queryByLabelText(named), 'not yet').toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(screen.getByLabelText(named));
  expect(hurry).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText(named)).toBeNull();
  table.live = { ...table.live, seq: table.seq + 1 };
  await vi.advanceTimersByTimeAsync(2500);
  expect(screen.queryByLabelText(named)).not.toBeNull();
  table.seat = null;
  await tick();
  expect(screen.queryByLabelText(named), 'a spectator').toBeNull();
  vi.useRealTimers();
});
