import { formatDate, localDateTime } from '../dates/date.ts';

/** The newest sealed end of a company's logbook, as papers name it. */
export interface PrintedSeal {
  code: string;
  /** Hour, local, in which its last line was entered. */
  hour: string;
}

/** The hour, local, of a moment in UTC: nothing finer is told of a logbook outside of its company. */
export const localHourOf = (at: string): string => `${localDateTime(new Date(at)).slice(0, 13)}:00:00`;

/** An hour as people read it: `09:00 del 20/11/2026`. */
export const formatHour = (hour: string): string =>
  `${hour.slice(11, 16)} del ${formatDate(hour.slice(0, 10))}`;

/** What stands at the foot of each page of a file that is no print: nobody can check it, and nothing of it is kept. */
export const PREVIEW_FOOT = [
  'Vista previa, sin código de autenticidad',
  'puede tener cambios sin guardar; la versión que vale se obtiene con «Imprimir»',
];

/**
 * What stands at the foot of each page of a print that is no draft, most needed first: a paper that is too narrow for all of
 * it leaves the last ones out.
 * @param seal absent until a logbook was sealed for the first time.
 * @param page address at which anybody asks; '' where the installation has none.
 */
export const printFoot = (code: string, seal: PrintedSeal | undefined, page: string): string[] => [
  `Código de autenticidad ${code}`,
  ...(seal ? [`sello de la bitácora ${seal.code} (${formatHour(seal.hour)})`] : []),
  ...(page === '' ? [] : [`se comprueba en ${page}`]),
];
