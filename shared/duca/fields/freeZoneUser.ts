import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Who receives or sends the goods inside a free zone. */
export const freeZoneUser = one('Usuario de zona franca', {
  CODIGO_USUARIO: field.text('Código', { max: 20, help: 'Código del usuario ante la administradora.' }),
  NUMERO_IDENTIFICACION: field.taxId('No. Identificación', {
    max: 20,
    help: 'Identificación tributaria del usuario.',
  }),
  NOMBRE: field.text('Nombre o Razón Social', { max: 200, help: 'Usuario autorizado en la zona franca.' }),
  ID_ZONA_FRANCA: field.choice('Zona franca', {
    catalogue: catalogue.warehouses,
    help: 'Zona franca donde opera; la de la casilla 18 cuando es una sola.',
  }),
  DOMICILIO: field.text('Domicilio', { max: 300, help: 'Local o bodega dentro de la zona franca.' }),
  NUMERO_RESOLUCION: field.text('Resolución', {
    max: 60,
    help: 'Resolución que calificó al usuario.',
  }),
});
