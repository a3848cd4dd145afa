/** How a game shows where its points come from. */
import type { Component } from 'svelte';

export type Icon = Component<Record<string, unknown>>;

interface Planned {
  id: string;
  /** Which `--src-n` it is drawn in, 1 to 8. */
  colour: number;
  /** The lines of the engine's sheet it adds up, if they are others than its own. */
  parts?: readonly string[];
  icon: Icon;
}

/** The sources in their order. Lines of the sheet that no source names become the rest. */
export type Plan = readonly Planned[];
