import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import { addDays, formatDate } from '../../shared/foundation/dates/date.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { workOrderKind as kind } from '../../shared/work-orders/kind.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { headersOnDays } from '../runtime/documents/streams.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { daysSetting, type Watched } from './companies.ts';
import { mayRead, usersOf, type Person } from '../runtime/people.ts';
import { Teller } from './tellOnce.ts';

const COLUMN = 'FECHA_LIMITE';
/** Days that an order may have been overdue and still be told of for the first time. */
const BACK = 7;

/**
 * Tells who has an order that its day comes, and once it has passed; of one that nobody has, and of every one that is
 * overdue, the administrators hear. Once an order and day: a new day is told of anew.
 */
export async function watchOrderDays(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const { today } = reference;
  const ahead = daysSetting(reference, 'AVISO_ORDEN_DIAS', 2);
  const due = headersOnDays(ordersOf(watched), COLUMN, addDays(today, -BACK), addDays(today, ahead));
  const teller = new Teller(watched);
  let users: readonly Person[] | undefined;
  let told = 0;
  for await (const header of due) {
    if (!watched.goesOn()) break;
    if (!OPEN_STATES.includes(header.ESTADO)) continue;
    users ??= await usersOf(watched);
    told += 1;
    const day = header.RESUMEN[COLUMN] ?? '';
    const fact: FactKind = day < today ? 'overdue' : 'due-soon';
    const agent = users.find((each) => each.IdUsuario === header.RESUMEN['ID_USUARIO_ASIGNADO']);
    const isTold = (person: Person): boolean =>
      person === agent || (isAdministrator(person) && (agent === undefined || fact === 'overdue'));
    for (const person of users.filter(isTold)) {
      if (!mayRead(watched, company, person, { kind, header })) continue;
      await teller.add(person, {
        kind: fact,
        id: `${fact}-${header.ID}-${day}`,
        sentence: `${kindsOfNotice[fact].sentence(titleOf(kind, header.RESUMEN))}, ${formatDate(day)}`,
        path: addressOfDocument(kind, header.ID),
        by: '',
      });
    }
  }
  await teller.end();
  return told;
}
