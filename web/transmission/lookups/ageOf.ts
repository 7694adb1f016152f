import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How old an answer is: «ahora», «hace 12 min», «hace 3 h», and from a day on its day and time. */
export function ageOf(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  if (age < MINUTE) return 'ahora';
  if (age < HOUR) return `hace ${Math.floor(age / MINUTE)} min`;
  if (age < 24 * HOUR) return `hace ${Math.floor(age / HOUR)} h`;
  return `el ${formatDateTime(localDateTime(Date.parse(instant)))}`;
}
