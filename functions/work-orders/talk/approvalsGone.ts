import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { importerOf } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { askedWrites } from './post.ts';
import { asRead, TABLE, threadKey, threadsOf, waitersOf, type Doors, type ThreadRow } from './rows.ts';

/** Approvals of one document that are taken back with it: each was asked by hand. */
const MOST = 20;

/** What became of the document that was asked about. */
type Gone = 'ANULADA' | 'CAMBIADA';

/**
 * Takes back what was asked of the client about a document, with the transaction that annuls or changes it: nobody approves
 * what is void or was not shown to them, and it waits for nobody. What else waits in those threads goes on waiting.
 * @param lost refusal where a thread moved meanwhile
 * @returns the writes, and of which versions approval is asked no more
 */
export async function approvalsGone(
  call: Doors,
  { ID, ID_ORDEN }: Pick<HeaderRow, 'ID' | 'ID_ORDEN'>,
  how: Gone,
  lost?: () => Promise<Error>,
): Promise<{ gone: Write[]; versions: number[] }> {
  if (ID_ORDEN === '') return { gone: [], versions: [] };
  const open = (await threadsOf(call, ID_ORDEN))
    .flatMap(({ APROBACION, ...row }) =>
      APROBACION?.ID_DOCUMENTO === ID && APROBACION.RESPUESTA === 'PEDIDA' ? [{ ...row, APROBACION }] : [],
    )
    .slice(0, MOST);
  if (open.length === 0) return { gone: [], versions: [] };
  const order = await ordersOf(call).header(ID_ORDEN);
  return {
    gone: open.flatMap((row) => goneWrites(call, order, row, how, lost)),
    versions: open.map(({ APROBACION }) => APROBACION.VERSION),
  };
}

function goneWrites(
  call: Doors,
  order: HeaderRow,
  row: ThreadRow & Required<Pick<ThreadRow, 'APROBACION'>>,
  RESPUESTA: Gone,
  lost?: () => Promise<Error>,
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
        APROBACION: { ...row.APROBACION, RESPUESTA, USUARIO: call.scope.login },
        ESPERA,
        CAMBIOS: (row.CAMBIOS ?? 0) + 1,
      },
      when: asRead(row),
      ...(lost ? { lost } : {}),
    },
    ...askedWrites(call, order.ID, row.ID_HILO, waitersOf(row), after),
  ];
}
