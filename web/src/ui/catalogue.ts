/** What a catalogue shows: everything of a game in sections, from what is printed and what one viewer may know. */

export interface Entry {
  id: string;
  name: string;
  /** What it does. */
  text?: string;
  /** Small facts beside the name: a value, a size, where it lies. */
  facts?: string[];
  /** How many there are in all; `left` of them have not come to light. Without a position nothing is counted. */
  total?: number;
  left?: number | undefined;
  /** Whether something here is a reconstruction. */
  unsure?: boolean;
}

export interface Section {
  id: string;
  title: string;
  note?: string;
  /** Whether all of it is a reconstruction. */
  unsure?: boolean;
  entries: Entry[];
}
