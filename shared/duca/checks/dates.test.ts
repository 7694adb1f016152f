import { expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { dateProblems } from './dates.ts';

const reference = sampleReference();
const tomorrow = '2026-11-21';

it('names an invoice of a coming day by its number, or by its line where it has none', () => {
  const of = (NUMERO_FACTURA: string, FECHA_FACTURA: string) =>
    dateProblems(blankDuca({ DVA_FACTURAS: [{}, { NUMERO_FACTURA, FECHA_FACTURA }] }), reference);
  expect(of('F-9', tomorrow)).toEqual([
    {
      code: 'duca.invoice-later',
      severity: 'error',
      path: 'DVA_FACTURAS[1].FECHA_FACTURA',
      message: 'Factura F-9: es del 21/11/2026 y hoy es 20/11/2026. Corríjala según la factura.',
    },
  ]);
  expect(of('', tomorrow)[0]!.message).toContain('Factura 2: es del');
  expect(of('F-9', reference.today)).toEqual([]);
  expect(of('F-9', '')).toEqual([]);
});

it('names a paper that is of a coming day or ends before it begins, at the date that is wrong', () => {
  const of = (FECHA_EMISION: string, FECHA_VENCIMIENTO_DOCUMENTO: string, NUMERO_DOCUMENTO = 'P-1') =>
    dateProblems(
      blankDuca({ DOCUMENTOS: [{}, { NUMERO_DOCUMENTO, FECHA_EMISION, FECHA_VENCIMIENTO_DOCUMENTO }] }),
      reference,
    );
  expect(of(tomorrow, reference.today)).toEqual([
    {
      code: 'duca.document-later',
      severity: 'error',
      path: 'DOCUMENTOS[1].FECHA_EMISION',
      message:
        'Casilla 54.3, línea 2: el documento P-1 está fechado el 21/11/2026 y hoy es 20/11/2026. Corrija la fecha según el documento.',
    },
    {
      code: 'duca.document-dates',
      severity: 'error',
      path: 'DOCUMENTOS[1].FECHA_VENCIMIENTO_DOCUMENTO',
      relatedPath: 'DOCUMENTOS[1].FECHA_EMISION',
      message:
        'Casilla 54.4, línea 2: el documento P-1 vence el 20/11/2026, antes de emitirse (21/11/2026). Corrija una de las dos fechas.',
    },
  ]);
  expect(of(tomorrow, '', '')[0]!.message).toContain('el documento sin número está fechado');
  expect(of(reference.today, reference.today)).toEqual([]);
  expect(of('', '')).toEqual([]);
  expect(of('', reference.today)).toEqual([]);
});

it('leaves to the list which of these it judges', () => {
  const silent = {
    ...reference,
    row: (_list: string, CLAVE: string) => ({ CLAVE, VALOR: '', SEVERIDAD: 'NINGUNA' }),
  };
  const wrong = blankDuca({
    DVA_FACTURAS: [{ FECHA_FACTURA: tomorrow }],
    DOCUMENTOS: [{ FECHA_EMISION: tomorrow, FECHA_VENCIMIENTO_DOCUMENTO: reference.today }],
  });
  expect(dateProblems(wrong, reference)).toHaveLength(3);
  expect(dateProblems(wrong, silent)).toEqual([]);
});
