/** Labels for screen readers and the words of tooltips. */
import type { Site } from '../../generated/burdigala.ts';
import type { Tip } from '../../ui/tips.svelte.ts';
import type { Play } from './play.svelte.ts';
import { cardActions, districtOf, type Letter, LETTERS, mayBe, type Target } from './select.ts';
import { effectOf, nameOf, pointName } from './words.ts';

type Words = Tip | null;

function standing(play: Play, point: number): string | null {
  for (const [seat, player] of (play.view?.players ?? []).entries()) {
    const at = player.pawns.indexOf(point);
    if (at >= 0)
      return play.table.texts.say('ui-pawn-of', { pawn: LETTERS[at]!, player: play.table.names[seat] ?? '' });
  }
  return null;
}

export function pointLabel(play: Play, point: number, target: Target | undefined): string {
  const { texts, board } = play.table;
  const here = board.points[point - 1];
  const parts = [texts.say('ui-point', { point, name: pointName(play.table, point) })];
  if (here?.port) parts.push(texts.say('port'));
  if (here?.fast) parts.push(texts.say('fast-lane'));
  const pawn = standing(play, point);
  if (pawn) parts.push(pawn);
  if (target?.dice.length) parts.push(texts.say('ui-target-dice', { dice: texts.join(target.dice.map(String)) }));
  else if (target) parts.push(texts.say(play.mode === 'send' ? 'ui-target-send' : 'ui-target-place'));
  return parts.join(', ');
}

export function pawnLabel(play: Play, letter: Letter, point: number): string {
  return play.table.texts.say('ui-my-pawn', { pawn: letter, point, name: pointName(play.table, point) });
}

export async function pointTip(play: Play, point: number, target: Target | undefined): Promise<Words> {
  const { texts, board } = play.table;
  const here = board.points[point - 1];
  if (!here) return null;
  const chips: NonNullable<Tip['chips']> = [];
  if (target?.dice.length)
    chips.push({ text: texts.say('ui-chip-dice', { dice: target.dice.join(' / ') }), tone: 'gold' });
  if (target?.move?.port) chips.push({ text: texts.say('ui-chip-good'), tone: 'ok' });
  if (target?.move?.sends !== null && target?.move?.sends !== undefined)
    chips.push({
      text: texts.say('ui-chip-sends', { player: play.table.names[target.move.sends] ?? '' }),
      tone: 'gold',
    });
  const pawn = standing(play, point);
  const text = [
    texts.say('ui-touches', { districts: texts.join(here.districts.map((id) => texts.say(id))) }),
    here.port ? texts.say('port-effect') : '',
    here.fast ? texts.say('fast-lane-effect') : '',
  ]
    .filter(Boolean)
    .join(' ');
  const reason = target || !['move', 'place', 'send'].includes(play.mode) ? null : await play.reason(`point:${point}`);
  const why = reason ? play.explain(reason, `point:${point}`) : null;
  const fix = why ? [why.text, typeof why.fix === 'string' ? why.fix : ''].filter(Boolean).join(' ') : undefined;
  return { title: `${point} · ${pointName(play.table, point)}`, sub: pawn ?? undefined, text, chips, fix };
}

export function siteLabel(play: Play, site: Site, tag: string | null): string {
  const { texts } = play.table;
  const name = nameOf(play.table, site.id);
  if (site.finished)
    return texts.say('ui-built', {
      site: name,
      building: nameOf(play.table, site.building ?? ''),
      value: site.value ?? 0,
    });
  const parts = [texts.say('ui-site', { site: name, stones: site.stones, size: site.size })];
  if (site.building)
    parts.push(texts.say('ui-site-known', { building: nameOf(play.table, site.building), value: site.value ?? 0 }));
  if (tag && play.mode !== 'look')
    parts.push(texts.say('ui-site-brings', { points: tag.replace('?', texts.say('ui-hidden')) }));
  return parts.join(', ');
}

/** Who draws intrigue cards when a site is finished now. */
export function whoDraws(play: Play, site: string): string | null {
  const draws = (play.table.hints?.draws[site] ?? [])
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0);
  if (!draws.length) return null;
  const { texts, names } = play.table;
  return draws
    .map(({ count, seat }) =>
      texts.say(seat === play.me ? 'ui-you-draw' : 'ui-draws', { player: names[seat] ?? '', count }),
    )
    .join(', ');
}

