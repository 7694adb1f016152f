import { saidMinutes } from '../../../shared/reports/shownValue.ts';
import type { Measures } from '../../../shared/reports/procedures.ts';

/** A share as a per cent with one decimal; a dash where there is nothing to share. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${(Math.round((1000 * part) / whole) / 10).toLocaleString('es-GT')} %`;

/** Average time from the opening of the order to the acceptance: «1 h 30 min»; a dash where nothing was accepted. */
export const averageTime = ({ MINUTOS, ACEPTADAS }: Pick<Measures, 'MINUTOS' | 'ACEPTADAS'>): string =>
  ACEPTADAS === 0 ? '–' : saidMinutes(String(Math.round(MINUTOS / ACEPTADAS)));

/** 'nov 2026' of '2026-11'. */
export const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('es-GT', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
