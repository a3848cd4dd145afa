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

/** By the names of options. */
export interface GameOptions {
  /** What takes the place of the list of choices. */
  pickers?: Readonly<Record<string, Component<PickerProps>>>;
  /** What is shown with each of them. */
  pictures?: Readonly<Record<string, Component<{ board: unknown; choice: string }>>>;
}

const found = import.meta.glob<GameOptions>('./*/options.ts', { import: 'default' });

export async function optionsOf(game: string): Promise<GameOptions> {
  return (await found[`./${game}/options.ts`]?.()) ?? {};
}
