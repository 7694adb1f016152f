import { expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { pendingProblems, staleOf } from '../foundation/copies/stale.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { shapeProblems } from '../foundation/fields/shape.ts';
import { calculateInvoice } from './calculate.ts';
import { copyInvoice } from './copyInvoice.ts';
import { invoiceDataSets, type InvoiceBody } from './dataSets.ts';
import { completeInvoice } from './sampleInvoice.fixture.ts';

/** An invoice of another day with everything that is of one shipment alone. */
function earlier(): InvoiceBody {
  const whole = completeInvoice();
  const { FACTURA, ITEMS } = whole;
  return calculateInvoice(
    {
      ...whole,
      FACTURA: {
        ...FACTURA,
        NIT_COMPRADOR: '576937K',
        NUMERO_CONTRATO: 'C-2025-1',
        OBSERVACIONES: 'Pagada en dos partes',
      },
      ITEMS: ITEMS.map((item, at) => ({ ...item, ID_ITEM: `old-${at}`, NUMERO_SERIAL: `S-${at}` })),
      SERIES: [{ ...blankRecord(invoiceDataSets.SERIES), ID_SERIE: 's', NUMERO_ITEM: '1', ID_ITEM: 'old-0' }],
      DOCUMENTOS: [{ ...blankRecord(invoiceDataSets.DOCUMENTOS), ID_DOCUMENTO: 'd', NUMERO_DOCUMENTO: '1' }],
      ADICIONALES: [
        {
          ...blankRecord(invoiceDataSets.ADICIONALES),
          ...{ ID_ADICIONAL: 'a', NUMERO_ITEM: '2', ID_ITEM: 'old-1', NOMBRE: 'Lote', VALOR: 'L-77' },
        },
      ],
    },
    reference,
  );
}
let keys = 0;
const newKey = (): string => `new-${(keys += 1)}`;
const copy = copyInvoice(earlier(), reference, newKey);

it('takes supplier, terms and lines, and never what is of the one paper, shipment or buyer', () => {
  expect(copy.FACTURA).toMatchObject({
    NOMBRE_PROVEEDOR: 'Shenzhen Bright Co.',
    ID_INCOTERM: 'FOB',
    ...{ NUMERO_FACTURA: '', FECHA_FACTURA: '', FECHA_EXPORTACION: '', NIT_COMPRADOR: '' },
    // A dollar is a dollar.
    TIPO_CAMBIO: '1.00000000000000',
  });
  expect(copy.ITEMS.map((each) => [each.NOMBRE_COMERCIAL, each.NUMERO_SERIAL])).toEqual([
    ['Lámpara LED', ''],
    ['Cable USB', ''],
  ]);
  expect([copy.SERIES, copy.DOCUMENTOS]).toEqual([[], []]);
  expect(JSON.stringify(copy)).not.toContain('old-');
  expect(copy.ADICIONALES[0]).toMatchObject({ NUMERO_ITEM: '2', ID_ITEM: copy.ITEMS[1]!.ID_ITEM });
  expect(shapeProblems(invoiceDataSets, copy, reference)).toEqual([]);
});

it('says what of it is stale, each at its place, until it is changed or confirmed', () => {
  const told = pendingProblems('invoice', invoiceDataSets, copy).map(({ code, path }) => `${code} ${path}`);
  expect(told).toEqual([
    'invoice.stale.numero FACTURA.NUMERO_FACTURA',
    'invoice.stale.valor FACTURA.SUMA_ITEMS',
    'invoice.stale.valor FACTURA.VALOR_FOB',
    'invoice.stale.valor FACTURA.VALOR_FLETE',
    'invoice.stale.documento FACTURA.NUMERO_CONTRATO',
    'invoice.stale.observacion FACTURA.OBSERVACIONES',
    'invoice.stale.unidades ITEMS[0].NUMERO_SERIAL',
    'invoice.stale.unidades SERIES',
    'invoice.stale.papeles DOCUMENTOS',
    'invoice.stale.respuesta ADICIONALES[0].VALOR',
  ]);
  const priced = structuredClone(copy);
  Object.assign(priced.FACTURA, { NUMERO_FACTURA: 'INV-2', VALOR_FLETE: '90.00' });
  priced.ITEMS[0]!.VALOR_ITEM = '900.00';
  priced.PENDIENTES.find((each) => each.GRUPO === 'DOCUMENTOS')!.REVISADO = '1';
  const left = staleOf(invoiceDataSets, calculateInvoice(priced, reference)).map((each) => each.path);
  expect(left).toEqual([
    'FACTURA.VALOR_FOB',
    'FACTURA.NUMERO_CONTRATO',
    'FACTURA.OBSERVACIONES',
    'ITEMS[0].NUMERO_SERIAL',
    'SERIES',
    'ADICIONALES[0].VALOR',
  ]);
});

it('asks for the rate of a currency that is no dollar', () => {
  const foreign = earlier();
  Object.assign(foreign.FACTURA, { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.10000' });
  const paths = copyInvoice(foreign, reference, newKey).PENDIENTES.map(({ MOTIVO, CAMPO }) => [
    MOTIVO,
    CAMPO,
  ]);
  expect(paths).toContainEqual(['tasa', 'TIPO_CAMBIO']);
});
