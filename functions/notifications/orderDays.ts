import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import { addDays, formatDate } from '../../shared/foundation/dates/date.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { workOrderKind as kind } from '../../shared/work-orders/kind.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { dayMark } from '../runtime/documents/headerIndex.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { markPk } from '../runtime/documents/indexRows.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { daysSetting, type Watched } from './companies.ts';
import { mayRead, usersOf, type Person } from '../runtime/people.ts';
import { putFor } from './put.ts';

const COLUMN = 'FECHA_LIMITE';
/** Days that an order may have been overdue and still be told of for the first time. */
const BACK = 7;
const MOST = 500;

/** Orders whose day lies between two, from the index of days. */
async function ordersDue(watched: Watched, from: string, until: string): Promise<HeaderRow[]> {
  const store = ordersOf(watched);
  const first = dayMark(COLUMN, from)!;
  const rows = await watched.services.database.query<{ ID: string }>(store.table, {
    pk: markPk(watched.scope, first),
    between: [first, `${dayMark(COLUMN, until)!}~`],
    limit: MOST,
  });
  const headers = await headersById(
    store,
    rows.map(({ ID }) => ID),
  );
  const dayOf = ({ RESUMEN }: DocumentHeader): string => RESUMEN[COLUMN] ?? '';
  return [...headers.values()].filter(
    (header) => OPEN_STATES.includes(header.ESTADO) && dayOf(header) >= from && dayOf(header) <= until,
  );
}

/**
 * Tells who has an order that its day comes, and once it has passed; of one that nobody has, and of every one that is
 * overdue, the administrators hear. Once an order and day: a new day is told of anew.
 */
export async function watchOrderDays(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const { today } = reference;
  const ahead = daysSetting(reference, 'AVISO_ORDEN_DIAS', 2);
  const orders = await ordersDue(watched, addDays(today, -BACK), addDays(today, ahead));
  if (orders.length === 0) return 0;
  const users = await usersOf(watched);
  for (const header of orders) {
    const day = header.RESUMEN[COLUMN] ?? '';
    const fact: FactKind = day < today ? 'overdue' : 'due-soon';
    const agent = users.find((each) => each.IdUsuario === header.RESUMEN['ID_USUARIO_ASIGNADO']);
    const isTold = (person: Person): boolean =>
      person === agent || (person.SUPER === '1' && (agent === undefined || fact === 'overdue'));
    for (const person of users.filter(isTold)) {
      if (!mayRead(watched, company, person, { kind, header })) continue;
      await putFor(watched, company, person, {
        kind: fact,
        id: `${fact}-${header.ID}-${day}`,
        sentence: `${kindsOfNotice[fact].sentence(titleOf(kind, header.RESUMEN))}, ${formatDate(day)}`,
        path: addressOfDocument(kind, header.ID),
        by: '',
      });
    }
  }
  return orders.length;
}
