import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import type { ApplicationRow, CompanyProfile } from '../../shared/users/startFacts.ts';
import type { Arriving, Session } from '../api/session.ts';
import { loadCatalogues, type Catalogues } from './catalogueStore.ts';

export interface Started {
  session: Session;
  company: CompanyProfile;
  applications: readonly ApplicationRow[];
  /** ACCESO_APP_FACTURACION = '1'. */
  billing: boolean;
  catalogues: Catalogues;
}

/** Spec 4: the start waits 100 ms, so that a page that is being left does not begin to load. */
const START_DELAY_MS = 100;

export function sessionOf({
  user,
  permissions,
  features,
  options,
  draftKey,
  practice,
}: SessionFacts): Session {
  return {
    user: {
      id: user.adm_usr_id,
      login: user.adm_usr_usuario,
      name: user.adm_usr_nombre,
      email: user.adm_usr_email,
    },
    company: { id: user.Id, name: user.NombreCliente, taxId: user.Nit, plan: user.NombrePlanNegocio },
    country: user.AbreviaturaPais,
    admin: user.super === '1',
    profileId: Number(user.IdPerfil),
    profileAdminId: Number(user.adm_perfil_adm_prf_id),
    permissions,
    features,
    options,
    draftKey,
    practice,
  };
}

/** Who these facts are of, for what is asked before the app has started. */
export const arriving = ({ user, permissions }: SessionFacts): Arriving => ({
  company: user.Id,
  country: user.AbreviaturaPais,
  permissions,
});

/**
 * What the app needs before its first screen (spec 4, startup): the company's profile, without which nothing starts, and
 * what its people may open came with the check of the session; the lists follow, and without them the app goes on.
 */
export async function startUp(facts: SessionFacts): Promise<Started> {
  await new Promise((resolve) => setTimeout(resolve, START_DELAY_MS));
  const { INICIO } = facts;
  if (!INICIO) throw new Error('No se encontró el perfil de la empresa. Contacte con el administrador.');
  const session = sessionOf(facts);
  return {
    session,
    company: INICIO.PERFIL,
    applications: INICIO.APLICACIONES,
    billing: INICIO.ACCESO_APP_FACTURACION === '1',
    catalogues: await loadCatalogues(session.company.id, session.country),
  };
}
