/** The board game in the browser. */
import type { GameClient } from '../index.ts';
import type { Burgundy } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';

const client: GameClient<Burgundy> = {
  Table,
  moment(table): string {
    const { view } = table;
    if (!view || view.over) return '';
    return view.phase === 'setup'
      ? table.texts.say('ui-moment-setup')
      : table.texts.say('ui-moment', { phase: view.phase, round: view.round });
  },
  Info,
  sources,
  keys: (texts) => [
    [['1', '…', '6'], texts.say('ui-key-depots')],
    [['Tab'], texts.say('ui-key-tab')],
  ],
};

export default client;
