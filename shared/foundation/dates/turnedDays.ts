import { formatDate } from './date.ts';

/** Why two days are no range: the last comes before the first. @param label name of the two on their page. */
export const turnedDays = (label: string, from: string, until: string): string =>
  `${label}: el último (${formatDate(until)}) es anterior al primero (${formatDate(from)}). Corrija uno de los dos.`;
