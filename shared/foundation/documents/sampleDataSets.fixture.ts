import { many, one } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';

/** Small document for the tests of this folder. */
export const sampleDataSets = {
  FACTURA: one('Factura', {
    NUMERO: field.text('Número', { box: '1', max: 10, owed: true }),
    FECHA: field.date('Fecha'),
    TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
    HAY_CONTRATO: field.flag('¿Hay contrato?'),
    CONTRATO: field.text('Contrato', { owed: true, when: { field: 'HAY_CONTRATO', is: ['1'] } }),
  }),
  ITEMS: many('Líneas', 'ID_ITEM', {
    ID_ITEM: field.key(),
    MARCA: field.text('Marca', { max: 5 }),
    VALOR: field.decimal('Valor', { box: '38', decimals: 2, owed: true }),
  }),
};
