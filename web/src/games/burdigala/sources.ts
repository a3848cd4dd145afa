/** Where points come from, as the end of the game shows it. */
import Columns from '~icons/game-icons/ancient-columns';
import Barrel from '~icons/game-icons/barrel';
import Bath from '~icons/game-icons/bathtub';
import Coins from '~icons/game-icons/coins';
import Laurel from '~icons/game-icons/laurel-crown';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Snake from '~icons/game-icons/snake';
import Stone from '~icons/game-icons/stone-block';
import type { Plan } from '../sources.ts';

const sources: Plan = [
  { id: 'stones', colour: 8, icon: Stone },
  { id: 'buildings', colour: 1, icon: Columns },
  { id: 'bonus', colour: 2, icon: Coins },
  { id: 'consul', colour: 3, icon: Laurel },
  { id: 'hygiene', colour: 6, icon: Bath },
  { id: 'goods', colour: 4, icon: Barrel },
  { id: 'permanent', colour: 7, icon: Scroll },
  { id: 'corruption', colour: 5, parts: ['corruption', 'most-corrupt', 'floor'], icon: Snake },
];

export default sources;
