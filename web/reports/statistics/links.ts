import type { Dimension } from '../../../shared/reports/procedures.ts';

export interface Days {
  DESDE: string;
  HASTA: string;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** The list of declarations behind a mark. */
export function listOf(dimension: Dimension, key: string, { DESDE, HASTA }: Days): string {
  if (dimension !== 'MES')
    return `/declaraciones?${query({ desde: DESDE, hasta: HASTA, [dimension.toLowerCase()]: key || 'SIN_DATO' })}`;
  const [first, last] = [`${key}-01`, `${key}-31`];
  const [year, month] = [Number(key.slice(0, 4)), Number(key.slice(5, 7))];
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `/declaraciones?${query({ desde: first > DESDE ? first : DESDE, hasta: last < HASTA ? end : HASTA })}`;
}

export const listOfDay = (day: string): string => `/declaraciones?${query({ desde: day, hasta: day })}`;

/** A report of the same period, narrowed. */
export const reportOf = (name: string, { DESDE, HASTA }: Days, more: Record<string, string> = {}): string =>
  `/reportesgt/${name}?${query({ desde: DESDE, hasta: HASTA, ...more })}`;
