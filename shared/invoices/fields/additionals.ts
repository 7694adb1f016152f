import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItemOrInvoice } from './ofItem.ts';

/** What else the authority should know of the goods, as name and value; it goes to the remarks of the DUCA, box 55. */
export const additionalsData = many('Datos adicionales', 'ID_ADICIONAL', {
  ID_ADICIONAL: field.key(),
  ...ofItemOrInvoice('el dato'),
  NOMBRE: field.text('Dato', {
    owed: true,
    max: 60,
    help: 'Qué es: lote, registro sanitario, temporada, contrato de maquila u otro.',
  }),
  VALOR: field.text('Valor', { owed: true, max: 200, help: 'Lo que la autoridad debe leer.' }),
});
