import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { importerOf } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { askedWrites } from './post.ts';
import { asRead, TABLE, threadKey, threadsOf, waitersOf, type Doors, type ThreadRow } from './rows.ts';

/** Approvals of one document that are taken back with it: each was asked by hand. */
const MOST = 20;

/**
 * Takes back what was asked of the client about a document, with the transaction that annuls it: nobody approves what is void,
 * and it waits for nobody. What else waits in those threads goes on waiting.
 */
export async function approvalsGone(
  call: Doors,
  { ID, ID_ORDEN }: Pick<HeaderRow, 'ID' | 'ID_ORDEN'>,
): Promise<Write[]> {
  if (ID_ORDEN === '') return [];
  const open = (await threadsOf(call, ID_ORDEN)).flatMap(({ APROBACION, ...row }) =>
    APROBACION?.ID_DOCUMENTO === ID && APROBACION.RESPUESTA === 'PEDIDA' ? [{ ...row, APROBACION }] : [],
  );
  if (open.length === 0) return [];
  const order = await ordersOf(call).header(ID_ORDEN);
  return open.slice(0, MOST).flatMap((row) => goneWrites(call, order, row));
}

function goneWrites(
  call: Doors,
  order: HeaderRow,
  row: ThreadRow & Required<Pick<ThreadRow, 'APROBACION'>>,
): Write[] {
  const client = plainTaxId(row.NIT ?? importerOf(order));
  const ESPERA = row.ESPERA.filter((each) => each !== client);
  const after = row.RESUELTO === '1' ? [] : ESPERA;
  return [
    {
      kind: 'update',
      table: TABLE,
      key: threadKey(call.scope, order.ID, row.ID_HILO),
      set: {
        APROBACION: { ...row.APROBACION, RESPUESTA: 'ANULADA', USUARIO: call.scope.login },
        ESPERA,
        CAMBIOS: (row.CAMBIOS ?? 0) + 1,
      },
      when: asRead(row),
    },
    ...askedWrites(call, order.ID, row.ID_HILO, waitersOf(row), after),
  ];
}
