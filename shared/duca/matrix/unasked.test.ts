import { describe, expect, it } from 'vitest';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { unaskedFields, unsentLabels } from './unasked.ts';

const reference = sampleReference();
const body = (modality: string) =>
  ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1, modality }), reference);
const unasked = (modality: string, dataSet: string) => [
  ...(unaskedFields(body(modality), reference).get(dataSet) ?? []),
];

describe('unaskedFields', () => {
  it('leaves out what the matrix lets nowhere into the message of this modality', () => {
    expect(unasked('ED', 'FRACCIONES')).toEqual(
      expect.arrayContaining(['ACUERDO_1_ID', 'ACUERDO_2_ID', 'CUOTA_CONTINGENTE']),
    );
    // Whoever claims an agreement is asked for box 47.1, so it is in sight.
    expect(unasked('ID', 'FRACCIONES')).toEqual([]);
    expect(unasked('ED', 'DUCA')).toContain('FECHA_VENCIMIENTO');
    expect(unasked('DA', 'DUCA')).not.toContain('FECHA_VENCIMIENTO');
  });

  it('leaves a whole data set out while it is empty', () => {
    expect(unasked('ED', 'DVAS')).toContain('NUMERO_FACTURAS');
    const { DVAS } = body('ID');
    const valued = unaskedFields({ ...body('ED'), DVAS }, reference);
    expect([...(valued.get('DVAS') ?? [])]).not.toContain('NOMBRE_PROVEEDOR');
  });

  it('keeps in sight what holds a value', () => {
    const filled = body('ED');
    filled.FRACCIONES = filled.FRACCIONES.map((each, line) => ({
      ...each,
      CUOTA_CONTINGENTE: line === 2 ? 'C-1' : '',
    }));
    const left = unaskedFields(filled, reference).get('FRACCIONES')!;
    expect([left.has('CUOTA_CONTINGENTE'), left.has('ACUERDO_2_ID')]).toEqual([false, true]);
  });

  it('leaves nothing out while the matrix does not know modality and class', () => {
    expect(unaskedFields(body('QQ'), reference).size).toBe(0);
  });
});

describe('unsentLabels', () => {
  it('names what holds a value that this modality does not send, and nothing that is blank or sent', () => {
    expect(unsentLabels({ ...body('ED'), DVAS: body('ID').DVAS }, reference)).toEqual(
      expect.arrayContaining(['País Procedencia', 'Declaraciones de valor']),
    );
    const whole = body('DA');
    expect(unsentLabels(whole, reference)).toEqual([]);
    whole.DUCA.FECHA_VENCIMIENTO = '2027-01-31';
    expect(unsentLabels(whole, reference)).toEqual([]);
    whole.DUCA.MODALIDAD = 'ID';
    expect(unsentLabels(whole, reference)).toContain('Fecha Vencimiento');
    expect(whole.DUCA.FECHA_VENCIMIENTO).toBe('2027-01-31');
  });
});
