/** Width and height of a page in millimetres. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Letter, the format of every printed form (spec 2, 9). */
export const LETTER: PageSize = { width: 215.9, height: 279.4 };
export const LETTER_LANDSCAPE: PageSize = { width: 279.4, height: 215.9 };

/** Millimetres in one typographic point (1/72 inch). Font sizes are points, everything else millimetres. */
export const MM_PER_POINT = 25.4 / 72;

/**
 * Millimetres as whole hundredths of a point, the unit of the page content: integers keep relative moves
 * exact however many are chained. Rounds to the nearest (at most 0.0018 mm off).
 */
export function centipoints(millimetres: number): number {
  // As a 32-bit integer, which the writing of numbers needs no floating point for.
  return Math.round((millimetres * 7200) / 25.4) | 0;
}
