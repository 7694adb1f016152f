import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { calculateDva } from './calculateDva.ts';
import { checkDva } from './checkDva.ts';
import { dvaFromInvoices } from './derive/dvaFromInvoices.ts';
import { orderDollars } from './derive/orderDollars.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './derive/sampleSources.fixture.ts';
import type { DvaBody, DvaGoodsLine, DvaHeader } from './fields/dataSets.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const reference = sampleReference();
const codes = (body: DvaBody, told: Reference = reference): string[] =>
  checkDva(body, told).map(({ code, severity }) => `${severity} ${code}`);
const setting = (row: { PORCENTAJE?: string; ACTIVO?: string } | undefined): Reference => ({
  ...reference,
  row: (list, code) =>
    list !== catalogue.settings || code !== 'SEGURO_TEORICO'
      ? reference.row(list, code)
      : row && { CLAVE: code, VALOR: '', PORCENTAJE: '1.50', ACTIVO: '1', TEXTO: '', ...row },
});
const derived = (
  header: Parameters<typeof sampleInvoice>[2],
  told: Reference = reference,
  freight = '',
): DvaBody => {
  const invoice = sampleInvoice('a', ['6000.00', '4000.00'], header);
  const carried = freight === '' ? {} : { VALOR_FLETE: freight, ID_MONEDA_FLETE: 'USD' };
  const sources = sampleSources([invoice], [sampleTransport('1', carried)]);
  return dvaFromInvoices([invoice], sources, orderDollars(sources, told), '1', told);
};

describe('theoretical insurance', () => {
  it('is what nobody paid, by the percent of the list on FOB plus freight, and is told as such', () => {
    const body = derived({ VALOR_FLETE: '800.00' });
    expect(body.DVA).toMatchObject({ CASILLA_42_12: '162.00', CASILLA_46: '10962.00' });
    expect(body.MERCANCIAS.map((line) => line.VALOR_SEGURO)).toEqual(['97.20', '64.80']);
    const [notice] = checkDva(body, reference).filter((each) => each.path === 'DVA.CASILLA_42_12');
    expect(notice).toMatchObject({ code: 'dva.theoretical-insurance', severity: 'warning' });
    expect(notice!.message).toContain('162.00 es el seguro teórico, 1.50 % de FOB más flete (10,800.00)');
  });

  it('follows a freight that is typed in box 42.10 of the DVA until a person types another insurance, which is told', () => {
    const typed = (body: DvaBody, DVA: Partial<DvaHeader>): DvaBody =>
      calculateDva({ ...body, DVA: { ...body.DVA, ...DVA } }, reference);
    const told = (body: DvaBody) =>
      checkDva(body, reference)
        .filter((each) => each.path === 'DVA.CASILLA_42_12')
        .map(({ code, message }) => [code, message]);
    const bare = derived({});
    expect(bare.DVA.CASILLA_42_12).toBe('150.00');
    const carried = typed(bare, { CASILLA_42_10: '800.00' });
    expect(carried.DVA).toMatchObject({ CASILLA_42_12: '162.00', CASILLA_46: '10962.00' });
    expect(told(carried)).toEqual([
      ['dva.theoretical-insurance', expect.stringContaining('1.50 % de FOB más flete (10,800.00)')],
    ]);
    const dearer = typed(carried, { CASILLA_42_10: '900.00' });
    expect(dearer.DVA.CASILLA_42_12).toBe('163.50');
    // What a person types stays, be it what was reckoned before, and whatever the freight is then.
    const paid = typed(typed(dearer, { CASILLA_42_12: '150.00' }), { CASILLA_42_10: '1000.00' });
    expect(paid.DVA.CASILLA_42_12).toBe('150.00');
    expect(told(paid)).toEqual([
      ['dva.insurance-differs', expect.stringContaining('(11,000.00), son 165.00')],
    ]);
    expect(typed(paid, { CASILLA_42_12: '165.00', CASILLA_42_10: '1000.00' }).DVA.SEGURO_TEORICO).toBe(
      '165.00',
    );
  });

  it('follows it in a DVA of before, by what its invoices say, and beside what another invoice names', () => {
    const old = derived({});
    const typed = { ...old, DVA: { ...old.DVA, SEGURO_TEORICO: '', CASILLA_42_10: '800.00' } };
    expect(calculateDva(typed, reference).DVA.CASILLA_42_12).toBe('162.00');
    const named = sampleInvoice('b', ['10000.00'], { VALOR_SEGURO: '40.00' });
    const invoices = [sampleInvoice('a', ['6000.00', '4000.00']), named];
    const sources = sampleSources(invoices);
    const both = dvaFromInvoices(invoices, sources, orderDollars(sources, reference), '1', reference);
    expect(both.DVA.CASILLA_42_12).toBe('190.00');
    const carried = calculateDva({ ...both, DVA: { ...both.DVA, CASILLA_42_10: '800.00' } }, reference);
    expect(carried.DVA.CASILLA_42_12).toBe('196.00');
  });

  it('counts the freight of the transport document, and follows the percent', () => {
    expect(derived({}, reference, '200.00').DVA.CASILLA_42_12).toBe('153.00');
    expect(derived({}, setting({ PORCENTAJE: '2.00' })).DVA.CASILLA_42_12).toBe('200.00');
  });

  it('leaves alone what was paid, what the price includes, and what the list switches off', () => {
    expect(derived({ VALOR_SEGURO: '1.00' }).DVA.CASILLA_42_12).toBe('1.00');
    expect(codes(derived({ VALOR_SEGURO: '1.00' }))).not.toContain('warning dva.theoretical-insurance');
    expect(derived({ ID_INCOTERM: 'CIF', VALOR_FOB: '10000.00' }).DVA.CASILLA_42_12).toBe('0.00');
    for (const off of [setting({ ACTIVO: '0' }), setting({ PORCENTAJE: '' }), setting(undefined)])
      expect(derived({}, off).DVA.CASILLA_42_12).toBe('0.00');
  });

  it('is added to a price that includes freight alone', () => {
    const body = derived({ ID_INCOTERM: 'CFR', VALOR_FOB: '9000.00', VALOR_FLETE: '1000.00' });
    expect(body.DVA).toMatchObject({ CASILLA_42_10: '0.00', CASILLA_42_12: '150.00' });
  });
});

