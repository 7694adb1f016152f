import { describe, expect, it } from 'vitest';
import { documentProblems } from '../../foundation/documents/documentProblems.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';
import { duaDefinition } from '../definition.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { bankRateProblems } from './bankRate.ts';

const reference = honduranReference();
const whole = sampleDua(reference);

/** Problems that the whole sample has not. */
function found(body: DuaBody): string[] {
  const told = (each: DuaBody): string[] =>
    documentProblems(duaDefinition, duaDefinition.calculate(each, reference), reference).map(
      ({ severity, code, path }) => `${severity} ${code} ${path}`,
    );
  const before = new Set(told(whole));
  return told(body).filter((each) => !before.has(each) && !each.includes('dua.total'));
}
const withItem = (change: Partial<DuaItem>): DuaBody => ({
  ...whole,
  DETALLE_MERCANCIAS: whole.DETALLE_MERCANCIAS.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
});

describe('what a DUA should not say', () => {
  it.each([
    [{ CANTIDAD_COMERCIAL: '0.000' }, 'error dua.quantity-zero DETALLE_MERCANCIAS[0].CANTIDAD_COMERCIAL'],
    [{ CANTIDAD_ESTADISTICA: '0.000' }, 'error dua.quantity-zero DETALLE_MERCANCIAS[0].CANTIDAD_ESTADISTICA'],
    [{ PESO_BRUTO: '0.00', PESO_NETO: '' }, 'error dua.weight-zero DETALLE_MERCANCIAS[0].PESO_BRUTO'],
    [{ PESO_NETO: '0.00' }, 'error dua.weight-zero DETALLE_MERCANCIAS[0].PESO_NETO'],
    [{ VALOR_FOB: '0.00' }, 'warning dua.fob-zero DETALLE_MERCANCIAS[0].VALOR_FOB'],
  ])('is told at its item: %j', (change, problem) => {
    expect(found(withItem(change))).toContain(problem);
  });

  it('is no cargo in no packages', () => {
    const DECLARACION = { ...whole.DECLARACION, CANTIDAD_BULTOS: '0.00' };
    expect(found({ ...whole, DECLARACION })).toContain('error dua.packages-zero DECLARACION.CANTIDAD_BULTOS');
  });

  it('is asked once: a blank figure is only missing, and a free line is worth nothing only if it has a quantity', () => {
    expect(found(withItem({ PESO_NETO: '' })).filter((each) => each.includes('zero'))).toEqual([]);
    expect(
      found(withItem({ VALOR_FOB: '0.00', CANTIDAD_COMERCIAL: '0.000' })).filter((each) =>
        each.includes('fob-zero'),
      ),
    ).toEqual([]);
  });

  it('is a price without transport and insurance, where no paper of an order was asked for them', () => {
    const DECLARACION = {
      ...whole.DECLARACION,
      ID_INCOTERM: 'FOB',
      TOTAL_FLETE_DOLARES: '0.00',
      TOTAL_SEGURO_DOLARES: '',
    };
    const written: DuaBody = { ...whole, DECLARACION, DETALLE_DOCUMENTO: [], DETALLE_DOCUMENTOS: [] };
    const expenses = (body: DuaBody): string[] => found(body).filter((each) => each.includes('dua.no-'));
    expect(expenses(written)).toEqual([
      'warning dua.no-freight DECLARACION.TOTAL_FLETE_DOLARES',
      'warning dua.no-insurance DECLARACION.TOTAL_SEGURO_DOLARES',
    ]);
    expect(expenses({ ...whole, DECLARACION })).toEqual([]);
    const paid = { ...DECLARACION, ID_INCOTERM: 'CIF' };
    expect(expenses({ ...written, DECLARACION: paid })).toEqual([]);
  });
});

describe('the rate of a DUA', () => {
  const bank = { rate: '26.2980', day: '2026-11-20' };
  const said = (TIPO_CAMBIO: string, FECHA_TIPO_CAMBIO = '2026-11-01'): string[] =>
    bankRateProblems(
      { ...whole, DECLARACION: { ...whole.DECLARACION, TIPO_CAMBIO, FECHA_TIPO_CAMBIO } },
      bank,
      reference,
    ).map(({ code, path, severity }) => `${severity} ${code} ${path}`);

  it('is held to the bank’s last when it is far off, and else to that of its own day', () => {
    expect(said('1.0000')).toEqual(['error dua.rate-bank DECLARACION.TIPO_CAMBIO']);
    expect(said('26.3100')).toEqual([]);
    expect(said('26.3100', bank.day)).toEqual(['warning cross.tasa-dia DECLARACION.TIPO_CAMBIO']);
    expect(said('26.2980', bank.day)).toEqual([]);
    expect(said('')).toEqual([]);
  });

  it('is not judged where the bank said nothing', () => {
    const silent = { rate: '', day: '' };
    const body = { ...whole, DECLARACION: { ...whole.DECLARACION, TIPO_CAMBIO: '1.0000' } };
    expect(bankRateProblems(body, silent, reference)).toEqual([]);
  });
});
