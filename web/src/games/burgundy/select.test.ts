import { describe, expect, it } from 'vitest';
import type { Decoded } from '../../lib/actions.ts';
import { asksForTile, click, fitting, lights, type Option, options, telling } from './select.ts';

let next = 0;
const action = (kind: string, values: Record<string, number>): Decoded => ({ id: next++, kind, values, words: {} });

/** Options from short notes: kind, values, cost. */
function make(notes: [string, Record<string, number>, number?][], stored: (string | null)[] = []): Option[] {
  const costs = new Map<number, number>();
  const legal = notes.map(([kind, values, cost]) => {
    const made = action(kind, values);
    costs.set(made.id, cost ?? 0);
    return made;
  });
  const depots = [2, 3, 4, 5, 6, 1].map((next, at) => ({ number: at + 1, next, slots: [] }));
  return options(legal, stored, (id) => costs.get(id)!, depots);
}

const stored = ['boarding-house', 'cow3', null];
const turn = make(
  [
    ['take', { die: 0, depot: 1, slot: 0 }, 0],
    ['take', { die: 0, depot: 0, slot: 0 }, 1],
    ['take', { die: 1, depot: 4, slot: 1 }, 0],
    ['take', { die: 1, depot: 1, slot: 0 }, 3],
    ['take', { die: 1, depot: 0, slot: 0 }, 2],
    ['place', { die: 0, stored: 0, space: 16 }, 1],
    ['place', { die: 0, stored: 0, space: 30 }, 0],
    ['place', { die: 1, stored: 0, space: 30 }, 3],
    ['place', { die: 1, stored: 1, space: 17 }, 2],
    ['sell', { die: 1, good: 4 }, 0],
    ['workers', { die: 0 }],
    ['workers', { die: 1 }],
    ['buy', { slot: 2 }],
  ],
  stored,
);
const played = (picked: string[], thing: string, all = turn, tiles: (string | null)[] = stored): string | null => {
  const { play } = click(all, picked, thing, tiles);
  const found = all.find((option) => option.id === play);
  return found ? `${found.kind} ${found.things.join(' ')}` : null;
};

describe('picking', () => {
  it('plays die first, then tile', () => {
    expect(click(turn, [], 'die:1')).toMatchObject({ picked: ['die:1'], play: null });
    expect(played(['die:1'], 'shelf:4:1')).toBe('take die:1 shelf:4:1');
  });

  it('picks the die when it alone reaches, or it alone is free', () => {
    expect(played([], 'shelf:4:1')).toBe('take die:1 shelf:4:1');
    expect(played([], 'shelf:1:0')).toBe('take die:0 shelf:1:0');
  });

  it('asks for the die when both cost workers', () => {
    expect(click(turn, [], 'shelf:0:0')).toMatchObject({ picked: ['shelf:0:0'], play: null, blocked: false });
    expect(played(['shelf:0:0'], 'die:1')).toBe('take die:1 shelf:0:0');
    const lit = lights(turn, ['shelf:0:0']);
    expect(lit.get('die:0')).toMatchObject({ cost: 1, first: true });
    expect(lit.get('die:1')).toMatchObject({ cost: 2, first: true });
  });

  it('takes a chosen die even if the other is cheaper', () => {
    expect(played(['die:1'], 'shelf:1:0')).toBe('take die:1 shelf:1:0');
  });

  it('plays tile and space in either order', () => {
    expect(played(['stored:0'], 'space:16')).toBe('place die:0 stored:0 space:16');
    expect(played([], 'space:16')).toBe('place die:0 stored:0 space:16');
    expect(played(['die:1', 'stored:0'], 'space:30')).toBe('place die:1 stored:0 space:30');
  });

  it('never plays a tile without its space, even if there is only one', () => {
    expect(click(turn, [], 'stored:1')).toMatchObject({ picked: ['stored:1'], play: null });
  });

  it('asks which tile when two different ones fit a space', () => {
    const two = make([
      ['place', { die: 0, stored: 0, space: 3 }],
      ['place', { die: 0, stored: 2, space: 3 }],
    ]);
    expect(played([], 'space:3', two, ['bank', null, 'church'])).toBeNull();
    expect(played(['space:3'], 'stored:2', two, ['bank', null, 'church'])).toBe('place die:0 stored:2 space:3');
    expect(played([], 'space:3', two, ['bank', null, 'bank'])).toBe('place die:0 stored:0 space:3');
  });

  it('lets go of what does not fit a new pick', () => {
    expect(click(turn, ['die:0', 'stored:0'], 'die:1').picked).toEqual(['stored:0', 'die:1']);
    expect(click(turn, ['die:0', 'stored:0'], 'stored:1').picked).toEqual(['stored:1']);
    expect(played(['die:0', 'stored:0'], 'shelf:1:0')).toBe('take die:0 shelf:1:0');
  });

  it('picks off again', () => {
    expect(click(turn, ['die:0'], 'die:0')).toMatchObject({ picked: [], play: null });
  });

  it('says when a thing is of no use', () => {
    expect(click(turn, ['die:0'], 'space:5')).toMatchObject({ picked: ['die:0'], blocked: true });
  });

  it('asks for the die of the workers', () => {
    expect(played([], 'workers')).toBeNull();
    expect(played(['workers'], 'die:0')).toBe('workers die:0 workers');
    expect(played([], 'good:4')).toBe('sell die:1 good:4');
    expect(played([], 'black:2')).toBe('buy black:2');
  });
});

