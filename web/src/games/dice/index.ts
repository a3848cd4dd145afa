import type { GameClient } from '../index.ts';
import type { DiceTable } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';

function moment(table: DiceTable): string {
  const { view, texts } = table;
  if (!view || view.over) return '';
  return view.phase === 'setup'
    ? texts.say('ui-moment-setup')
    : texts.say('ui-moment', { phase: view.phase, turn: view.turn });
}

const client: GameClient<DiceTable> = {
  Table,
  moment,
  Info,
  sources,
  keys: (texts) => [
    [['1', '2', '3', '4'], texts.say('ui-key-pairs')],
    [['5', '6', '7', '8'], texts.say('ui-key-bonuses')],
    [['0'], texts.say('ui-key-worker')],
  ],
};

export default client;
