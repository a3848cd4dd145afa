/** The guided first turn. */
import type { View } from '../../generated/burdigala.ts';
import type { Guide } from '../../lib/guide.ts';
import type { Burdigala } from './context.ts';

const view = (table: Burdigala): View => table.view!;
const mine = (table: Burdigala): boolean => table.myTurn;

const guide: Guide<Burdigala> = {
  seats: 2,
  steps: [
    { text: 'guide-map', anchor: 'map', done: () => false },
    { text: 'guide-place', anchor: 'map', done: (table) => view(table).phase !== 'place' },
    {
      text: 'guide-dice',
      anchor: 'turn',
      done: (table) => mine(table) && view(table).phase !== 'place' && view(table).phase !== 'move',
    },
    {
      text: 'guide-target',
      anchor: 'target',
      done: (table) => mine(table) && ['stone', 'after'].includes(view(table).phase),
    },
    { text: 'guide-site', anchor: 'site', done: (table) => mine(table) && view(table).phase === 'after' },
    { text: 'guide-choices', anchor: 'turn', done: () => false },
    { text: 'guide-hand', anchor: 'hand', done: () => false },
    { text: 'guide-end', anchor: 'actions', done: (table) => !mine(table) },
  ],
};

export default guide;
