import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { applications as known, moduleIds } from '../../shared/users/applications.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { identityOf } from './ownRows.ts';
import { flagOf } from './userRows.ts';

/** Spec 3 and 6: what the sidebar shows and the route guard matches; one row for each application of the company. */
export const applications: Implementation<typeof userProcedures.applications> = async (call) => {
  const { company, user } = await identityOf(call, call.input.ID_USUARIO);
  const own = APPLICATIONS.filter(
    (module) => company.APLICACIONES[module] !== undefined && isModuleOf(company.AbreviaturaPais, module),
  );
  return own.map((module) => ({
    NOMBRE: known[module].name,
    LINK: known[module].link,
    ACTIVO_CLIENTE: flagOf(company.APLICACIONES[module]),
    ACTIVO_USUARIO: flagOf(user.APLICACIONES[module]?.ACTIVO_USUARIO),
    APLICACION_PERMITIDA: flagOf(user.APLICACIONES[module]?.APLICACION_PERMITIDA),
  }));
};

export const permissions: Implementation<typeof userProcedures.permissions> = async (call) => {
  const { user } = await identityOf(call, call.input.ID_USUARIO);
  return user.PERMISOS.map((right) => ({
    ID_USUARIO: user.IdUsuario,
    ID_MODULO: moduleIds[right.ID_MODULO] || right.ID_MODULO,
    CLAVE: right.CLAVE,
    VALOR: right.VALOR,
  }));
};
