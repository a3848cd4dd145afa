import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['./ui*.ftl', '../games/*/name.*.ftl', '../../../src/chatelain/bots/locale/*.ftl'],
  {
    import: 'default',
    eager: true,
  },
);
const texts = (lang: string): string =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`.${lang}.ftl`))
    .map(([, text]) => text)
    .join('\n');
const fr = texts('fr');
const en = texts('en');
/** Every script and component of the client but the tests. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.values(sources).join('\n');

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (id) found.set(id, part);
  }
  return found;
}
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();
const french = messages(fr);
const english = messages(en);

test('both languages say the same things', () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, text] of french) expect([id, variables(text)]).toEqual([id, variables(english.get(id)!)]);
});

test.each([
  ['fr', fr],
  ['en', en],
])('%s: Fluent reads every message', (lang, text) => {
  const bundle = new FluentBundle(lang);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const ids = messages(text);
  for (const id of ids.keys()) expect(bundle.hasMessage(id), id).toBe(true);
});

const used = new Set([...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!));
/** Beginnings of ids that are put together: t(`bot-name-${id}`). */
const begun = [...code.matchAll(/(?:\bt|hasText)\(`([a-z][\w-]*)\$\{/g)].map((match) => match[1]!);
const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1]!));

test('every text that is used is there', () => {
  expect([...used].filter((id) => !french.has(id))).toEqual([]);
});

test('every text that is there is used', () => {
  const said = (id: string): boolean => used.has(id) || quoted.has(id) || begun.some((start) => id.startsWith(start));
  expect([...french.keys()].filter((id) => !said(id) && !id.startsWith('refusal-'))).toEqual([]);
});

test('French typography: apostrophes, and no-break spaces before high punctuation', () => {
  for (const [id, text] of french) {
    expect(text.replace(/\{[^}]*\}/g, ''), id).not.toMatch(/'/);
    expect(text.replace(/\{ \$\w+ ->/g, ''), id).not.toMatch(/ [;:!?»]|« /);
  }
});
