/**
 * How things look: which icon a card has, in which order its parts stand. Values come from the board the engine sends.
 */

import type { Printed, Bonus, Card, Player } from '../../generated/cards.ts';

export type Type = Card['type'];
export type Good = Printed['goods'][number];
export type Animal = Printed['animals'][number];
export type Gift = keyof Bonus;

/** The order in which animals and gifts are drawn. */
export const GIFTS: readonly Gift[] = ['points', 'goods', 'animals', 'workers', 'silver'];

/** A card's face, type and die. */
export function card(board: Printed, name: string): Card {
  const found = board.cards[name];
  if (!found) throw new Error(`no card ${name}`);
  return found;
}

/** The dice that sell a kind of goods, "1–2"; a list where they are not neighbours. */
export function soldBy(dice: readonly Good[], kind: Good): string {
  const found = dice.flatMap((sold, at) => (sold === kind ? [at + 1] : []));
  if (!found.length) return '';
  const [first, last] = [found[0]!, found.at(-1)!];
  if (found.length === 1) return String(first);
  return last - first === found.length - 1 ? `${first}–${last}` : found.join(', ');
}

/** One column of the estate as it is drawn: its cards, or the pale ghost of a type that is missing. */
export interface Drawn {
  type: Type;
  cards: string[];
  /** The column's place in the estate; -1 for a ghost. */
  at: number;
}

/** The columns of an estate, then what is missing of the seven types, then new columns that a card could open. */
export function columns(board: Printed, estate: Player['estate'], opened: readonly Type[] = []): Drawn[] {
  const laid = estate.map((column, at): Drawn => ({ type: column.type, cards: column.cards, at }));
  const has = new Set<Type>(estate.map((column) => column.type));
  const ghosts = [...board.types.filter((type) => !has.has(type)), ...opened.filter((type) => has.has(type))];
  return [...laid, ...ghosts.map((type): Drawn => ({ type, cards: [], at: -1 }))];
}

export const count = (of: Record<string, number>): number => Object.values(of).reduce((sum, one) => sum + one, 0);
