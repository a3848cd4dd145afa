/** A guided first turn: a card taken into the projects, then the end of the turn. */
import type { Guide } from '../../lib/guide.ts';
import type { Cards } from './context.ts';

const acted = (table: Cards): boolean => Boolean(table.view?.played) && !table.view?.pending.length;
const ended = (table: Cards): boolean =>
  table.log.some((step) => step.seat === table.seat && step.events.some((event) => event.kind === 'turn-ended'));

const guide: Guide<Cards> = {
  seats: 2,
  steps: [
    { text: 'ui-guide-welcome', done: () => false },
    { text: 'ui-guide-wait', done: (table) => table.myTurn || ended(table) },
    { text: 'ui-guide-hand', anchor: 'hand', done: (table) => Boolean(table.view?.played) || ended(table) },
    { text: 'ui-guide-rows', anchor: 'rows', done: (table) => acted(table) || ended(table) },
    { text: 'ui-guide-projects', anchor: 'projects', done: () => false },
    { text: 'ui-guide-estate', anchor: 'estate', done: () => false },
    { text: 'ui-guide-round', anchor: 'round', done: () => false },
    { text: 'ui-guide-end', anchor: 'moves', done: (table) => ended(table) },
    { text: 'ui-guide-last', done: () => false },
  ],
};

export default guide;
