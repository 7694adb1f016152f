import { describe, expect, it } from 'vitest';
import { noFacts } from '../transmission/facts.ts';
import { withAcceptance } from './acceptance.ts';
import { calculateDua } from './calculate.ts';
import { checkDua } from './check.ts';
import type { DuaBody } from './dataSets.ts';
import { regimeDua } from './regimeDua.fixture.ts';
import { honduranReference } from './sampleDua.fixture.ts';
import { duaSummary } from './summary.ts';

const reference = honduranReference();
const suspended = (head: Partial<DuaBody['DECLARACION']>): DuaBody => {
  const body = regimeDua('5100', reference);
  return calculateDua({ ...body, DECLARACION: { ...body.DECLARACION, ...head } }, reference);
};
const registered = (head: Partial<DuaBody['DECLARACION']>): DuaBody =>
  withAcceptance(
    suspended(head),
    { ...noFacts, NUMERO: '260011005100J', FECHA: '2026-11-20T10:15:00' },
    undefined,
  );

describe('the term of a suspensive regime', () => {
  it.each([
    ['12', 'M', '2027-11-20'],
    ['180', 'D', '2027-05-19'],
    ['0', 'D', '2026-11-20'],
    ['', 'M', ''],
    ['12', '', ''],
    ['99999', 'D', ''],
  ])('of %s %s ends on «%s», counted from its registration', (PLAZO_DIAS_MESES, UNIDAD_PLAZO, day) => {
    const body = registered({ PLAZO_DIAS_MESES, UNIDAD_PLAZO });
    expect(body.DECLARACION.FECHA_VENCE_PLAZO).toBe(day);
    expect(duaSummary(body).FECHA_VENCIMIENTO).toBe(day);
    // Whoever saves it later finds the same day.
    expect(calculateDua(body, reference).DECLARACION.FECHA_VENCE_PLAZO).toBe(day);
  });

  it('has no last day before it is registered', () =>
    expect(suspended({}).DECLARACION.FECHA_VENCE_PLAZO).toBe(''));

  it('is said in days or in months before it is sent', () => {
    const asked = (head: Partial<DuaBody['DECLARACION']>) =>
      checkDua(suspended(head), reference).filter(({ path }) => path === 'DECLARACION.UNIDAD_PLAZO');
    expect(asked({})).toEqual([]);
    expect(asked({ PLAZO_DIAS_MESES: '', UNIDAD_PLAZO: '' })).toEqual([]);
    expect(asked({ UNIDAD_PLAZO: '' })).toEqual([
      expect.objectContaining({
        severity: 'missing',
        message: expect.stringContaining('diga si los 12 del plazo son días o meses') as string,
      }),
    ]);
  });

  const stops = (head: Partial<DuaBody['DECLARACION']>) =>
    checkDua(suspended(head), reference).filter(({ path }) => path === 'DECLARACION.PLAZO_DIAS_MESES');

  it.each(['0', '00'])('of %s stops the seal: its last day could not be known', (PLAZO_DIAS_MESES) => {
    const unit = { UNIDAD_PLAZO: 'M' };
    expect(stops({ PLAZO_DIAS_MESES, ...unit })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringMatching(
          /dice 0 y el régimen 5100 suspende.*Escriba cuántos días o meses/,
        ) as string,
      }),
    ]);
    // What is no suspensive regime has no term, and 0 says so.
    expect(stops({ PLAZO_DIAS_MESES, ...unit, CODIGO_REGIMEN: '4000' })).toEqual([]);
  });

  it.each(['D', 'M', ''])('of 99999 «%s» stops the seal: it is too long to be counted', (UNIDAD_PLAZO) => {
    expect(stops({ PLAZO_DIAS_MESES: '99999', UNIDAD_PLAZO })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringMatching(/99999 tiene más de 4 cifras.*Corrija el número/) as string,
      }),
    ]);
    expect(stops({ PLAZO_DIAS_MESES: '9999', UNIDAD_PLAZO: 'D' })).toEqual([]);
  });
});
