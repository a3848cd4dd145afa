import { expect, test } from 'vitest';
import cases from './elision.json';
import { de } from './french.ts';
import { setLang, t } from './texts.svelte.ts';

test.each(cases as [string, string][])('%s', (name, expected) => {
  expect(de(name)).toBe(expected);
});

test('texts use it', async () => {
  await setLang('fr');
  expect(t('table-of', { name: 'Écuyer' })).toBe('Table d’Écuyer');
  expect(t('end-victory', { player: 'Eudes' })).toBe('Victoire d’Eudes');
  await setLang('en');
  expect(t('end-victory', { player: 'Eudes' })).toBe('Eudes wins');
});
