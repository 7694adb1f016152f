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

/** Pixels that a letter of a chart takes at most, in capitals too. */
const LETTER = 8.2;

/** A label shortened where so many pixels do not hold it. */
export function fittedLabel(label: string, width: number): string {
  const most = Math.floor(width / LETTER);
  return label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label;
}

/** 'nov' of a day of November, as people write it. */
export const shortMonth = (day: string): string =>
  new Date(`${day.slice(0, 7)}-15T12:00:00Z`).toLocaleDateString('es-GT', {
    month: 'short',
    timeZone: 'UTC',
  });

/** The address as a link of the page: routes are behind the hash. */
export const hashOf = (to: string): string => `#${to}`;
