/** Beaugency in the browser. */
import type { GameClient } from '../index.ts';
import type { Beaugency } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';

const client: GameClient<Beaugency> = {
  Table,
  moment(table): string {
    const { view } = table;
    return view && !view.over && view.colour ? table.texts.say('ui-moment', { colour: view.colour }) : '';
  },
  Info,
  sources,
  keys: (texts) => [
    [['C', 'D', 'E'], texts.say('ui-key-choices')],
    [['1', '…', '6'], texts.say('ui-key-faces')],
    [['+', '−'], texts.say('ui-key-dice')],
    [['R', 'S'], texts.say('ui-key-roll')],
  ],
};

export default client;
