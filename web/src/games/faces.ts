/** The games that have a folder here, as the shell shows them before their screens are loaded. */
export interface Face {
  /** Where the game stands in lists. */
  place: number;
  /** The address of its picture. */
  emblem: string;
}

const found = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'default' });
const faces = new Map(Object.entries(found).map(([path, face]) => [path.split('/')[1]!, face]));

export function faceOf(game: string): Face | undefined {
  return faces.get(game);
}

/** Games in the order of their places; those without a folder follow. */
export function inPlace<G>(games: readonly G[], id: (game: G) => string): G[] {
  const place = (game: G): number => faceOf(id(game))?.place ?? Infinity;
  return games.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** All of them, in order. */
export const FACES: readonly string[] = inPlace([...faces.keys()], (game) => game);
