import type { CountryCode } from '../../../../shared/countries/country.ts';

/** Importer whom a demo company works for; made up, with a right tax number. */
export interface SampleClient {
  name: string;
  taxId: string;
  address: string;
  city: string;
  level: 'MAY' | 'MIN' | 'DIS';
}

/** Where and under what the sample declarations of a country are made. */
export interface SamplePlace {
  regime: string;
  modality: string;
  office: string;
  port: string;
  clients: readonly SampleClient[];
  /** Module of the country's declaration, and the procedures that send it, in their order. */
  group: 'duca' | 'dua';
  sending: readonly string[];
  /** What the declaration asks besides what is derived, by path. */
  declaration: Readonly<Record<string, string>>;
}

export const samplePlaces: Readonly<Partial<Record<CountryCode, SamplePlace>>> = {
  GT: {
    regime: 'IM',
    modality: 'ID',
    office: 'PQ',
    port: 'GTPRQ',
    group: 'duca',
    sending: ['transmit'],
    declaration: {},
    clients: [
      {
        name: 'DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA',
        taxId: '81237642',
        address: '12 CALLE 4-56, ZONA 12, BODEGA 7',
        city: 'GUATEMALA',
        level: 'MAY',
      },
      {
        name: 'COMERCIAL PEÑALBA & HIJOS, S.A.',
        taxId: '73581127',
        address: '5A AVENIDA 10-25, ZONA 4',
        city: 'GUATEMALA',
        level: 'MAY',
      },
      {
        name: 'FERRETERÍA LOS ALTOS, S.A.',
        taxId: '62048171',
        address: '4A CALLE 18-02, ZONA 3',
        city: 'QUETZALTENANGO',
        level: 'MIN',
      },
    ],
  },
  HN: {
    regime: '4000',
    modality: '',
    office: '0004',
    port: 'HNPCR',
    group: 'dua',
    sending: ['validate', 'register'],
    declaration: { 'DECLARACION.ID_FORMA_PAGO': 'CR' },
    clients: [
      {
        name: 'COMERCIAL PEÑALBA & HIJOS, S. DE R.L.',
        taxId: '08019021000018',
        address: 'BULEVAR MORAZÁN, TORRE 3',
        city: 'SAN PEDRO SULA',
        level: 'MAY',
      },
      {
        name: 'ALMACENES DEL ULÚA, S.A.',
        taxId: '05019995000025',
        address: 'BARRIO GUAMILITO, 3 AVENIDA',
        city: 'SAN PEDRO SULA',
        level: 'MAY',
      },
      {
        name: 'REPUESTOS COPÁN, S. DE R.L.',
        taxId: '04019018000031',
        address: 'BARRIO EL CALVARIO',
        city: 'SANTA ROSA DE COPÁN',
        level: 'DIS',
      },
    ],
  },
};
