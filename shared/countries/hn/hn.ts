import { checkRtn, formatRtn } from '../../foundation/numbers/rtn.ts';
import type { Country } from '../country.ts';

export const hn: Country = {
  code: 'HN',
  name: 'Honduras',
  status: 'complete',
  // Ten, and twelve where the country parts a line of the SAC further (0207.14.91.00.01).
  tariffDigits: [10, 12],
  taxName: 'ISV',
  currency: { code: 'HNL', name: 'lempiras', symbol: 'L' },
  exchangeRate: { bank: 'Banco Central de Honduras', decimals: 4 },
  taxIdName: 'RTN',
  checkTaxId: checkRtn,
  formatTaxId: formatRtn,
  locale: 'es-HN',
  timeZone: 'America/Tegucigalpa',
  declaration: { module: 'dua', name: 'DUA', title: 'Declaración Única Aduanera' },
  ownModules: ['manifests'],
  authority: { name: 'SARAH', title: 'Administración Aduanera de Honduras' },
  theme: 'E',
  logo: 'logo.png',
  contactPicture: 'contacto-hn.svg',
  catalogueLinks: [
    { id: 110, label: 'Declarantes' },
    { id: 111, label: 'Importadores y exportadores' },
    { id: 112, label: 'Proveedores y consignatarios' },
  ],
};
