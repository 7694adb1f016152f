import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import type { Approval, Place, Thread } from '../../../shared/work-orders/talk/thread.ts';
import type { Condition } from '../../runtime/condition.ts';
import type { Item } from '../../runtime/database.ts';
import type { HeaderRow, ImporterRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { knownRows } from '../importerRows.ts';

export type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** Where an order's rows of talk lie. */
export const TABLE = 'work-orders';

/** Threads that the agency begins in one order, and messages of one thread; whoever needs more opens another. */
export const MOST_THREADS = 200;
export const MOST_MESSAGES = 500;
/** People of both companies who read one order. */
const MOST_READERS = 200;

/** One thread of an order, `pk C#<company>#<order>`, `sk T#<thread>`. */
export interface ThreadRow extends Item, ImporterRow {
  ID_HILO: string;
  ASUNTO: string;
  PARA: Audience;
  LUGAR?: Place & { TITULO: string };
  APROBACION?: Approval;
  RESUELTO: '0' | '1';
  RESUELTO_POR: string;
  CREADO: string;
  CREADO_POR: string;
  /** How many messages it has. The next takes the next number, so that order and marks hang on no clock. */
  MENSAJES: number;
  ULTIMO: string;
  ULTIMO_POR: string;
  /** Ids of the agency's people who wrote in it. */
  AUTORES: string[];
  /** For whom it waits: ids of the agency's people, and tax ids of clients; of a resolved one, for whom it waited. */
  ESPERA: string[];
  /** Counts what changes it besides messages; absent while nothing did. */
  CAMBIOS?: number;
}

/** One message, `sk TM#<thread>#<number>`. */
export interface MessageRow extends Item {
  NUMERO: number;
  TEXTO: string;
  USUARIO: string;
  NOMBRE: string;
  FECHA: string;
  MENCIONES: string[];
  ARCHIVOS: string[];
}

/** How far one person read the threads of an order, `sk TR#<user>`: the number of the last message under each thread. */
export interface MarkRow extends Item {
  USUARIO: string;
  FECHA: string;
}

export const threadKey = (scope: TenantScope, orderId: string, id: string) => ({
  pk: companyKey(scope, orderId),
  sk: `T#${id}`,
});
export const messageKey = (scope: TenantScope, orderId: string, id: string, number: number) => ({
  pk: companyKey(scope, orderId),
  sk: `TM#${id}#${String(number).padStart(4, '0')}`,
});
export const markKey = (scope: TenantScope, orderId: string, userId: string) => ({
  pk: companyKey(scope, orderId),
  sk: `TR#${userId}`,
});

/** For whom a thread waits at this moment: a resolved one for nobody. */
export const waitersOf = ({ RESUELTO, ESPERA }: ThreadRow): string[] => (RESUELTO === '1' ? [] : ESPERA);

/** That a thread is as it was read, so that a change of for whom it waits leaves nobody waiting by mistake. */
export const asRead = ({ MENSAJES, CAMBIOS = 0 }: ThreadRow): Condition => ({
  equals: { MENSAJES },
  missingOrBelow: { CAMBIOS: CAMBIOS + 1 },
});

/** That a thread waits for somebody, `pk C#<company>#asked#<person or client>`, `sk <thread>`. */
export interface AskedRow extends Item {
  order: string;
}
export const askedPk = (scope: TenantScope, whom: string) => companyKey(scope, 'asked', whom);
export const askedKey = (scope: TenantScope, whom: string, threadId: string) => ({
  pk: askedPk(scope, whom),
  sk: threadId,
});
export const threadsOf = ({ services, scope }: Doors, orderId: string): Promise<ThreadRow[]> =>
  services.database.query<ThreadRow>(TABLE, {
    pk: companyKey(scope, orderId),
    prefix: 'T#',
    // Those of the client besides (`clientShare.ts`), of which there may be as many from before they had a bound of their own.
    limit: 2 * MOST_THREADS,
  });

export const messagesOf = ({ services, scope }: Doors, orderId: string, id: string): Promise<MessageRow[]> =>
  services.database.query<MessageRow>(TABLE, {
    pk: companyKey(scope, orderId),
    prefix: `TM#${id}#`,
    limit: MOST_MESSAGES,
  });

export const marksOf = ({ services, scope }: Doors, orderId: string): Promise<MarkRow[]> =>
  services.database.query<MarkRow>(TABLE, {
    pk: companyKey(scope, orderId),
    prefix: 'TR#',
    limit: MOST_READERS,
  });

export const readUpTo = (mark: MarkRow | undefined, threadId: string): number =>
  Number(mark?.[threadId] ?? 0);

/** Threads of an order that the caller may know of: a client's people know those that are for them and their importer. */
export const knownThreads = (
  call: Doors,
  header: HeaderRow,
  rows: readonly ThreadRow[],
): Promise<ThreadRow[]> =>
  knownRows(call, header, call.scope.importers ? rows.filter(({ PARA }) => PARA === 'CLIENTE') : rows);

/** A thread of the order that the caller may know of; `not-found` for every other. */
export async function threadOf(call: Doors, header: HeaderRow, id: string): Promise<ThreadRow> {
  const { services, scope } = call;
  const row = await services.database.get<ThreadRow>(TABLE, threadKey(scope, header.ID, id));
  const [known] = await knownThreads(call, header, row ? [row] : []);
  if (!known) throw refusal('not-found', { what: 'ningún hilo' });
  return known;
}

export const publicThread = (row: ThreadRow, mark: MarkRow | undefined): Thread => ({
  ID_HILO: row.ID_HILO,
  ASUNTO: row.ASUNTO,
  PARA: row.PARA,
  ...(row.LUGAR ? { LUGAR: row.LUGAR } : {}),
  ...(row.APROBACION ? { APROBACION: row.APROBACION } : {}),
  RESUELTO: row.RESUELTO,
  RESUELTO_POR: row.RESUELTO_POR,
  CREADO: row.CREADO,
  CREADO_POR: row.CREADO_POR,
  MENSAJES: row.MENSAJES,
  ULTIMO: row.ULTIMO,
  ULTIMO_POR: row.ULTIMO_POR,
  SIN_LEER: readUpTo(mark, row.ID_HILO) < row.MENSAJES ? '1' : '0',
});
