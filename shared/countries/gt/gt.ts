import { checkNit, formatNit } from '../../foundation/numbers/nit.ts';
import type { Country } from '../country.ts';

export const gt: Country = {
  code: 'GT',
  name: 'Guatemala',
  status: 'complete',
  tariffDigits: [10],
  taxName: 'IVA',
  currency: { code: 'GTQ', name: 'quetzales', symbol: 'Q' },
  exchangeRate: { bank: 'Banco de Guatemala', decimals: 5 },
  taxIdName: 'NIT',
  checkTaxId: (text) => checkNit(text),
  formatTaxId: formatNit,
  locale: 'es-GT',
  timeZone: 'America/Guatemala',
  declaration: { module: 'duca', name: 'DUCA', title: 'Declaración Única Centroamericana' },
  ownModules: ['cafta'],
  authority: { name: 'SAT', title: 'Superintendencia de Administración Tributaria' },
  theme: 'A',
  logo: 'logo.jpg',
  contactPicture: 'contacto-gt.svg',
  catalogueLinks: [
    { id: 4, label: 'Agentes' },
    { id: 2, label: 'Importadores y exportadores' },
    { id: 3, label: 'Proveedores y consignatarios' },
    { id: 5, label: 'Transportistas' },
  ],
};
