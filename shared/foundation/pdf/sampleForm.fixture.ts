import type { FormLayout } from './book.ts';
import type { Box } from './box.ts';
import { formTemplate } from './formTemplate.ts';
import { LETTER, LETTER_LANDSCAPE } from './geometry.ts';
import type { Table } from './table.ts';
import { wrapWords } from '../text/wrap.ts';

/** A small form with every device of the canvas, for the tests and as an example to read. */
export interface SampleLine {
  readonly name: string;
  readonly characteristics: string;
  readonly tariff: string;
  readonly quantity: string;
  readonly fob: string;
}

const IMPORTER: Box = {
  x: 15,
  y: 34,
  w: 120,
  h: 16,
  number: '1',
  caption: 'Nombre o razón social del importador',
};
const TAX_ID: Box = { x: 135, y: 34, w: 35, h: 8, number: '1.1', caption: 'NIT' };
const LEVEL: Box = { x: 170, y: 34, w: 30.9, h: 8, number: '1.2', caption: 'Nivel comercial' };
const TOTAL: Box = {
  x: 135,
  y: 42,
  w: 65.9,
  h: 8,
  number: '39',
  caption: 'Precio factura en moneda de transacción',
};

const GOODS: Table = {
  name: 'MERCANCIAS',
  lineHeight: 3.6,
  columns: [
    { x: 12, w: 10, number: '40', caption: 'No.', align: 'right' },
    { x: 22, w: 58, number: '41', caption: 'Nombre comercial', field: 'NOMBRE' },
    { x: 80, w: 72, number: '42', caption: 'Características de la mercancía', field: 'CARACTERISTICAS' },
    { x: 152, w: 26, number: '42.1', caption: 'Clasificación arancelaria', field: 'PARTIDA' },
    { x: 178, w: 40, number: '42.2', caption: 'Cantidad', field: 'CANTIDAD', align: 'right' },
    {
      x: 218,
      w: 49.4,
      number: '42.10',
      caption: 'Valor FOB total',
      field: 'VALOR_FOB',
      align: 'right',
      font: 'bold',
    },
  ],
};

const FIRST_PAGE = formTemplate(LETTER, (canvas) => {
  canvas.rect(15, 12, 185.9, 16, { fill: 0.93 });
  canvas.text(107.95, 19, 'Declaración del valor en aduana', {
    size: 14,
    font: 'bold',
    align: 'center',
    role: 'title',
  });
  canvas.text(107.95, 24.5, 'Página de muestra', { size: 9, align: 'center', role: 'heading' });
  canvas.text(15, 32, 'I. Información general', { size: 8, font: 'bold', role: 'heading' });
  for (const box of [IMPORTER, TAX_ID, LEVEL, TOTAL]) canvas.box(box);
});

const GOODS_PAGE = formTemplate(LETTER_LANDSCAPE, (canvas) => {
  canvas.tableRules(GOODS, 20, 10);
  canvas.tableHead(GOODS, 20, 10);
  canvas.tableRules(GOODS, 30, 44 * GOODS.lineHeight);
  for (let line = 1; line < 44; line++) {
    const y = 30 + line * GOODS.lineHeight;
    canvas.line(12, y, 267.4, y, { width: 0.05, gray: 0.6 });
  }
});

export function sampleForm(importer: string, goods: readonly SampleLine[]): FormLayout {
  return (book) => {
    const first = book.page(FIRST_PAGE);
    first.value(IMPORTER, importer, { path: 'IMPORTADOR.NOMBRE' });
    first.value(TAX_ID, '7358112-K', { path: 'IMPORTADOR.NIT', lines: 1 });
    first.value(LEVEL, '', { path: 'NIVEL_COMERCIAL' });
    first.value(TOTAL, '1,234,567.89', { path: 'PRECIO_FACTURA', align: 'right' });
    let page = book.page(GOODS_PAGE);
    let line = 0;
    for (const [row, item] of goods.entries()) {
      const name = wrapWords(item.name, 28);
      if (line + Math.max(1, name.length) > 44) {
        page = book.page(GOODS_PAGE);
        line = 0;
      }
      const cells = [`${row + 1}`, name, item.characteristics, item.tariff, item.quantity, item.fob];
      line += page.tableRow(GOODS, 30 + line * GOODS.lineHeight, cells, { row, path: `MERCANCIAS[${row}]` });
    }
    page.text(267.4, 205, 'Distribuido por Despacho', {
      size: 6,
      align: 'right',
      role: 'artifact',
      gray: 0.4,
    });
  };
}
