import { expect, it } from 'vitest';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { costData, type Cost } from '../work-orders/costs/costData.ts';
import { workOrderDataSets } from '../work-orders/summary.ts';
import { orderFacts } from './orderFacts.ts';

const header = {
  ...{ ID: 'ord-1', VERSION: 2, ESTADO: 'ABIERTA', ID_ORDEN: '' },
  ...{ CREADO: '2026-11-18T10:00:00', CREADO_POR: 'ana' },
};
const cost = (values: Partial<Cost>): Cost => ({
  ...blankRecord(costData),
  ...{ FECHA: '2026-11-19', ID_MONEDA: 'USD', TIPO_CAMBIO: '7.73901', PAGADO_POR: 'AGENCIA' },
  CARGO_CLIENTE: '1',
  ...values,
});

it('tell a refund as a charge below zero, so that every report that adds up charges counts it', () => {
  const costs = [
    { id: 'gas-1', NIT: '1-K', CLIENTE: 'Uno', GASTO: cost({ ID_CONCEPTO: 'IMPUESTO', MONTO: '100.00' }) },
    { id: 'gas-2', NIT: '1-K', CLIENTE: 'Uno', GASTO: cost({ ID_CONCEPTO: 'DEVOLUCION', MONTO: '40.00' }) },
  ];
  const [, ...told] = orderFacts(header, blankBody(workOrderDataSets), costs, reference);
  expect(told).toMatchObject([
    { CLASE: 'gasto', NIT: '1K', TIPO: 'CARGOS', CODIGO: 'IMPUESTO', DOLARES: 10_000, MONTO: 77_390 },
    { CLASE: 'gasto', NIT: '1K', TIPO: 'CARGOS', CODIGO: 'DEVOLUCION', DOLARES: -4_000, MONTO: -30_956 },
  ]);
});

it('tell a cost with name and number of the client in whose account it is, whoever the importer is now', () => {
  const body = blankBody(workOrderDataSets);
  const order = { ...body, ORDEN: { ...body.ORDEN, NIT_IMPORTADOR: '2', NOMBRE_IMPORTADOR: 'Dos' } };
  const costs = [{ id: 'gas-1', NIT: '1-K', CLIENTE: 'Uno', GASTO: cost({ MONTO: '100.00' }) }];
  expect(orderFacts(header, order, costs, reference)).toMatchObject([
    { CLASE: 'orden', NIT: '2', CLIENTE: 'Dos' },
    { CLASE: 'gasto', NIT: '1K', CLIENTE: 'Uno' },
  ]);
});
