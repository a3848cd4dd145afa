import { expect, test } from 'vitest';
import { parse } from './router.svelte.ts';

test.each([
  ['/', '', '', { name: 'lobby' }],
  ['/new/dice', '', '', { name: 'new', game: 'dice' }],
  ['/t/abc', '', '', { name: 'table', id: 'abc', token: null }],
  ['/t/abc', '', '#seat=to.ken-1', { name: 'table', id: 'abc', token: 'to.ken-1' }],
  ['/t/abc/replay', '?at=12', '', { name: 'replay', id: 'abc', at: 12 }],
  ['/t/abc/replay', '?at=x', '', { name: 'replay', id: 'abc', at: null }],
  ['/replay', '', '', { name: 'open-replay' }],
  ['/learn', '', '', { name: 'learn', game: null }],
  ['/learn/cards', '', '', { name: 'learn', game: 'cards' }],
  ['/bots', '', '', { name: 'ladder', game: null }],
  ['/bots/dice', '', '', { name: 'ladder', game: 'dice' }],
  ['/bots/dice/duke', '', '', { name: 'not-found' }],
  ['/about', '', '', { name: 'about' }],
  ['/settings', '', '', { name: 'settings' }],
  ['/nowhere', '', '', { name: 'not-found' }],
  ['/t/a/b/c', '', '', { name: 'not-found' }],
])('%s%s%s', (path, query, hash, route) => {
  expect(parse(path, query, hash)).toEqual(route);
});
