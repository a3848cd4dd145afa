/** Where points come from, as the end of the game shows it. */
import Barrel from '~icons/game-icons/barrel';
import Caravel from '~icons/game-icons/caravel';
import Church from '~icons/game-icons/church';
import House from '~icons/game-icons/family-house';
import Banner from '~icons/game-icons/knight-banner';
import Mine from '~icons/game-icons/mine-wagon';
import Wheat from '~icons/game-icons/wheat';
import Tower from '~icons/game-icons/white-tower';
import type { Plan } from '../sources.ts';

const sources: Plan = [
  { id: 'castles', colour: 1, parts: ['start-castle', 'castles'], icon: Tower },
  { id: 'rivers', colour: 6, icon: Caravel },
  { id: 'mines', colour: 8, icon: Mine },
  { id: 'cities', colour: 5, icon: House },
  { id: 'monasteries', colour: 7, icon: Church },
  { id: 'pastures', colour: 4, icon: Wheat },
  { id: 'colours', colour: 3, icon: Banner },
  { id: 'sales', colour: 2, icon: Barrel },
];

export default sources;
