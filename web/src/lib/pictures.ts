/**
 * Pictures of a game: `games/<id>/Sheet.svelte` shows everything of it at a table, `Figure.svelte` what a rule speaks
 * of. They are loaded when they are first needed.
 */
import type { Component } from 'svelte';
import type { TableModel } from './table.svelte.ts';
import type { GameTexts } from './texts.svelte.ts';

export type SheetPage = Component<{ table: TableModel }>;
/**
 * `board` is what is printed for the usual options; shows nothing for a rule that needs no picture. Rule '' is what all
 * pictures of a page refer to.
 */
export type Figure = Component<{ board: unknown; texts: GameTexts; rule: string }>;

const SHEETS = import.meta.glob<{ default: SheetPage }>('../games/*/Sheet.svelte');
const FIGURES = import.meta.glob<{ default: Figure }>('../games/*/Figure.svelte');

export const hasSheet = (game: string): boolean => `../games/${game}/Sheet.svelte` in SHEETS;

export async function sheetOf(game: string): Promise<SheetPage | null> {
  return (await SHEETS[`../games/${game}/Sheet.svelte`]?.())?.default ?? null;
}

export async function figureOf(game: string): Promise<Figure | null> {
  return (await FIGURES[`../games/${game}/Figure.svelte`]?.())?.default ?? null;
}
