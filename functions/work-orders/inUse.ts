import { nameOf } from '../../shared/foundation/documents/kind.ts';
import { kindOfId, PLACE, type InUse } from '../../shared/work-orders/inUse.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Item } from '../runtime/database.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { HeaderStore } from '../runtime/documents/headerStore.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { ordersOf } from './orders.ts';

/** Mark of a person at one document of the order: `sk USE#<user>#<id>`. */
interface UseRow extends Item {
  login: string;
  /** What is open, the order itself too, and its name; absent in marks of earlier versions. */
  ID_DOCUMENTO?: string;
  DOCUMENTO?: string;
  /** Where in it they were at the last mark. */
  LUGAR?: string;
}

/** A mark lasts this long unless renewed, so that a closed laptop does not keep an order for ever. */
const LEASE_SECONDS = 120;

/** So many marks of others are told: nobody reads more names. */
const MOST_TOLD = 30;

/** Whether the caller reads documents of the kind of an id; people of a client company read none but the order. */
const mayRead = ({ scope }: Pick<Call<unknown>, 'scope'>, id: string): boolean => {
  const kind = kindOfId(id);
  return kind !== undefined && scope.permissions.has(`${kind.module}:read`);
};

/**
 * Others who have the order or one of its documents open, and which: «en uso por». It informs; the lock number is what
 * protects. Of a document of a kind that the caller may not read it names none; where in a document somebody is, is told
 * within the agency alone.
 */
export async function othersUsing(call: Call<unknown>, orderId: string): Promise<InUse[]> {
  const { services, scope } = call;
  const rows = await services.database.query<UseRow>('work-orders', {
    pk: companyKey(scope, orderId),
    prefix: 'USE#',
    few: 'people who have one order open',
  });
  return rows
    .filter(({ sk }) => sk.split('#')[1] !== scope.userId)
    .slice(0, MOST_TOLD)
    .map(({ login, ID_DOCUMENTO = '', DOCUMENTO = '', LUGAR = '' }) =>
      mayRead(call, ID_DOCUMENTO)
        ? {
            ...{ USUARIO: login, ID_DOCUMENTO, DOCUMENTO },
            ...(LUGAR === '' || scope.importers ? {} : { LUGAR }),
          }
        : { USUARIO: login, ID_DOCUMENTO: '', DOCUMENTO: '' },
    );
}

/** The document of the order that the caller has open, with its name; the order where it is none that they may read. */
async function openIn(call: Call<unknown>, order: HeaderRow, id: string) {
  const { services, scope } = call;
  const kind = kindOfId(id);
  const header =
    kind && mayRead(call, id)
      ? (await headersById(new HeaderStore(kind, services, scope), [id])).get(id)
      : undefined;
  return kind && header?.ID_ORDEN === order.ID
    ? { ID_DOCUMENTO: id, DOCUMENTO: nameOf(kind, header.RESUMEN) }
    : { ID_DOCUMENTO: order.ID, DOCUMENTO: nameOf(workOrderKind, order.RESUMEN) };
}

/** Marks the order, or a document of it, as open in the caller's hands, or takes the mark away; says who else is there. */
export const use: Implementation<typeof workOrderProcedures.use> = async (call) => {
  const { input, services, scope } = call;
  const order = await ordersOf(call).header(input.ID);
  const id = input.ABIERTO ?? '';
  const key = (at: string) => ({ pk: companyKey(scope, order.ID), sk: `USE#${scope.userId}#${at}` });
  if (input.EN_USO) {
    const open = await openIn(call, order, id);
    const expires = Math.floor(services.now().getTime() / 1000) + LEASE_SECONDS;
    // A place is of the document that was named, not of the order that stands in for it.
    const said = open.ID_DOCUMENTO === (id || order.ID) ? (input.LUGAR ?? '') : '';
    const LUGAR = PLACE.test(said) ? said : '';
    const item = { ...key(open.ID_DOCUMENTO), ...open, LUGAR, login: scope.login, expires };
    await services.database.write({ kind: 'put', table: 'work-orders', item });
  }
  // Who leaves changes nothing of the company's, and the logbook says nothing of it, as of the mark.
  else await services.database.aside({ kind: 'delete', table: 'work-orders', key: key(id || order.ID) });
  const DONDE = await othersUsing(call, input.ID);
  return { EN_USO_POR: [...new Set(DONDE.map(({ USUARIO }) => USUARIO))], DONDE };
};
