/** The guided first turn: a start castle, then a whole turn on a common roll. */
import type { View } from '../../generated/dice.ts';
import type { Guide } from '../../lib/guide.ts';
import type { DiceTable } from './context.ts';

const seen = (table: DiceTable): View | null => table.view;
const mine = (table: DiceTable): View['players'][number] | null =>
  table.seat === null ? null : (seen(table)?.players[table.seat] ?? null);
const inGame = (table: DiceTable): boolean => seen(table) !== null && seen(table)!.phase !== 'setup';
const drafted = (table: DiceTable): boolean => (mine(table)?.draft ?? []).some((move) => move !== 'sell');
const later = (table: DiceTable): boolean => inGame(table) && seen(table)!.turn > 1;
const told = (): boolean => false;

const guide: Guide<DiceTable> = {
  seats: 2,
  options: { sheet: 'A' },
  steps: [
    { text: 'ui-guide-start', anchor: 'estate', done: (table) => inGame(table) || drafted(table) },
    {
      text: 'ui-guide-start-commit',
      anchor: 'actions',
      done: (table) => inGame(table) || (mine(table)?.committed ?? false),
    },
    { text: 'ui-guide-roll', anchor: 'tray', done: (table) => later(table) },
    { text: 'ui-guide-pair', anchor: 'pairs', done: (table) => later(table) || (inGame(table) && drafted(table)) },
    { text: 'ui-guide-space', anchor: 'estate', done: (table) => later(table) || (inGame(table) && drafted(table)) },
    {
      text: 'ui-guide-commit',
      anchor: 'actions',
      done: (table) => later(table) || (inGame(table) && (mine(table)?.committed ?? false)),
    },
    { text: 'ui-guide-bonus', anchor: 'bonuses', done: told },
    { text: 'ui-guide-none', anchor: 'actions', done: told },
    { text: 'ui-guide-time', anchor: 'time', done: told },
    { text: 'ui-guide-end', done: told },
  ],
};

export default guide;
