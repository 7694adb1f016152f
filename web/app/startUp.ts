import { userProcedures } from '../../shared/users/procedures.ts';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { call } from '../api/call.ts';
import type { Session } from '../api/session.ts';
import { loadCatalogues, type Catalogues } from './catalogueStore.ts';
import type { AccessRow } from './guard.ts';

export interface Application extends AccessRow {
  NOMBRE: string;
}

export interface Company {
  Id: string;
  Nombre: string;
  Direccion: string;
  Telefono: string;
  Correo: string;
  Nit: string;
  RazonSocial: string;
  NombrePlanNegocio: string;
  DescripcionPlanNegocio: string;
  NombrePais: string;
  Alias: string;
}

export interface Started {
  session: Session;
  company: Company;
  applications: readonly Application[];
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

/**
 * What the app needs before its first screen (spec 4, startup): the company's profile first, whose failure stops the
 * start; then the rest side by side, where a failure leaves a list empty and the app goes on.
 */
export async function startUp(facts: SessionFacts): Promise<Started> {
  await new Promise((resolve) => setTimeout(resolve, START_DELAY_MS));
  const session = sessionOf(facts);
  const client = session.company.id;
  const [company] = await call(userProcedures.profile, { ID_CLIENTE: client });
  if (!company) throw new Error('No se encontró el perfil de la empresa. Contacte con el administrador.');
  const [applications, billing, catalogues] = await Promise.all([
    // Spec 6: when the access call fails, navigation is denied; no row would mean allowed.
    call(userProcedures.applications, {
      MODO: '3',
      ID_CLIENTE: client,
      ID_USUARIO: session.user.id,
      OPCION: '0',
    }),
    call(userProcedures.billingAccess, { ID_CLIENTE: client }).catch(() => []),
    loadCatalogues(client, session.country),
  ]);
  return {
    session,
    company,
    applications,
    billing: billing[0]?.ACCESO_APP_FACTURACION === '1',
    catalogues,
  };
}
