import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { listed, type UserRecord } from './userRows.ts';

/** Active users for whoever assigns work; everybody, with mail addresses, for administrators. */
export const listUsers: Implementation<typeof userProcedures.listUsers> = async ({ services, scope }) => {
  const rows = await services.database.query<UserRecord>('users', { pk: companyKey(scope), prefix: 'USER#' });
  const admin = scope.permissions.has('admin');
  return rows
    .filter((row) => admin || row.ACTIVO === '1')
    .map((row) => (admin ? listed(row) : { ...listed(row), EmailUsuario: '' }))
    .sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es'));
};
