import type { GameClient } from '../index.ts';
import type { Cards } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';

const client: GameClient<Cards> = {
  Table,
  Info,
  sources,
  moment: (table) => {
    const { view, board, texts } = table;
    return view && !view.over ? texts.say('ui-moment', { round: view.round, turn: view.turn, turns: board.turns }) : '';
  },
  keys: (texts) => [[['1', '…', '6'], texts.say('ui-key-rows')]],
};

export default client;
