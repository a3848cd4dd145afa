/** What is printed on the table, explained: phases, rounds, depots, tracks, purses. */
import type { Tip } from '../../ui/tips.svelte.ts';
import type { Family } from './look.ts';
import type { Play } from './play.svelte.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What depends on the number of players. */
const values = ({ table, view }: Play) =>
  table.board.by_seats.find((row) => row.seats === view?.players.length) ?? table.board.by_seats[0]!;

export function phaseTip({ table: { texts, board } }: Play, phase: number): Tip {
  const { name, bonus } = board.phases[phase]!;
  return {
    title: texts.say('ui-tip-phase', { phase: name }),
    text: texts.say('ui-tip-phase-text', { rounds: board.rounds, bonus }),
  };
}

export function roundTip({ table: { texts }, view }: Play, round: number): Tip {
  const title = texts.say('ui-tip-round', { round });
  if (!view || view.phase === 'setup') return { title, text: texts.say('ui-tip-rounds') };
  const now = view.over ? Infinity : view.round;
  if (round < now) return { title, text: texts.say('ui-tip-round-done') };
  if (round === now) return { title, text: texts.say('ui-tip-round-now', { die: view.white_die }) };
  const good = view.round_goods[round - now - 1];
  return {
    title,
    text: good ? texts.say('ui-tip-round-next', { good: texts.say(`good-${good}`) }) : texts.say('ui-tip-rounds'),
  };
}

export function whiteTip({ table: { texts }, view }: Play): Tip {
  return {
    title: `${capital(texts.say('ui-white-die'))} ${view!.white_die}`,
    text: texts.say('ui-tip-white', { die: view!.white_die }),
  };
}

export function saleTip(play: Play): Tip {
  const { texts } = play.table;
  return {
    title: capital(texts.say('ui-sale')),
    text: texts.say('ui-tip-sale', { points: values(play).sale_points }),
  };
}

export function pawnTip({ table: { texts, names }, view }: Play, seat: number): Tip {
  return {
    title: names[seat] ?? '',
    sub: `${texts.say('ui-order')} · ${texts.say('ui-order-place', { place: view!.order.indexOf(seat) + 1 })}`,
    text: texts.say('ui-tip-order'),
  };
}

export function bonusTip(play: Play, family: Family, owners: readonly (number | null)[]): Tip {
  const { texts, names } = play.table;
  const { large_bonus: large, small_bonus: small } = values(play);
  return {
    title: capital(texts.say(family === 'knowledge' ? 'knowledge-tiles' : `${family}s`)),
    text: texts.say('ui-tip-bonus', { large, small }),
    chips: [large, small].map((points, i) => {
      const owner = owners[i] ?? null;
      return owner === null
        ? { text: texts.say('ui-bonus-free', { points }), tone: 'gold' as const }
        : { text: texts.say('ui-bonus-held', { points, player: names[owner] ?? '' }) };
    }),
  };
}

export function depotTip({ table: { texts, board }, view }: Play, depot: number): Tip {
  const goods = Object.entries(view!.depots[depot]!.goods).flatMap(([name, count]) =>
    count ? [{ text: `${count} × ${texts.say(`good-${name}`)} (${board.goods.indexOf(name) + 1})` }] : [],
  );
  return {
    title: texts.say('ui-depot', { number: depot + 1 }),
    text: `${texts.say('ui-tip-depot', { number: depot + 1 })} ${texts.say(goods.length ? 'ui-tip-depot-goods' : 'ui-tip-depot-empty')}`,
    chips: goods,
  };
}

export function placeTip({ table: { texts } }: Play, where: string, family?: Family): Tip {
  return {
    title: where,
    text: family ? texts.say('ui-tip-place', { family: texts.say(family) }) : texts.say('ui-tip-black-place'),
  };
}

export function blackTip({ table: { texts, board } }: Play): Tip {
  return { title: texts.say('ui-black'), text: texts.say('ui-tip-black', { price: board.price }) };
}

export function silverTip({ table: { texts, board } }: Play, silver: number): Tip {
  return {
    title: texts.say('ui-silver-count', { count: silver }),
    text: texts.say('ui-tip-silver', { price: board.price }),
  };
}

export function workersTip({ table: { texts } }: Play, workers: number): Tip {
  return { title: texts.say('ui-workers-count', { count: workers }), text: texts.say('ui-tip-workers') };
}

export function dieTip({ table: { texts } }: Play, value: number, used: boolean): Tip {
  return {
    title: texts.say(used ? 'ui-die-used' : 'ui-die', { value }),
    text: texts.say(used ? 'ui-tip-die-used' : 'ui-tip-die'),
  };
}

/** Goods somebody holds. */
export function goodsTip(play: Play, name: string, count: number): Tip {
  const { texts, board } = play.table;
  const number = board.goods.indexOf(name) + 1;
  return {
    title: texts.say('ui-good-stack', { count, good: texts.say(`good-${name}`), number }),
    text: texts.say('ui-tip-good', { number }),
    chips: [{ text: texts.say('ui-good-sell', { points: values(play).sales[count]! }), tone: 'gold' }],
  };
}