describe('equal dice', () => {
  const equal = make(
    [
      ['take', { die: 0, depot: 2, slot: 0 }, 1],
      ['take', { die: 1, depot: 2, slot: 0 }, 1],
      ['place', { die: 0, stored: 0, space: 16 }, 0],
      ['place', { die: 1, stored: 0, space: 16 }, 0],
      ['sell', { die: 0, good: 3 }],
      ['sell', { die: 1, good: 3 }],
      ['workers', { die: 0 }],
      ['workers', { die: 1 }],
    ],
    stored,
  );

  it('are never asked apart', () => {
    for (const thing of ['shelf:2:0', 'space:16', 'good:3', 'workers']) {
      expect(click(equal, [], thing, stored, [4, 5]).play, thing).toBeNull();
      expect(click(equal, [], thing, stored, [4, 4]).play, thing).not.toBeNull();
    }
  });
});

it('asks for the tile only where different ones fit', () => {
  const one = fitting(turn, ['space:30']);
  expect(asksForTile(one, ['space:30'], stored)).toBe(false);
  const two = make([
    ['place', { die: 0, stored: 0, space: 3 }],
    ['place', { die: 1, stored: 1, space: 3 }],
  ]);
  expect(asksForTile(two, ['space:3'], stored)).toBe(true);
  expect(asksForTile(two, ['space:3'], ['bank', 'bank', null])).toBe(false);
});

describe('decisions within a turn', () => {
  it('loads one depot or two neighbours', () => {
    const one = make([
      ['load', { depot: 3 }],
      ['load', { depot: 4 }],
    ]);
    expect(played([], 'depot:3', one)).toBe('load depot:3');
    const all = make(
      [0, 1, 2, 3, 4, 5].flatMap(
        (depot) =>
          [
            ['load', { depot }],
            ['load-two', { depot }],
          ] as [string, Record<string, number>][],
      ),
    );
    expect(played([], 'depot:5', all)).toBeNull();
    expect(played(['depot:5'], 'only', all)).toBe('load depot:5 only');
    expect(played(['depot:5'], 'depot:0', all)).toBe('load-two depot:5 depot:0');
    expect(played(['depot:0'], 'depot:5', all)).toBe('load-two depot:5 depot:0');
    expect(click(all, ['depot:0'], 'depot:3').picked).toEqual(['depot:3']);
    expect(
      [...lights(all, ['depot:0'])]
        .filter(([, light]) => light.first && light.target)
        .map(([thing]) => thing)
        .sort(),
    ).toEqual(['depot:1', 'depot:5', 'only']);
  });

  it('does the free action of a castle without a die', () => {
    const free = make([
      ['take', { die: 2, depot: 2, slot: 1 }],
      ['place', { die: 2, stored: 0, space: 8 }],
      ['sell', { die: 2, good: 1 }],
      ['workers', { die: 2 }],
    ]);
    for (const thing of ['shelf:2:1', 'space:8', 'good:1', 'workers']) expect(played([], thing, free)).not.toBeNull();
  });

  it('asks whether a tile is bought or taken', () => {
    const both = make([
      ['take', { die: 0, depot: 0, slot: 0 }],
      ['buy-from', { depot: 0, slot: 0 }],
    ]);
    expect(played([], 'shelf:0:0', both)).toBeNull();
    expect(played(['shelf:0:0'], 'silver', both)).toBe('buy-from silver shelf:0:0');
    expect(played(['shelf:0:0'], 'die:0', both)).toBe('take die:0 shelf:0:0');
    expect(played(['silver'], 'shelf:0:0', both)).toBe('buy-from silver shelf:0:0');
  });

  it('founds a castle with the stored one', () => {
    const found = make([['found', { space: 9 }]], ['bank', 'castle', null]);
    expect(played([], 'space:9', found)).toBe('found stored:1 space:9');
  });

  it('chooses estates, starts, goods and tiles to give up', () => {
    for (const [kind, values, thing] of [
      ['estate', { estate: 4 }, 'estate:4'],
      ['start', { space: 18 }, 'space:18'],
      ['keep', { good: 3 }, 'keep:3'],
      ['discard', { stored: 1 }, 'stored:1'],
      ['fetch', { depot: 1, slot: 2 }, 'shelf:1:2'],
      ['decline', {}, 'decline'],
      ['end', {}, 'end'],
    ] as [string, Record<string, number>, string][]) {
      expect(played([], thing, make([[kind, values]]))).toContain(kind);
    }
  });
});

describe('lights', () => {
  it('shows the cheapest way', () => {
    const lit = lights(turn, []);
    expect(lit.get('shelf:0:0')).toMatchObject({ cost: 1, target: true });
    expect(lit.get('space:30')).toMatchObject({ cost: 0 });
    expect(lit.get('stored:0')).toMatchObject({ target: false });
  });

  it('keeps other beginnings as a second choice', () => {
    const lit = lights(turn, ['die:0', 'stored:0']);
    expect(lit.get('space:16')).toMatchObject({ first: true, cost: 1 });
    expect(lit.get('shelf:1:0')).toMatchObject({ first: false, cost: 0 });
    expect(lit.get('die:1')).toMatchObject({ first: false });
  });
});

it('tells the reason that helps most', () => {
  const codes = (...list: (string | null)[]) => list.map((code) => (code ? { code } : null));
  expect(telling(codes('wrong-colour', 'not-adjacent', null))?.code).toBe('not-adjacent');
  expect(telling(codes('wrong-colour', 'needs-workers'))?.code).toBe('needs-workers');
  expect(telling(codes('wrong-colour'))?.code).toBe('wrong-colour');
  expect(telling([null])).toBeNull();
});
