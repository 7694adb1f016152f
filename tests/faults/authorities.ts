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
  authority: (all: PracticeAuthorities) => PracticeAuthority;
  ledger: (all: PracticeAuthorities) => Ledger;
  sealed: (key: string, note: string) => string;
  number: RegExp;
  /** Whether it signs what it accepts. */
  signs: boolean;
  /** What may be asked of it besides, once it holds one. */
  follows: readonly ('M' | 'CANAL')[];
  /** Code and path of its first objection. */
  objection: { code: string; path: string };
}

export const SAT: Practised = {
  name: 'SAT',
  country: 'GT',
  kind: 'duca',
  door: 'gt-sat',
  authority: ({ sat }) => sat,
  ledger: ({ ledger }) => ledger,
  sealed: (key, note) => `<DUCA><NUMERO_ORDEN>${key}</NUMERO_ORDEN><NOTA>${note}</NOTA></DUCA>`,
  number: /^GTPRQPQ\d{13}$/,
  signs: true,
  follows: ['M', 'CANAL'],
  objection: { code: 'SAT.1001', path: 'FRACCIONES[0].VALOR_FOB' },
};

export const SARAH: Practised = {
  name: 'SARAH',
  country: 'HN',
  kind: 'dua',
  door: 'hn-sarah',
  authority: ({ sarah }) => sarah,
  ledger: ({ sarahLedger }) => sarahLedger,
  sealed: (key, note) =>
    `<?xml version="1.0" encoding="UTF-8"?><declaracion><caratula><operacion>1</operacion><numeroOrden>${key}</numeroOrden><observaciones>${note}</observaciones></caratula></declaracion>`,
  number: /^\d{12}[A-Z]$/,
  signs: false,
  follows: ['M', 'CANAL'],
  objection: { code: 'SARAH.2001', path: 'DETALLE_MERCANCIAS[0].VALOR_FOB' },
};

export const MANIFESTS: Practised = {
  name: 'SARAH, manifiestos',
  country: 'HN',
  kind: 'manifests',
  door: 'hn-manifiestos',
  authority: ({ manifests }) => manifests,
  ledger: ({ manifestLedger }) => manifestLedger,
  sealed: (key, note) =>
    `<?xml version="1.0" encoding="UTF-8"?><manifiesto><encabezado><numeroPreimpreso>${key}</numeroPreimpreso><observaciones>${note}</observaciones></encabezado></manifiesto>`,
  number: /^\d{12}[A-Z]$/,
  signs: false,
  follows: [],
  objection: { code: 'SARAH.3001', path: 'TITULOS[0].PESO_BRUTO' },
};
