import { describe, expect, it } from 'vitest';
import { askedFields } from './asked.ts';
import { ducaObligations } from './matrix.ts';
import { sampleReference } from '../sampleSources.fixture.ts';

const reference = sampleReference();
const asked = (modality: string, dataSet: string, field: string) =>
  askedFields(ducaObligations(modality, '1', reference)!)
    .get(dataSet)
    ?.get(field);

describe('askedFields', () => {
  it('says of each field what the modality asks, by the elements that tell it', () => {
    expect(asked('ID', 'FRACCIONES', 'PESO_BRUTO')).toBe('MANDATORIA');
    expect(asked('ID', 'FRACCIONES', 'ACUERDO_1_ID')).toBe('CONDICIONAL');
    expect(asked('ED', 'FRACCIONES', 'ACUERDO_1_ID')).toBe('NO APLICA');
    expect(asked('TO', 'DUCA', 'FECHA_VENCIMIENTO')).toBe('MANDATORIA');
    expect(asked('ID', 'DUCA', 'FECHA_VENCIMIENTO')).toBe('NO APLICA');
  });

  it('tells what is owed always from what is owed only with its section', () => {
    expect(asked('ID', 'VEHICULOS', 'MARCA')).toBe('WITH_SECTION');
    expect(asked('ID', 'VEHICULOS', 'COLOR')).toBe('CONDICIONAL');
    expect(asked('ED', 'DVAS', 'NUMERO_DVA')).toBe('NO APLICA');
  });

  it('takes the strictest of the elements that tell the same field', () => {
    // The order number stands in the control data and in the header.
    expect(asked('ID', 'DUCA', 'NO_ORDEN')).toBe('MANDATORIA');
    expect(asked('ID', 'DUCA', 'FIRMA_ELECTRONICA')).toBeUndefined();
  });
});
