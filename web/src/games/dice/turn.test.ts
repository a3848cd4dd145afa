import { describe, expect, test } from 'vitest';
import type { Gain, Roll } from '../../generated/dice.ts';
import type { BlockInfo, FieldInfo } from '../../generated/wire.ts';
import { ActionTable } from '../../lib/actions.ts';
import {
  after,
  click,
  type Colour,
  fitting,
  lit,
  NOTHING,
  numbersFor,
  onlyPair,
  type Option,
  options,
  pairs,
  type Picks,
  plan,
  readDraft,
  whySpace,
  without,
  withOption,
  withSale,
} from './turn.ts';

const ROWS = [4, 5, 6, 7, 6, 5, 4];
const NAMES = ROWS.flatMap((width, row) => Array.from({ length: width }, (_, at) => `${'abcdefg'[row]}${at + 1}`));
const number = { name: 'number', words: [...'123456'] };
const space = { name: 'space', words: NAMES };
const combination = [number, space];
const BLOCKS: BlockInfo[] = [];
let base = 0;
const KINDS: [string, FieldInfo[]][] = [
  ['start', [{ name: 'castle', words: ['monk', 'silver', 'good', 'worker'] }]],
  ['sell', []],
  ['mark', combination],
  ['monk', combination],
  ['worker', combination],
  ['silver', combination],
  ['pass', []],
  ['commit', []],
];
for (const [name, fields] of KINDS) {
  BLOCKS.push({ name, base, fields });
  base += fields.reduce((size, field) => size * field.words.length, 1);
}
const table = new ActionTable(BLOCKS);
const id = (text: string): number => readDraft(table, [text]).all[0]!;

const LETTERS: Record<string, Colour> = {
  b: 'blue',
  g: 'grey',
  o: 'orange',
  p: 'purple',
  y: 'yellow',
  B: 'green',
  G: 'green',
  O: 'green',
  P: 'green',
};
const SHEET = 'bbggooppooByyGpobbpoooyOpbPyygbppgoyy';
const colourOf = (one: number): Colour => LETTERS[SHEET[one]!]!;
const gain = (extra: Partial<Gain> = {}): Gain => ({ points: 0, bonus: null, have: 1, size: 2, colour: 0, ...extra });
const read = (first: string[], second: string[] = []): Option[] =>
  options(
    table,
    {
      first: Object.fromEntries(first.map((text) => [id(text), gain()])),
      second: Object.fromEntries(second.map((text) => [id(text), gain()])),
    },
    colourOf,
  );
const at = (name: string): number => NAMES.indexOf(name);
const roll: Roll = { colours: ['orange', 'blue'], numbers: [4, 6], hourglasses: 1 };
// Orange 4 in three spaces, orange 6 in one of them, blue 6 in one; a worker and a monk help elsewhere.
const all = read([
  'mark 4 d5',
  'mark 4 d6',
  'mark 4 b5',
  'mark 6 d5',
  'mark 6 a1',
  'worker 5 a2',
  'worker 5 a1',
  'worker 1 d6',
  'monk 4 f2',
  'monk 6 f3',
  'monk 4 d6',
]);
const picks = (some: Partial<Picks>): Picks => ({ ...NOTHING, ...some });

describe('what the turn allows', () => {
  test('a bonus for what the dice show anyway is left out', () => {
    expect(all.some((option) => option.id === id('monk 4 d6'))).toBe(false);
    expect(all).toHaveLength(10);
  });
  test('pairs count their spaces and say what would help', () => {
    expect(pairs(roll, all)).toEqual([
      { colour: 'orange', number: 4, count: 3, help: null },
      { colour: 'orange', number: 6, count: 1, help: null },
      { colour: 'blue', number: 4, count: 0, help: 'worker' },
      { colour: 'blue', number: 6, count: 1, help: null },
    ]);
    expect(pairs({ ...roll, colours: ['grey', 'grey'] }, all).map((pair) => pair.help)).toEqual(['monk', 'monk']);
    expect(pairs({ colours: ['grey', 'grey'], numbers: [2, 2], hourglasses: 1 }, all)).toEqual([
      { colour: 'grey', number: 2, count: 0, help: null },
    ]);
  });
  test('the only pair that fits is chosen by itself', () => {
    expect(onlyPair(pairs(roll, all))).toEqual(NOTHING);
    expect(onlyPair(pairs(roll, read(['mark 6 a1', 'worker 1 d6'])))).toEqual(picks({ colour: 'blue', number: 6 }));
  });
  test('a lit space shows the best it can bring', () => {
    const rich = all.map((option) =>
      option.id === id('mark 6 d5') ? { ...option, gain: gain({ points: 4 }) } : option,
    );
    expect(lit(rich, NOTHING).get(at('d5'))?.number).toBe(6);
    expect([...lit(rich, picks({ number: 4 })).keys()].sort()).toEqual([at('b5'), at('d5'), at('d6')].sort());
  });
});

