/** The guided first turn: what lies where, then a whole turn of one's own. */
import type { View } from '../../generated/burgundy.ts';
import type { EventOut } from '../../generated/wire.ts';
import { type Guide, hasEnded } from '../../lib/guide.ts';
import type { Burgundy } from './context.ts';

const me = (table: Burgundy): View['players'][number] | null => {
  const { view } = table;
  return view && table.seat !== null ? (view.players[table.seat] ?? null) : null;
};
const used = (table: Burgundy): number => me(table)?.used.filter(Boolean).length ?? 0;
/** Whether the player has done something, as the events of his own moves tell it. */
const did = (table: Burgundy, tells: (event: EventOut) => boolean): boolean =>
  table.log.some(
    (step) => step.seat === table.seat && step.events.some((event) => event.seat === table.seat && tells(event)),
  );
const can = (table: Burgundy, kind: string): boolean => table.legalActions.some((action) => action.kind === kind);

const guide: Guide<Burgundy> = {
  seats: 2,
  options: { estates: '1' },
  steps: [
    { text: 'ui-guide-aim' },
    { text: 'ui-guide-estate', anchor: 'estate' },
    { text: 'ui-guide-dice', anchor: 'hand' },
    {
      text: 'ui-guide-take',
      anchor: 'depots',
      done: (table) => (me(table)?.stored.some(Boolean) ?? false) || used(table) > 0 || hasEnded(table),
    },
    { text: 'ui-guide-place', anchor: 'estate', done: (table) => used(table) > 1 || hasEnded(table) },
    { text: 'ui-guide-end', anchor: 'actions', done: hasEnded },
    {
      text: 'ui-guide-sell',
      anchor: 'hand',
      done: (table) => did(table, ({ kind }) => kind === 'sold'),
      possible: (table) => can(table, 'sell'),
    },
    {
      text: 'ui-guide-buy',
      anchor: 'depots',
      done: (table) => did(table, ({ kind, data }) => kind === 'tile-taken' && data.depot === 'black'),
      possible: (table) => can(table, 'buy'),
    },
    { text: 'ui-guide-on' },
  ],
};

export default guide;
