/** The first turn, step by step. */
import type { View } from '../../generated/beaugency.ts';
import { type Guide, hasEnded, isPicked } from '../../lib/guide.ts';
import type { Beaugency } from './context.ts';

const view = (table: Beaugency): View | null => table.view;
const rolled = (table: Beaugency): boolean => view(table)?.colour !== null && view(table)?.turn === table.seat;
const acted = (table: Beaugency): boolean =>
  table.log.some(
    (step) =>
      step.seat === table.seat &&
      step.events.some((event) => ['card-placed', 'dice-taken', 'evaluation', 'evaluation-tie'].includes(event.kind)),
  );
/** A choice is a preview until the next roll: it shows on the page alone. */
const CHOICES = ['card', 'dice', 'evaluate'];

const guide: Guide<Beaugency> = {
  seats: 2,
  bot: 'squire',
  options: { start: 'red' },
  steps: [
    { text: 'guide-goal', anchor: 'race' },
    { text: 'guide-track', anchor: 'track' },
    { text: 'guide-castles', anchor: 'castles' },
    { text: 'guide-roll', anchor: 'buttons', done: rolled },
    { text: 'guide-choose', anchor: 'choices', done: (table) => acted(table) || CHOICES.some(isPicked) },
    { text: 'guide-odds', anchor: 'odds' },
    { text: 'guide-stop', anchor: 'buttons', done: hasEnded },
    { text: 'guide-end' },
  ],
};

export default guide;
