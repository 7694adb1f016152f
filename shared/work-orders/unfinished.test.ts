import { expect, it } from 'vitest';
import type { KindInOrder } from '../documentKinds.ts';
import { unfinishedIn, unfinishedText } from './unfinished.ts';

const documents: Partial<Record<KindInOrder, { ESTADO: string; RESUMEN: Record<string, string> }[]>> = {
  invoices: [
    { ESTADO: 'BORRADOR', RESUMEN: { NUMERO_FACTURA: '001' } },
    { ESTADO: 'USADA', RESUMEN: { NUMERO_FACTURA: '002' } },
    { ESTADO: 'ANULADA', RESUMEN: { NUMERO_FACTURA: '003' } },
  ],
  dva: [
    { ESTADO: 'LISTA', RESUMEN: { ID_DVA: '123-6000001-1' } },
    { ESTADO: 'DECLARADA', RESUMEN: { ID_DVA: '123-6000001-2' } },
  ],
  duca: [
    { ESTADO: 'CONFIRMANDO', RESUMEN: { NO_ORDEN: '1236000001' } },
    { ESTADO: 'ACEPTADA', RESUMEN: { NO_ORDEN: '1236000002' } },
    { ESTADO: 'CORRECCION', RESUMEN: { NO_ORDEN: '1236000003' } },
  ],
};

it('an order is told to be closed over what a person may still change and what an authority has still to answer', () => {
  const names = unfinishedIn((kind) => documents[kind] ?? [], 'GT');
  expect(unfinishedText(names)).toBe(
    'Factura 001 (borrador), DVA 123-6000001-1 (lista), DUCA 123-6000001 (confirmando con la autoridad) y DUCA 123-6000003 (en rectificación)',
  );
  expect(unfinishedIn(() => [], 'HN')).toEqual([]);
});

it('beyond ten they are counted', () => {
  const many = Array.from({ length: 13 }, (_, at) => `Factura ${at + 1} (borrador)`);
  expect(unfinishedText(many)).toMatch(/, Factura 10 \(borrador\) y 3 más$/);
});
