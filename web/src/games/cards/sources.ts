/** Where points come from, as the end of the game shows it. */
import Barrel from '~icons/game-icons/barrel';
import Pick from '~icons/game-icons/card-pick';
import Cow from '~icons/game-icons/cow';
import Objective from '~icons/game-icons/flag-objective';
import Hourglass from '~icons/game-icons/hourglass';
import Medal from '~icons/game-icons/medal';
import Watchtower from '~icons/game-icons/watchtower';
import type { Plan } from '../sources.ts';

const sources: Plan = [
  {
    id: 'triples',
    colour: 1,
    parts: ['castles', 'mines', 'cloisters', 'knowledge', 'ships', 'pastures', 'buildings'],
    icon: Pick,
  },
  { id: 'first-triples', colour: 2, icon: Medal },
  { id: 'seven-types', colour: 3, icon: Objective },
  { id: 'animals', colour: 4, icon: Cow },
  { id: 'watchtowers', colour: 5, icon: Watchtower },
  { id: 'goods', colour: 6, icon: Barrel },
  { id: 'round-bonus', colour: 7, icon: Hourglass },
];

export default sources;
