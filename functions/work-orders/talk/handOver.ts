import { ConditionLost } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { askedWrites } from './post.ts';
import { answerable, peopleAround, reach, type Around } from './reach.ts';
import { asRead, TABLE, threadKey, threadsOf, waitersOf, type ThreadRow } from './rows.ts';
import { presentWaiters } from './waiters.ts';

/** A message of the same moment is read and the thread handed over after it. */
const TRIES = 3;

/**
 * What clients asked in the open threads of an order waits for who has it now, and no more for who had it before. It
 * follows an assignment that is written already, so no thread of it undoes that one: of a thread in which somebody writes
 * again and again meanwhile, its next message says for whom it waits.
 */
export async function handOver(call: Call<unknown>, before: HeaderRow): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const open = (await threadsOf(call, before.ID)).filter(
      (row) => row.PARA === 'CLIENTE' && waitersOf(row).length > 0,
    );
    if (open.length === 0) return;
    const reached = await reach(call, before.ID);
    const people = await peopleAround(call, reached);
    const moved = await Promise.all(open.map((row) => moveThread(call, { before, ...reached }, people, row)));
    if (moved.every(Boolean)) return;
  }
}

/** Whether the thread waits for whom it should; false where somebody changed it meanwhile. */
async function moveThread(
  call: Call<unknown>,
  { before, header }: { before: HeaderRow; header: HeaderRow },
  people: Around,
  row: ThreadRow,
): Promise<boolean> {
  const ESPERA = presentWaiters(people, header, row, gaveAway(people, before, header));
  const writes = askedWrites(call, header.ID, row.ID_HILO, row.ESPERA, ESPERA);
  if (writes.length === 0) return true;
  try {
    await call.services.database.write(
      {
        kind: 'update',
        table: TABLE,
        key: threadKey(call.scope, header.ID, row.ID_HILO),
        set: { ESPERA, CAMBIOS: (row.CAMBIOS ?? 0) + 1 },
        when: asRead(row),
      },
      ...writes,
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** Who answered for the order before and does so no more. */
function gaveAway(people: Around, before: HeaderRow, header: HeaderRow): string[] {
  const now = answerable(people, { header });
  return answerable(people, { header: before }).filter((each) => !now.includes(each));
}
