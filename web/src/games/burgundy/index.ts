/** The board game in the browser. */
import type { View } from '../../generated/burgundy.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { GameClient } from '../index.ts';
import Info from './Info.svelte';
import Table from './Table.svelte';

const client: GameClient = {
  Table,
  moment(table: TableModel): string {
    const view = table.view as View | null;
    if (!view || view.over) return '';
    return view.phase === 'setup'
      ? table.texts.say('ui-moment-setup')
      : table.texts.say('ui-moment', { phase: view.phase, round: view.round });
  },
  Info,
  places: true,
  keys: (texts) => [
    [['1', '…', '6'], texts.say('ui-key-depots')],
    [['Tab'], texts.say('ui-key-tab')],
  ],
};

export default client;
