import { expect, test } from 'vitest';
import { chaptersOf, isEmpty, matches, pieces, plain, queryOf } from './rules.ts';

const chapters = chaptersOf([
  {
    title: 'Beaugency : les règles',
    rules: [{ id: '', text: 'Un jeu de *dés*. La mention `(interprétation)` signale…' }],
  },
  {
    title: '1 Matériel et mise en place',
    rules: [
      { id: 'R1.1', text: 'Il y a 57 cartes de château fort.' },
      { id: 'R1.4', text: 'La piste est un anneau. (reconstitution)' },
      { id: 'R1.10', text: 'Cinq dés.' },
    ],
  },
  {
    title: '2 Le lancer',
    rules: [
      { id: 'R2.1', text: 'Voir R1.4 : le lancer est **obligatoire**. (interprétation)' },
      { id: 'X3', text: 'Exemple.' },
    ],
  },
]);
const found = (text: string): string[] =>
  chapters.flatMap((chapter) =>
    chapter.rules.filter((rule) => matches(rule, chapter, queryOf(text))).map(({ id }) => id),
  );

test('chapters have a number and a title, marks leave the text', () => {
  expect(chapters.map(({ number, title }) => [number, title])).toEqual([
    ['', 'Beaugency : les règles'],
    ['1', 'Matériel et mise en place'],
    ['2', 'Le lancer'],
  ]);
  expect(chapters[1]!.rules[1]).toEqual({ id: 'R1.4', text: 'La piste est un anneau.', mark: 'reconstruction' });
  expect(chapters[2]!.rules[0]!.mark).toBe('ruling');
  expect(chapters[0]!.rules[0]!.mark).toBeNull();
});

test('apostrophes are set, and found however they are typed', () => {
  const [chapter] = chaptersOf([{ title: "3 L'ordre", rules: [{ id: 'R3.1', text: "L'ordre du tour" }] }]);
  expect([chapter!.title, chapter!.rules[0]!.text]).toEqual(['L’ordre', 'L’ordre du tour']);
  for (const typed of ["l'ordre", 'l’ordre']) expect(matches(chapter!.rules[0]!, chapter!, queryOf(typed))).toBe(true);
});

test('by number: a rule alone, or its chapter', () => {
  expect(found('R1.1')).toEqual(['R1.1']);
  expect(found('r1.4')).toEqual(['R1.4']);
  expect(found('R1')).toEqual(['R1.1', 'R1.4', 'R1.10']);
  expect(found('2.1')).toEqual(['R2.1']);
  expect(found('x3')).toEqual(['X3']);
});

test('by words: all of them, without accents, in any order', () => {
  expect(found('chateau')).toEqual(['R1.1']);
  expect(found('fort CARTES')).toEqual(['R1.1']);
  expect(found('57')).toEqual(['R1.1']);
  expect(found('lancer')).toEqual(['R2.1', 'X3']);
  expect(found('licorne')).toEqual([]);
  expect(isEmpty(queryOf('  '))).toBe(true);
});

test('letters keep their places when accents go', () => {
  for (const text of ['Châteaux forts', 'Œuvre d’art', 'ﬁn İstanbul ß', 'e\u0301te'])
    expect(plain(text)).toHaveLength(text.length);
  expect(plain('L’été')).toBe("l'ete");
});

test('texts in pieces: emphasis, links to rules, hits', () => {
  expect(pieces('Voir R1.4 : **très** *joli* `mot`.')).toEqual([
    { text: 'Voir ', kind: 'plain', hit: false },
    { text: 'R1.4', kind: 'rule', hit: false },
    { text: ' : ', kind: 'plain', hit: false },
    { text: 'très', kind: 'strong', hit: false },
    { text: ' ', kind: 'plain', hit: false },
    { text: 'joli', kind: 'em', hit: false },
    { text: ' ', kind: 'plain', hit: false },
    { text: 'mot', kind: 'code', hit: false },
    { text: '.', kind: 'plain', hit: false },
  ]);
  expect(pieces('Le château', ['chateau'])).toEqual([
    { text: 'Le ', kind: 'plain', hit: false },
    { text: 'château', kind: 'plain', hit: true },
  ]);
  expect(pieces('dede', ['de']).filter(({ hit }) => hit)).toHaveLength(2);
  expect(
    pieces('Voir R1.4 : **très**')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Voir R1.4 : très');
});
