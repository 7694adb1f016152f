import { companyKey } from '../../runtime/keys.ts';
import { messageKey, TABLE, type Doors, type MessageRow, type ThreadRow } from './rows.ts';

/** Messages of a thread that are read together, and threads that are read at once. */
const PAGE = 50;
const AT_ONCE = 20;

interface Said {
  thread: ThreadRow;
  row: MessageRow;
}

/** A thread of which messages are left: the number of the next, going back, and the moment that none of them is after. */
interface Left {
  thread: ThreadRow;
  next: number;
  newest: string;
}

/** The page of a thread that ends at its next message, newest first. */
const pageOf = (
  { services, scope }: Doors,
  orderId: string,
  { thread, next }: Left,
): Promise<MessageRow[]> => {
  const key = (number: number): string => messageKey(scope, orderId, thread.ID_HILO, number).sk;
  return services.database.query<MessageRow>(TABLE, {
    pk: companyKey(scope, orderId),
    between: [key(Math.max(1, next - PAGE + 1)), key(next)],
    descending: true,
    limit: PAGE,
  });
};

/**
 * The latest messages of some threads of an order, newest first, so many at most. A thread is read back from its end, page
 * by page, while it may hold any of them: beyond these no more than a page of each thread is read.
 */
export async function latestMessages(
  call: Doors,
  orderId: string,
  threads: readonly ThreadRow[],
  most: number,
): Promise<Said[]> {
  let found: Said[] = [];
  let left: Left[] = threads.map((thread) => ({ thread, next: thread.MENSAJES, newest: thread.ULTIMO }));
  for (;;) {
    const oldest = found.length < most ? '' : found.at(-1)!.row.FECHA;
    left = left
      .filter(({ next, newest }) => next > 0 && newest > oldest)
      .toSorted((a, b) => b.newest.localeCompare(a.newest));
    const wave = left.slice(0, AT_ONCE);
    if (wave.length === 0) return found;
    const pages = await Promise.all(wave.map((each) => pageOf(call, orderId, each)));
    const read = pages.flatMap((rows, at) => rows.map((row) => ({ thread: wave[at]!.thread, row })));
    found = [...found, ...read]
      .toSorted((a, b) => b.row.FECHA.localeCompare(a.row.FECHA) || b.row.NUMERO - a.row.NUMERO)
      .slice(0, most);
    const readOn = wave.map(({ thread, next }, at) => ({
      ...{ thread, next: next - PAGE },
      newest: pages[at]!.at(-1)?.FECHA ?? '',
    }));
    left = [...readOn, ...left.slice(AT_ONCE)];
  }
}
