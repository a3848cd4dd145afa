import type { GameClient } from '../index.ts';
import type { Cards } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';
import { aaronsPoints } from './story.ts';

const client: GameClient<Cards> = {
  Table,
  Info,
  sources,
  moment: (table) => {
    const { view, board, texts } = table;
    return view && !view.over ? texts.say('ui-moment', { round: view.round, turn: view.turn, turns: board.turns }) : '';
  },
  rival: (table) => {
    const { view, texts } = table;
    return view?.aaron
      ? { name: texts.say('aaron'), kind: texts.say('ui-aaron-kind'), sheet: view.aaron.sheet, course: aaronsPoints }
      : null;
  },
  keys: (texts) => [[['1', '…', '6'], texts.say('ui-key-rows')]],
};

export default client;
