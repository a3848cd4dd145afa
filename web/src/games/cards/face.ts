/** What the shell shows of the game before its screens are loaded. */
import type { Face } from '../faces.ts';
import emblem from './emblem.svg?url';

const face: Face = { place: 3, emblem };

export default face;
