import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { gapsOf } from '../../../shared/foundation/numbers/gaps.ts';
import {
  buildOrderNumber,
  formatOrderNumber,
  plainOrderNumber,
} from '../../../shared/foundation/numbers/orderNumber.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { ConditionLost, type Item, type Write } from '../../runtime/database.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { nextCorrelative } from '../../work-orders/correlative.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { ducasOf, type DucaRow } from '../ducas.ts';

const HEAD = 4;
const MOST_GAPS = 200;

interface Holder {
  NO_ORDEN: string;
  MODULO: 'duca' | 'work-orders';
  ID: string;
  ESTADO: string;
}

interface NumberRow extends Item {
  ID: string;
}

const storesOf = (call: Call<unknown>) =>
  [
    ['work-orders', ordersOf(call)],
    ['duca', ducasOf(call)],
  ] as const;

/** A void paper that was never sealed frees its number; what was sealed once is known to the authority for ever. */
const releasable = (row: HeaderRow | undefined): boolean =>
  row !== undefined &&
  ['ANULADA', 'ELIMINADA'].includes(row.ESTADO) &&
  (row as DucaRow).VERSION_SELLADA === undefined;

/** Numbers of a registration and year that orders and declarations hold, by the guard rows of their numbers. */
export const correlatives: Implementation<typeof ducaProcedures.correlatives> = async (call) => {
  const { REGISTRO, ANIO } = call.input;
  if (!/^[A-Za-z0-9]{3}$/.test(REGISTRO)) {
    throw refusal('params.invalid', { name: 'REGISTRO', reason: 'son tres letras o dígitos' });
  }
  const head = buildOrderNumber(REGISTRO, ANIO, 1).slice(0, HEAD);
  const pk = companyKey(call.scope, 'number');
  const found = await Promise.all(
    storesOf(call).map(async ([module, store]) => {
      const rows = await call.services.database.query<NumberRow>(store.table, { pk, prefix: head });
      return {
        module,
        rows: rows.filter((row) => row.sk.length === HEAD + 6),
        headers: await voidHeaders(store, rows),
      };
    }),
  );
  const used = [...new Set(found.flatMap(({ rows }) => rows.map((row) => Number(row.sk.slice(HEAD)))))].sort(
    (a, b) => a - b,
  );
  const { correlative } = await nextCorrelative(call, ANIO);
  const taken = new Set(used);
  let next = correlative;
  while (taken.has(next)) next += 1;
  const text = (number: number): string => buildOrderNumber(REGISTRO, ANIO, number);
  const last = used.at(-1);
  return {
    USADOS: used.length,
    ULTIMO: last === undefined ? '' : text(last),
    SIGUIENTE: next > 999_999 ? '' : text(next),
    HUECOS: gapsOf(used, Math.max(last ?? 0, correlative - 1))
      .slice(0, MOST_GAPS)
      .map(([from, to]) => ({ DESDE: text(from), HASTA: text(to), CANTIDAD: to - from + 1 })),
    LIBERABLES: found.flatMap(({ module, rows, headers }) =>
      rows.flatMap((row): Holder[] => {
        const header = headers.get(row.ID);
        return releasable(header)
          ? [{ NO_ORDEN: row.sk, MODULO: module, ID: row.ID, ESTADO: header!.ESTADO }]
          : [];
      }),
    ),
  };
};

/** Headers of the papers that hold numbers; read in batches of a hundred, numbers are few a year. */
const voidHeaders = (store: DocumentStore, rows: readonly NumberRow[]): Promise<Map<string, HeaderRow>> =>
  headersById(store, [...new Set(rows.map((row) => row.ID))]);

/** Frees a number that only void papers hold, so that it can be given to another order by hand. */
export const releaseCorrelative: Implementation<typeof ducaProcedures.releaseCorrelative> = async (call) => {
  const number = plainOrderNumber(call.input.NO_ORDEN);
  const key = { pk: companyKey(call.scope, 'number'), sk: number };
  const absent = refusal('not-found', {
    what: 'ninguna orden ni DUCA',
  });
  if (!/^[A-Z0-9]{10,16}$/.test(number)) throw absent;
  const freed: Holder[] = [];
  const writes: Write[] = [];
  for (const [module, store] of storesOf(call)) {
    const row = await call.services.database.get<NumberRow>(store.table, key);
    if (!row) continue;
    const header = await store.header(row.ID);
    if (!releasable(header)) {
      const paper = module === 'duca' ? 'una DUCA' : 'una orden de trabajo';
      throw refusal('rejected', {
        summary: `El número ${formatOrderNumber(number)} es de ${paper} que sigue vigente o ya fue sellada, y no puede liberarse.`,
      });
    }
    freed.push({ NO_ORDEN: number, MODULO: module, ID: row.ID, ESTADO: header.ESTADO });
    writes.push(
      { kind: 'delete', table: store.table, key, when: { equals: { ID: row.ID } } },
      {
        kind: 'update',
        table: store.table,
        key: store.headerKey(row.ID),
        set: { NUMERO_UNICO: '', LOCK: header.LOCK + 1 },
        when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
      },
    );
  }
  if (freed.length === 0) throw absent;
  try {
    await call.services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw refusal('document.state', {
      document: 'El número',
      state: 'cambiado por otra persona',
      action: 'liberarse',
    });
  }
  return { NO_ORDEN: number, LIBERADO_DE: freed };
};
