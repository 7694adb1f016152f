import { describe, expect, it } from 'vitest';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { ducaDataSets } from '../dataSets.ts';
import { xmlContext } from '../xml/context.ts';
import { askedFields } from './asked.ts';
import { ducaObligations } from './matrix.ts';
import { sampleReference } from '../sampleSources.fixture.ts';

const reference = sampleReference();
const blank = blankBody(ducaDataSets);
const contextOf = (MODALIDAD: string) =>
  xmlContext({ ...blank, DUCA: { ...blank.DUCA, MODALIDAD } }, reference);
const asked = (modality: string, dataSet: string, field: string) =>
  askedFields(ducaObligations(modality, '1', reference)!, contextOf(modality))
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

  it('asks what leaves the country for the office of exit, and what enters for that of entry (spec 5)', () => {
    expect(asked('ED', 'DUCA', 'ID_ADUANA_SALIDA')).toBe('MANDATORIA');
    expect(asked('ED', 'DUCA', 'ID_ADUANA_INGRESO')).toBeUndefined();
    expect(asked('ID', 'DUCA', 'ID_ADUANA_INGRESO')).toBe('MANDATORIA');
    expect(asked('ID', 'DUCA', 'ID_ADUANA_SALIDA')).toBeUndefined();
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
