import { describe, expect, it } from 'vitest';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { duaDataSets } from '../dataSets.ts';
import { honduranReference } from '../sampleDua.fixture.ts';
import { askedByRegime } from './asked.ts';

const reference = honduranReference();
const blank = blankBody(duaDataSets);
const asked = (CODIGO_REGIMEN: string, dataSet: string, field: string) =>
  askedByRegime({ ...blank, DECLARACION: { ...blank.DECLARACION, CODIGO_REGIMEN } }, reference)
    ?.get(dataSet)
    ?.get(field);

describe('product 19: what a regime of Honduras asks of each field', () => {
  it('says mandatory of what it owes, and conditional of what is sent when it is there', () => {
    expect(asked('4000', 'DECLARACION', 'CODIGO_REGIMEN')).toBe('MANDATORIA');
    expect(asked('4000', 'DETALLE_MERCANCIAS', 'POSICION_ARANCELARIA')).toBe('MANDATORIA');
    expect(asked('4000', 'DECLARACION', 'OBSERVACIONES')).toBe('CONDICIONAL');
    expect(asked('4000', 'DETALLE_MERCANCIAS', 'COMENTARIO')).toBe('CONDICIONAL');
  });

  it('follows the regime: the term of what is suspended, the office of a transit, the item that is cancelled', () => {
    expect(asked('4000', 'DECLARACION', 'PLAZO_DIAS_MESES')).toBe('CONDICIONAL');
    expect(asked('5100', 'DECLARACION', 'PLAZO_DIAS_MESES')).toBe('MANDATORIA');
    expect(asked('8000', 'DECLARACION', 'ID_RUTA_TRANSITO')).toBe('MANDATORIA');
    expect(asked('3053', 'DETALLE_MERCANCIAS', 'DECLARACION_CANCELAR')).toBe('MANDATORIA');
  });

  it('tells what is owed only once its list is declared', () => {
    expect(asked('4000', 'DETALLE_VENTAJAS', 'CODIGO_VENTAJA')).toBe('WITH_SECTION');
  });

  it('says nothing of a regime that the list does not hold', () => {
    expect(asked('', 'DECLARACION', 'CODIGO_REGIMEN')).toBeUndefined();
    expect(asked('ZZ', 'DECLARACION', 'CODIGO_REGIMEN')).toBeUndefined();
  });
});
