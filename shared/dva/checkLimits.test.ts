import { describe, expect, it } from 'vitest';
import { askedBody } from './askedBody.ts';
import { checkDva } from './checkDva.ts';
import type { DvaBody, DvaHeader } from './fields/dataSets.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const reference = sampleReference();
const whole = sampleDva(2);
/** Judged as it stands: what the product would compute is part of the case. */
const judged = (header: Partial<DvaHeader>, more: Partial<DvaBody> = {}) =>
  checkDva({ ...whole, DVA: { ...whole.DVA, ...header }, ...more }, reference);
const codes = (...of: Parameters<typeof judged>): string[] => judged(...of).map((each) => each.code);

describe('at the limit, a value declaration', () => {
  it('has goods and invoices, and says of none of them that they do not sum', () => {
    expect(codes({}, { MERCANCIAS: [] })).toEqual(['dva.no-goods']);
    expect(codes({}, { FACTURAS: [] })).toEqual(['dva.no-invoices']);
    expect(
      judged({}, { MERCANCIAS: [], FACTURAS: [] }).map(({ path, severity }) => [path, severity]),
    ).toEqual([
      ['MERCANCIAS', 'missing'],
      ['FACTURAS', 'missing'],
    ]);
  });

  it('says number and date of a contract both or neither', () => {
    expect(codes({ NUMERO_CONTRATO: '', FECHA_CONTRATO: '' })).toEqual([]);
    expect(codes({ NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '2026-01-01' })).toEqual([]);
    expect(judged({ NUMERO_CONTRATO: '', FECHA_CONTRATO: '2026-01-01' })).toMatchObject([
      { code: 'dva.contract-number', path: 'DVA.NUMERO_CONTRATO' },
    ]);
    expect(judged({ NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '' })).toMatchObject([
      { code: 'dva.contract-date', path: 'DVA.FECHA_CONTRATO' },
    ]);
  });

  it('covers invoices of one currency, a blank one contradicting none', () => {
    const [first] = whole.FACTURAS;
    const invoice = (ID_MONEDA: string, NUMERO_FACTURA = 'F-9') => ({
      FACTURAS: [{ ...first!, ID_MONEDA, NUMERO_FACTURA, TOTAL_FACTURA: whole.DVA.CASILLA_39 }],
    });
    expect(codes({ ID_MONEDA: 'USD' }, invoice('USD'))).toEqual([]);
    expect(codes({ ID_MONEDA: 'USD' }, invoice(''))).toEqual([]);
    expect(codes({ ID_MONEDA: '' }, invoice('EUR'))).toEqual([]);
    const [mixed] = judged({ ID_MONEDA: 'USD' }, invoice('EUR'));
    expect(mixed).toMatchObject({ code: 'dva.mixed-currencies', relatedPath: 'FACTURAS[0].ID_MONEDA' });
    expect(mixed!.message).toContain('la factura F-9 está en EUR');
    expect(judged({ ID_MONEDA: 'USD' }, invoice('EUR', ''))[0]!.message).toContain(
      'la factura sin número está',
    );
  });

  it('is worth something: a customs value of nothing is none, unless nothing was paid', () => {
    expect(codes({ CASILLA_46: '0.01' })).not.toContain('dva.value-not-positive');
    expect(codes({ CASILLA_46: '0.00' })).toContain('dva.value-not-positive');
    expect(codes({ CASILLA_46: '-0.01' })).toContain('dva.value-not-positive');
    expect(codes({ CASILLA_46: '0.00', CASILLA_39: '0.00' })).not.toContain('dva.value-not-positive');
  });

  it('wants a rate for another money than dollars', () => {
    expect(codes({ ID_MONEDA: 'USD', TIPO_CAMBIO: '' })).not.toContain('dva.rate-missing');
    expect(codes({ ID_MONEDA: '', TIPO_CAMBIO: '' })).not.toContain('dva.rate-missing');
    expect(codes({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '0.00000' })).toContain('dva.rate-missing');
    expect(codes({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '' })).toContain('dva.rate-missing');
    expect(codes({ ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08000' })).not.toContain('dva.rate-missing');
  });

  it('says all of its intermediary or nothing', () => {
    const all = {
      NOMBRE_INTERMEDIARIO: 'A',
      DIRECCION_INTERMEDIARIO: 'B',
      ID_PAIS_INTERMEDIARIO: 'MX',
      ID_TIPO_INTERMEDIARIO: 'C',
    };
    const partial = (header: Partial<DvaHeader>) =>
      judged(header).find((each) => each.code === 'dva.intermediary-partial')?.path;
    expect(partial(all)).toBeUndefined();
    for (const name of Object.keys(all) as (keyof typeof all)[]) {
      expect(partial({ ...all, [name]: '' }), name).toBe(`DVA.${name}`);
    }
    const none = Object.fromEntries(Object.keys(all).map((name) => [name, '']));
    expect(partial(none)).toBeUndefined();
    expect(partial({ ...none, NOMBRE_INTERMEDIARIO: 'A' })).toBe('DVA.DIRECCION_INTERMEDIARIO');
  });

  it('asks of freight and insurance that the term already holds whether they come on top', () => {
    const about = (header: Partial<DvaHeader>) =>
      judged(header).flatMap((each) => /^Casilla (42\.1\d): con/.exec(each.message)?.[1] ?? []);
    const both = { CASILLA_42_10: '5.00', CASILLA_42_12: '5.00' };
    expect(about({ ...both, ID_INCOTERM: 'FOB' })).toEqual([]);
    expect(about({ ...both, ID_INCOTERM: 'CFR' })).toEqual(['42.10']);
    expect(about({ ...both, ID_INCOTERM: 'CIF' })).toEqual(['42.10', '42.12']);
    expect(about({ CASILLA_42_10: '0.00', CASILLA_42_12: '', ID_INCOTERM: 'CIF' })).toEqual([]);
  });
});

describe('what was typed and then made needless', () => {
  const typed = (header: Partial<DvaHeader>): DvaBody => ({ ...whole, DVA: { ...whole.DVA, ...header } });

  it('reaches neither paper nor message, and stays in the document', () => {
    const other = { ID_NIVEL_COMERCIAL: 'OTR', OTRO_NIVEL_COMERCIAL: 'CADENA DE HOTELES' };
    expect(askedBody(typed(other)).DVA).toMatchObject(other);
    const body = typed({ ...other, ID_NIVEL_COMERCIAL: 'MAY' });
    expect(askedBody(body).DVA).toEqual({ ...body.DVA, OTRO_NIVEL_COMERCIAL: '' });
    expect(body.DVA.OTRO_NIVEL_COMERCIAL).toBe('CADENA DE HOTELES');
  });

  it('is looked for in every data set, and a record that hides nothing is itself', () => {
    const asked = askedBody(typed({}));
    expect(asked.DVA).toEqual(whole.DVA);
    expect(asked.MERCANCIAS.every((each, line) => each === whole.MERCANCIAS[line])).toBe(true);
  });
});
