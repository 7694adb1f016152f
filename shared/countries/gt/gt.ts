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
  declaration: { name: 'DUCA', title: 'Declaración Única Centroamericana' },
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
  holidays: {
    source:
      'Código de Trabajo, art. 127; los traslados del Decreto 19-2018 se anuncian cada año y no están incluidos',
    fixed: ['01-01', '05-01', '06-30', '09-15', '10-20', '11-01', '12-25'],
    fromEaster: [-3, -2, -1],
  },
};
