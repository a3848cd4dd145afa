/** Burdigala in the browser. */
import type { View } from '../../generated/burdigala.ts';
import type { TableModel } from '../../lib/table.svelte.ts';
import type { GameClient } from '../index.ts';
import Info from './Info.svelte';
import Table from './Table.svelte';

const client: GameClient = {
  Table,
  moment(table: TableModel): string {
    const view = table.view as View | null;
    if (!view || view.over) return '';
    if (view.phase === 'place') return table.texts.say('ui-moment-place');
    const sites = view.districts.flatMap((district) => district.sites);
    return table.texts.say('ui-moment', {
      turn: view.turn,
      built: sites.filter((site) => site.finished).length,
      sites: sites.length,
      goods: view.piles.goods,
    });
  },
  Info,
  places: true,
  keys: (texts) => [
    [['P'], texts.say('ui-key-pawn')],
    [['D'], texts.say('ui-key-die')],
    [['Tab'], texts.say('ui-key-tab')],
  ],
};

export default client;
