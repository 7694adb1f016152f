import type { StartFacts } from '../../shared/users/startFacts.ts';
import { applicationsOf } from './applications.ts';
import type { Identity } from './identityProvider.ts';
import { profileOf } from './profile.ts';
import { flagOf } from './userRows.ts';

/** What the first screen needs of the company, from the rows that the check of the session reads anyway. */
export const startFactsOf = (identity: Identity, day: string): StartFacts => ({
  PERFIL: profileOf(identity.company, day),
  APLICACIONES: applicationsOf(identity),
  ACCESO_APP_FACTURACION: flagOf(identity.company.ACCESO_APP_FACTURACION),
});
