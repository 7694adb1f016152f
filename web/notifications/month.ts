import { addDays, dayOfWeek } from '../../shared/foundation/dates/date.ts';

/** The week as the calendars of both countries print it. */
export const WEEK = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const;

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** 'yyyy-mm' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`;

/** The month so many behind or before another. */
export function nextMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that hold a month's days, each from Sunday to Saturday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (
    let day = addDays(first, -dayOfWeek(first));
    day < `${nextMonth(month, 1)}-01`;
    day = addDays(day, 7)
  ) {
    const sunday = day;
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(sunday, at)));
  }
  return weeks;
}
