import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** Of a company that is suspended what is under way is still asked for, and nothing leaves. */
export async function isSuspended(
  { database }: Pick<Services, 'database'>,
  { company }: Pick<TenantScope, 'company'>,
): Promise<boolean> {
  const row = await database.get<CompanyRow>('users', companyRowKey(company));
  return row?.ACTIVO === '0';
}
