/** The guided first turn. */
import type { View } from '../../generated/burdigala.ts';
import { type Guide, hasEnded } from '../../lib/guide.ts';
import type { Burdigala } from './context.ts';

const view = (table: Burdigala): View => table.view!;
const mine = (table: Burdigala): boolean => table.myTurn;
const hasMoved = (table: Burdigala): boolean => mine(table) && !['place', 'move'].includes(view(table).phase);

const guide: Guide<Burdigala> = {
  seats: 2,
  steps: [
    { text: 'guide-map', anchor: 'map' },
    {
      text: 'guide-place',
      anchor: 'map',
      done: (table) => mine(table) && view(table).phase !== 'place',
    },
    { text: 'guide-dice', anchor: 'turn' },
    { text: 'guide-target', anchor: 'target', done: (table) => hasEnded(table) || hasMoved(table) },
    {
      text: 'guide-site',
      anchor: 'site',
      done: (table) => hasEnded(table) || (hasMoved(table) && view(table).phase !== 'stone'),
    },
    { text: 'guide-choices', anchor: 'turn' },
    { text: 'guide-hand', anchor: 'hand' },
    { text: 'guide-end', anchor: 'actions', done: hasEnded },
  ],
};

export default guide;
