/** Windows by their shape: the same for all tables, so that they change over together. */

/** Below this width there is room for one column. */
const NARROW = 760;
/** Below this width there is no room for a column of the others and the log. */
export const TWO_COLUMNS = 1180;

export function isNarrow(width: number): boolean {
  return width < NARROW;
}

/** A tablet that stands upright: too narrow for two columns of a table, and high. */
export function isUpright(width: number, height: number): boolean {
  return !isNarrow(width) && width < TWO_COLUMNS && height > width;
}
