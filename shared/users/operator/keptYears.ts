/**
 * How long what a company declared is kept after it left. The region's customs code obliges auxiliaries to some years (four
 * are commonly cited); this is longer than any that was found, and never shorter than the law (reliability, retention).
 */
export const KEPT_YEARS = 6;

/** The last day on which the data of a company that left on a day are kept. */
export const keptUntil = (day: string): string => {
  const there = `${Number(day.slice(0, 4)) + KEPT_YEARS}${day.slice(4)}`;
  // Of a leap day the other year knows the first of March.
  return there.endsWith('-02-29') ? `${there.slice(0, 4)}-03-01` : there;
};
