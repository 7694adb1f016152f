import { NOT_VOID, WITHOUT } from '../../../shared/reports/filters.ts';
import type { Dimension } from '../../../shared/reports/procedures.ts';

export interface Days {
  DESDE: string;
  HASTA: string;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** What statistics count, of which the list would tell more: it names what was annulled, too. */
export const COUNTED = { estado: NOT_VOID } as const;

/** The list of declarations behind a mark, as many as it says. */
export function listOf(dimension: Dimension, key: string, { DESDE, HASTA }: Days): string {
  if (dimension !== 'MES') {
    const narrowed = { ...COUNTED, [dimension.toLowerCase()]: key || WITHOUT };
    return `/declaraciones?${query({ desde: DESDE, hasta: HASTA, ...narrowed })}`;
  }
  const [first, last] = [`${key}-01`, `${key}-31`];
  const [year, month] = [Number(key.slice(0, 4)), Number(key.slice(5, 7))];
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const days = { desde: first > DESDE ? first : DESDE, hasta: last < HASTA ? end : HASTA };
  return `/declaraciones?${query({ ...days, ...COUNTED })}`;
}

export const listOfDay = (day: string): string =>
  `/declaraciones?${query({ desde: day, hasta: day, ...COUNTED })}`;

/** A report of the same period, narrowed. */
export const reportOf = (name: string, { DESDE, HASTA }: Days, more: Record<string, string> = {}): string =>
  `/reportesgt/${name}?${query({ desde: DESDE, hasta: HASTA, ...more })}`;
