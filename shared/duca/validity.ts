import { isHolidayIn } from '../catalogues/holidays.ts';
import { formatDate, isDate } from '../foundation/dates/date.ts';
import { addWorkingDays, workingDaysBetween } from '../foundation/dates/workingDays.ts';
import type { DocumentHeader } from '../foundation/documents/header.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { isVoid } from '../foundation/documents/states.ts';
import { warning, type Problem } from '../foundation/rules/problem.ts';
import { ducaCountries } from './countries.ts';
import type { DucaBody } from './dataSets.ts';

/** From so many working days on, an accepted declaration that is not released yet is warned of. */
const NEAR = 5;

/** Last day of validity: so many working days after the acceptance (spec 9, numbers and dates). */
export const validUntil = (accepted: string, reference: Reference): string =>
  addWorkingDays(accepted, ducaCountries[reference.country].validityDays, isHolidayIn(reference));

/** Working days of a country after `from`, up to and including `to`; negative when `to` is past. */
export const workingDaysUntil = (from: string, to: string, reference: Reference): number =>
  workingDaysBetween(from, to, isHolidayIn(reference));

export interface Validity {
  /** Working days left, the last one counted; 0 on the last day or when none is left before it, negative afterwards. */
  left: number;
  tone: 'neutral' | 'warn' | 'bad';
  /** «vence en 12 días hábiles» */
  text: string;
}

const days = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

/** How long a declaration is still valid today; undefined when it has no last day yet. */
export function validityOf(until: string, reference: Reference): Validity | undefined {
  const { today } = reference;
  if (!isDate(until) || !isDate(today)) return undefined;
  if (until < today) {
    const gone = Math.abs(workingDaysUntil(today, until, reference));
    const text = gone === 0 ? `venció el ${formatDate(until)}` : `venció hace ${days(gone)}`;
    return { left: -Math.max(gone, 1), tone: 'bad', text };
  }
  const left = workingDaysUntil(today, until, reference);
  const text =
    until === today ? 'vence hoy' : left === 0 ? `vence el ${formatDate(until)}` : `vence en ${days(left)}`;
  return { left, tone: left <= NEAR ? 'warn' : 'neutral', text };
}

/** Whether the goods were let go: by the green channel, or after the review of another one. */
export const isCleared = ({
  CANAL_SELECTIVO,
  FECHA_LEVANTE,
}: Pick<DucaBody['DUCA'], 'CANAL_SELECTIVO' | 'FECHA_LEVANTE'>): boolean =>
  CANAL_SELECTIVO === 'VERDE' || FECHA_LEVANTE !== '';

/** Last day of the validity while that asks something of anyone: '' once the goods were let go. */
export const askedUntil = (DUCA: DucaBody['DUCA']): string => (isCleared(DUCA) ? '' : DUCA.VALIDA_HASTA);

/**
 * The same of a header: what is void asks nothing. One that was saved before its summary said so (until 0.27) is known by
 * channel and state: its clearance was noted by the state alone.
 */
export function askedUntilOf({ ESTADO, RESUMEN }: Pick<DocumentHeader, 'ESTADO' | 'RESUMEN'>): string {
  if (isVoid(ESTADO)) return '';
  const { VIGENCIA, VALIDA_HASTA = '', CANAL_SELECTIVO = '' } = RESUMEN;
  if (VIGENCIA !== undefined) return VIGENCIA;
  return CANAL_SELECTIVO === 'VERDE' || ESTADO === 'LIBERADA' ? '' : VALIDA_HASTA;
}

/** Warns of an accepted declaration whose days run out; once cleared its validity asks nothing of anyone. */
export function validityProblems({ DUCA }: DucaBody, reference: Reference): Problem[] {
  const validity = isCleared(DUCA) ? undefined : validityOf(DUCA.VALIDA_HASTA, reference);
  if (!validity || validity.tone === 'neutral') return [];
  const message = `Casilla 56: la DUCA ${validity.text} (${formatDate(DUCA.VALIDA_HASTA)}). ${
    validity.tone === 'bad'
      ? 'Consulte con la autoridad antes de usarla.'
      : 'Complete el despacho antes de ese día.'
  }`;
  return [warning('duca.validity', 'DUCA.VALIDA_HASTA', message)];
}
