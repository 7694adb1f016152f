import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { countries } from '../../shared/countries/countries.ts';
import { COUNTRIES, type CountryCode } from '../../shared/countries/country.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import type { CompanyPlan } from '../../shared/foundation/access/plan.ts';
import { operatorProcedures } from '../../shared/users/operator/procedures.ts';
import { companyRowKey, userRowKey } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Services } from '../runtime/services.ts';
import { checkFacts, checkLogin } from './userChecks.ts';
import { companyListKey } from './workingCompanies.ts';
import { loginKey, loginOwnerKey, normalLogin, type CompanyRecord, type UserRecord } from './userRows.ts';

/** As a person gives them, in any spelling that the forms take. */
export interface NewCompany {
  company: string;
  taxId: string;
  country: string;
  /** Keeps the shared catalogues of its country. */
  operator: boolean;
  administrator: string;
  login: string;
  mail: string;
  /** What it may use, where that was agreed. */
  plan?: CompanyPlan;
}

const COMPANY_NAME = 150;

function countryOf(typed: string): CountryCode {
  const working = COUNTRIES.filter((code) => countries[code].status !== 'listed');
  const found = working.find((code) => code === typed.trim().toUpperCase());
  if (!found) throw invalidParam('country', `debe ser ${working.join(' o ')}`);
  return found;
}

function checked(facts: NewCompany): { country: CountryCode; taxId: string; login: string } {
  const name = facts.company.trim();
  if (name === '' || name.length > COMPANY_NAME)
    throw invalidParam('company', `debe tener de 1 a ${COMPANY_NAME} caracteres`);
  const country = countryOf(facts.country);
  const tax = countries[country].checkTaxId(facts.taxId);
  if (!tax.ok) throw invalidParam('nit', `«${facts.taxId}» no es un ${countries[country].taxIdName} válido`);
  checkFacts({ NOMBRE: facts.administrator, CORREO: facts.mail });
  if (facts.mail.trim() === '') throw invalidParam('mail', 'falta y es obligatorio');
  return { country, taxId: tax.value, login: checkLogin(facts.login) };
}

/**
 * A company with every application, and its administrator, who has no password yet and signs in only after a link
 * (`firstLink.ts`) was used. Throws the refusal that names the fact that is wrong.
 */
export async function createCompany(
  { database, id }: Pick<Services, 'database' | 'id'>,
  facts: NewCompany,
): Promise<{ companyId: string; userId: string }> {
  const { country, taxId, login } = checked(facts);
  const [companyId, userId] = [id('emp'), id('usr')];
  const company: CompanyRecord = {
    ...companyRowKey(companyId),
    Nombre: facts.company.trim(),
    RazonSocial: facts.company.trim(),
    Direccion: '',
    Telefono: '',
    Correo: facts.mail.trim(),
    Nit: taxId,
    Alias: '',
    AbreviaturaPais: country,
    ACTIVO: '1',
    APLICACIONES: Object.fromEntries(APPLICATIONS.map((module) => [module, '1'])),
    FuncionalidadesEspeciales: [],
    ACCESO_APP_FACTURACION: '0',
    OPERADOR: facts.operator ? '1' : '0',
    ...(facts.plan ? { PLANES: [facts.plan] } : {}),
  };
  const user: UserRecord = {
    ...userRowKey(companyId, userId),
    IdUsuario: userId,
    Usuario: login,
    NombreUsuario: facts.administrator.trim(),
    EmailUsuario: facts.mail.trim(),
    IdPerfil: '1',
    SUPER: '1',
    TRACKING: '0',
    ACTIVO: '1',
    APLICACIONES: Object.fromEntries(
      APPLICATIONS.map((module) => [module, { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' }]),
    ),
    PERMISOS: APPLICATIONS.flatMap((module) =>
      (['escribir', 'transmitir'] as const).map((right) => ({ ID_MODULO: module, CLAVE: right, VALOR: '1' })),
    ),
    loginPk: loginKey(login),
  };
  const absent = { absent: true } as const;
  const owner = { ...loginOwnerKey(login), userId };
  try {
    await database.write(
      { kind: 'put', table: 'users', item: owner, when: absent },
      {
        kind: 'put',
        table: 'users',
        item: { ...company, ...companyRowKey(companyId) },
        when: absent,
        // Its own logbook begins with who opened it.
        noted: {
          company: companyId,
          module: 'users',
          id: '',
          action: operatorProcedures.openCompany.summary,
        },
      },
      // Whoever operates the platform sees it from now on, before anybody signed in.
      { kind: 'put', table: 'users', item: { ...companyListKey(companyId), country } },
      { kind: 'put', table: 'users', item: { ...user, ...userRowKey(companyId, userId) }, when: absent },
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw invalidParam('login', `«${normalLogin(login)}» ya está tomado; elija otro`);
  }
  return { companyId, userId };
}
