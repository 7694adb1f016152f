import { catalogue } from '../../shared/catalogues/names.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
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

type Option = Result<typeof userProcedures.loadConfiguration>[number];

/**
 * Options of a person (spec 3, user configuration entry): print toggles, notices, columns of lists; what the person
 * has not chosen as the catalogue of defaults says.
 */
export const loadConfiguration: Implementation<typeof userProcedures.loadConfiguration> = async (call) => {
  const { input, services, scope } = call;
  const [rows, reference] = await Promise.all([
    services.database.query<ConfigurationRow>('users', {
      pk: place(scope),
      ...(input.ID_MODULO ? { prefix: `${input.ID_MODULO}#` } : {}),
    }),
    call.reference(),
  ]);
  const chosen = rows.map((row): Option => {
    const [ID_MODULO = '', CLAVE = ''] = row.sk.split('#');
    return { ID_MODULO, CLAVE, VALOR: row.VALOR };
  });
  const known = new Set(chosen.map(({ ID_MODULO, CLAVE }) => `${ID_MODULO}#${CLAVE}`));
  const left = reference
    .rows(catalogue.userDefaults)
    .map(({ ID_MODULO = '', CLAVE, VALOR }): Option => ({ ID_MODULO, CLAVE, VALOR }))
    .filter(({ ID_MODULO, CLAVE }) => !known.has(`${ID_MODULO}#${CLAVE}`))
    .filter(({ ID_MODULO }) => !input.ID_MODULO || ID_MODULO === input.ID_MODULO);
  return [...chosen, ...left];
};

export const saveConfiguration: Implementation<typeof userProcedures.saveConfiguration> = async (call) => {
  const { input, services, scope } = call;
  if (MODULE_IDS[input.ID_MODULO] === undefined) {
    throw refusal('params.invalid', { name: 'ID_MODULO', reason: 'debe ser un módulo del 1 al 9' });
  }
  if (!/^[A-Za-z0-9_.-]{1,100}$/.test(input.CLAVE)) {
    throw refusal('params.invalid', { name: 'CLAVE', reason: 'admite letras, dígitos, punto y guiones' });
  }
  const key = { pk: place(scope), sk: `${input.ID_MODULO}#${input.CLAVE}` };
  const before = await services.database.get<ConfigurationRow>('users', key);
  await services.database.write({
    kind: 'put',
    table: 'users',
    item: { ...key, VALOR: input.VALOR },
    was: { VALOR: before?.VALOR ?? '' },
  });
  return { RESULTADO: '1' };
};
