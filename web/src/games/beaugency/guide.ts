/** The first turn, step by step. */
import type { View } from '../../generated/beaugency.ts';
import type { Guide } from '../../lib/guide.ts';
import type { TableModel } from '../../lib/table.svelte.ts';

const view = (table: TableModel): View | null => table.view as View | null;
const rolled = (table: TableModel): boolean => view(table)?.colour !== null && view(table)?.turn === table.seat;
const acted = (table: TableModel): boolean =>
  table.log.some(
    (step) =>
      step.seat === table.seat &&
      step.events.some((event) => ['card-placed', 'dice-taken', 'evaluation', 'evaluation-tie'].includes(event.kind)),
  );

const guide: Guide = {
  seats: 2,
  bot: 'squire',
  options: { start: 'red' },
  steps: [
    { text: 'guide-goal', anchor: 'race', done: () => false },
    { text: 'guide-track', anchor: 'track', done: () => false },
    { text: 'guide-castles', anchor: 'castles', done: () => false },
    { text: 'guide-roll', anchor: 'buttons', done: rolled },
    { text: 'guide-choose', anchor: 'choices', done: acted },
    { text: 'guide-odds', anchor: 'odds', done: acted },
    {
      text: 'guide-stop',
      anchor: 'buttons',
      done: (table) =>
        table.log.some((step) => step.seat === table.seat && step.events.some((event) => event.kind === 'turn-ended')),
    },
    { text: 'guide-end', done: () => false },
  ],
};

export default guide;
