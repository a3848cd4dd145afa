/** Where points come from, as the end of the game shows it. */
import Barrel from '~icons/game-icons/barrel';
import Cow from '~icons/game-icons/cow';
import House from '~icons/game-icons/family-house';
import Hourglass from '~icons/game-icons/hourglass';
import Banner from '~icons/game-icons/knight-banner';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Watchtower from '~icons/game-icons/watchtower';
import type { Plan } from '../sources.ts';

const sources: Plan = [
  { id: 'districts', colour: 1, icon: House },
  { id: 'phase-bonus', colour: 2, icon: Hourglass },
  { id: 'colours', colour: 3, icon: Banner },
  { id: 'animals', colour: 4, icon: Cow },
  { id: 'watchtowers', colour: 5, icon: Watchtower },
  { id: 'sales', colour: 6, icon: Barrel },
  { id: 'knowledge', colour: 7, icon: Scroll },
];

export default sources;
