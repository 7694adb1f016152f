import type { CountryCode } from '../../../shared/countries/country.ts';
import { APPLICATIONS, type ModuleName } from '../../../shared/foundation/modules.ts';

/** What a demo user may do, besides reading what the profile lets be read. */
export type Role = 'administrator' | 'agent' | 'assistant' | 'client' | 'elsewhere';

export interface DemoPerson {
  login: string;
  name: string;
  profileId: string;
  role: Role;
  /** Tax ids of the importers of a client's person. */
  importers?: readonly string[];
}

export interface DemoCompany {
  id: string;
  country: CountryCode;
  name: string;
  legalName: string;
  address: string;
  phone: string;
  mail: string;
  /** Made up, with a right check digit. */
  taxId: string;
  /** Registration of the broker at customs, which heads its order numbers; made up. */
  registration: string;
  alias: string;
  /** Keeps the shared catalogues of its country. */
  operator: boolean;
  people: DemoPerson[];
}

/** One password for all: it is printed at every start, and the start works on made-up data only. */
export const DEMO_PASSWORD = 'cafe-con-cardamomo';

/** Who operates the platform in practice. */
export const demoOperator = {
  id: 'usr-operador',
  login: 'operador',
  name: 'Beatriz Solares',
  mail: 'operador@despacho.example',
} as const;

export const ALL_MODULES: readonly ModuleName[] = APPLICATIONS;

/** What a client company's own staff sees: its orders and their lists (spec 6, route guard: profile 4). */
export const CLIENT_MODULES: readonly ModuleName[] = ['catalogues', 'tariff', 'work-orders', 'notifications'];

export const demoCompanies: readonly DemoCompany[] = [
  {
    id: 'gt-pacifico',
    country: 'GT',
    name: 'Aduanera del Pacífico',
    legalName: 'Aduanera del Pacífico, Sociedad Anónima',
    address: '4a. avenida 12-45, zona 10, Ciudad de Guatemala',
    phone: '+502 2300 1010',
    mail: 'operaciones@pacifico.example',
    taxId: '7108249',
    registration: '123',
    alias: 'PACIFICO',
    operator: true,
    people: [
      { login: 'admin.gt', name: 'Irene Castellanos', profileId: '1', role: 'administrator' },
      { login: 'agente.gt', name: 'Óscar Menchú', profileId: '2', role: 'agent' },
      { login: 'asistente.gt', name: 'Lucía Paiz', profileId: '5', role: 'assistant' },
      {
        login: 'cliente.gt',
        name: 'Marta Ixcot',
        profileId: '4',
        role: 'client',
        importers: ['81237642'],
      },
      { login: 'seguimiento.gt', name: 'Pablo Ruano', profileId: '6', role: 'elsewhere' },
    ],
  },
  {
    id: 'gt-polochic',
    country: 'GT',
    name: 'Agencia Polochic',
    legalName: 'Agencia Aduanal Polochic, Compañía Limitada',
    address: '6a. calle 3-20, zona 1, Cobán, Alta Verapaz',
    phone: '+502 7900 2020',
    mail: 'contacto@polochic.example',
    taxId: '41523695',
    registration: '134',
    alias: 'POLOCHIC',
    operator: false,
    people: [
      { login: 'admin2.gt', name: 'Rodrigo Chub', profileId: '1', role: 'administrator' },
      { login: 'agente2.gt', name: 'Elena Caal', profileId: '2', role: 'agent' },
      { login: 'asistente2.gt', name: 'Mario Tzul', profileId: '5', role: 'assistant' },
    ],
  },
  {
    id: 'hn-sula',
    country: 'HN',
    name: 'Aduanas del Valle de Sula',
    legalName: 'Aduanas del Valle de Sula, S. de R.L.',
    address: 'Bulevar del Norte, San Pedro Sula, Cortés',
    phone: '+504 2550 3030',
    mail: 'operaciones@sula.example',
    taxId: '05019021000018',
    registration: '145',
    alias: 'SULA',
    operator: true,
    people: [
      { login: 'admin.hn', name: 'Karla Mejía', profileId: '1', role: 'administrator' },
      { login: 'agente.hn', name: 'Jorge Zelaya', profileId: '2', role: 'agent' },
      { login: 'asistente.hn', name: 'Nohemí Lagos', profileId: '5', role: 'assistant' },
      { login: 'cliente.hn', name: 'Delmer Pineda', profileId: '4', role: 'client' },
    ],
  },
  {
    id: 'hn-merendon',
    country: 'HN',
    name: 'Despachos Merendón',
    legalName: 'Despachos Aduaneros Merendón, S.A.',
    address: 'Barrio El Centro, Puerto Cortés, Cortés',
    phone: '+504 2665 4040',
    mail: 'contacto@merendon.example',
    taxId: '05069995000024',
    registration: '156',
    alias: 'MERENDON',
    operator: false,
    people: [
      { login: 'admin2.hn', name: 'Suyapa Reyes', profileId: '1', role: 'administrator' },
      { login: 'agente2.hn', name: 'Wilmer Bonilla', profileId: '2', role: 'agent' },
    ],
  },
];
