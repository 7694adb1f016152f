import type { Item } from './database.ts';
import { companyKey } from './keys.ts';
import type { TenantScope } from './scope.ts';

/**
 * What a company used in a month: `C#<company>#uso`, `MES#2026-11` of the table `transmissions`. Each number is added to
 * in the transaction of what it counts; `ACEPTADAS~duca` counts one kind of document of them.
 */
export type UsageRow = Item & {
  ENVIADAS?: number;
  RECHAZADAS?: number;
  ACEPTADAS?: number;
} & Record<string, number | string | undefined>;

export const USAGE = 'MES#';
export const usagePk = (scope: Pick<TenantScope, 'company'>) => companyKey(scope, 'uso');
export const usageKey = (scope: Pick<TenantScope, 'company'>, month: string) => ({
  pk: usagePk(scope),
  sk: `${USAGE}${month}`,
});
