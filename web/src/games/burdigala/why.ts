/** Why a thing cannot be used now: the actions it stands for, and what would make one of them legal. */
import type { Reason } from '../../generated/wire.ts';
import { sort, type Thing } from '../../lib/picking.ts';
import type { Play } from './play.svelte.ts';
import { cardMeant, districtOf, type Letter, LETTERS } from './select.ts';

const nameOf = (thing: Thing): string => thing.slice(sort(thing).length + 1);

/** The actions that a thing stands for now. */
export function meant({ table, pawn }: Play, thing: Thing): number[] {
  const { actions, view, seat } = table;
  if (!view || seat === null) return [];
  const name = nameOf(thing);
  switch (sort(thing)) {
    case 'point': {
      const to = Number(name) - 1;
      if (view.pending === 'place') return [actions.encode('place', to)];
      if (view.pending === 'send') return [actions.encode('send', to)];
      const pawns = pawn
        ? [LETTERS.indexOf(pawn)]
        : LETTERS.flatMap((_, at) => (view.players[seat]!.pawns[at] ? [at] : []));
      return pawns.map((one) => actions.encode('move', one, to));
    }
    case 'site':
      return [actions.id(view.pending === 'look' ? 'look' : 'lay', { site: name })];
    case 'pawn': {
      const at = LETTERS.indexOf(name as Letter);
      const here = view.players[seat]!.pawns[at];
      return [here ? actions.encode('move', at, here - 1) : actions.id('remove', { pawn: name })];
    }
    case 'card':
      return cardMeant(actions, table.board, name, view.players.length, seat);
    case 'act':
      return [actions.id(name)];
  }
  return [];
}

/** What would make a refused thing possible, in words. */
export function fixFor({ table, pawn }: Play, reason: Reason, thing: Thing): string | null {
  const { texts, hints, view } = table;
  const [kind, name] = [sort(thing), nameOf(thing)];
  if (reason.code === 'too-far' && kind === 'point') {
    for (const one of [pawn, ...LETTERS]) {
      const dice = one ? hints?.reach?.[one]?.[name] : undefined;
      if (dice?.length) return texts.say('ui-fix-dice', { dice: dice.join(', '), count: dice.length });
    }
    return texts.say('ui-fix-too-far');
  }
  if ((reason.code === 'site-not-touched' || reason.code === 'move-first') && kind === 'site' && view) {
    return texts.say('ui-fix-points', { points: texts.join((districtOf(view, name)?.points ?? []).map(String)) });
  }
  if (reason.code === 'no-site-there') return texts.say('ui-fix-no-site');
  if (reason.code === 'card-played-already') return texts.say('ui-fix-card-played');
  return null;
}
