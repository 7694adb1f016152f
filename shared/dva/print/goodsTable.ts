import type { Table } from '../../foundation/pdf/table.ts';

/** Lines of text on a goods page (spec 9). */
export const GOODS_LINES = 44;

/** Left edge and width of the printed area of a landscape page, in millimetres. */
export const GOODS_LEFT = 11;

const columns = [
  { w: 8, caption: 'No.', field: 'SECUENCIA_DETALLE', align: 'right' },
  { w: 19, number: '30', caption: 'Cantidad', field: 'CANTIDAD_UNIDADES', align: 'right' },
  { w: 16, number: '30', caption: 'Unidad de medida', field: 'ID_UNIDAD_MEDIDA' },
  { w: 42, number: '31', caption: 'Designación o identificación comercial', field: 'NOMBRE_COMERCIAL' },
  { w: 40.5, number: '32', caption: 'Características de las mercancías', field: 'CARACTERISTICAS' },
  { w: 20, number: '33', caption: 'Marca', field: 'MARCA' },
  { w: 21.5, number: '34', caption: 'Modelo y/o estilo', field: 'MODELO_ESTILO' },
  { w: 15, number: '35', caption: 'Estado', field: 'ID_ESTADO_MERCANCIA' },
  { w: 18, number: '36', caption: 'Origen', field: 'ID_PAIS_ORIGEN' },
  { w: 18.4, number: '37', caption: 'Clasificación arancelaria', field: 'CLASIFICACION_ARANCELARIA' },
  { w: 18, number: '38', caption: 'Valor unitario US$', field: 'VALOR_UNITARIO', align: 'right' },
  { w: 21, number: '38', caption: 'Valor total US$', field: 'VALOR_ITEM', align: 'right', font: 'bold' },
] as const;

/** Boxes 30 to 38, 44 lines a landscape page. */
export const goodsTable: Table = {
  name: 'MERCANCIAS',
  lineHeight: 3.72,
  size: 6.5,
  columns: columns.map((column, index) => ({
    ...column,
    x: GOODS_LEFT + columns.slice(0, index).reduce((sum, each) => sum + each.w, 0),
  })),
};

export const GOODS_WIDTH = columns.reduce((sum, each) => sum + each.w, 0);
