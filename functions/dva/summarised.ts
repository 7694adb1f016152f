import { once } from '../../shared/foundation/once.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { dvaCountries } from '../../shared/dva/countries.ts';
import type { SummarySource } from '../../shared/dva/summary/summaryOf.ts';
import { invalidParam, refusal, rejected } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { isBlocking, problem, type Problem } from '../../shared/foundation/rules/problem.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import { valueMark } from '../runtime/documents/headerIndex.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { dvasOf } from './dvas.ts';

/** Bodies read at once; more only queue up behind the same connections. */
const AT_ONCE = 20;

/** Value declarations of one declaration. */
const MOST_DECLARED = 1000;

interface Asked {
  ID_ORDEN?: string | undefined;
  DUCA_ID?: string | undefined;
}

export interface Summarised {
  /** Order or DUCA that the summary belongs to. */
  owner: string;
  dvas: HeaderRow[];
  orderId: string;
}

/** Refuses the summary where the customs service takes none (spec 2, Honduras). */
export function checkSummaryCountry({ scope }: Pick<Call<unknown>, 'scope'>): void {
  if (dvaCountries[scope.country].summary) return;
  const summary = 'La DVA resumida no se usa en su país. Imprima cada declaración del valor.';
  throw rejected(summary);
}

const byNumber = once(() => new Intl.Collator('es', { numeric: true }));
const numberOf = ({ RESUMEN, ID }: HeaderRow): string => RESUMEN['ID_DVA'] || ID;

/** DVAs of the order or declaration that live, by their number; refuses one that the company has not. */
export async function summarisedOf(call: Call<Asked>): Promise<Summarised> {
  const { ID_ORDEN = '', DUCA_ID = '' } = call.input;
  if ((ID_ORDEN === '') === (DUCA_ID === '')) {
    throw invalidParam('ID_ORDEN', 'indique la orden o la DUCA, una de las dos');
  }
  if (ID_ORDEN !== '') await ordersOf(call).header(ID_ORDEN);
  const headers = ID_ORDEN === '' ? await declaredBy(call, DUCA_ID) : await dvasOf(call).headers(ID_ORDEN);
  const dvas = headers
    .filter(
      ({ ESTADO, RESUMEN }) => ESTADO !== 'ANULADA' && (DUCA_ID === '' || RESUMEN['DUCA_ID'] === DUCA_ID),
    )
    .sort((a, b) => byNumber().compare(numberOf(a), numberOf(b)));
  if (dvas.length === 0) {
    if (DUCA_ID !== '') throw refusal('not-found', { what: 'ninguna declaración del valor de una DUCA' });
    const summary =
      'La orden no tiene declaraciones del valor. Derívelas de sus facturas antes de imprimir el resumen.';
    throw rejected(summary);
  }
  return { owner: ID_ORDEN || DUCA_ID, dvas, orderId: dvas[0]!.ID_ORDEN };
}

/** DVAs that a declaration declares. */
async function declaredBy(call: Call<unknown>, ducaId: string): Promise<HeaderRow[]> {
  const mark = valueMark('DUCA_ID', ducaId);
  return mark ? ((await findMarked(dvasOf(call), [mark], { most: MOST_DECLARED })).get(mark) ?? []) : [];
}

/** Local moment of the newest of the versions that a summary lists. */
export const momentOf = (dvas: readonly HeaderRow[]): string =>
  dvas.reduce((last, { MODIFICADO }) => (MODIFICADO > last ? MODIFICADO : last), '');

/** Number of the declarant's document as the summary shows it: the order's. */
export async function documentNumber(call: Call<unknown>, orderId: string): Promise<string> {
  if (orderId === '') return '';
  const { RESUMEN } = await ordersOf(call).header(orderId);
  return formatOrderNumber(RESUMEN['NUMERO_ORDEN'] ?? '') || (RESUMEN['CORRELATIVO'] ?? '');
}

/** Headers of the DVAs that a summary lists, and one sentence for each that is not complete, by its id. */
export async function readSummarised(
  of: Pick<Call<unknown>, 'services' | 'scope'>,
  dvas: readonly { ID: string; VERSION: number }[],
  reference: Reference,
): Promise<{ sources: SummarySource[]; holes: Map<string, Problem> }> {
  const store = dvasOf(of);
  const sources: SummarySource[] = [];
  const holes = new Map<string, Problem>();
  for (let from = 0; from < dvas.length; from += AT_ONCE) {
    const part = dvas.slice(from, from + AT_ONCE);
    const bodies = await Promise.all(part.map(({ ID, VERSION }) => store.content(ID, VERSION)));
    bodies.forEach(({ body }, index) => {
      const { DVA: header } = body;
      sources.push({ id: part[index]!.ID, header });
      const errors = documentProblems(dvaDefinition, body, reference).filter(isBlocking);
      if (errors.length === 0) return;
      const message = `La DVA ${header.ID_DVA || 'sin número'} no está completa: ${errors[0]!.message}`;
      holes.set(part[index]!.ID, problem('dva.summary-incomplete', '', message));
    });
  }
  return { sources, holes };
}