export async function siteTip(play: Play, site: Site): Promise<Words> {
  const { table, view } = play;
  const { texts, board } = table;
  if (!view) return null;
  const district = districtOf(view, site.id);
  const title = site.building && site.finished ? nameOf(table, site.building) : nameOf(table, site.id);
  if (site.finished) {
    const effect =
      site.building === 'necropolis'
        ? 'necropolis-effect'
        : site.building === 'stopped_site'
          ? 'stopped-site-effect'
          : null;
    return {
      title,
      sub: texts.say('ui-built-sub', { site: nameOf(table, site.id), value: site.value ?? 0 }),
      text: effect ? texts.say(effect) : texts.say('ui-built-text'),
    };
  }
  const chips: NonNullable<Tip['chips']> = [];
  const stone = site.next;
  if (stone && !stone.finishes)
    chips.push({ text: texts.say('ui-next-stone', { points: stone.points ?? 0 }), tone: 'gold' });
  if (stone?.finishes) chips.push({ text: texts.say('ui-next-finishes'), tone: 'gold' });
  if (district?.bonus) chips.push({ text: texts.say('ui-bonus', { points: district.bonus }), tone: 'ok' });
  const drawn = stone?.finishes && (play.mode === 'stone' || play.mode === 'after') ? whoDraws(play, site.id) : null;
  if (drawn) chips.push({ text: drawn });
  const buildings = mayBe(view, board, site);
  const text = site.building
    ? texts.say('ui-site-known', { building: nameOf(table, site.building), value: site.value ?? 0 })
    : texts.say('ui-may-be', {
        values: buildings
          .map((name) => board.tiles[name]!.value)
          .toSorted((a, b) => a - b)
          .join(', '),
      });
  const lit = play.sites.has(site.id);
  const reason = lit || !['stone', 'look'].includes(play.mode) ? null : await play.reason(`site:${site.id}`);
  const why = reason ? play.explain(reason, `site:${site.id}`) : null;
  return {
    title,
    sub: texts.say('ui-site-sub', { stones: site.stones, size: site.size }),
    text,
    chips,
    fix: why ? [why.text, typeof why.fix === 'string' ? why.fix : ''].filter(Boolean).join(' ') : undefined,
  };
}

/** What a lane is for. */
export function laneTip({ table: { texts } }: Play, lane: 'fast-lane' | 'sea-lane'): Tip {
  return lane === 'sea-lane'
    ? { title: texts.say('ui-tip-sea-lane'), text: texts.say('ui-tip-sea-lane-text') }
    : { title: texts.say('ui-tip-fast-lane'), text: texts.say('fast-lane-effect') };
}

export function trackTip({ table: { texts, names }, view }: Play): Tip {
  return {
    title: texts.say('ui-tip-track'),
    text: texts.say('ui-tip-track-text'),
    chips: (view?.players ?? []).map((player, seat) => ({ text: `${names[seat]} · ${player.points}` })),
  };
}

export function bonusTip(play: Play, value: number): Tip {
  const { texts } = play.table;
  return { title: `${nameOf(play.table, 'bonus-token')} +${value}`, text: texts.say('bonus-token-effect') };
}

export async function cardTip(play: Play, card: string, place: 'hand' | 'table'): Promise<Words> {
  const { table } = play;
  const { texts } = table;
  const permanent = table.board.cards[card]?.permanent ?? false;
  const tip: Tip = {
    title: nameOf(table, card),
    sub: texts.say(place === 'table' ? 'ui-card-laid' : permanent ? 'ui-card-permanent' : 'ui-card-once'),
    text: effectOf(table, card),
  };
  if (place === 'table')
    return { ...tip, chips: [{ text: texts.say('ui-worth', { points: table.board.permanent_points }), tone: 'ok' }] };
  if (play.mode === 'discard') return { ...tip, chips: [{ text: texts.say('ui-card-discard'), tone: 'gold' }] };
  if (cardActions(card, play.legal, table.board).length)
    return { ...tip, chips: [{ text: texts.say('ui-card-playable'), tone: 'ok' }] };
  const reason = await play.reason(`card:${card}`);
  if (!reason) return tip;
  const why = play.explain(reason, `card:${card}`);
  return { ...tip, fix: why.text };
}
