import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { companyRowKey, userRowKey } from '../runtime/caller.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { Identity } from './identityProvider.ts';
import type { CompanyRecord, UserRecord } from './userRows.ts';

interface Asking {
  services: Services;
  scope: TenantScope;
}

/** Company and user rows of a user of the caller's company: the caller's own, or any other for an administrator. */
export async function identityOf(
  { services, scope }: Asking,
  userId: string = scope.userId,
): Promise<Identity> {
  const missing = refusal('not-found', { what: 'un usuario' });
  if (userId !== scope.userId && !scope.permissions.has('admin')) throw missing;
  const [company, user] = await services.database.getMany('users', [
    companyRowKey(scope.company),
    userRowKey(scope.company, userId),
  ]);
  if (!company || !user) throw missing;
  return { company: company as CompanyRecord, user: user as UserRecord };
}
