/** One mark of a chart: a bar, a point, a day. Its text says its value, so nobody needs its colour. */
export interface ChartMark {
  key: string;
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
  /** Address of what is behind it, of the app: '/declaraciones?…'; '' where nothing is. */
  to: string;
}

/** Narrow enough that its letters are still read on a phone. */
export const CHART_WIDTH = 380;

/** A label that has room beside its mark, in capitals too. */
export const shortLabel = (label: string, most = 18): string =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label;

/** The address as a link of the page: routes are behind the hash. */
export const hashOf = (to: string): string => `#${to}`;
