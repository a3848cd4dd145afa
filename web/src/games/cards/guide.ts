/** A guided first turn: a card taken into the projects, then the end of the turn. */
import type { Guide } from '../../lib/guide.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { Cards } from './context.ts';

const of = (table: TableModel): Cards => table as unknown as Cards;
const acted = (table: TableModel): boolean => Boolean(of(table).view?.played) && !of(table).view?.pending.length;
const ended = (table: TableModel): boolean =>
  table.log.some((step) => step.seat === table.seat && step.events.some((event) => event.kind === 'turn-ended'));

const guide: Guide = {
  seats: 2,
  steps: [
    { text: 'ui-guide-welcome', done: () => false },
    { text: 'ui-guide-wait', done: (table) => table.myTurn || ended(table) },
    { text: 'ui-guide-hand', anchor: 'hand', done: (table) => Boolean(of(table).view?.played) || ended(table) },
    { text: 'ui-guide-rows', anchor: 'rows', done: (table) => acted(table) || ended(table) },
    { text: 'ui-guide-projects', anchor: 'projects', done: () => false },
    { text: 'ui-guide-estate', anchor: 'estate', done: () => false },
    { text: 'ui-guide-round', anchor: 'round', done: () => false },
    { text: 'ui-guide-end', anchor: 'moves', done: (table) => ended(table) },
    { text: 'ui-guide-last', done: () => false },
  ],
};

export default guide;
