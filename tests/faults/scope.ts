import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { sessionScope, type TenantScope } from '../../functions/runtime/scope.ts';

/** A person of the company of these tests. */
export const scope = (
  userId = 'usr-1',
  userName = 'Ana Pérez',
  permissions: Permission[] = [],
  company = 'emp-1',
): TenantScope =>
  sessionScope({
    company,
    companyName: 'Agencia Uno',
    country: 'GT',
    userId,
    login: userId,
    userName,
    sessionHash: '',
    permissions: new Set<Permission>(['transmission:read', 'transmission:transmit', ...permissions]),
  });
