import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import type { Write } from '../../runtime/database.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { costsOf, enteredKey, type CostItem, type EnteredItem } from './costRows.ts';

/** The lines of an order, and the condition that none is entered beside whoever looked at them. */
export async function watchedCosts(
  parts: { services: Services; scope: TenantScope },
  orderId: string,
  lost: () => Error,
): Promise<{ rows: CostItem[]; watch: Write }> {
  const key = enteredKey(parts.scope, orderId);
  // First how many were entered and then the lines: one that comes between is counted, or seen.
  const entered = await parts.services.database.get<EnteredItem>('work-orders', key);
  return {
    rows: await costsOf(parts, orderId),
    watch: {
      kind: 'check',
      table: 'work-orders',
      key,
      when: entered ? { equals: { ENTRADOS: entered.ENTRADOS } } : { absent: true },
      lost,
    },
  };
}

/** A step of an order that its costs do not allow, at the field that it is about. */
export const refusedByCosts = (code: string, path: string, summary: string) =>
  refusal('rejected', { summary }, { problems: [problem(code, path, summary)] });
