import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Forecast, GameInfo, TableInfo } from '../generated/wire.ts';
import { ahead, aheadText, aheadTip, chances, chancesSaid, chancesTip, percents, pointsSaid } from '../ui/ahead.ts';
import { Foresight } from './forecast.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Answer } from './socket.ts';
import { TableModel } from './table.svelte.ts';
import { gameTexts, setLang } from './texts.svelte.ts';

const forecast = (seq: number, scores = [193.4, 88.6]): Forecast => ({
  type: 'forecast',
  re: 1,
  seq,
  scores,
  low: [170, 70],
  high: [214, 101],
  chances: [0.9, 0.1],
  playouts: 12,
});
const refused = (code: string): Answer => ({ type: 'refused', re: 1, reason: { code, params: {} } });

let visible = true;
beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
});
afterEach(() => {
  vi.useRealTimers();
  settings.forecast = true;
});

function foresight(...answers: Answer[]): { one: Foresight; ask: ReturnType<typeof vi.fn> } {
  const ask = vi.fn(async () => answers.shift() ?? forecast(9));
  return { one: new Foresight(ask, () => visible), ask };
}

test('several changes in a row are one question', async () => {
  const { one, ask } = foresight(forecast(4));
  one.notice([0], [0, 0]);
  one.notice([1], [0, 0]);
  one.notice([1], [3, 0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(one.found?.seq).toBe(4);
  // What changes neither turn nor points asks nothing.
  one.notice([1], [3, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  one.notice([0], [3, 0]);
  await vi.advanceTimersByTimeAsync(700);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what happens while a question is under way asks again afterwards, and an older answer is dropped', async () => {
  let answer: (one: Answer) => void = () => {};
  const ask = vi.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const one = new Foresight(ask, () => true);
  one.notice([0], []);
  await vi.advanceTimersByTimeAsync(700);
  one.notice([1], []);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(forecast(5));
  await vi.advanceTimersByTimeAsync(700);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(forecast(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(one.found?.seq).toBe(5);
});

test('a tab that nobody sees asks when it is looked at again', async () => {
  const { one, ask } = foresight();
  visible = false;
  one.notice([0], []);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).not.toHaveBeenCalled();
  visible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(700);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a busy server is left alone for a while, and the old forecast stands', async () => {
  const { one, ask } = foresight(forecast(1), refused('busy'), forecast(3));
  one.notice([0], []);
  await vi.advanceTimersByTimeAsync(700);
  one.notice([1], []);
  await vi.advanceTimersByTimeAsync(700);
  expect(one.found?.seq).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(one.found?.seq).toBe(3);
});

test.each(['no-forecast', 'table-over', 'forecast-off'])('%s ends the questions', async (code) => {
  const { one, ask } = foresight(refused(code));
  one.notice([0], []);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(one.offered).toBe(code !== 'no-forecast');
});

test('a closed table asks nothing more', async () => {
  const { one, ask } = foresight();
  one.notice([0], []);
  one.close();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).not.toHaveBeenCalled();
});

// -- at a table

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
  scores: [94, 0],
  ranking: null,
};

async function table(): Promise<TableModel> {
  vi.useRealTimers();
  await setLang('en');
  const model = new TableModel(game, await gameTexts('beaugency'), info);
  model.foresight = foresight().one;
  return model;
}

test('a table shows its forecast in words, and says that it comes while there is none', async () => {
  const model = await table();
  expect(model.foresees).toBe(true);
  expect(ahead(model, 0)).toBeNull();
  expect(pointsSaid(model, 0, 94)).toBe('94 points');
  expect(aheadTip(model, 0)?.text).toContain('come in a moment');
  expect(aheadTip(model, 0, 99)?.fix).toContain('99');
  model.foresight!.found = forecast(2);
  expect(ahead(model, 0)).toBe(193);
  expect(pointsSaid(model, 0, 94)).toBe('94 points, about 193 at the end');
  const tip = aheadTip(model, 0, 99)!;
  expect(tip.text).toBe(
    'Mean of 12 games played on to the end by the bot “miser”: 8 out of 10 ended between 170 and 214.',
  );
  expect(tip.fix).toBe('If the game ended now: 99');
  model.foresight!.found = { ...forecast(2), playouts: 0 };
  expect(aheadTip(model, 0)!.text).toBe(
    'Learned from many games: from such a position, 8 out of 10 end between 170 and 214.',
  );
  model.foresight!.found = forecast(2);
  expect(aheadText(model, 1)).toMatch(/^About 89 at the end\. Mean of 12 games .* between 70 and 101\.$/);
});

test('looking back, at the end, or by choice there is no forecast', async () => {
  const model = await table();
  model.foresight!.found = forecast(2);
  model.preview = { view: {}, seq: 1 };
  expect(model.forecast).toBeNull();
  model.preview = null;
  expect(model.forecast).not.toBeNull();
  settings.forecast = false;
  expect(model.foresees).toBe(false);
  settings.forecast = true;
  model.hear({ type: 'table', table: { ...info, status: 'over' }, watching: 0 });
  expect(model.forecast).toBeNull();
  const replay = new TableModel(game, model.texts, info, true);
  expect(replay.foresees).toBe(false);
});

test('whole percents make a hundred', () => {
  expect(percents([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
  expect(percents([0.415, 0.235, 0.35])).toEqual([42, 23, 35]);
  expect(percents([0.2, 0.2, 0.2, 0.2, 0.2])).toEqual([20, 20, 20, 20, 20]);
  expect(percents([0.004, 0.996])).toEqual([0, 100]);
  expect(percents([0.617])).toEqual([62]);
  expect(percents([])).toEqual([]);
});

test('chances are said by name; alone it is the chance to beat the game', async () => {
  const model = await table();
  expect(chances(model)).toBeNull();
  expect(chancesTip(model)?.text).toContain('come in a moment');
  const seat = { colour: 0, bot: null, person: true, you: false, online: true, free: false };
  model.told = {
    ...info,
    seats: [
      { ...seat, name: 'Ana' },
      { ...seat, name: 'Bo' },
    ],
  };
  model.foresight!.found = forecast(2);
  expect(chances(model)).toEqual([90, 10]);
  expect(chancesSaid(model, [90, 10])).toBe('Chances to win: Ana 90%, Bo 10%');
  expect(chancesTip(model)?.text).toContain('12 games');
  expect(chancesSaid(model, [62])).toBe('Chance to beat the game: 62%');
});

test('where the table shows none, none is asked for, and what was known is forgotten', async () => {
  const model = await table();
  model.foresight!.found = forecast(2);
  model.hear({ type: 'table', table: { ...info, forecast: false }, watching: 0 });
  expect(model.foresees).toBe(false);
  expect(model.foresight!.found).toBeNull();
  model.hear({ type: 'table', table: { ...info, forecast: true }, watching: 0 });
  expect(model.foresees).toBe(true);
  expect(model.forecast).toBeNull();
});

test('an answer that comes when nobody wants it any more is not shown', async () => {
  let answer: (one: Answer) => void = () => {};
  const one = new Foresight(
    () => new Promise<Answer>((resolve) => (answer = resolve)),
    () => visible,
  );
  one.notice([0], []);
  await vi.advanceTimersByTimeAsync(700);
  visible = false;
  answer(forecast(4));
  await vi.advanceTimersByTimeAsync(0);
  expect(one.found).toBeNull();
});
