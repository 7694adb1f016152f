import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { outgoing } from '../../runtime/outbox.ts';
import { tell } from '../../runtime/tell.ts';
import { importerOf, rowsOfImporter } from '../importerRows.ts';
import { answerable, type Around, type Reached } from './reach.ts';
import {
  asRead,
  askedKey,
  markKey,
  messageKey,
  MOST_MESSAGES,
  TABLE,
  threadKey,
  waitersOf,
  type MessageRow,
  type ThreadRow,
} from './rows.ts';
import { unique } from './waiters.ts';

export interface Said {
  TEXTO: string;
  /** People of either side who are named. */
  MENCIONES: readonly { IdUsuario: string; Usuario: string }[];
  ARCHIVOS: readonly string[];
}

interface Posted {
  thread: ThreadRow;
  said: Said;
  /** Whether the client is asked to approve, which is told as such. */
  approval?: boolean;
  /** What goes with the message, as the fact of an approval. */
  besides?: Write[];
}

/** Whom a thread waits for once the caller has written: who is named, the other side, and whoever has not answered yet. */
function waitsFor(call: Call<unknown>, reached: Reached, people: Around, { thread, said }: Posted): string[] {
  const client = plainTaxId(importerOf(reached.header));
  const isStaff = new Set(people.staff.map((each) => each.IdUsuario));
  const named = said.MENCIONES.map(({ IdUsuario }) => (isStaff.has(IdUsuario) ? IdUsuario : client));
  const others = waitersOf(thread).filter((each) => each !== (reached.client ? client : call.scope.userId));
  if (thread.PARA === 'AGENCIA') return unique([...named, ...others]);
  if (reached.client) {
    const wrote = thread.AUTORES.filter((each) => isStaff.has(each)).slice(-1);
    // Who wrote last may have given the order away since: whoever answers for it now is asked too.
    return unique([...named, ...wrote, ...answerable(people, reached)]);
  }
  return unique([...named, client]);
}

/** Everybody who hears of a message, besides those whom it names. */
function hearers(reached: Reached, people: Around, thread: ThreadRow): string[] {
  const own = [...thread.AUTORES, ...answerable(people, reached)];
  const clients = thread.PARA === 'CLIENTE' ? people.clients.map((each) => each.IdUsuario) : [];
  return unique([...own, ...clients]);
}

function toldOf(
  call: Call<unknown>,
  reached: Reached,
  people: Around,
  posted: Posted,
  number: number,
): Write[] {
  const { thread, said, approval } = posted;
  const named = said.MENCIONES.map(({ IdUsuario }) => IdUsuario);
  const happening = {
    module: 'work-orders' as const,
    document: reached.header.ID,
    place: `/trazabilidad?hilo=${thread.ID_HILO}`,
    thread: thread.ID_HILO,
    number,
  };
  const id = `${thread.ID_HILO}-${number}`;
  const rest = hearers(reached, people, thread).filter((each) => !named.includes(each));
  const clients = new Set(people.clients.map((each) => each.IdUsuario));
  const asked = approval ? rest.filter((each) => clients.has(each)) : [];
  return [
    ...tell(call, { ...happening, kind: 'mention', id: `nombrado-${id}`, users: named }),
    ...tell(call, { ...happening, kind: 'approval', id: `aprobar-${id}`, users: asked }),
    ...tell(call, {
      ...happening,
      kind: 'message',
      id: `mensaje-${id}`,
      users: rest.filter((each) => !asked.includes(each)),
    }),
  ];
}

/** The thread and the message as they come to be. */
function rowsOf(
  { services, scope }: Call<unknown>,
  { client }: Reached,
  { thread, said }: Posted,
  ESPERA: string[],
): { next: ThreadRow; message: Omit<MessageRow, 'pk' | 'sk'> } {
  const now = localDateTime(services.now());
  const others = thread.AUTORES.filter((each) => each !== scope.userId);
  const number = thread.MENSAJES + 1;
  return {
    next: {
      ...thread,
      RESUELTO: '0',
      RESUELTO_POR: '',
      MENSAJES: number,
      ULTIMO: now,
      ULTIMO_POR: scope.login,
      AUTORES: client ? thread.AUTORES : unique([...others, scope.userId]),
      ESPERA,
    },
    message: {
      NUMERO: number,
      TEXTO: said.TEXTO,
      USUARIO: scope.login,
      NOMBRE: scope.userName,
      FECHA: now,
      MENCIONES: said.MENCIONES.map(({ Usuario }) => Usuario),
      ARCHIVOS: [...said.ARCHIVOS],
    },
  };
}

/**
 * Writes a message with everything that it changes in one transaction: the thread, for whom it waits, what its author
 * has read, and who is told. A message that loses to another of the same moment refuses with `document.stale` and nothing
 * of it is written.
 */
export async function post(
  call: Call<unknown>,
  reached: Reached,
  people: Around,
  posted: Posted,
): Promise<number> {
  const { services, scope } = call;
  const { thread } = posted;
  const orderId = reached.header.ID;
  if (thread.PARA === 'CLIENTE' && (await rowsOfImporter(call, reached.header, [thread])).length === 0) {
    const summary =
      'Este hilo es con el importador que la orden tenía antes, y el de ahora no lo lee. Abra otro hilo para escribirle.';
    throw rejected(summary);
  }
  const number = thread.MENSAJES + 1;
  if (number > MOST_MESSAGES) {
    const summary = `El hilo llegó a ${MOST_MESSAGES} mensajes y no admite más. Abra otro hilo para seguir.`;
    throw rejected(summary);
  }
  const ESPERA = waitsFor(call, reached, people, posted);
  const { next, message } = rowsOf(call, reached, posted, ESPERA);
  const key = threadKey(scope, orderId, thread.ID_HILO);
  const first = thread.MENSAJES === 0;
  const writes: Write[] = [
    {
      kind: 'put',
      table: TABLE,
      item: { ...next, ...key },
      when: first ? { absent: true } : asRead(thread),
    },
    {
      kind: 'put',
      table: TABLE,
      item: { ...messageKey(scope, orderId, thread.ID_HILO, number), ...message },
      when: { absent: true },
    },
    markWrite(call, orderId, thread.ID_HILO, number),
    ...askedWrites(call, orderId, thread.ID_HILO, waitersOf(thread), ESPERA),
    ...(posted.besides ?? []),
    ...toldOf(call, reached, people, posted, number),
  ];
  try {
    await services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const reason = await error.reason();
    throw reason === error ? refusal('document.stale', { user: 'Otra persona' }) : reason;
  }
  await services.outbox.flush(outgoing(writes));
  return number;
}

/** That somebody read a thread up to a message; what was read further stays so. */
export const markWrite = (
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  threadId: string,
  number: number,
): Write => ({
  kind: 'update',
  table: TABLE,
  key: markKey(scope, orderId, scope.userId),
  set: { USUARIO: scope.login, FECHA: localDateTime(services.now()), [threadId]: number },
});

/** Moves a thread from those whom it waited for to those whom it waits for now. */
export const askedWrites = (
  { scope }: Pick<Call<unknown>, 'scope'>,
  orderId: string,
  threadId: string,
  before: readonly string[],
  after: readonly string[],
): Write[] => [
  ...before
    .filter((each) => !after.includes(each))
    .map((each): Write => ({ kind: 'delete', table: TABLE, key: askedKey(scope, each, threadId) })),
  ...after
    .filter((each) => !before.includes(each))
    .map((each): Write => ({
      kind: 'put',
      table: TABLE,
      item: { ...askedKey(scope, each, threadId), order: orderId },
    })),
];
