import { expect, it } from 'vitest';
import { dvaDataSets } from '../../dva/fields/dataSets.ts';
import {
  blankRecord,
  type AnyBody,
  type AnyRecord,
  type DataSet,
  type DataSets,
} from '../../foundation/fields/dataSet.ts';
import { shapeProblems } from '../../foundation/fields/shape.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { transportDataSets } from '../../transport-documents/dataSets.ts';
import { workOrderDataSets } from '../../work-orders/summary.ts';
import { ducaDataSets } from '../dataSets.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';

const reference = sampleReference();
/** Keys by which the papers of the sample name each other. */
const OWN_KEYS = /^ID_(?:ITEM|FACTURA|DVA|DOCUMENTO|CONTENEDOR)$/;

/** A record with every free text as long as its field takes. */
const longest = (dataSet: DataSet, record: AnyRecord): AnyRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(dataSet.fields).flatMap(([name, field]) =>
      ['text', 'note'].includes(field.kind) && field.max !== undefined && !OWN_KEYS.test(name)
        ? [[name, 'X'.repeat(field.max)]]
        : [],
    ),
  ),
});
/** The body in place with its texts at their longest. */
function fill(dataSets: DataSets, body: AnyBody): void {
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const content = body[name];
    if (content === undefined) continue;
    body[name] = Array.isArray(content)
      ? content.map((record) => longest(dataSet, record))
      : longest(dataSet, content);
  }
}

it.each(['ID', 'ED'])('every value a source accepts is accepted where it is derived to: %s', (modality) => {
  const shape = { lines: 3, invoices: 1, suppliers: 1, containers: 1, modality };
  const sources = structuredClone(sampleSources(shape, reference));
  fill(workOrderDataSets, sources.order.body);
  sources.order.body.ORDEN.ID_MODALIDAD = modality;
  for (const { body } of sources.invoices) {
    const [{ ID_ITEM }] = body.ITEMS as [(typeof body.ITEMS)[number]];
    body.DOCUMENTOS = [{ ...blankRecord(invoiceDataSets.DOCUMENTOS), ID_DOCUMENTO: 'doc' }];
    body.VEHICULOS = [{ ...blankRecord(invoiceDataSets.VEHICULOS), ID_VEHICULO: 'v', ID_ITEM }];
    body.MAQUINARIA = [{ ...blankRecord(invoiceDataSets.MAQUINARIA), ID_MAQUINARIA: 'm', ID_ITEM }];
    fill(invoiceDataSets, body);
  }
  for (const { body } of sources.dvas) fill(dvaDataSets, body);
  for (const { body } of sources.transports) {
    fill(transportDataSets, body);
    body.DOCUMENTO.ID_MODO_TRANSPORTE = '3';
  }
  const body = ducaFromDvas(sources, reference);
  expect(body.CONDUCTOR[0]!.NOMBRE_CONDUCTOR).toMatch(/^X+$/);
  const long = shapeProblems(ducaDataSets, body, reference).filter(({ message }) =>
    message.includes('caracteres y admite'),
  );
  expect(long.map(({ path, message }) => `${path} ${message}`)).toEqual([]);
});
