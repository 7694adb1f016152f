import type { Column, Table } from '../../foundation/pdf/table.ts';
import { dvaDataSets } from '../fields/dataSets.ts';

/** Lines of text on a goods page (spec 9, prints). */
export const GOODS_LINES = 44;

/** Left edge and width of the printed area of a landscape page, in millimetres. */
export const GOODS_LEFT = 11;

const US = ' US$';
const fields = dvaDataSets.MERCANCIAS.fields;

/** A column of a field under its own box and caption; amounts say their currency. */
const column = (
  w: number,
  name: keyof typeof fields,
  { unit = '', ...style }: { unit?: string } & Pick<Column, 'align' | 'font'> = {},
) => ({ w, number: fields[name].box!, caption: `${fields[name].label}${unit}`, field: name, ...style });

const columns = [
  { w: 8, caption: 'No.', field: 'SECUENCIA_DETALLE', align: 'right' },
  column(19, 'CANTIDAD_UNIDADES', { align: 'right' }),
  column(16, 'ID_UNIDAD_MEDIDA'),
  column(42, 'NOMBRE_COMERCIAL'),
  column(40.5, 'CARACTERISTICAS'),
  column(20, 'MARCA'),
  column(21.5, 'MODELO_ESTILO'),
  column(15, 'ID_ESTADO_MERCANCIA'),
  column(18, 'ID_PAIS_ORIGEN'),
  column(18.4, 'CLASIFICACION_ARANCELARIA'),
  column(18, 'VALOR_UNITARIO', { unit: US, align: 'right' }),
  column(21, 'VALOR_ITEM', { unit: US, align: 'right', font: 'bold' }),
] as const;

/** Boxes 30 to 38, 44 lines a landscape page. */
export const goodsTable: Table = {
  name: 'MERCANCIAS',
  lineHeight: 3.72,
  size: 6.5,
  columns: columns.map((each, index) => ({
    ...each,
    x: GOODS_LEFT + columns.slice(0, index).reduce((sum, before) => sum + before.w, 0),
  })),
};

export const GOODS_WIDTH = columns.reduce((sum, each) => sum + each.w, 0);