describe('clicks in any order', () => {
  test('pair, then space', () => {
    const one = click(all, NOTHING, { sort: 'pair', colour: 'orange', number: 4 });
    expect(one).toEqual({ picks: picks({ colour: 'orange', number: 4 }), play: null, blocked: false });
    const two = click(all, one.picks, { sort: 'space', space: at('d6') });
    expect(two.play?.id).toBe(id('mark 4 d6'));
    expect(two.picks).toEqual(picks({ colour: 'orange', number: 4 }));
  });
  test('die, die, space', () => {
    const one = click(all, NOTHING, { sort: 'number', number: 6 });
    const two = click(all, one.picks, { sort: 'colour', colour: 'orange' });
    expect(click(all, two.picks, { sort: 'space', space: at('d5') }).play?.id).toBe(id('mark 6 d5'));
  });
  test('space first: the dice are chosen by themselves when only one pair fits', () => {
    expect(click(all, NOTHING, { sort: 'space', space: at('d6') }).play?.id).toBe(id('mark 4 d6'));
    const asks = click(all, NOTHING, { sort: 'space', space: at('d5') });
    expect(asks).toEqual({ picks: picks({ space: at('d5') }), play: null, blocked: false });
    expect(click(all, asks.picks, { sort: 'pair', colour: 'orange', number: 6 }).play?.id).toBe(id('mark 6 d5'));
    expect(click(all, asks.picks, { sort: 'number', number: 4 }).play?.id).toBe(id('mark 4 d5'));
    expect(click(all, asks.picks, { sort: 'space', space: at('d5') }).picks).toEqual(NOTHING);
  });
  test('a space of another pair changes the pair', () => {
    const found = click(all, picks({ colour: 'orange', number: 4 }), { sort: 'space', space: at('a1') });
    expect(found.play?.id).toBe(id('mark 6 a1'));
    expect(found.picks).toEqual(picks({ colour: 'blue', number: 6 }));
  });
  test('a die that fits with nothing picked takes the place of the other', () => {
    const found = click(all, picks({ colour: 'blue', number: 6 }), { sort: 'number', number: 4 });
    expect(found.picks).toEqual(picks({ number: 4 }));
    expect(found.blocked).toBe(false);
  });
  test('what no combination marks is blocked', () => {
    expect(click(all, NOTHING, { sort: 'space', space: at('g4') })).toMatchObject({ play: null, blocked: true });
    expect(click(all, NOTHING, { sort: 'space', space: at('f2') }).blocked).toBe(true);
  });
  test('a second click lets go', () => {
    const one = click(all, NOTHING, { sort: 'pair', colour: 'orange', number: 4 });
    expect(click(all, one.picks, { sort: 'pair', colour: 'orange', number: 4 }).picks).toEqual(NOTHING);
    expect(click(all, picks({ number: 4 }), { sort: 'number', number: 4 }).picks).toEqual(NOTHING);
  });
});

describe('bonuses', () => {
  test('a pair without a space arms the bonus that helps', () => {
    const found = click(all, NOTHING, { sort: 'pair', colour: 'blue', number: 4 });
    expect(found.picks).toEqual(picks({ bonus: 'worker', colour: 'blue' }));
    expect(
      fitting(all, found.picks)
        .map((option) => option.space)
        .sort(),
    ).toEqual([at('a1'), at('a2')].sort());
  });
  test('worker, then space; the number follows', () => {
    const armed = click(all, NOTHING, { sort: 'bonus', bonus: 'worker' });
    expect(click(all, armed.picks, { sort: 'space', space: at('d6') }).play?.id).toBe(id('worker 1 d6'));
    expect(click(all, armed.picks, { sort: 'bonus', bonus: 'worker' }).picks).toEqual(NOTHING);
  });
  test('the monk keeps the number and forgets the colour', () => {
    const armed = click(all, picks({ colour: 'blue', number: 6 }), { sort: 'bonus', bonus: 'monk' });
    expect(armed.picks).toEqual(picks({ bonus: 'monk', number: 6 }));
    const played = click(all, armed.picks, { sort: 'space', space: at('f3') });
    expect(played.play?.id).toBe(id('monk 6 f3'));
    expect(after(played.play!)).toEqual(picks({ bonus: 'monk', number: 6 }));
  });
  test('silver marks a second space', () => {
    const second = read(['mark 4 d5', 'mark 6 d5'], ['silver 6 d6', 'silver 6 d7']);
    expect(click(read(['mark 4 d5']), NOTHING, { sort: 'bonus', bonus: 'silver' }).blocked).toBe(true);
    const armed = click(second, NOTHING, { sort: 'bonus', bonus: 'silver' });
    expect(click(second, armed.picks, { sort: 'space', space: at('d7') }).play?.id).toBe(id('silver 6 d7'));
    expect(click(second, armed.picks, { sort: 'pair', colour: 'orange', number: 6 }).picks).toEqual(
      picks({ bonus: 'silver', colour: 'orange', number: 6 }),
    );
    expect(click(second, armed.picks, { sort: 'pair', colour: 'orange', number: 4 }).blocked).toBe(true);
  });
});

