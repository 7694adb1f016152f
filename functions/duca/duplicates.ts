import { ducaStates } from '../../shared/duca/states.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { crossProblem, ruleOf } from '../../shared/duca/checks/cross/rule.ts';
import { isTransportCode } from '../../shared/duca/marks.ts';
import { daysBetween, formatDate } from '../../shared/foundation/dates/date.ts';
import { markOf } from '../../shared/foundation/documents/mark.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { formatOrderNumber, plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { OtherPlace, Problem } from '../../shared/foundation/rules/problem.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { pairOf } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { sourceKinds } from './sources.ts';

/** States in which a paper counts for nothing. */
const VOID = ['ANULADA', 'ANULADO', 'ELIMINADA'];

/** A number of this declaration that may stand elsewhere. */
interface Wanted {
  check: string;
  mark: string;
  path: string;
  /** How the sentence begins: «Casilla 24.11, línea 1: el contenedor MSCU7123454». */
  subject: string;
  /** Whether a document under the mark is meant: the same supplier, a day that is near. */
  fits: (row: HeaderRow, module: OtherPlace['module']) => boolean;
}

/**
 * Numbers of this declaration that other orders of the company hold too: invoice and supplier, transport document,
 * container within some days, order number. Looked up by the index of marks; the other document is linked. What
 * belongs to the same order, or to the declaration that this one completes, is no duplicate.
 */
export async function duplicateProblems(
  call: Call<unknown>,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const wanted = wantedOf(body, reference).filter((each) => ruleOf(each.check, reference));
  const stores = [
    ['duca', ducasOf(call)],
    ['invoices', storeOf(sourceKinds.invoices, call)],
    ['transport-documents', storeOf(sourceKinds.transports, call)],
  ] as const satisfies readonly (readonly [OtherPlace['module'], DocumentStore])[];
  const marks = wanted.map((each) => each.mark);
  const [own, order, ...found] = await Promise.all([
    ownOf(call, header, body),
    orderProblems(call, header, body, reference),
    ...stores.map(([, store]) => findMarked(store, marks)),
  ]);
  const duplicates = wanted.flatMap((each): Problem[] => {
    const hits = stores.flatMap(([module], index) =>
      (found[index]!.get(each.mark) ?? [])
        .filter((row) => !VOID.includes(row.ESTADO) && !own.ids.has(row.ID) && !own.orders.has(row.ID_ORDEN))
        .filter((row) => each.fits(row, module))
        .map((row) => ({ module, row })),
    );
    // The declaration of the other order says more than the papers that it was formed of.
    const orders = new Set<string>();
    return hits.flatMap(({ module, row }): Problem[] => {
      const key = row.ID_ORDEN || row.ID;
      if (orders.has(key)) return [];
      orders.add(key);
      return [duplicate(each, module, row, reference)];
    });
  });
  return [...duplicates, ...order];
}

function wantedOf(body: DucaBody, reference: Reference): Wanted[] {
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
      fits: (row, module) =>
        module === 'invoices' && supplier === markOf('p', row.RESUMEN['NOMBRE_PROVEEDOR'] ?? ''),
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
  return list.flatMap((each) => (each.mark === undefined ? [] : [{ ...each, mark: each.mark }]));
}

/** The day that a document speaks of: acceptance, its own date, else the day it was begun. */
const dayOf = ({ RESUMEN, CREADO }: HeaderRow): string =>
  [RESUMEN['FECHA_ACEPTACION'], RESUMEN['FECHA_DOCUMENTO'], CREADO]
    .map((each) => (each ?? '').slice(0, 10))
    .find((each) => each !== '')!;

const NAMES: Partial<Record<OtherPlace['module'], { field: string; a: string; path: string }>> = {
  duca: { field: 'NO_ORDEN', a: 'la DUCA', path: 'DUCA.NO_ORDEN' },
  invoices: { field: 'NUMERO_FACTURA', a: 'la factura', path: 'FACTURA.NUMERO_FACTURA' },
  'transport-documents': {
    field: 'NUMERO_DOCUMENTO',
    a: 'el documento de transporte',
    path: 'DOCUMENTO.NUMERO_DOCUMENTO',
  },
};

function duplicate(
  wanted: Wanted,
  module: OtherPlace['module'],
  row: HeaderRow,
  reference: Reference,
): Problem {
  const { field, a, path } = NAMES[module]!;
  const stated = row.RESUMEN[field] ?? '';
  const number = (module === 'duca' ? formatOrderNumber(stated) : stated) || 'sin número';
  const state =
    module === 'duca'
      ? `, ${ducaStates.states[row.ESTADO as keyof typeof ducaStates.states]?.label.toLowerCase() ?? row.ESTADO}`
      : '';
  const name = `${a} ${number}`;
  const label = name.replace(/^(la|el) /, '');
  const message = `${wanted.subject} también está en ${name} de otra orden (${formatDate(dayOf(row))}${state}). Confirme que no se declara dos veces.`;
  return crossProblem(ruleOf(wanted.check, reference)!, wanted.path, message, {
    module,
    id: row.ID,
    path,
    label: label.charAt(0).toUpperCase() + label.slice(1),
  });
}

/** What is this operation's own: its papers, its order, and the declaration that it completes or is completed by. */
async function ownOf(call: Call<unknown>, header: HeaderRow, body: DucaBody) {
  const pair = await pairOf(call, body);
  const ids = [
    header.ID,
    ...body.DVA_FACTURAS.map((each) => each.ID_FACTURA),
    ...body.DOCUMENTOS.map((each) => each.ID_DOCUMENTO),
    ...pair.map((each) => each.ID),
  ];
  const orders = [header.ID_ORDEN, ...pair.map((each) => each.ID_ORDEN)].filter((each) => each !== '');
  return { ids: new Set(ids), orders: new Set(orders) };
}

/** The order number of another work order. That no two declarations share one, the store itself refuses. */
async function orderProblems(
  call: Call<unknown>,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const rule = ruleOf('DUPLICADO_ORDEN', reference);
  const number = plainOrderNumber(body.DUCA.NO_ORDEN);
  if (!rule || fold(number) === '') return [];
  const key = { pk: companyKey(call.scope, 'number'), sk: number };
  const holder = await call.services.database.get<{ ID: string }>('work-orders', key);
  if (!holder || holder.ID === header.ID_ORDEN) return [];
  const order = await ordersOf(call).header(holder.ID);
  if (VOID.includes(order.ESTADO)) return [];
  const name = `orden ${order.RESUMEN['CORRELATIVO'] || formatOrderNumber(number)}`;
  const message = `Casilla 1: el número ${formatOrderNumber(number)} es el de la ${name}, a la que esta DUCA no pertenece. Use otro número o forme la DUCA desde esa orden.`;
  const place = {
    module: 'work-orders' as const,
    id: order.ID,
    path: 'ORDEN.NUMERO_ORDEN',
    label: `Orden ${order.RESUMEN['CORRELATIVO'] ?? ''}`.trim(),
  };
  const found = crossProblem(rule, 'DUCA.NO_ORDEN', message, place);
  // One that was typed in no order at all may well be meant for that one.
  return [header.ID_ORDEN === '' ? { ...found, severity: 'warning' } : found];
}
