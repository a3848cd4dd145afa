/** How a game lets its options be chosen, where a list of words is not enough: `games/<id>/options.ts`. */
import type { Component } from 'svelte';
import type { GameTexts } from '../lib/texts.svelte.ts';

export interface PickerProps {
  /** What is printed: the game's `Printed`. */
  board: unknown;
  texts: GameTexts;
  /** How many players there will be. */
  seats: number;
  value: string;
  onchange: (value: string) => void;
}

/** By the name of the option. */
export type Pickers = Readonly<Record<string, Component<PickerProps>>>;

const found = import.meta.glob<Pickers>('./*/options.ts', { import: 'default' });

export async function pickersOf(game: string): Promise<Pickers> {
  return (await found[`./${game}/options.ts`]?.()) ?? {};
}
