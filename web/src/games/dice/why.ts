/** What would make a refused thing possible, in words. */

import type { Reason } from '../../generated/wire.ts';
import { colourOf } from './look.ts';
import type { Play } from './play.svelte.ts';
import { numbersFor, type Thing } from './turn.ts';

export function fixFor(play: Play, reason: Reason, thing: Thing): string | undefined {
  const { table, player } = play;
  const { texts, board } = table;
  if (!player) return undefined;
  const space = thing.sort === 'space' ? thing.space : -1;
  switch (reason.code) {
    case 'not-adjacent': {
      const near = board.spaces[space]?.neighbours.filter((one) => table.hints?.open.includes(one)) ?? [];
      if (!near.length) return undefined;
      return texts.say('ui-fix-beside', {
        spaces: near
          .map((one) => `${texts.say(`space-${colourOf(play.sheet, one)}`)} ${board.spaces[one]!.name}`)
          .join(', '),
      });
    }
    case 'colour-not-rolled':
      return texts.say('ui-fix-monk', { count: player.monks });
    case 'number-not-rolled':
      return texts.say('ui-fix-worker', { count: player.workers });
    case 'wrong-number':
    case 'city-has-number':
    case 'pasture-has-other':
    case 'castle-needs-neighbour':
      return numbers(play, space);
    default:
      return undefined;
  }
}

/** Which numbers the space would take, and that a worker makes one of them. */
function numbers(play: Play, space: number): string | undefined {
  const { table, player } = play;
  if (space < 0 || !player) return undefined;
  const fits = numbersFor(player, space);
  if (!fits.length) return undefined;
  return table.texts.say('ui-fix-numbers', { numbers: fits.join(', '), count: player.workers });
}
