import type { CountryCode } from '../../../shared/countries/country.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import type { MailSchedule } from '../../../shared/reports/mailProcedures.ts';
import type { Filters } from '../../../shared/reports/filters.ts';
import type { Item } from '../../runtime/database.ts';
import type { MadeFor } from '../../runtime/documents/ownImporters.ts';
import { companyKey, systemKey, type PartitionKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Write } from '../../runtime/write.ts';
import { TABLE } from '../rows.ts';

type Company = Pick<TenantScope, 'company'>;
type Shown = 'NOMBRE' | 'REPORTE' | 'FORMATO' | 'FRECUENCIA' | 'DIA' | 'HORA';

/** A report that is mailed on a schedule, `pk C#<company>#MAILED`, `sk` its id. */
export interface ScheduleRow
  extends Item, Pick<MailSchedule, Shown | 'ESTADO' | 'MOTIVO' | 'PROXIMO' | 'ULTIMO'> {
  pk: PartitionKey;
  /** Id of who made it: it is asked with their rights at the time. */
  dueno: string;
  PERSONAS: string[];
  FILTROS: Filters;
  COLUMNAS: string[];
  /** When it is to be looked at next, ISO; '' while it is paused. */
  toca: string;
  /** Refusals of earlier sends count no more, ISO. */
  desde: string;
}

export const schedulesPk = (scope: Company): PartitionKey => companyKey(scope, 'MAILED');
export const scheduleKey = (scope: Company, id: string) => ({ pk: schedulesPk(scope), sk: id });

/** What is to be looked at when, of all companies: ids only. */
export interface WakeRow extends Item {
  company: string;
  country: CountryCode;
  mailed: string;
}
export const wakesPk = systemKey('report-mails');
export const wakeKey = (toca: string, company: string, id: string) => ({
  pk: wakesPk,
  sk: `${toca}~${company}~${id}`,
});

/** One mailing, `pk C#<company>#MAILED#<schedule>`, `sk` the hour when it was due, 'yyyymmddhh'. */
export interface MailingRow extends Item, Pick<MailSchedule, 'NOMBRE' | 'REPORTE' | 'FORMATO'> {
  DESDE: string;
  HASTA: string;
  /** What it was narrowed to; absent in rows of up to 0.27. */
  FILTROS?: Filters;
  /** Local moment at which it was made. */
  HECHO: string;
  /** ISO moment when it was made. */
  at: string;
  /** File of each person, and the importers that a person of a client company had then. */
  ARCHIVOS: Record<string, MadeFor & { objeto: string; FILAS: number }>;
  expires: number;
}

export const hourOf = (due: string): string => due.slice(0, 13).replace(/\D/g, '');
export const mailingKey = (scope: Company, id: string, hour: string) => ({
  pk: companyKey(scope, 'MAILED', id),
  sk: hour,
});
/** Name of a mailing to its receivers, in addresses. */
export const mailingId = (id: string, hour: string): string => `${id}-${hour}`;
/** What people are told of a mailing under; who was told it once is not told again. */
export const toldOf = (id: string, hour: string): string => `reporte-${mailingId(id, hour)}`;

export const mailedObject = (id: string, hour: string, part: number, ending: string): string =>
  `${TEMPORARY_PREFIX}reportes-enviados/${mailingId(id, hour)}-${part}.${ending}`;

/** The schedule as it stands with what changes, and its place among what is to be looked at. */
export function moveSchedule(
  scope: Pick<TenantScope, 'company' | 'country'>,
  row: ScheduleRow,
  set: Partial<ScheduleRow>,
): Write[] {
  const key = scheduleKey(scope, row.sk);
  const { toca = row.toca } = set;
  const writes: Write[] = [
    {
      kind: 'update',
      table: TABLE,
      key,
      set,
      was: Object.fromEntries(Object.keys(set).map((name) => [name, row[name]])),
      // Who was overtaken would send again, or wake what somebody paused.
      when: { equals: { ESTADO: row.ESTADO, toca: row.toca, desde: row.desde } },
    },
  ];
  if (toca === row.toca) return writes;
  if (row.toca !== '')
    writes.push({ kind: 'delete', table: TABLE, key: wakeKey(row.toca, scope.company, row.sk) });
  if (toca !== '') writes.push(wakeWrite(scope, row.sk, toca));
  return writes;
}

export const wakeWrite = (
  { company, country }: Pick<TenantScope, 'company' | 'country'>,
  id: string,
  toca: string,
): Write => ({
  kind: 'put',
  table: TABLE,
  item: { ...wakeKey(toca, company, id), company, country, mailed: id },
});
