import { expect, it } from 'vitest';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { checkWorkOrder } from './check.ts';
import { workOrderDataSets, workOrderSummary } from './summary.ts';

const order = (values: Record<string, string>) => ({
  ...blankBody(workOrderDataSets),
  ORDEN: { ...blankBody(workOrderDataSets).ORDEN, ...values },
});
const codes = (values: Record<string, string>): string[] =>
  checkWorkOrder(order(values), reference).map((each) => each.code);

it('checks number, registration and dates, each in its form and order', () => {
  expect(codes({})).toEqual([]);
  expect(
    codes({
      NUMERO_ORDEN: '1236000567',
      REGISTRO_DECLARANTE: '123',
      FECHA_APERTURA: '2026-11-20',
      FECHA_LIMITE: '2026-11-20',
    }),
  ).toEqual([]);
  expect(codes({ NUMERO_ORDEN: '123600056' })).toEqual(['order.number']);
  expect(codes({ REGISTRO_DECLARANTE: '1' })).toEqual(['order.registration']);
  expect(codes({ FECHA_APERTURA: '2026-11-21' })).toEqual(['order.opened-later']);
  expect(codes({ FECHA_APERTURA: '2026-11-20', FECHA_LIMITE: '2026-11-19' })).toEqual(['order.due-early']);
});

it('fills every column of the list', () => {
  expect(workOrderSummary(order({ NOMBRE_IMPORTADOR: 'Hilos' }))).toMatchObject({
    NOMBRE_IMPORTADOR: 'Hilos',
    NUMERO_ORDEN: '',
  });
});
