/** Where points come from, as the end of the game shows it. */
import Tower from '~icons/game-icons/white-tower';
import type { Plan } from '../sources.ts';

const sources: Plan = [
  { id: 'blue', colour: 6, icon: Tower },
  { id: 'yellow', colour: 7, icon: Tower },
  { id: 'red', colour: 1, icon: Tower },
];

export default sources;
