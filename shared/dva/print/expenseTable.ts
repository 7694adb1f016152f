import type { Table } from '../../foundation/pdf/table.ts';
import { GOODS_LEFT, goodsTable } from './goodsTable.ts';

/** Amounts of a goods line that the annex of expenses shows and adds up, in the order of its columns. */
export const EXPENSES = ['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'VALOR_CIF'] as const;

const columns = [
  { w: 8, caption: 'No.', field: 'SECUENCIA_DETALLE', align: 'right' },
  { w: 38, number: '31', caption: 'Designación comercial', field: 'NOMBRE_COMERCIAL' },
  { w: 34, caption: 'Acuerdos que se piden', field: 'ACUERDO_PREFERENCIAL_1' },
  { w: 22, caption: 'FOB US$', field: 'VALOR_FOB', align: 'right' },
  { w: 18, caption: 'Flete US$', field: 'VALOR_FLETE', align: 'right' },
  { w: 17, caption: 'Seguro US$', field: 'VALOR_SEGURO', align: 'right' },
  { w: 17, caption: 'Otros US$', field: 'VALOR_OTROS', align: 'right' },
  { w: 22.4, caption: 'CIF US$', field: 'VALOR_CIF', align: 'right', font: 'bold' },
  { w: 18.4, caption: 'Inciso en la DUCA' },
  { w: 32, caption: 'Descripción en la DUCA' },
  { w: 30.6, caption: 'Acuerdo en la DUCA' },
] as const;

/** The column of the first amount; the others follow it. */
export const FIRST_EXPENSE = 3;

/** Share of each goods line in the expenses, and the line of the DUCA that declares it. */
export const expenseTable: Table = {
  name: 'GASTOS',
  lineHeight: goodsTable.lineHeight,
  size: 6.5,
  columns: columns.map((column, index) => ({
    ...column,
    x: GOODS_LEFT + columns.slice(0, index).reduce((sum, each) => sum + each.w, 0),
  })),
};
