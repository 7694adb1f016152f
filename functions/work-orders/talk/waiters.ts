import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { importerOf } from '../importerRows.ts';
import { answerable, type Around } from './reach.ts';
import { type ThreadRow } from './rows.ts';

/** No thread waits for more. */
const MOST_WAITERS = 20;

/** Each of them once. */
export const unique = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((each) => each !== '').slice(0, MOST_WAITERS);

/**
 * For whom a thread waits as the order stands now: what a client asked waits for whoever answers for the order, and no
 * more for who left the agency or gave the order away. What waits for the client alone, or lies within the agency, stays.
 */
export function presentWaiters(
  people: Around,
  header: HeaderRow,
  row: ThreadRow,
  gaveAway: readonly string[] = [],
): string[] {
  if (row.PARA === 'AGENCIA') return row.ESPERA;
  const clients = [row.NIT ?? '', importerOf(header)].map(plainTaxId);
  if (row.ESPERA.every((each) => clients.includes(each))) return row.ESPERA;
  const isStaff = new Set(people.staff.map((each) => each.IdUsuario));
  const staying = row.ESPERA.filter(
    (each) => clients.includes(each) || (isStaff.has(each) && !gaveAway.includes(each)),
  );
  return unique([...staying, ...answerable(people, { header })]);
}
