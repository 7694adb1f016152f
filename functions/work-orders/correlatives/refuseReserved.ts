import { formatDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { explained, notesOf } from './notes.ts';
import { HEAD } from './series.ts';

/**
 * A number that somebody reserved is theirs to type; the newest word about it stands, so one that is explained otherwise is
 * free again.
 * @param path field in which it is typed.
 * @throws Refusal `rejected` at that field, naming who reserved it, when and why.
 */
export async function refuseReserved(
  call: Pick<Call<unknown>, 'scope' | 'services'>,
  typed: string,
  path: string,
): Promise<void> {
  const number = plainOrderNumber(typed);
  if (!/^[A-Z0-9]{3}\d{7}$/.test(number)) return;
  const correlative = Number(number.slice(HEAD));
  const holder = { pk: companyKey(call.scope, 'number'), sk: number };
  const [notes, used] = await Promise.all([
    notesOf(call, number.slice(0, HEAD), correlative),
    call.services.database.get('work-orders', holder),
  ]);
  // Of a number that an order has, its declaration and the refusal of a second order speak.
  if (used) return;
  const [found] = explained(correlative, correlative, notes);
  const { CLASE, POR = '', FECHA = 0, MOTIVO = '' } = found?.note ?? {};
  if (CLASE !== 'RESERVADO' || POR === call.scope.login) return;
  const day = formatDate(localDay(new Date(FECHA)));
  const summary = `El número ${formatOrderNumber(number)} lo reservó ${POR} el ${day}: «${MOTIVO}». Escriba otro número, o pida a ${POR} que lo escriba.`;
  throw refusal('rejected', { summary }, { problems: [problem('number.reserved', path, summary)] });
}

/** The same for a person's changes of an open document. */
export async function refuseReservedChange(
  call: Pick<Call<unknown>, 'scope' | 'services'>,
  changes: readonly Change[],
  path: string,
): Promise<void> {
  for (const change of changes) {
    const typed = typedAt(change, path);
    if (typed !== undefined) await refuseReserved(call, typed, path);
  }
}

/** What a change writes into a field: by itself, or with the whole record that it belongs to. */
function typedAt(change: Change, path: string): string | undefined {
  if (change.op !== 'set') return undefined;
  const { value } = change;
  if (typeof value === 'string') return change.path === path ? value : undefined;
  const [dataSet, field = ''] = path.split('.');
  return change.path === dataSet && !Array.isArray(value) ? value[field] : undefined;
}
