import { describe, expect, it } from 'vitest';
import { noFacts, type ResultFacts } from '../transmission/facts.ts';
import { asUnsettled, withAcceptance } from './acceptance.ts';
import { declaredDay } from './declaredDay.ts';
import { duaOwed, duaPaidTaxes } from './owedTaxes.ts';
import { sampleDua } from './sampleDua.fixture.ts';

const body = sampleDua();
const facts = (more: Partial<ResultFacts>): ResultFacts => ({ ...noFacts, ...more });
const tax = (CONCEPTO: string, TIPO_OBLIGACION: string, IMPORTE: string) => ({
  ID_LINEA: `${CONCEPTO}-${TIPO_OBLIGACION}`,
  CONCEPTO,
  TIPO_OBLIGACION,
  IMPORTE,
});
const settled = {
  SARAH_LIQUIDACION: { ...body.SARAH_LIQUIDACION, TOTAL_PAGAR: '7.00' },
  SARAH_ITEMS: [],
  SARAH_ITEM_TRIBUTOS: [],
  SARAH_TRIBUTOS: [tax('DAI', 'P', '7.00'), tax('ISV', 'G', '3.00')],
};

describe('what SARAH’s answer adds to a declaration', () => {
  it('is its number, its moment and its channel', () => {
    const said = facts({ NUMERO: '250011011994J', FECHA: '2026-11-20T10:15:00', CANAL: 'VERDE' });
    expect(withAcceptance(body, said, undefined)).toEqual({
      ...body,
      DECLARACION: {
        ...body.DECLARACION,
        ID_SARAH: '250011011994J',
        FECHA_ACEPTACION: '2026-11-20T10:15:00',
        CANAL_SELECTIVO: 'VERDE',
      },
    });
  });

  it('is no moment and no channel that are none, and takes nothing away', () => {
    const known = withAcceptance(body, facts({ NUMERO: 'N-1', CANAL: 'ROJO' }), undefined);
    const said = facts({ FECHA: 'ayer', CANAL: 'MORADO' });
    expect(withAcceptance(known, said, undefined)).toBe(known);
    expect(known.DECLARACION).toMatchObject({
      ID_SARAH: 'N-1',
      FECHA_ACEPTACION: '',
      CANAL_SELECTIVO: 'ROJO',
    });
  });

  it('is its own liquidation, once', () => {
    const told = withAcceptance(body, noFacts, settled);
    expect(told).toEqual({ ...body, ...settled });
    expect(withAcceptance(told, noFacts, structuredClone(settled))).toBe(told);
    expect(withAcceptance(told, noFacts, undefined)).toBe(told);
    const other = { ...settled, SARAH_TRIBUTOS: [] };
    expect(withAcceptance(told, noFacts, other).SARAH_TRIBUTOS).toEqual([]);
  });
});

it('what was settled is nothing of a change that SARAH takes without saying what she settles of that', () => {
  const registered = withAcceptance(body, facts({ NUMERO: 'N-1' }), settled);
  const changed = withAcceptance(asUnsettled(registered), noFacts, undefined);
  expect(changed).toEqual({ ...body, DECLARACION: { ...body.DECLARACION, ID_SARAH: 'N-1' } });
  expect(duaPaidTaxes(changed)).toEqual(duaPaidTaxes(body));
  expect(withAcceptance(asUnsettled(registered), noFacts, settled)).toEqual(registered);
});

it('a declaration is judged by the law of the day of its registration, and by today’s before it', () => {
  expect(declaredDay(body)).toBe('');
  const DECLARACION = { ...body.DECLARACION, FECHA_ACEPTACION: '2026-11-20T10:15:00' };
  expect(declaredDay({ DECLARACION })).toBe('2026-11-20');
});

describe('taxes of a DUA', () => {
  const own = [tax('DAI', 'P', '5.00'), tax('ISV', 'G', '2.00')];

  it('are owed as we reckon them, those that are paid apart from those that are guaranteed', () => {
    const reckoned = { LIQUIDACION_TRIBUTOS: own, SARAH_TRIBUTOS: settled.SARAH_TRIBUTOS };
    expect(duaOwed(reckoned)).toEqual({
      paid: [{ CONCEPTO: 'DAI', IMPORTE: '5.00' }],
      guaranteed: [{ CONCEPTO: 'ISV', IMPORTE: '2.00' }],
    });
  });

  it('are paid as SARAH settled them, and as we reckon them until it has', () => {
    const reckoned = { ...body, LIQUIDACION_TRIBUTOS: own };
    expect(duaPaidTaxes(reckoned)).toEqual([{ CONCEPTO: 'DAI', IMPORTE: '5.00' }]);
    expect(duaPaidTaxes({ ...reckoned, ...settled })).toEqual([{ CONCEPTO: 'DAI', IMPORTE: '7.00' }]);
  });
});
