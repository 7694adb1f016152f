import type { Country } from '../country.ts';
import { checkNitSv, formatNitSv } from './nitSv.ts';

/** Listed only (spec 1): the product names it and nobody can sign in for it. */
export const sv: Country = {
  code: 'SV',
  name: 'El Salvador',
  status: 'listed',
  tariffDigits: [10],
  taxName: 'IVA',
  currency: { code: 'USD', name: 'dólares', symbol: '$' },
  exchangeRate: { bank: 'Banco Central de Reserva de El Salvador', decimals: 2 },
  taxIdName: 'NIT',
  checkTaxId: checkNitSv,
  formatTaxId: formatNitSv,
  locale: 'es-SV',
  timeZone: 'America/El_Salvador',
  declaration: { module: 'duca', name: 'DUCA', title: 'Declaración Única Centroamericana' },
  ownModules: [],
  authority: { name: 'DGA', title: 'Dirección General de Aduanas' },
  theme: 'A',
  logo: 'logo.jpg',
  contactPicture: 'contacto-gt.svg',
  catalogueLinks: [],
};
