/** The guided first turn: what lies where, then a whole turn of one's own. */
import type { View } from '../../generated/burgundy.ts';
import type { Guide } from '../../lib/guide.ts';
import type { Burgundy } from './context.ts';

const me = (table: Burgundy): View['players'][number] | null => {
  const { view } = table;
  return view && table.seat !== null ? (view.players[table.seat] ?? null) : null;
};
const used = (table: Burgundy): number => me(table)?.used.filter(Boolean).length ?? 0;
const told = (): boolean => false;

const guide: Guide<Burgundy> = {
  seats: 2,
  options: { estates: '1' },
  steps: [
    { text: 'ui-guide-aim', done: told },
    { text: 'ui-guide-estate', anchor: 'estate', done: told },
    { text: 'ui-guide-dice', anchor: 'hand', done: told },
    {
      text: 'ui-guide-take',
      anchor: 'depots',
      done: (table) => (me(table)?.stored.some(Boolean) ?? false) || used(table) > 0,
    },
    { text: 'ui-guide-place', anchor: 'estate', done: (table) => used(table) > 1 },
    { text: 'ui-guide-end', anchor: 'actions', done: (table) => used(table) === 0 || !table.myTurn },
    { text: 'ui-guide-on', done: told },
  ],
};

export default guide;
