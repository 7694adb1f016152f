import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { applications as known, moduleIds } from '../../shared/users/applications.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { ApplicationRow } from '../../shared/users/startFacts.ts';
import { grantables } from '../../shared/users/grantables.ts';
import { sayerOf } from '../../shared/foundation/access/overlay.ts';
import { accessOf } from '../runtime/caller.ts';
import type { Implementation } from '../runtime/executor.ts';
import type { Identity } from './identityProvider.ts';
import { identityOf } from './ownRows.ts';
import { flagOf } from './userRows.ts';

/** Spec 3 and 6: what the sidebar shows and the route guard matches; one row for each application of the company. */
export function applicationsOf({ company, user }: Identity): ApplicationRow[] {
  const own = APPLICATIONS.filter(
    (module) => company.APLICACIONES[module] !== undefined && isModuleOf(company.AbreviaturaPais, module),
  );
  const { applications: rows } = accessOf(company, user);
  return own.map((module) => {
    const row = rows.find((each) => each.module === module);
    return {
      NOMBRE: known[module].name,
      LINK: known[module].link,
      ACTIVO_CLIENTE: flagOf(company.APLICACIONES[module]),
      ACTIVO_USUARIO: flagOf(row?.user ?? false),
      APLICACION_PERMITIDA: flagOf(row?.allowed ?? false),
    };
  });
}

export const applications: Implementation<typeof userProcedures.applications> = async (call) =>
  applicationsOf(await identityOf(call, call.input.ID_USUARIO));

/**
 * Spec 7, user permissions: one row for each right that the person has by role or by own row, and for each that was taken
 * away. What goes with its application unless somebody said otherwise has a row only where somebody did.
 */
export const permissions: Implementation<typeof userProcedures.permissions> = async (call) => {
  const { company, user } = await identityOf(call, call.input.ID_USUARIO);
  const say = sayerOf(company, user);
  return grantables
    .filter(({ key }) => key !== 'entrar')
    .map(({ module, object, key }) => ({ module, object, key, said: say(module, object, key) }))
    .filter(({ said }) => said.by !== 'open' && (said.on || said.by === 'own'))
    .map(({ module, object, key, said }) => ({
      ID_USUARIO: user.IdUsuario,
      ID_MODULO: moduleIds[module] || module,
      ID_OBJETO: object,
      CLAVE: key,
      VALOR: flagOf(said.on),
    }));
};
