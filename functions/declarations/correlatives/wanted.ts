import { ruleOf } from '../../../shared/declarations/cross/rule.ts';
import { daysBetween } from '../../../shared/foundation/dates/date.ts';
import { markOf } from '../../../shared/foundation/documents/mark.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';

/** A number of a declaration that may stand elsewhere. */
export interface Wanted {
  check: string;
  mark: string;
  path: string;
  /** How the sentence begins: «Casilla 24.11, línea 1: el contenedor MSCU7123454». */
  subject: string;
  /** Whether a document under the mark is meant: the same supplier, a day that is near. */
  fits: (row: HeaderRow) => boolean;
}

/** A number of a paper as a declaration lists it. */
interface Listed extends Pick<Wanted, 'path' | 'subject'> {
  number: string;
}

/** What a declaration says that stands elsewhere too, each kind from its own fields. */
export interface OwnNumbers {
  /** Each with the names of its supplier; of one that could be any of several, all. */
  invoices: readonly (Listed & { suppliers: readonly string[] })[];
  transports: readonly Listed[];
  containers: readonly Listed[];
  /** Day of acceptance; blank until then. */
  accepted: string;
}

/** Where each kind of mark stands in a document that may hold it. */
export type Places = Partial<Record<string, readonly [dataSet: string, field: string]>>;

const kindOf = (mark: string): string => mark.slice(0, mark.indexOf(':'));

/** Whether a kind of document may hold a mark's number. */
export const holds = (places: Places, mark: string): boolean => places[kindOf(mark)] !== undefined;

/** Path of a mark's number in a document that holds it; '' when it is not there any more. */
export function placeOf(mark: string, places: Places, body: AnyBody): string {
  const kind = kindOf(mark);
  const [dataSet, field] = places[kind] ?? [];
  const content = dataSet === undefined ? undefined : body[dataSet];
  if (dataSet === undefined || field === undefined || content === undefined) return '';
  if (!Array.isArray(content)) return formatPath({ dataSet, field });
  const line = content.findIndex((each) => markOf(kind, each[field] ?? '') === mark);
  return line < 0 ? '' : formatPath({ dataSet, line, field });
}

/** The numbers of a declaration that are looked for, as the list of checks asks. */
export function wantedOf(own: OwnNumbers, reference: Reference): Wanted[] {
  const within = Number(ruleOf('DUPLICADO_CONTENEDOR', reference)?.['TOLERANCIA'] || 0);
  const day = own.accepted.slice(0, 10) || reference.today;
  const supplierMark = (name: string): string | undefined => markOf('p', name);
  const list = [
    ...own.invoices.map(({ suppliers, ...each }) => {
      const names = new Set(suppliers.map(supplierMark));
      // A declaration may sum up several suppliers; then its own invoice says whose number it is.
      const fits = (row: HeaderRow) => names.has(supplierMark(row.RESUMEN['NOMBRE_PROVEEDOR'] ?? ''));
      return { ...each, check: 'DUPLICADO_FACTURA', kind: 'factura', fits };
    }),
    ...own.transports.map((each) => ({
      ...each,
      check: 'DUPLICADO_TRANSPORTE',
      kind: 'transporte',
      fits: () => true,
    })),
    ...own.containers.map((each) => ({
      ...each,
      check: 'DUPLICADO_CONTENEDOR',
      kind: 'contenedor',
      fits: (row: HeaderRow) => Math.abs(daysBetween(dayOf(row), day)) <= within,
    })),
  ];
  return list.flatMap(({ kind, number, ...each }) => {
    const mark = markOf(kind, number);
    return mark === undefined || !ruleOf(each.check, reference) ? [] : [{ ...each, mark }];
  });
}

/** The day that a document speaks of: acceptance, its own date, else the day it was begun. */
export const dayOf = ({ RESUMEN, CREADO }: HeaderRow): string =>
  [RESUMEN['FECHA_ACEPTACION'], RESUMEN['FECHA_DOCUMENTO'], CREADO]
    .map((each) => (each ?? '').slice(0, 10))
    .find((each) => each !== '')!;
