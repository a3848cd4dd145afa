/** A game from elsewhere: no texts, no plan of sources, no words for its events. Everything is still shown. */
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameInfo, Step, TableInfo } from '../../generated/wire.ts';
import { TableModel } from '../../lib/table.svelte.ts';
import { gameTexts, setLang } from '../../lib/texts.svelte.ts';
import Bars from './Bars.svelte';
import Course from './Course.svelte';
import Moments from './Moments.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { sourcesOf } from './sources.ts';
import { courseOf, momentsOf } from './story.ts';

const game: GameInfo = {
  id: 'elsewhere',
  rules: 1,
  seats: [1, 5],
  minutes: [5, 9],
  options: [],
  bots: [],
  actions: [],
};
const seat = (name: string, colour: number) => ({
  name,
  colour,
  bot: null,
  person: true,
  you: false,
  online: false,
  free: false,
});
const info: TableInfo = {
  id: 'x',
  code: 'LYS-1',
  game: 'elsewhere',
  options: {},
  seats: [seat('Ana', 0), seat('Bo', 1)],
  status: 'over',
  open: false,
  slow: false,
  pace: 0,
  forecast: false,
  owner: true,
  created: 0,
  commitment: '',
  rematch: null,
  to_act: [],
  scores: [7, -2],
  ranking: [1, 2],
};
const log: Step[] = [
  [0, 0],
  [4, 0],
  [7, -2],
].map((scores, seq) => ({ seq, seat: 0, events: [{ kind: 'strange', seat: 0, data: {} }], undone: [], scores }));
const sheets = [
  { apples: 5, pears: 2 },
  { apples: 1, pears: -3 },
];

/** jsdom lays nothing out and so has none. */
class NoLayout {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let table: TableModel;
beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  await setLang('en');
  table = new TableModel(game, await gameTexts('elsewhere'), info);
  table.steps = log;
});

test('its sources are called by their ids', () => {
  const sources = sourcesOf(undefined, sheets);
  const { container } = render(ScoreSheet, { table, sources, sheets, order: [0, 1] });
  const text = container.textContent!;
  for (const word of ['apples', 'pears', '−3', '−2']) expect(text).toContain(word);
  expect(container.querySelectorAll('td.best')).toHaveLength(2);
  const bars = render(Bars, { table, sources, sheets, order: [0, 1] }).container;
  expect(bars.querySelectorAll('.loss')).toHaveLength(1);
  expect(bars.textContent).toContain('Bo: apples 1, pears −3. Total −2.');
});

test('its course and its moments are drawn', () => {
  const course = courseOf(log);
  const moments = momentsOf(log, () => false);
  const graph = render(Course, { table, course, moments, order: [0, 1], height: 300 }).container;
  expect(graph.querySelector('svg')!.getAttribute('aria-label')).toContain('Ana 7, Bo -2');
  expect(graph.querySelectorAll('.curve')).toHaveLength(2);
  const list = render(Moments, { table, course, moments, link: (seq: number) => `/t/x/replay?at=${seq}` }).container;
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/t/x/replay?at=1',
    '/t/x/replay?at=2',
  ]);
  expect(list.textContent).toContain('Move 1');
});

test('one player alone has a sheet without a best', () => {
  const { container } = render(ScoreSheet, {
    table,
    sources: sourcesOf(undefined, [sheets[0]!]),
    sheets: [sheets[0]!],
    order: [0],
  });
  expect(container.querySelector('tfoot')!.textContent).toContain('7');
});
