import { addDays, dayOfWeek } from '../foundation/dates/date.ts';

/** How often a report is mailed. */
export const FREQUENCIES = ['DIARIO', 'SEMANAL', 'MENSUAL'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  DIARIO: 'Cada día',
  SEMANAL: 'Cada semana',
  MENSUAL: 'Cada mes',
};

/** Days of the week as people count them, 1 Monday to 7 Sunday. */
export const WEEK = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** When a report is mailed: at a whole hour of the country, on a day of the week (1 to 7) or of the month (1 to 31). */
export interface MailRule {
  FRECUENCIA: Frequency;
  DIA: number;
  HORA: number;
}

const firstOfNextMonth = (day: string): string => addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7) + '-01';
const lastOfMonth = (day: string): string => addDays(firstOfNextMonth(day), -1);

/** Whether a report goes on a day. A month without the day has it on its last. */
function goesOn({ FRECUENCIA, DIA }: MailRule, day: string): boolean {
  if (FRECUENCIA === 'DIARIO') return true;
  if (FRECUENCIA === 'SEMANAL') return (dayOfWeek(day) + 6) % 7 === DIA - 1;
  return Number(day.slice(8)) === Math.min(DIA, Number(lastOfMonth(day).slice(8)));
}

/**
 * The first local moment 'yyyy-mm-ddThh:mm:ss' behind another at which a report is due.
 * @param after local moment; one at which it was due itself is not due again.
 */
export function nextMailing(rule: MailRule, after: string): string {
  const hour = `T${String(rule.HORA).padStart(2, '0')}:00:00`;
  let day = after.slice(0, 10);
  while (!goesOn(rule, day) || `${day}${hour}` <= after) day = addDays(day, 1);
  return `${day}${hour}`;
}

/** The days that a mailed report covers: whole ones before it goes, the day, the seven days or the month before. */
export function daysMailed(
  { FRECUENCIA }: Pick<MailRule, 'FRECUENCIA'>,
  due: string,
): { DESDE: string; HASTA: string } {
  const day = due.slice(0, 10);
  const HASTA = addDays(FRECUENCIA === 'MENSUAL' ? `${day.slice(0, 7)}-01` : day, -1);
  if (FRECUENCIA === 'MENSUAL') return { DESDE: `${HASTA.slice(0, 7)}-01`, HASTA };
  return { DESDE: addDays(day, FRECUENCIA === 'DIARIO' ? -1 : -7), HASTA };
}

/** A rule as a sentence begins it: «Cada lunes a las 07:00». */
export function ruleInWords({ FRECUENCIA, DIA, HORA }: MailRule): string {
  const hour = `a las ${String(HORA).padStart(2, '0')}:00`;
  if (FRECUENCIA === 'DIARIO') return `Cada día ${hour}`;
  if (FRECUENCIA === 'SEMANAL') return `Cada ${WEEK[DIA - 1]} ${hour}`;
  return `El ${DIA} de cada mes ${hour}`;
}
