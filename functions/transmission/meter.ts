import { impossible } from '../../shared/foundation/contracts/refusal.ts';
import { isFull, planOn } from '../../shared/foundation/access/plan.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { isFinal, type TransmissionState } from '../../shared/transmission/states.ts';
import type { Write } from '../runtime/database.ts';
import { companyOf } from '../runtime/people.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { usageKey, type UsageRow } from '../runtime/usage.ts';
import { TABLE, type TransmissionRow } from './rows.ts';

/** Only what is sent to be registered is used up and paid for: a validation, a channel, a change of it are not. */
const METERED: Operation = 'R';

/** A moment's month, local: «2026-11». */
const monthOf = (moment: Date | string): string => localDay(new Date(moment)).slice(0, 7);

const full = (name: string, limit: number): Error =>
  impossible(
    `El plan «${name}» de su empresa permite ${limit} declaraciones al mes y ya se enviaron. Nada se selló. Pida a quien opera la plataforma otro plan, o espere al día 1.`,
  );

/**
 * Writes that count a declaration with its hand-over, on condition that the company's plan still has room for it: of two
 * that are sent at once only one takes the last place. What the authority rejected, and what a person took out of the queue, gives its place back.
 * @param now moment that the transmission is of: by its month the place is given back.
 */
export async function meterWrites(
  services: Services,
  scope: TenantScope,
  { kind, operation }: { kind: string; operation: Operation },
  now: Date,
): Promise<Write[]> {
  if (operation !== METERED) return [];
  const key = usageKey(scope, monthOf(now));
  const add = { ENVIADAS: 1, [`ENVIADAS~${kind}`]: 1 };
  const plan = planOn((await companyOf({ services, scope }))?.PLANES, localDay(now));
  if (!plan || plan.DECLARACIONES === 0) return [{ kind: 'add', table: TABLE, key, add }];
  const used = await services.database.get<UsageRow>(TABLE, key);
  const rejected = used?.RECHAZADAS ?? 0;
  if (isFull((used?.ENVIADAS ?? 0) - rejected, plan.DECLARACIONES))
    throw full(plan.NOMBRE, plan.DECLARACIONES);
  return [
    {
      kind: 'add',
      table: TABLE,
      key,
      add,
      when: { missingOrBelow: { ENVIADAS: plan.DECLARACIONES + rejected } },
      lost: () => full(plan.NOMBRE, plan.DECLARACIONES),
    },
  ];
}

/** Writes that count the answer to a declaration, with the step that tells it: each is answered once. */
export function answeredWrites(head: TransmissionRow, state: TransmissionState, at: string): Write[] {
  if (head.operation !== METERED || !isFinal(state) || isFinal(head.state)) return [];
  const counted = (month: string, name: string, by = 1): Write => ({
    kind: 'add',
    table: TABLE,
    key: usageKey(head, month),
    add: { [name]: by, [`${name}~${head.kind}`]: by },
  });
  // It was never sent after all.
  if (state === 'TAKEN_OUT') return [counted(monthOf(head.created), 'ENVIADAS', -1)];
  // A place is given back in the month in which it was taken; what is accepted is of the month of the answer.
  return [
    state === 'REJECTED' ? counted(monthOf(head.created), 'RECHAZADAS') : counted(monthOf(at), 'ACEPTADAS'),
  ];
}
