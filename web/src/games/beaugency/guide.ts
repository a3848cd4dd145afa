/** The first turn, step by step. */
import type { View } from '../../generated/beaugency.ts';
import type { Guide } from '../../lib/guide.ts';
import type { Beaugency } from './context.ts';

const view = (table: Beaugency): View | null => table.view;
const rolled = (table: Beaugency): boolean => view(table)?.colour !== null && view(table)?.turn === table.seat;
const acted = (table: Beaugency): boolean =>
  table.log.some(
    (step) =>
      step.seat === table.seat &&
      step.events.some((event) => ['card-placed', 'dice-taken', 'evaluation', 'evaluation-tie'].includes(event.kind)),
  );

const guide: Guide<Beaugency> = {
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
