import { countText } from '../../../shared/foundation/text/countText.ts';
import { addDays } from '../../../shared/foundation/dates/date.ts';
import { WITHOUT } from '../../../shared/reports/filters.ts';
import type { RejectedBy } from '../../../shared/reports/procedures.ts';
import type { ChartMark } from '../../kit/charts/chart.ts';
import { reportOf } from './links.ts';
import type { Statistics } from './statistics.ts';

/** Every day of the period, those without a declaration too: a gap is part of the picture. */
export function loadOf(
  { CARGA, DESDE, HASTA }: Statistics,
  labelOf: (day: string) => string,
  linkOf: (day: string) => string,
): ChartMark[] {
  const counts = new Map(CARGA.map(({ FECHA, DECLARACIONES }) => [FECHA, DECLARACIONES]));
  const marks: ChartMark[] = [];
  for (let day = DESDE; day <= HASTA; day = addDays(day, 1)) {
    const value = counts.get(day) ?? 0;
    marks.push({
      key: day,
      label: labelOf(day),
      value,
      text: countText(value),
      to: value === 0 ? '' : linkOf(day),
    });
  }
  return marks;
}

/** Rejections by their code or by the field that they name, most first. */
export function rejectionsBy(data: Statistics, by: 'CODIGO' | 'CAMPO'): ChartMark[] {
  const sums = new Map<string, number>();
  const names = new Map(data.RECHAZOS.map(({ CAMPO, NOMBRE }) => [CAMPO, NOMBRE]));
  for (const row of data.RECHAZOS) sums.set(row[by], (sums.get(row[by]) ?? 0) + row.RECHAZOS);
  return [...sums]
    .map(([key, value]): ChartMark => ({
      key,
      label: (by === 'CAMPO' ? names.get(key) : key) || (by === 'CAMPO' ? 'Sin campo' : 'Sin código'),
      value,
      text: countText(value),
      to: reportOf('rejections', data, { [by.toLowerCase()]: key || WITHOUT }),
    }))
    .toSorted((a, b) => b.value - a.value);
}

/** Rejections by where they come from, most first; each leads to those objections alone. */
export const rejectionsFrom = (
  data: Pick<Statistics, 'RECHAZOS_POR' | 'DESDE' | 'HASTA'>,
  by: RejectedBy,
): ChartMark[] =>
  data.RECHAZOS_POR[by].map(({ CLAVE, NOMBRE, RECHAZOS }) => ({
    key: CLAVE,
    label: NOMBRE,
    value: RECHAZOS,
    text: countText(RECHAZOS),
    to: reportOf('rejections', data, { [by.toLowerCase()]: CLAVE || WITHOUT }),
  }));

/** Taxes that were paid by their kind, in local currency. */
export const taxesOf = (data: Statistics): ChartMark[] =>
  data.TRIBUTOS.map(({ CODIGO, NOMBRE, IMPORTE }) => ({
    key: CODIGO,
    label: NOMBRE,
    value: Number(IMPORTE),
    text: Number(IMPORTE).toLocaleString('es-GT', { minimumFractionDigits: 2 }),
    to: reportOf('taxesByClient', data, { codigo: CODIGO }),
  }));

/** Unfinished work of an age on a day, by the days on which it was begun: '4-7', or '31' and more. */
function unfinishedOf(today: string, age: string): string {
  const [least = 0, most] = age.split('-').map(Number);
  const hasta = addDays(today, -least);
  const days = new URLSearchParams({ hasta });
  if (most !== undefined) days.set('desde', addDays(today, -most));
  return `/reportesgt/unfinished?${days.toString()}`;
}

const AGES: Readonly<Record<string, string>> = { '31': 'Más de 30 días', '0-1': 'Hasta 1 día' };

/** Unfinished work by its age, youngest first. */
export const agesOf = (data: Pick<Statistics, 'EDADES' | 'HASTA'>): ChartMark[] =>
  data.EDADES.map(({ EDAD, DECLARACIONES }): ChartMark => ({
    key: EDAD,
    label: AGES[EDAD] ?? `De ${EDAD.replace('-', ' a ')} días`,
    value: DECLARACIONES,
    text: countText(DECLARACIONES),
    to: unfinishedOf(data.HASTA, EDAD),
  })).toSorted((a, b) => Number.parseInt(a.key) - Number.parseInt(b.key));
