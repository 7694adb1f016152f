import { ruleOf } from '../../../shared/duca/cross/rule.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { isTransportCode } from '../../../shared/duca/marks.ts';
import { daysBetween } from '../../../shared/foundation/dates/date.ts';
import { markOf } from '../../../shared/foundation/documents/mark.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';

/** Kinds of document that may hold a number of a declaration too. */
export type Holder = 'duca' | 'invoices' | 'transport-documents';

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

/** Where each kind of mark stands in each kind of document that may hold it. */
const PLACES: Record<string, Partial<Record<Holder, [dataSet: string, field: string]>>> = {
  factura: { invoices: ['FACTURA', 'NUMERO_FACTURA'] },
  transporte: {
    duca: ['DOCUMENTOS', 'NUMERO_DOCUMENTO'],
    'transport-documents': ['DOCUMENTO', 'NUMERO_DOCUMENTO'],
  },
  contenedor: {
    duca: ['EQUIPO', 'NUMERO_CONTENEDOR'],
    'transport-documents': ['CONTENEDORES', 'NUMERO_CONTENEDOR'],
  },
};

const kindOf = (mark: string): string => mark.slice(0, mark.indexOf(':'));

/** Whether a kind of document may hold a mark's number. */
export const holds = (module: Holder, mark: string): boolean => PLACES[kindOf(mark)]?.[module] !== undefined;

/** Path of a mark's number in a document that holds it; '' when it is not there any more. */
export function placeOf(mark: string, module: Holder, body: AnyBody): string {
  const kind = kindOf(mark);
  const [dataSet, field] = PLACES[kind]?.[module] ?? [];
  const content = dataSet === undefined ? undefined : body[dataSet];
  if (dataSet === undefined || field === undefined || content === undefined) return '';
  if (!Array.isArray(content)) return formatPath({ dataSet, field });
  const line = content.findIndex((each) => markOf(kind, each[field] ?? '') === mark);
  return line < 0 ? '' : formatPath({ dataSet, line, field });
}

/** The numbers of a declaration that are looked for, as the list of checks asks. */
export function wantedOf(body: DucaBody, reference: Reference): Wanted[] {
  const list: (Omit<Wanted, 'mark'> & { mark: string | undefined })[] = [];
  const suppliers = new Map(body.DVAS.map((each) => [each.ID_DVA, each.NOMBRE_PROVEEDOR]));
  body.DVA_FACTURAS.forEach((line, at) => {
    const supplier = markOf('p', suppliers.get(line.ID_DVA) ?? '');
    list.push({
      check: 'DUPLICADO_FACTURA',
      mark: markOf('factura', line.NUMERO_FACTURA),
      path: `DVA_FACTURAS[${at}].NUMERO_FACTURA`,
      subject: `Factura ${line.NUMERO_FACTURA}`,
      // A declaration may sum up several suppliers; then its own invoice says whose number it is.
      fits: (row) => supplier === markOf('p', row.RESUMEN['NOMBRE_PROVEEDOR'] ?? ''),
    });
  });
  body.DOCUMENTOS.forEach((line, at) => {
    if (!isTransportCode(line.CODIGO_DOCUMENTO)) return;
    list.push({
      check: 'DUPLICADO_TRANSPORTE',
      mark: markOf('transporte', line.NUMERO_DOCUMENTO),
      path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
      subject: `Casilla 54.2, línea ${at + 1}: el documento de transporte ${line.NUMERO_DOCUMENTO}`,
      fits: () => true,
    });
  });
  const within = Number(ruleOf('DUPLICADO_CONTENEDOR', reference)?.['TOLERANCIA'] || 0);
  body.EQUIPO.forEach((line, at) => {
    list.push({
      check: 'DUPLICADO_CONTENEDOR',
      mark: markOf('contenedor', line.NUMERO_CONTENEDOR),
      path: `EQUIPO[${at}].NUMERO_CONTENEDOR`,
      subject: `Casilla 24.11, línea ${at + 1}: el contenedor ${line.NUMERO_CONTENEDOR}`,
      fits: (row) =>
        Math.abs(daysBetween(dayOf(row), body.DUCA.FECHA_ACEPTACION.slice(0, 10) || reference.today)) <=
        within,
    });
  });
  return list.flatMap((each) =>
    each.mark === undefined || !ruleOf(each.check, reference) ? [] : [{ ...each, mark: each.mark }],
  );
}

/** The day that a document speaks of: acceptance, its own date, else the day it was begun. */
export const dayOf = ({ RESUMEN, CREADO }: HeaderRow): string =>
  [RESUMEN['FECHA_ACEPTACION'], RESUMEN['FECHA_DOCUMENTO'], CREADO]
    .map((each) => (each ?? '').slice(0, 10))
    .find((each) => each !== '')!;
