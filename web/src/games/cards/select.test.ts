import { describe, expect, it } from 'vitest';
import type { Printed, Hints, View } from '../../generated/cards.ts';
import type { BlockInfo, Reason } from '../../generated/wire.ts';
import { ActionTable } from '../../lib/actions.ts';
import { columns, soldBy } from './look.ts';
import kept from './positions.json';
import {
  click,
  dieNow,
  emptyReason,
  handDice,
  lights,
  meant,
  type Option,
  options,
  otherDice,
  type Position,
  telling,
  type Thing,
  tried,
} from './select.ts';

const board = kept.board as unknown as Printed;
const actions = new ActionTable(kept.actions as BlockInfo[]);

interface Kept {
  view: View;
  hints: Hints;
  legal: number[];
}
type Name = keyof typeof kept.positions;
const get = (name: Name): Kept => kept.positions[name] as unknown as Kept;
const at = (name: Name): Position => ({ board, view: get(name).view, seat: 0, hints: get(name).hints, actions });
const all = (name: Name): Option[] =>
  options(
    get(name).legal.map((id) => actions.decode(id)),
    at(name),
  );
const dice = (name: Name): number[] => handDice(at(name)).map((one) => one.die);
const words = (plays: readonly number[] | null): string[] => (plays ?? []).map((id) => actions.text(id));

/** Clicks one after another; gives the moves played and what is picked at the end. */
function clicks(name: Name, ...things: Thing[]): { played: string[]; picked: Thing[]; blocked: boolean } {
  let picked: Thing[] = [];
  for (const thing of things) {
    const outcome = click(all(name), picked, thing, dice(name));
    picked = outcome.picked;
    if (outcome.plays) return { played: words(outcome.plays), picked, blocked: false };
    if (outcome.blocked) return { played: [], picked, blocked: true };
  }
  return { played: [], picked, blocked: false };
}

describe('the position of the picture', () => {
  it('takes a card with the die first, or the card first when only one die does it', () => {
    expect(clicks('picture', 'hand:0', 'row:1:0').played).toEqual(['play knowledge2', 'take row2 a']);
    expect(clicks('picture', 'row:1:0').played).toEqual(['play knowledge2', 'take row2 a']);
    expect(clicks('picture', 'row:0:0').played).toEqual(['play knowledge2', 'take row1 a']);
    expect(clicks('picture', 'row:5:0').played).toEqual(['play market5', 'take row6 a']);
  });

  it('places a project that has one column, in any order', () => {
    const done = ['play knowledge2', 'place p1 ship-2'];
    expect(clicks('picture', 'hand:0', 'project:0').played).toEqual(done);
    expect(clicks('picture', 'project:0', 'hand:0').played).toEqual(done);
    expect(clicks('picture', 'project:0').played).toEqual(done);
    expect(clicks('picture', 'column:ship-2').picked).toEqual(['column:ship-2']);
    expect(clicks('picture', 'column:ship-2', 'project:0').played).toEqual(done);
  });

  it('asks for the column of a cloister', () => {
    const picked = clicks('picture', 'project:2');
    expect(picked.played).toEqual([]);
    expect(picked.picked).toEqual(['project:2']);
    expect(clicks('picture', 'project:2', 'column:building-2').played).toEqual(['play market5', 'place p3 building-2']);
    expect(clicks('picture', 'hand:1', 'project:2', 'column:new-cloister').played).toEqual([
      'play market5',
      'place p3 new',
    ]);
  });

  it('asks for the die where both would do', () => {
    expect(clicks('picture', 'silver').picked).toEqual(['silver']);
    expect(clicks('picture', 'silver', 'hand:1').played).toEqual(['play market5', 'silver']);
    expect(clicks('picture', 'hand:1', 'silver').played).toEqual(['play market5', 'silver']);
  });

  it('does not change a die that was chosen', () => {
    expect(clicks('picture', 'hand:0', 'row:5:0')).toEqual({ played: [], picked: ['hand:0'], blocked: true });
    expect(clicks('picture', 'hand:0', 'hand:1').picked).toEqual(['hand:1']);
    expect(clicks('picture', 'hand:0', 'hand:0').picked).toEqual([]);
  });

  it('buys without a die', () => {
    expect(clicks('picture', 'buy').played).toEqual(['buy']);
    expect(clicks('picture', 'hand:0', 'buy').played).toEqual(['buy']);
  });

  it('narrows with the first three actions, and plays where only one thing is left', () => {
    expect(clicks('picture', 'hand:0', 'act:sell').played).toEqual(['play knowledge2', 'sell light']);
    const picked = clicks('picture', 'hand:0', 'act:take').picked;
    expect(picked).toEqual(['hand:0', 'act:take']);
    const lit = lights(all('picture'), picked);
    expect([...lit.keys()].sort()).toEqual(['row:0:0', 'row:1:0', 'row:1:1', 'row:2:0']);
  });

  it('lights what is in reach, with its cost and the triple it completes', () => {
    const lit = lights(all('picture'), ['hand:0']);
    expect(lit.get('row:1:0')?.cost).toBe(0);
    expect(lit.get('row:0:0')?.cost).toBe(1);
    expect(lit.get('project:0')).toMatchObject({ cost: 0, triple: true });
    expect(lit.get('project:1')).toMatchObject({ cost: 1, triple: true });
    expect(lit.has('project:2')).toBe(false);
    expect(lit.has('row:5:0')).toBe(false);
    expect(lit.get('good:light')?.gain).toMatchObject({ points: 2, silver: 2, start_card: true });
  });

  it('knows the die', () => {
    const { view } = at('picture');
    expect(dieNow(board, view, 0, [])).toBe(null);
    expect(dieNow(board, view, 0, ['hand:1'])).toBe(5);
    expect(dieNow(board, get('laid').view, 0, [])).toBe(4);
    expect(dieNow(board, get('castle').view, 0, [])).toBe(0);
  });

  it('asks why with the dice of the hand', () => {
    expect(tried(at('picture'), [])).toEqual(['knowledge2', 'market5']);
    expect(tried(at('picture'), ['hand:1'])).toEqual(['market5']);
    expect(tried(at('laid'), [])).toEqual([]);
  });

  it('says the reason that helps most, and of two dice the nearer one', () => {
    const steps = (need: number): Reason => ({ code: 'needs-workers', params: { need } });
    const wrong = { code: 'wrong-column', params: {} };
    expect(telling([wrong, steps(3), null, steps(2)])).toEqual(steps(2));
    expect(telling([null])).toBe(null);
  });

  it('tells which die would do', () => {
    expect(otherDice(all('picture'), at('picture'), 'row:5:0')).toEqual([{ die: 5, cost: 1 }]);
    expect(otherDice(all('picture'), at('picture'), 'project:0')).toEqual([{ die: 2, cost: 0 }]);
  });

  it('says that there is nothing to place, to sell or to take', () => {
    expect(emptyReason(at('picture'), 'place')).toBe(null);
    expect(emptyReason(at('convert'), 'place')?.code).toBe('no-projects');
    expect(emptyReason(at('convert'), 'sell')?.code).toBe('no-goods');
    expect(emptyReason(at('convert'), 'take')?.code).toBe('rows-empty');
  });
});

