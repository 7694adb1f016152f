import type { CountryCode } from '../../countries/country.ts';
import { certifiers } from '../certifiers.ts';
import { filesService, tokenService } from './register.ts';

/** What a company types to be let in at a service. */
export interface AccountField {
  name: string;
  label: string;
}

/** An outside service that knows each company by credentials of its own. */
export interface ServiceAccount {
  /** Name under which the gateways ask for it. */
  service: string;
  label: string;
  country: CountryCode;
  /** What it opens, one sentence. */
  opens: string;
  fields: readonly AccountField[];
}

/** Most letters of one field. */
export const LONGEST_FIELD = 200;

export const USER = 'USUARIO';
export const PASSWORD = 'CLAVE';

const NAMED: readonly AccountField[] = [
  { name: USER, label: 'Usuario' },
  { name: PASSWORD, label: 'Contraseña' },
];

const account = (
  service: string,
  country: CountryCode,
  label: string,
  opens: string,
  fields = NAMED,
): ServiceAccount => ({ service, country, label, opens, fields });

/** Name under which the look-ups of a country are asked. */
export const lookupAccount = (country: CountryCode): string => `consultas-${country.toLowerCase()}`;

/** Every service that wants credentials of the company; another one is a line here, and its door asks under the name. */
export const serviceAccounts: readonly ServiceAccount[] = [
  account('gt-sat', 'GT', 'SAT: declaraciones', 'Transmite las DUCA y pide su canal.'),
  account(
    lookupAccount('GT'),
    'GT',
    'SAT: consultas',
    'Consulta NIT, placas y lo que verifican los documentos.',
  ),
  account(tokenService('GT'), 'GT', 'SAT: aduana digital', 'Consulta permisos y contingentes.'),
  account(
    filesService('GT'),
    'GT',
    'SAT: archivos',
    'Entrega los archivos de soporte y recoge los que deja la SAT.',
  ),
  ...certifiers.map(({ name, label, country }) =>
    account(name, country, `Certificador: ${label}`, 'Firma y numera lo que la empresa certifica con él.'),
  ),
  account('hn-sarah', 'HN', 'SARAH: declaraciones', 'Transmite las DUA y pide su canal.'),
  account('hn-manifiestos', 'HN', 'SARAH: manifiestos', 'Valida y presenta los manifiestos.'),
  account(lookupAccount('HN'), 'HN', 'SARAH: consultas', 'Consulta RTN y lo que verifican los documentos.'),
  account(tokenService('HN'), 'HN', 'SARAH: aduana digital', 'Consulta permisos y contingentes.'),
];

export const accountsOf = (country: CountryCode): readonly ServiceAccount[] =>
  serviceAccounts.filter((each) => each.country === country);
