import { COUNTRIES, type CountryCode } from '../../countries/country.ts';
import { authorities } from '../authorities.ts';
import { certifiers } from '../certifiers.ts';
import { keysOf } from '../../foundation/keyed.ts';
import { type LookupName } from '../lookups/kept.ts';
import { lookups } from '../lookups/register.ts';

/** What an outside service does for people. */
export type ServiceSort = 'authority' | 'bank' | 'lookup' | 'token' | 'mail';

/** A service that is not ours and that work waits for. */
export interface OutsideService {
  name: string;
  label: string;
  sort: ServiceSort;
  countries: readonly CountryCode[];
  /** What people do while it is down, one sentence. */
  meanwhile: string;
}

const inCountry = (name: string, country: CountryCode): string => `${name}-${country.toLowerCase()}`;

/** Name under which a look-up of a country is counted. */
export const serviceOfLookup = (name: LookupName, country: CountryCode): string =>
  inCountry(`consulta-${name}`, country);

/** Names of the look-ups of a country that are asked with the token of digital customs. */
export const lookupsWithToken = (country: CountryCode): string[] =>
  keysOf(lookups)
    .filter((name) => lookups[name].token === true)
    .map((name) => serviceOfLookup(name, country));

/** Name of the service that gives the token of digital customs of a country; its users stand under it too. */
export const tokenService = (country: CountryCode): string => inCountry('token', country);

/** Name of the server that takes a country's files; users stand under it too. */
export const filesService = (country: CountryCode): string => inCountry('archivos', country);

/** Name of a country's bank. */
export const bankService = (country: CountryCode): string => inCountry('banco', country);

/** Name of the service that carries mail. */
export const MAIL_SERVICE = 'correo';

const QUEUED = 'Siga preparando y transmita: lo que envíe espera en cola y saldrá solo.';

const sent: readonly OutsideService[] = [
  { name: 'gt-sat', label: 'SAT: declaraciones', sort: 'authority', countries: ['GT'], meanwhile: QUEUED },
  {
    name: 'hn-sarah',
    label: 'SARAH: declaraciones',
    sort: 'authority',
    countries: ['HN'],
    meanwhile: QUEUED,
  },
  {
    name: 'hn-manifiestos',
    label: 'SARAH: manifiestos',
    sort: 'authority',
    countries: ['HN'],
    meanwhile: QUEUED,
  },
];

const filed: readonly OutsideService[] = [
  {
    name: filesService('GT'),
    label: 'SAT: archivos',
    sort: 'authority',
    countries: ['GT'],
    meanwhile: 'Los archivos que entregue esperan y salen solos.',
  },
];

const signing: readonly OutsideService[] = certifiers.map(({ name, label, country }) => ({
  name,
  label: `Certificador: ${label}`,
  sort: 'authority',
  countries: [country],
  meanwhile: 'Lo que mande certificar espera en cola y saldrá solo.',
}));

const banks: readonly OutsideService[] = COUNTRIES.filter((country) => authorities[country].bank !== '').map(
  (country) => ({
    name: bankService(country),
    label: `${authorities[country].bank}: tipo de cambio`,
    sort: 'bank',
    countries: [country],
    meanwhile: 'Se usa la última tasa conocida, con su día.',
  }),
);

const asked: readonly OutsideService[] = keysOf(lookups).flatMap((name) =>
  keysOf(lookups[name].at).map((country): OutsideService => ({
    name: serviceOfLookup(name, country),
    label: `Consulta: ${lookups[name].label}`,
    sort: 'lookup',
    countries: [country],
    meanwhile: 'Siga escribiendo: los datos quedan sin verificar y se verifican solos.',
  })),
);

const tokens: readonly OutsideService[] = (['GT', 'HN'] as const).map((country) => ({
  name: tokenService(country),
  label: 'Aduana digital: acceso',
  sort: 'token',
  countries: [country],
  meanwhile: 'Las consultas que lo necesitan quedan sin verificar y se verifican solas.',
}));

/** Every outside service, in the order of the page; whoever reports one reports it under the name here. */
export const outsideServices: readonly OutsideService[] = [
  ...sent,
  ...filed,
  ...signing,
  ...banks,
  ...asked,
  ...tokens,
  {
    name: MAIL_SERVICE,
    label: 'Correo',
    sort: 'mail',
    countries: COUNTRIES,
    meanwhile: 'Los avisos se ven en la campana; los correos salen solos después.',
  },
];

export const servicesOf = (country: CountryCode): readonly OutsideService[] =>
  outsideServices.filter(({ countries }) => countries.includes(country));