describe('other decisions', () => {
  it('goes on with a die that lies', () => {
    expect(clicks('laid', 'row:4:0').played).toEqual(['take row5 a']);
    expect(clicks('laid', 'row:1:0').blocked).toBe(true);
    expect(words(meant(at('laid'), [], 'row:1:0'))).toEqual(['take row2 a']);
    expect(clicks('laid', 'project:0', 'column:mine-1').played).toEqual(['place p1 mine-1']);
    expect(clicks('laid', 'convert').played).toEqual([]);
  });

  it('takes from any row with a castle', () => {
    expect(clicks('castle', 'row:1:0').played).toEqual(['take row2 a']);
    expect(lights(all('castle'), []).get('row:4:0')?.cost).toBe(0);
  });

  it('fetches, declines, discards, takes from piles and chooses a bonus or the effect', () => {
    expect(clicks('fetch', 'row:0:0').played).toEqual(['fetch row1 a']);
    expect(words(meant(at('fetch'), [], 'row:4:0'))).toEqual(['fetch row5 a']);
    expect(clicks('fetch', 'decline').played).toEqual(['decline']);
    expect(clicks('discard', 'project:1').played).toEqual(['discard p2']);
    expect(clicks('piles', 'pile:animal:right').played).toEqual(['animal right']);
    expect(clicks('either', 'bonus:0').played).toEqual(['bonus 1']);
    expect(clicks('either', 'pile:good:left').played).toEqual(['good left']);
  });

  it('chooses among equal dice by itself, and asks for the price', () => {
    expect(clicks('convert', 'silver').played).toEqual(['play ship2', 'silver']);
    expect(clicks('convert', 'convert').picked).toEqual(['convert']);
    expect(clicks('convert', 'convert', 'price:2w1s').played).toEqual(['play ship2', 'convert 2w1s']);
  });

  it('asks the engine about every thing', () => {
    for (const thing of [
      'hand:0',
      'row:0:0',
      'project:0',
      'column:new-ship',
      'column:ship-2',
      'good:dark',
      'pile:good:left',
      'bonus:1',
      'price:3w',
      'convert',
      'keep:1',
      'use:2',
      'act:take',
      'act:place',
      'act:sell',
      'buy',
      'end',
      'enough',
      'decline',
      'workers',
      'silver',
    ]) {
      for (const id of meant(at('picture'), [], thing)) expect(id).toBeLessThan(actions.size);
    }
    expect(telling([{ code: 'no-project', params: {} }, { code: 'needs-workers', params: {} }, null])?.code).toBe(
      'needs-workers',
    );
    expect(telling([null])).toBe(null);
  });
});

describe('how things look', () => {
  it('names the dice that sell', () => {
    expect(soldBy(board.sold_by, 'dark')).toBe('5–6');
    expect(soldBy(['light', 'dark', 'light', 'dark', 'dark', 'dark'], 'light')).toBe('1, 3');
    expect(soldBy(['dark', 'dark', 'light', 'dark', 'dark', 'dark'], 'light')).toBe('3');
  });

  it('draws columns, missing types and new columns', () => {
    const { estate } = get('picture').view.players[0]!;
    const drawn = columns(board, estate, ['pasture']);
    expect(drawn.map((column) => column.type)).toEqual([
      'pasture',
      'ship',
      'building',
      'knowledge',
      'castle',
      'mine',
      'cloister',
      'pasture',
    ]);
    expect(drawn.filter((column) => column.at < 0)).toHaveLength(4);
  });
});
