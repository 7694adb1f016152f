import { operations, type Operation } from '../../shared/transmission/operations.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { PracticeAuthorities } from '../../infra/embedded/authorities/startAuthorities.ts';
import type { Ledger } from '../../infra/embedded/authorities/ledger.ts';
import type { PracticeAuthority } from '../../infra/embedded/authorities/practiceAuthority.ts';

/** An authority under the same faults as every other: who it is, and what its answers look like. */
export interface Practised {
  name: string;
  country: CountryCode;
  /** Kind of document, and with it table and queue of its news. */
  kind: 'duca' | 'dua' | 'manifests';
  /** Name of its door and with it of its credentials. */
  door: string;
  /** Name by which the product's sentences call it. */
  called: string;
  /** Name by which the state of its service is told, where a country has several. */
  service: string;
  /** Environment variable that says where it is. */
  endpoint: string;
  /** Environment variable that says how large a message it takes, in megabytes. */
  largest: string;
  authority: (all: PracticeAuthorities) => PracticeAuthority;
  ledger: (all: PracticeAuthorities) => Ledger;
  /** Bytes that say what is asked (R where nothing is), of which number, with a note. */
  sealed: (key: string, note: string, operation?: Operation) => string;
  number: RegExp;
  /** A number of that form, as a person types it and as it is kept. */
  sample: { typed: string; kept: string };
  /** The country's bank: its environment variable, its name, and a rate of its. */
  bank: { endpoint: string; name: string; rate: RegExp };
  /** Whether what it takes owes taxes at a rate. */
  taxed: boolean;
  /** Whether it signs what it accepts. */
  signs: boolean;
  /** What may be asked of it besides, once it holds one. */
  follows: readonly ('CANAL' | 'M' | 'D')[];
  /** Code and path of its first objection. */
  objection: { code: string; path: string };
}

export const SAT: Practised = {
  name: 'SAT',
  country: 'GT',
  kind: 'duca',
  door: 'gt-sat',
  called: 'SAT',
  service: 'SAT',
  endpoint: 'SAT_ENDPOINT',
  largest: 'SAT_MESSAGE_MB',
  authority: ({ sat }) => sat,
  ledger: ({ ledger }) => ledger,
  sealed: (key, note) => `<DUCA><NUMERO_ORDEN>${key}</NUMERO_ORDEN><NOTA>${note}</NOTA></DUCA>`,
  number: /^GTPRQPQ\d{13}$/,
  sample: { typed: 'GTPRQPQ-24-001234-0001-5', kept: 'GTPRQPQ2400123400015' },
  bank: { endpoint: 'BANGUAT_ENDPOINT', name: 'Banco de Guatemala', rate: /^7\.\d{5}$/ },
  taxed: true,
  signs: true,
  follows: ['CANAL', 'M', 'D'],
  objection: { code: 'SAT.1001', path: 'FRACCIONES[0].VALOR_FOB' },
};

const BCH = { endpoint: 'BCH_ENDPOINT', name: 'Banco Central de Honduras', rate: /^2\d\.\d{4}$/ };

export const SARAH: Practised = {
  name: 'SARAH',
  country: 'HN',
  kind: 'dua',
  door: 'hn-sarah',
  called: 'SARAH',
  service: '«SARAH: declaraciones»',
  endpoint: 'SARAH_ENDPOINT',
  largest: 'SARAH_MESSAGE_MB',
  authority: ({ sarah }) => sarah,
  ledger: ({ sarahLedger }) => sarahLedger,
  sealed: (key, note, operation = 'R') =>
    `<?xml version="1.0" encoding="UTF-8"?><declaracion><caratula><operacion>${operations[operation].code}</operacion><numeroOrden>${key}</numeroOrden><observaciones>${note}</observaciones></caratula></declaracion>`,
  number: /^\d{12}[A-Z]$/,
  sample: { typed: '302600004567L', kept: '302600004567L' },
  bank: BCH,
  taxed: true,
  signs: false,
  follows: ['CANAL', 'M', 'D'],
  objection: { code: 'SARAH.2001', path: 'DETALLE_MERCANCIAS[0].VALOR_FOB' },
};

export const MANIFESTS: Practised = {
  name: 'SARAH, manifiestos',
  country: 'HN',
  kind: 'manifests',
  door: 'hn-manifiestos',
  called: 'SARAH',
  service: '«SARAH: manifiestos»',
  endpoint: 'SARAH_MANIFESTS_ENDPOINT',
  largest: 'SARAH_MESSAGE_MB',
  authority: ({ manifests }) => manifests,
  ledger: ({ manifestLedger }) => manifestLedger,
  sealed: (key, note) =>
    `<?xml version="1.0" encoding="UTF-8"?><manifiesto><encabezado><numeroPreimpreso>${key}</numeroPreimpreso><observaciones>${note}</observaciones></encabezado></manifiesto>`,
  number: /^\d{12}[A-Z]$/,
  sample: { typed: '302600004567L', kept: '302600004567L' },
  bank: BCH,
  taxed: false,
  signs: false,
  follows: [],
  objection: { code: 'SARAH.3001', path: 'TITULOS[0].PESO_BRUTO' },
};

/** Every kind that goes to an authority: the table by which the faults are run for each. */
export const gateways: readonly Practised[] = [SAT, SARAH, MANIFESTS];
