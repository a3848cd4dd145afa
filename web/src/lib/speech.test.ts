import { beforeAll, describe, expect, test } from 'vitest';
import type { EventOut, Reason } from '../generated/wire.ts';
import { ActionTable } from './actions.ts';
import { lines, textOf } from './log.ts';
import sentences from './sentences.json';
import { Speech } from './speech.ts';
import { type GameTexts, gameTexts, setLang } from './texts.svelte.ts';

describe.each(['fr', 'en'] as const)('%s: the client says what the engine says', (lang) => {
  beforeAll(() => setLang(lang));

  describe.each(Object.entries(sentences))('%s', (game, kept) => {
    let speech: Speech;
    let texts: GameTexts;
    beforeAll(async () => {
      texts = await gameTexts(game);
      speech = new Speech(texts, new ActionTable(kept.blocks), kept.names);
    });

    test('moves', () => {
      for (const sample of kept.actions) expect(speech.action(sample.id)).toBe(sample[lang]);
    });
    test('events', () => {
      for (const sample of kept.events) expect(speech.event(sample.event as unknown as EventOut)).toBe(sample[lang]);
    });
    test('refusals', () => {
      for (const sample of kept.refusals) expect(speech.refusal(sample.reason as unknown as Reason)).toBe(sample[lang]);
    });
    test('lines of the log', () => {
      for (const sample of kept.steps) {
        const found = lines(speech, sample.events as unknown as EventOut[]);
        expect(found.map((line) => [textOf(line), line.points, line.isTitle])).toEqual(sample[lang]);
      }
    });
    test('sources of points', () => {
      for (const sample of kept.sources) expect(speech.source(sample.id)).toBe(sample[lang]);
    });
  });
});

test('errors of the engine and reasons of the client have words; others are said by their code', async () => {
  await setLang('en');
  const speech = new Speech(await gameTexts('burgundy'), new ActionTable([]), []);
  expect(
    speech.refusal({ code: 'unknown-bot', params: { name: 'gredy', close: 'greedy', known: 'greedy, random' } }),
  ).toBe('There is no bot “gredy”. Did you mean “greedy”?');
  expect(speech.refusal({ code: 'offline', params: {} })).toMatch(/connection/i);
  expect(speech.refusal({ code: 'of-another-world', params: {} })).toContain('of-another-world');
});

test('what happened twice on end is said once', async () => {
  await setLang('en');
  const speech = new Speech(await gameTexts('burdigala'), new ActionTable([]), ['Anna']);
  const happened = (kind: string): EventOut => ({ kind, seat: 0, data: {} });
  const [line] = lines(speech, ['corrupted', 'token-returned', 'token-returned', 'good-drawn'].map(happened));
  expect(textOf(line!)).toBe('Anna uses the seven · puts back a corruption token ×2 · a goods card');
});

test('lists are prose', async () => {
  const texts = await gameTexts('dice');
  await setLang('fr');
  expect(texts.join(['un', 'deux', 'trois'])).toBe('un, deux et trois');
  await setLang('en');
  expect(texts.join(['one', 'two'])).toBe('one and two');
  expect(texts.join([])).toBe('');
});
