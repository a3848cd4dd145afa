/** Burdigala in the browser. */
import type { GameClient } from '../index.ts';
import type { Burdigala } from './context.ts';
import Info from './Info.svelte';
import sources from './sources.ts';
import Table from './Table.svelte';

const client: GameClient<Burdigala> = {
  Table,
  moment(table): string {
    const { view } = table;
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
  sources,
  keys: (texts) => [
    [['P'], texts.say('ui-key-pawn')],
    [['D'], texts.say('ui-key-die')],
    [['Tab'], texts.say('ui-key-tab')],
  ],
};

export default client;
