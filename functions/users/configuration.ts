import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { MODULE_IDS } from '../../shared/users/applications.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Item } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';

interface ConfigurationRow extends Item {
  VALOR: string;
}

const place = (scope: TenantScope) => companyKey(scope, 'CONFIG', scope.userId);

/** Options of a person (spec 3, user configuration entry): print toggles, notices, columns of lists. */
export const loadConfiguration: Implementation<typeof userProcedures.loadConfiguration> = async (call) => {
  const { input, services, scope } = call;
  const rows = await services.database.query<ConfigurationRow>('users', {
    pk: place(scope),
    ...(input.ID_MODULO ? { prefix: `${input.ID_MODULO}#` } : {}),
  });
  return rows.map((row) => {
    const [ID_MODULO = '', CLAVE = ''] = row.sk.split('#');
    return { ID_MODULO, CLAVE, VALOR: row.VALOR };
  });
};

export const saveConfiguration: Implementation<typeof userProcedures.saveConfiguration> = async (call) => {
  const { input, services, scope } = call;
  if (MODULE_IDS[input.ID_MODULO] === undefined) {
    throw refusal('params.invalid', { name: 'ID_MODULO', reason: 'debe ser un módulo del 1 al 9' });
  }
  if (!/^[A-Za-z0-9_.-]{1,100}$/.test(input.CLAVE)) {
    throw refusal('params.invalid', { name: 'CLAVE', reason: 'admite letras, dígitos, punto y guiones' });
  }
  await services.database.write({
    kind: 'put',
    table: 'users',
    item: { pk: place(scope), sk: `${input.ID_MODULO}#${input.CLAVE}`, VALOR: input.VALOR },
  });
  return { RESULTADO: '1' };
};
