import { buildOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Item, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Call } from '../runtime/executor.ts';

interface CounterRow extends Item {
  VALOR: number;
}

export interface Allocation {
  correlative: number;
  /** To go into the transaction of the order: holds only if nobody else took the number meanwhile. */
  write: Write;
}

/** Next correlative of the company and year. Taken by the transaction that creates the order, so none is ever skipped. */
export async function nextCorrelative({ services, scope }: Call<unknown>, year: number): Promise<Allocation> {
  const key = { pk: companyKey(scope, 'counter'), sk: `ORDER#${year}` };
  const row = await services.database.get<CounterRow>('work-orders', key);
  const correlative = (row?.VALOR ?? 0) + 1;
  return {
    correlative,
    write: {
      kind: 'put',
      table: 'work-orders',
      item: { ...key, VALOR: correlative },
      when: row ? { equals: { VALOR: row.VALOR } } : { absent: true },
    },
  };
}

/** Leaves numbers out, so that the next order takes `next`; holds only if nobody took one meanwhile. */
export const leavingOut = (
  { scope }: Pick<Call<unknown>, 'scope'>,
  year: number,
  { from, next }: { from: number; next: number },
): Write & { kind: 'put' } => ({
  kind: 'put',
  table: 'work-orders',
  item: { pk: companyKey(scope, 'counter'), sk: `ORDER#${year}`, VALOR: next - 1 },
  when: from === 1 ? { absent: true } : { equals: { VALOR: from - 1 } },
});

export const correlativeText = (year: number, correlative: number): string =>
  `${year}-${String(correlative).padStart(6, '0')}`;

/** Number by the rule of domain 1.5; '' when the registration does not fit it, and then the person types the number. */
export const proposedNumber = (registration: string, year: number, correlative: number): string =>
  /^[A-Za-z0-9]{3}$/.test(registration) ? buildOrderNumber(registration, year, correlative) : '';
