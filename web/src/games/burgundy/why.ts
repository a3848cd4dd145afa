/** What would make a refused thing possible, as words and small pictures. */

import type { Reason } from '../../generated/wire.ts';
import type { Family } from './look.ts';
import type { Fix, Play } from './play.svelte.ts';
import { numbers, sort, type Thing } from './select.ts';
import { estateOf } from './story.ts';
import { familyAt } from './words.ts';

export function fixFor(play: Play, reason: Reason, thing: Thing): Fix | null {
  const { table } = play;
  const { board, texts, view } = table;
  if (table.seat === null || !view) return null;
  const me = view.players[table.seat]!;
  const estate = estateOf(board, me.estate);
  const space = sort(thing) === 'space' ? numbers(thing)[0]! : -1;
  const missing = Number(reason.params.need ?? 0) - Number(reason.params.have ?? 0);
  switch (reason.code) {
    case 'not-adjacent':
    case 'spielbox-touch': {
      if (space < 0 || !estate) return null;
      const family = (other: number): Family => familyAt(board.letters, board.families, estate.letters, other);
      const wanted = table.hints?.beside[space];
      if (!wanted) return null;
      return {
        words: texts.say('ui-fix-beside'),
        items: wanted.slice(0, 3).map((other) => ({ family: family(other), die: board.spaces[other]!.number })),
      };
    }
    case 'needs-workers':
      return { words: texts.say('ui-fix-workers'), items: [{ icon: 'worker', text: String(missing) }] };
    case 'needs-silver':
      return { words: texts.say('ui-fix-silver'), items: [{ icon: 'silver', text: String(missing) }] };
    case 'wrong-colour':
    case 'storage-empty': {
      if (space < 0 || !estate) return null;
      const wanted = familyAt(board.letters, board.families, estate.letters, space);
      const depots = view.depots.flatMap((depot, n) =>
        depot.tiles.some((tile) => tile && board.tiles[tile]!.family === wanted) ? [n + 1] : [],
      );
      if (!depots.length) return { words: texts.say('ui-fix-none'), items: [] };
      return { words: texts.say('ui-fix-depots'), items: depots.map((die) => ({ die })) };
    }
    case 'dice-left':
      return { words: texts.say('ui-fix-dice'), items: me.dice.flatMap((die, at) => (me.used[at] ? [] : [{ die }])) };
    default:
      return null;
  }
}
