import { hkdfSync } from 'node:crypto';
import { entriesOf } from '../../shared/foundation/options/storedOptions.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import type { CurrentUser, SessionFacts } from '../../shared/users/sessionFacts.ts';
import { accessOf } from '../runtime/caller.ts';
import { optionalSetting } from '../runtime/config.ts';
import { owesFactor } from '../runtime/owesFactor.ts';
import type { Services } from '../runtime/services.ts';
import type { SessionRow } from '../runtime/session.ts';
import type { Identity } from './identityProvider.ts';
import { planShown } from './planShown.ts';
import { startFactsOf } from './startFacts.ts';
import { companyIdOf, flagOf } from './userRows.ts';

/** Current user of spec 3; the password field exists for the screens that read it and is always empty. */
const currentUserOf = ({ company, user }: Identity, day: string): CurrentUser => ({
  adm_usr_id: user.IdUsuario,
  adm_usr_usuario: user.Usuario,
  adm_usr_nombre: user.NombreUsuario,
  adm_usr_password: '',
  adm_perfil_adm_prf_id: user.IdPerfil,
  super: flagOf(isAdministrator(user)),
  adm_usr_email: user.EmailUsuario,
  IdPerfil: user.IdPerfil,
  UsuarioTracking: flagOf(user.TRACKING),
  Id: companyIdOf(company),
  NombreCliente: company.Nombre,
  AbreviaturaPais: company.AbreviaturaPais,
  Nit: company.Nit,
  NombrePlanNegocio: planShown(company, day).NombrePlanNegocio,
});

/** What the browser may know of a session. */
export async function sessionFactsOf(
  services: Services,
  identity: Identity,
  session: SessionRow,
): Promise<SessionFacts> {
  const { company, user } = identity;
  const permissions = permissionsOf(accessOf(company, user));
  const day = localDay(services.now());
  const factorOwed = owesFactor(permissions, session);
  return {
    RESULTADO: '1',
    ABREVIATURA_PAIS: company.AbreviaturaPais,
    user: currentUserOf(identity, day),
    permissions: [...permissions],
    features: company.FuncionalidadesEspeciales,
    options: entriesOf(company.OPCIONES),
    draftKey: await draftKeyOf(services, companyIdOf(company), user.IdUsuario),
    practice: optionalSetting('PRACTICE', '0') === '1',
    factorOwed,
    ...(factorOwed ? {} : { INICIO: startFactsOf(identity, day) }),
  };
}

/** Of the person, not of the sign-in: drafts left by a session that expired must open after the next one. */
async function draftKeyOf(services: Services, company: string, userId: string): Promise<string> {
  const master = Buffer.from(await services.secret('data-key'), 'base64');
  const key = hkdfSync('sha256', master, Buffer.alloc(0), `despacho/drafts/${company}/${userId}`, 32);
  return Buffer.from(key).toString('base64');
}
