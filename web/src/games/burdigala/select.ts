/** What may be done with what is on the table; knows nothing of the page. */
import type { Printed, Hints, Move, Site, Stone, View } from '../../generated/burdigala.ts';
import type { ActionTable, Decoded } from '../../lib/actions.ts';

export type Mode =
  | 'place'
  | 'move'
  | 'remove'
  | 'send'
  | 'stone'
  | 'look'
  | 'after'
  | 'vino'
  | 'discard'
  | 'swap'
  | 'keep'
  | 'privilege'
  | 'wait';
export type Letter = 'a' | 'b' | 'c';
export const LETTERS: readonly Letter[] = ['a', 'b', 'c'];

/** What the player has picked so far. */
export interface Picked {
  pawn: Letter | null;
  /** Which die is shown in gold. */
  die: 0 | 1;
  site: string | null;
  /** Where a pawn is to stand before the game, until that is confirmed. */
  point: number | null;
  card: string | null;
  /** The choice after a seven or a double: `stone`, `good` or `again`; null stays honest. */
  option: 'stone' | 'good' | 'again' | null;
  give: string | null;
  take: string | null;
}
export const NOTHING: Picked = {
  pawn: null,
  die: 0,
  site: null,
  point: null,
  card: null,
  option: null,
  give: null,
  take: null,
};

/** A point a pawn may go to. */
export interface Target {
  id: number;
  to: number;
  pawn: Letter | null;
  /** The dice that lead there; empty while pawns are placed or sent away. */
  dice: number[];
  move: Move | null;
}

/** What is asked of the player. */
export function modeOf(view: View | null, seat: number | null, legal: Decoded[]): Mode {
  if (!view || view.over || seat === null || !view.to_act.includes(seat) || !legal.length) return 'wait';
  if (view.pending === 'move') return legal.some((one) => one.kind === 'remove') ? 'remove' : 'move';
  return view.pending;
}

/** All moves of all pawns. */
export function movesOf(legal: Decoded[], hints: Hints | null): Target[] {
  return legal
    .filter((one) => one.kind === 'move')
    .map((one) => {
      const move = hints?.moves?.[String(one.id)] ?? null;
      return {
        id: one.id,
        to: Number(one.words.to),
        pawn: one.words.pawn as Letter,
        dice: move?.ways.map((way) => way.die) ?? [],
        move,
      };
    });
}

/** The pawn whose targets are shown: the picked one, else the first that can do what is wanted. */
export function pawnOf(moves: Target[], picked: Picked): Letter | null {
  const fits = (move: Target): boolean => picked.site === null || (move.move?.sites.includes(picked.site) ?? false);
  const able = moves.filter(fits);
  if (picked.pawn && able.some((move) => move.pawn === picked.pawn)) return picked.pawn;
  if (picked.pawn && !picked.site && moves.some((move) => move.pawn === picked.pawn)) return picked.pawn;
  return able[0]?.pawn ?? moves[0]?.pawn ?? null;
}

/** The points that are lit. */
export function targetsOf(mode: Mode, legal: Decoded[], hints: Hints | null, picked: Picked): Target[] {
  if (mode === 'place' || mode === 'send') {
    return legal
      .filter((one) => one.kind === mode)
      .map((one) => ({ id: one.id, to: Number(one.words.to), pawn: null, dice: [], move: null }));
  }
  if (mode !== 'move') return [];
  const moves = movesOf(legal, hints);
  const pawn = pawnOf(moves, picked);
  return moves.filter(
    (move) => move.pawn === pawn && (picked.site === null || (move.move?.sites.includes(picked.site) ?? false)),
  );
}

/** The way to a target that is drawn: with the die in gold if it fits. */
export function wayOf(target: Target | undefined, die: number): number[] {
  const ways = target?.move?.ways ?? [];
  return (ways.find((way) => way.die === die) ?? ways[0])?.path ?? [];
}

// -- sites

export function siteOf(view: View, id: string): Site | undefined {
  for (const district of view.districts) for (const site of district.sites) if (site.id === id) return site;
  return undefined;
}

export function districtOf(view: View, site: string): View['districts'][number] | undefined {
  return view.districts.find((district) => district.sites.some((one) => one.id === site));
}

/** How the points of a stone are written on the map. */
export function stoneTag({ total, more }: Stone): string {
  if (total === null) return more ? `? +${more}` : '?';
  return `+${total}`;
}

/** The buildings that a site may hide, as far as the viewer can tell: those of its size that were seen nowhere. */
export function mayBe(view: View, board: Printed, site: Site): string[] {
  return site.building ? [site.building] : view.unseen.tiles.filter((name) => board.tiles[name]!.size === site.size);
}

// -- cards

/** The card that an action plays. */
export function cardOf(action: Decoded, board: Printed): string | null {
  const found = Object.entries(board.cards).find(([, { plays }]) => plays.includes(action.kind))?.[0] ?? null;
  return found && action.kind === 'play' ? action.words.card! : found;
}

/** What can be done with a card of the hand now. */
export function cardActions(card: string, legal: Decoded[], board: Printed): Decoded[] {
  return legal.filter((one) => cardOf(one, board) === card);
}

/** The actions to ask about when a card cannot be played. */
export function cardMeant(actions: ActionTable, board: Printed, card: string, seats: number, seat: number): number[] {
  const isOther = (victim = -1): boolean => victim < seats && victim !== seat;
  const kinds = board.cards[card]?.plays ?? [];
  return kinds
    .flatMap((kind) => actions.all(kind))
    .filter(({ words, values }) => {
      if (values.victim !== undefined) return isOther(values.victim) && (values.card ?? 0) === 0;
      return words.card === undefined || words.card === card;
    })
    .map(({ id }) => id);
}
