/** A guided first turn: a card taken into the projects, then the end of the turn. */
import { type Guide, hasEnded as ended, isPicked } from '../../lib/guide.ts';
import type { Cards } from './context.ts';

const acted = (table: Cards): boolean => Boolean(table.view?.played) && !table.view?.pending.length;

const guide: Guide<Cards> = {
  seats: 2,
  steps: [
    { text: 'ui-guide-welcome' },
    { text: 'ui-guide-wait', done: (table) => table.myTurn || ended(table) },
    {
      text: 'ui-guide-hand',
      anchor: 'hand',
      done: (table) => isPicked('hand:') || Boolean(table.view?.played) || ended(table),
    },
    { text: 'ui-guide-rows', anchor: 'rows', done: (table) => acted(table) || ended(table) },
    { text: 'ui-guide-projects', anchor: 'projects' },
    { text: 'ui-guide-estate', anchor: 'estate' },
    { text: 'ui-guide-round', anchor: 'round' },
    { text: 'ui-guide-end', anchor: 'moves', done: ended },
    { text: 'ui-guide-last' },
  ],
};

export default guide;