describe('the draft', () => {
  const SELL = id('sell');
  const PASS = id('pass');
  const draft = readDraft(table, ['sell', 'mark 4 d5', 'silver 6 d6', 'commit']);
  const spaceOf = (action: number): number => table.decode(action).values.space!;
  test('is read as the view writes it', () => {
    expect(draft).toEqual({
      start: null,
      sold: true,
      first: id('mark 4 d5'),
      second: id('silver 6 d6'),
      passed: false,
      all: [SELL, id('mark 4 d5'), id('silver 6 d6')],
    });
    expect(readDraft(table, null).all).toEqual([]);
    expect(readDraft(table, ['start good']).start).toBe(2);
    expect(readDraft(table, ['pass']).passed).toBe(true);
  });
  test('only what differs is taken back', () => {
    expect(
      plan(
        draft.all,
        withOption(
          draft,
          all.find((option) => option.id === id('mark 4 d6'))!,
          SELL,
        ),
      ),
    ).toEqual({ undo: 2, play: [id('mark 4 d6')] });
    expect(plan([SELL, 7, 8], [SELL, 7, 9])).toEqual({ undo: 1, play: [9] });
    expect(plan([], [3])).toEqual({ undo: 0, play: [3] });
    expect(plan([3], [3])).toEqual({ undo: 0, play: [] });
  });
  test('a second combination comes after the first', () => {
    const second = read([], ['silver 6 d7'])[0]!;
    expect(withOption(draft, second, SELL)).toEqual([SELL, id('mark 4 d5'), id('silver 6 d7')]);
  });
  test('goods can be sold after the combination was drafted', () => {
    expect(withSale(readDraft(table, ['mark 4 d5']), SELL, PASS, false)).toEqual([SELL, id('mark 4 d5')]);
    expect(withSale(readDraft(table, ['pass']), SELL, PASS, false)).toEqual([SELL, PASS]);
    expect(withSale(draft, SELL, PASS, false)).toEqual([id('mark 4 d5')]);
    expect(withSale(draft, SELL, PASS, true)).toEqual([id('mark 4 d5'), id('silver 6 d6')]);
  });
  test('a pencilled space is rubbed out, the second with the first', () => {
    expect(without(draft, at('d6'), spaceOf)).toEqual([SELL, id('mark 4 d5')]);
    expect(without(draft, at('d5'), spaceOf)).toEqual([SELL]);
    expect(without(draft, at('a1'), spaceOf)).toEqual(draft.all);
  });
});

describe('reasons and numbers', () => {
  test('the reason for the picked number, or the one that always holds', () => {
    const row = (reason: number): number[] => Array.from({ length: 37 }, () => reason);
    const hints = {
      reasons: [
        { code: 'wrong-number', params: {} },
        { code: 'colour-not-rolled', params: {} },
      ],
      blocked: { '4': row(0), '6': row(1) },
    };
    expect(whySpace(hints, 0, null)?.code).toBe('colour-not-rolled');
    expect(whySpace(hints, 0, 4)?.code).toBe('wrong-number');
    expect(whySpace(hints, 0, 2)?.code).toBe('colour-not-rolled');
    expect(whySpace({ reasons: [], blocked: { '4': row(-1) } }, 0, 4)).toBeNull();
  });
  test('the numbers a space could take', () => {
    expect(numbersFor({ fits: [0b010100, 0] }, 0)).toEqual([3, 5]);
    expect(numbersFor({ fits: [0b010100, 0] }, 1)).toEqual([]);
  });
});
