/** Names and tips of things, in the language of the moment. */

import type { Gain } from '../../generated/burgundy.ts';
import type { Tip } from '../../ui/tips.svelte.ts';
import type { Burgundy } from './context.ts';
import { face, type Family } from './look.ts';
import type { Play } from './play.svelte.ts';

type Texts = Pick<Burgundy, 'board' | 'texts'>;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A tile's name. */
export const tileName = ({ texts }: Texts, name: string): string => texts.say(name);

/** What kind of tile it is: its family, the number of a knowledge tile. */
function tileKind({ board, texts }: Texts, name: string): string {
  const tile = board.tiles[name]!;
  if (tile.family === 'knowledge') return capital(texts.say('ui-knowledge-number', { number: tile.number }));
  return capital(texts.say(tile.family === 'pasture' ? 'animal' : tile.family));
}

/** A tile's rule in words. */
export function tileRule({ board, texts }: Texts, name: string): string {
  const { family } = board.tiles[name]!;
  return texts.say(['building', 'knowledge'].includes(family) ? `${name}-effect` : `${family}-effect`);
}

/** Points, silver, workers and goods of an action, as short texts. */
export function gains({ texts }: Texts, gain: Gain | null): string[] {
  if (!gain) return [];
  const found: string[] = [];
  if (gain.points)
    found.push(
      texts.say('ui-points-gain', {
        points: gain.points > 0 ? `+${gain.points}` : `−${-gain.points}`,
        count: Math.abs(gain.points),
      }),
    );
  if (gain.silver > 0) found.push(texts.say('ui-silver-gain', { count: gain.silver }));
  if (gain.new_workers) found.push(texts.say('ui-workers-gain', { count: gain.new_workers }));
  if (gain.goods) found.push(texts.say('ui-goods-gain', { count: gain.goods }));
  if (gain.later > 1 && !gain.goods) found.push(texts.say('ui-points-later', { count: gain.later }));
  return found;
}

/** What an action costs in workers. */
export const costText = ({ texts }: Texts, cost: number): string => texts.say('ui-cost', { count: cost });

/** The card of a tile. `from` says where it lies. */
export function tileTip(play: Play, name: string, thing: string | null = null): Tip {
  const { table } = play;
  play.tipTile = name;
  const chips: NonNullable<Tip['chips']> = [];
  const light = thing ? play.lit.get(thing) : undefined;
  if (thing && light) {
    const [sort, depot] = thing.split(':');
    const me = table.seat === null ? null : table.view?.players[table.seat];
    const rows = sort === 'shelf' ? table.hints?.costs?.take : null;
    if (rows && me && table.view?.pending === 'turn') {
      me.dice.forEach((value, die) => {
        const cost = rows[die]![Number(depot)]!;
        if (!me.used[die] && cost <= me.workers)
          chips.push({
            text: table.texts.say('ui-die-cost', { die: value, count: cost }),
            ...(cost ? {} : { tone: 'ok' as const }),
          });
      });
    } else if (sort === 'black')
      chips.push({ text: table.texts.say('ui-price', { count: table.board.price }), tone: 'ok' });
  }
  const worth = table.hints?.worth?.[name];
  if (worth !== undefined) chips.push({ text: table.texts.say('ui-worth-now', { count: worth }), tone: 'gold' });
  const tile = table.board.tiles[name]!;
  const title =
    tile.family === 'knowledge' || tile.family === 'building' || tile.family === 'pasture'
      ? tileName(table, name)
      : table.texts.say(tile.family);
  const unique = new Map(chips.map((chip) => [chip.text, chip]));
  const kind = tileKind(table, name);
  return {
    title: capital(title),
    sub: kind === capital(title) ? undefined : kind,
    text: tileRule(table, name),
    chips: [...unique.values()],
    figure: play.figure ?? undefined,
  };
}

/** The card of an empty space. */
export function spaceTip(play: Play, seat: number, space: number): Tip | null {
  const { table } = play;
  const view = play.view;
  const player = view?.players[seat];
  const estate = table.board.estates.find((one) => one.number === player?.estate);
  if (!view || !player || !estate) return null;
  const tile = player.tiles[space];
  if (tile) return tileTip(play, tile);
  const { texts, board } = table;
  const family = familyAt(board.letters, board.families, estate.letters, space);
  const district = estate.districts[space]!;
  const size = estate.sizes[district]!;
  const covered = player.tiles.filter((one, i) => one && estate.districts[i] === district).length;
  const phase = board.phases.find((one) => one.name === view.phase);
  const text = [texts.say(`${family}-effect`)];
  if (player.spielbox && estate.unreachable.includes(space)) text.push(texts.say('ui-out-of-reach'));
  const light = seat === table.seat ? play.lit.get(`space:${space}`) : undefined;
  const chips: NonNullable<Tip['chips']> = [];
  if (light) {
    chips.push({ text: costText(table, light.cost), ...(light.cost ? {} : { tone: 'ok' as const }) });
    for (const gain of gains(table, play.gain(`space:${space}`))) chips.push({ text: gain, tone: 'gold' });
  } else if (phase)
    chips.push({
      text: texts.say('ui-district-worth', { count: board.district_points[size]! + phase.bonus }),
      tone: 'gold',
    });
  return {
    title: capital(texts.say('ui-space-title', { family: texts.say(family), space: board.spaces[space]!.name })),
    sub: texts.say('ui-space-sub', { number: board.spaces[space]!.number, covered, size }),
    text: text.join(' '),
    chips,
  };
}

export function familyAt(letters: string, families: readonly Family[], layout: string, space: number): Family {
  return families[letters.indexOf(layout[space]!)]!;
}

/** What a screen reader says about a space. */
export function spaceLabel(play: Play, seat: number, space: number, family: Family): string {
  const { table } = play;
  const player = play.view!.players[seat]!;
  const { name, number } = table.board.spaces[space]!;
  const tile = player.tiles[space];
  if (tile)
    return table.texts.say('ui-label-tile', { space: name, tile: tileName(table, tile), kind: tileKind(table, tile) });
  const light = seat === table.seat ? play.lit.get(`space:${space}`) : undefined;
  const empty = table.texts.say('ui-label-space', { space: name, family: table.texts.say(family), number });
  if (!light?.first) return empty;
  return [
    empty,
    table.texts.say('ui-label-possible', { cost: costText(table, light.cost) }),
    ...gains(table, play.gain(`space:${space}`)),
  ].join(', ');
}

/** What a screen reader says about a tile in a depot. */
export function shelfLabel(play: Play, name: string, where: string, thing: string): string {
  const { table } = play;
  const light = play.lit.get(thing);
  const said = table.texts.say('ui-label-shelf', { where, tile: tileName(table, name), kind: tileKind(table, name) });
  return light ? `${said}, ${table.texts.say('ui-label-possible', { cost: costText(table, light.cost) })}` : said;
}

/** A pill or icon says it shortly; this is the line of the list of knowledge at work. */
export function powerText(table: Texts, name: string): string {
  const { number, scores, points } = table.board.tiles[name]!;
  const { texts } = table;
  if (scores) return texts.say('ui-power-scores', { points, what: texts.say(`ui-count-${scores}`) });
  return texts.has(`ui-power-${number}`) ? texts.say(`ui-power-${number}`) : tileRule(table, name);
}

export const isKnowledge = ({ board }: Texts, name: string | null): name is string =>
  name !== null && face(board, name).family === 'knowledge';
