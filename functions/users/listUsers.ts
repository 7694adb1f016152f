import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { listed, type UserRecord } from './userRows.ts';

/** Everybody of the company. Whoever assigns work asks `work-orders/assignees`, which tells names alone. */
export const listUsers: Implementation<typeof userProcedures.listUsers> = async ({ services, scope }) => {
  const rows = await services.database.query<UserRecord>('users', {
    pk: companyKey(scope),
    prefix: 'USER#',
    few: 'people of one company',
  });
  return rows.map(listed).sort((a, b) => a.NombreUsuario.localeCompare(b.NombreUsuario, 'es'));
};