describe('freight and insurance that the price does not include', () => {
  const none = (ID_INCOTERM: string, more: Partial<DvaHeader> = {}): string[] => {
    const body = sampleDva(4);
    const zeros = { CASILLA_42_10: '0.00', CASILLA_42_12: '0.00' };
    return codes({ ...body, DVA: { ...body.DVA, ID_INCOTERM, ...zeros, ...more } }).filter((each) =>
      each.includes('dva.no-'),
    );
  };

  it.each(['EXW', 'FCA', 'FAS', 'FOB'])('are missed under %s', (term) => {
    expect(none(term)).toEqual(['warning dva.no-freight', 'warning dva.no-insurance']);
    expect(none(term, { CASILLA_42_10: '1.00' })).toEqual(['warning dva.no-insurance']);
    expect(none(term, { CASILLA_42_12: '1.00' })).toEqual(['warning dva.no-freight']);
  });

  it('are not missed where the price has them, and the insurance is offered in figures', () => {
    expect(none('CFR')).toEqual(['warning dva.no-insurance']);
    expect(none('CIF')).toEqual([]);
    const body = derived({}, setting({ ACTIVO: '0' }));
    const [told] = checkDva(body, reference).filter((each) => each.code === 'dva.no-insurance');
    expect(told!.message).toContain('el seguro teórico es 150.00 (1.50 % de 10,000.00)');
  });
});

describe('goods lines and dates', () => {
  const line = (values: Partial<DvaGoodsLine>): string[] => {
    const body = sampleDva(4);
    const MERCANCIAS = body.MERCANCIAS.map((each, at) => (at === 1 ? { ...each, ...values } : each));
    return codes({ ...body, MERCANCIAS });
  };

  it('have a quantity, a value, and a unit value that the message can carry', () => {
    expect(line({})).toEqual([]);
    expect(line({ CANTIDAD_UNIDADES: '0.000' })).toContain('error dva.quantity-zero');
    expect(line({ VALOR_ITEM: '0.00' })).toContain('warning dva.value-zero');
    expect(line({ VALOR_UNITARIO: '0.0000000' })).toContain('warning dva.unit-value-zero');
    expect(line({ VALOR_UNITARIO: '99999.0000000' })).toContain('warning dva.value-differs');
  });

  it('may be of today, never of tomorrow', () => {
    const body = sampleDva(4);
    const dated = (FECHA_FACTURA: string, FECHA_CONTRATO: string): string[] =>
      codes({
        ...body,
        DVA: { ...body.DVA, NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO },
        FACTURAS: body.FACTURAS.map((each) => ({ ...each, FECHA_FACTURA })),
      });
    expect(dated(reference.today, reference.today)).toEqual([]);
    expect(dated('2027-11-20', reference.today)).toContain('error dva.invoice-later');
    expect(dated(reference.today, '2027-11-20')).toEqual(['error dva.contract-later']);
  });
});

describe('the price of a line of goods', () => {
  const line = (more: Partial<DvaGoodsLine>): DvaBody => {
    const body = derived({ VALOR_FLETE: '800.00' });
    return {
      ...body,
      MERCANCIAS: body.MERCANCIAS.map((each, at) => (at === 0 ? { ...each, ...more } : each)),
    };
  };
  const said = (body: DvaBody, told: Reference = reference) =>
    checkDva(body, told).filter(({ code }) => code.startsWith('dva.fob'));

  it('is its FOB and what the price includes, for by them the customs value is shared among the lines', () => {
    expect(said(line({}))).toEqual([]);
    const cif = derived({
      ID_INCOTERM: 'CIF',
      VALOR_FOB: '9000.00',
      VALOR_FLETE: '900.00',
      VALOR_SEGURO: '100.00',
    });
    expect(cif.MERCANCIAS[0]!.VALOR_FOB).toBe('5400.00');
    expect(said(cif)).toEqual([]);
  });

  it('blocks while a line has no FOB or that of another', () => {
    expect(said(line({ VALOR_FOB: '' }))).toMatchObject([
      { code: 'dva.fob-missing', severity: 'error', path: 'MERCANCIAS[0].VALOR_FOB' },
    ]);
    expect(said(line({ VALOR_FOB: '' }))[0]!.message).toContain('son 6,000.00');
    expect(said(line({ VALOR_FOB: '10000.00' }))).toMatchObject([
      { code: 'dva.fob-differs', severity: 'error', relatedPath: 'MERCANCIAS[0].VALOR_ITEM' },
    ]);
    expect(said(line({ VALOR_FOB: '', VALOR_ITEM: '0.00' }))).toEqual([]);
  });
});
