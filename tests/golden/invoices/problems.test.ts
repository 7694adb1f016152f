import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../../../shared/catalogues/sampleReference.fixture.ts';
import { blankBody, type DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { owedProblems, shapeProblems } from '../../../shared/foundation/fields/shape.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { calculateInvoice } from '../../../shared/invoices/calculate.ts';
import { checkInvoice } from '../../../shared/invoices/check.ts';
import { readInvoices } from '../../../shared/invoices/csv/readInvoices.ts';
import { invoiceTemplate, writeInvoices } from '../../../shared/invoices/csv/writeInvoices.ts';
import { invoiceDataSets, type InvoiceBody } from '../../../shared/invoices/dataSets.ts';
import { completeInvoice, sampleInvoice } from '../../../shared/invoices/sampleInvoice.fixture.ts';
import { checkTransport } from '../../../shared/transport-documents/check.ts';
import { transportDataSets } from '../../../shared/transport-documents/dataSets.ts';
import { workOrderDataSets } from '../../../shared/work-orders/summary.ts';
import { checkWorkOrder } from '../../../shared/work-orders/check.ts';

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
const lines = (problems: readonly Problem[]): string =>
  problems.map(({ severity, code, path, message }) => `${severity} ${code} ${path}\n  ${message}\n`).join('');

const invoiceProblems = (body: InvoiceBody): Problem[] => {
  const done = calculateInvoice(body, reference);
  return [
    ...shapeProblems(invoiceDataSets, done, reference),
    ...owedProblems(invoiceDataSets, done),
    ...checkInvoice(done, reference),
  ];
};

const blank = <S extends DataSets>(dataSets: S) => blankBody(dataSets);

const contradictory = (): InvoiceBody =>
  sampleInvoice(
    {
      ...completeInvoice().FACTURA,
      FECHA_FACTURA: '2026-12-01',
      ID_INCOTERM: 'CIF',
      TIPO_CAMBIO: '7.80000000000000',
      VALOR_FOB: '900.00',
      VALOR_FLETE: '2000.00',
      METODO_PRORRATEO: 'PESO',
      CON_INTERMEDIARIO: '1',
      FORMA_PAGO: 'OT',
      FECHA_CONTRATO: '2026-01-01',
    },
    { ...completeInvoice().ITEMS[0]!, VALOR_ITEM: '1100.00', PESO_BRUTO: '10.000', PESO_NETO: '10.500' },
    { ...completeInvoice().ITEMS[1]!, CANTIDAD_UNIDADES: '0.000', VALOR_ITEM: '0.00', ID_PAIS_ORIGEN: 'ZZ' },
  );

describe('sentences that a person reads', () => {
  it.each([
    [
      'work-order-blank',
      () => [
        ...owedProblems(workOrderDataSets, blank(workOrderDataSets)),
        ...checkWorkOrder(blank(workOrderDataSets), reference),
      ],
    ],
    ['invoice-blank', () => invoiceProblems(blank(invoiceDataSets))],
    ['invoice-complete', () => invoiceProblems(completeInvoice())],
    ['invoice-contradictory', () => invoiceProblems(contradictory())],
    [
      'transport-blank',
      () => [
        ...owedProblems(transportDataSets, blank(transportDataSets)),
        ...checkTransport(blank(transportDataSets), reference),
      ],
    ],
  ])('%s', async (name, problems) => {
    await expect(lines(problems())).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('csv-problems', async () => {
    const broken = writeInvoices([completeInvoice()])
      .replace('Serie [FACTURA.SERIE]', 'Folio')
      .replaceAll('02/10/2026', '31/02/2026')
      .replace('8544.42.00.00', '85');
    const { problems } = readInvoices(broken, reference);
    await expect(
      problems.map((each) => `${each.row} | ${each.column} | ${each.value}\n  ${each.message}\n`).join(''),
    ).toMatchFileSnapshot('expected/csv-problems.txt');
  });

  it('the template', async () => {
    await expect(invoiceTemplate()).toMatchFileSnapshot('expected/template.csv');
  });
});
