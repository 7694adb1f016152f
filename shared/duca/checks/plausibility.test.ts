import { describe, expect, it } from 'vitest';
import { checkDuca } from '../check.ts';
import { completeDuca } from '../completeDuca.fixture.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { bankRateProblems } from '../cross/bankRate.ts';

const reference = sampleReference();
const whole = completeDuca();
const told = (body: DucaBody): string[] =>
  checkDuca(body, reference).map(({ code, severity, path }) => `${severity} ${code} ${path}`);
const fraction = (values: Partial<DucaFraction>, at = 0): string[] =>
  told({
    ...whole,
    FRACCIONES: whole.FRACCIONES.map((each, line) => (line === at ? { ...each, ...values } : each)),
  });

describe('quantities, weights and values of a fraction', () => {
  it('count what its goods count in the same unit, and never zero', () => {
    const sum = 'error duca.quantity-sum FRACCIONES[0].CANTIDAD_UNIDADES';
    expect(told(whole).join()).not.toContain('duca.quantity');
    expect(fraction({ CANTIDAD_UNIDADES: '99999.000' })).toContain(sum);
    expect(fraction({ CANTIDAD_UNIDADES: '0.000' })).toContain(
      'error duca.quantity-zero FRACCIONES[0].CANTIDAD_UNIDADES',
    );
    expect(fraction({ CANTIDAD_UNIDADES: '99999.000', ID_UNIDAD_MEDIDA: 'KGM' })).not.toContain(sum);
  });

  it('say both quantities and lead to the goods', () => {
    const body = {
      ...whole,
      FRACCIONES: whole.FRACCIONES.map((each) => ({ ...each, CANTIDAD_UNIDADES: '99999.000' })),
    };
    const [found] = checkDuca(body, reference).filter((each) => each.code === 'duca.quantity-sum');
    expect(found!.message).toContain('dice 99,999 y sus mercancías suman');
    expect(found!.relatedPath).toMatch(/^FRACCION_ITEMS\[\d+\]\.CANTIDAD_UNIDADES$/);
  });

  it('weigh something, come in something and are worth something', () => {
    expect(fraction({ PESO_NETO: '0.00' })).toContain('error duca.weight-zero FRACCIONES[0].PESO_NETO');
    expect(fraction({ PESO_BRUTO: '0.00' })).toContain('error duca.weight-zero FRACCIONES[0].PESO_BRUTO');
    expect(fraction({ VALOR_FOB: '0.00' })).toContain('warning duca.fob-zero FRACCIONES[0].VALOR_FOB');
    expect(told({ ...whole, DUCA: { ...whole.DUCA, CANTIDAD_BULTOS: '0.00' } })).toContain(
      'error duca.packages-zero DUCA.CANTIDAD_BULTOS',
    );
  });

  it('tell of a unit value that seven decimals cannot carry', () => {
    const FRACCION_ITEMS = whole.FRACCION_ITEMS.map((each) => ({ ...each, VALOR_UNITARIO: '0.0000000' }));
    expect(told({ ...whole, FRACCION_ITEMS })).toContain(
      'warning duca.unit-value-zero FRACCION_ITEMS[0].VALOR_UNITARIO',
    );
  });

  it('tell where grams that were shared out left a fraction without weight', () => {
    const sources = structuredClone(sampleSources({ lines: 4, invoices: 1, suppliers: 1, containers: 0 }));
    for (const item of sources.invoices[0]!.body.ITEMS)
      Object.assign(item, { PESO_BRUTO: '0.002', PESO_NETO: '0.001' });
    sources.transports[0]!.body.DOCUMENTO.PESO_BRUTO = '0.008';
    const body = ducaFromDvas(sources, reference);
    expect(body.DUCA.PESO_BRUTO_TOTAL).toBe('0.01');
    expect(told(body).join()).toContain('error duca.weight-zero');
  });
});

describe('a fraction and its goods', () => {
  // Goods that ask for no agreement leave it to their fraction: these ask for one of each.
  const FRACCION_ITEMS = whole.FRACCION_ITEMS.map((each) => ({
    ...each,
    ACUERDO_PREFERENCIAL_1: '20',
    ACUERDO_PREFERENCIAL_2: '400',
  }));
  const agreed = whole.FRACCIONES.map((each) => ({ ...each, ACUERDO_1_ID: '20', ACUERDO_2_ID: '400' }));
  const said = (values: Partial<DucaFraction>, items = FRACCION_ITEMS) => {
    const FRACCIONES = agreed.map((each, line) => (line === 0 ? { ...each, ...values } : each));
    return checkDuca({ ...whole, FRACCIONES, FRACCION_ITEMS: items }, reference).filter(
      ({ code }) => code === 'duca.fraction-goods',
    );
  };

  it('say the same code, origin, agreements and state, or a person confirms why not', () => {
    expect(said({})).toEqual([]);
    const first = FRACCION_ITEMS.find((each) => each.ID_FRACCION === agreed[0]!.ID_FRACCION);
    for (const [values, where, words] of [
      [
        { CLASIFICACION_ARANCELARIA: '8517130000' },
        'CLASIFICACION_ARANCELARIA',
        'la clasificación (8517.13.00.00 y ',
      ],
      [{ ID_PAIS_ORIGEN: 'VN' }, 'ID_PAIS_ORIGEN', `el origen (VN y ${first!.ID_PAIS_ORIGEN})`],
      [{ ACUERDO_1_ID: '999' }, 'ACUERDO_1_ID', 'el acuerdo (999 y 20)'],
      [{ ACUERDO_2_ID: '100' }, 'ACUERDO_2_ID', 'el acuerdo 2 (100 y 400)'],
      [{ ID_ESTADO_MERCANCIA: 'ZZ' }, 'ID_ESTADO_MERCANCIA', 'el estado (ZZ y '],
    ] as const) {
      const [problem] = said(values);
      expect(problem).toMatchObject({ severity: 'warning', path: `FRACCIONES[0].${where}` });
      expect(problem!.message).toContain(words);
      expect(problem!.relatedPath).toMatch(/^FRACCION_ITEMS\[\d+\]\./);
    }
  });

  it('agree where the goods leave it blank', () => {
    expect(
      said(
        { ACUERDO_1_ID: '30' },
        whole.FRACCION_ITEMS.map((each) => ({
          ...each,
          ACUERDO_PREFERENCIAL_1: '',
          ACUERDO_PREFERENCIAL_2: '',
        })),
      ),
    ).toEqual([]);
  });

  it('are told once a fraction, with how many of its goods differ', () => {
    const goods = whole.FRACCION_ITEMS[0]!;
    const more = [...whole.FRACCION_ITEMS, { ...goods, ID_ITEM: 'otra' }];
    const FRACCIONES = whole.FRACCIONES.map((each) => ({ ...each, ID_PAIS_ORIGEN: 'VN' }));
    const found = checkDuca({ ...whole, FRACCIONES, FRACCION_ITEMS: more }, reference).filter(
      ({ code }) => code === 'duca.fraction-goods',
    );
    expect(found).toHaveLength(whole.FRACCIONES.length);
    expect(found[0]!.message).toContain('2 de sus mercancías');
  });
});

describe('days', () => {
  const dated = (values: Partial<DucaBody['DOCUMENTOS'][number]>): string[] =>
    told({
      ...whole,
      DOCUMENTOS: whole.DOCUMENTOS.map((each, at) => (at === 0 ? { ...each, ...values } : each)),
    });

  it('of certificates, permits and invoices are not to come, and today is none of those', () => {
    expect(dated({ FECHA_EMISION: '2027-11-20' })).toContain(
      'error duca.document-later DOCUMENTOS[0].FECHA_EMISION',
    );
    expect(dated({ FECHA_EMISION: reference.today }).join()).not.toContain('duca.document-later');
    const invoiced = (FECHA_FACTURA: string): string =>
      told({ ...whole, DVA_FACTURAS: whole.DVA_FACTURAS.map((each) => ({ ...each, FECHA_FACTURA })) }).join();
    expect(invoiced('2026-11-21')).toContain('error duca.invoice-later DVA_FACTURAS[0].FECHA_FACTURA');
    expect(invoiced(reference.today)).not.toContain('duca.invoice-later');
  });

  it('of a paper end after they begin', () => {
    const paper = (until: string): string =>
      dated({ FECHA_EMISION: '2026-10-10', FECHA_VENCIMIENTO_DOCUMENTO: until }).join();
    expect(paper('2026-10-09')).toContain(
      'error duca.document-dates DOCUMENTOS[0].FECHA_VENCIMIENTO_DOCUMENTO',
    );
    expect(paper('2026-10-10')).not.toContain('duca.document-dates');
  });
});

describe('the exchange rate of box 31', () => {
  const sources = sampleSources({ lines: 4, invoices: 1, suppliers: 1, containers: 0 });
  const formed = ducaFromDvas(sources, reference);
  const found = (TIPO_CAMBIO: string, more: Partial<DucaBody['DUCA']> = {}): string[] =>
    bankRateProblems(
      { ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO, FECHA_TIPO_CAMBIO: '2026-11-01', ...more } },
      { ...sources, exchangeRate: { rate: '7.73901', day: '2026-11-20' } },
      reference,
    )
      .filter((each) => each.code === 'duca.rate-bank')
      .map((each) => `${each.severity} ${each.message}`);

  it('is about what the bank says, of whatever day it claims to be', () => {
    expect(found('1.00000')).toEqual([
      'error Casilla 31: la tasa de cambio dice 1.00000 y la del banco central del 20/11/2026 es 7.73901; los tributos saldrían de otra. Escriba la del banco.',
    ]);
    expect(found('7.85123')).toEqual([]);
    expect(found('77.39010')).toHaveLength(1);
  });

  it('is told once: by the bank’s last rate when it is far off, and else by that of its own day', () => {
    const codes = (TIPO_CAMBIO: string, FECHA_TIPO_CAMBIO: string): string[] =>
      bankRateProblems(
        { ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO, FECHA_TIPO_CAMBIO } },
        { ...sources, exchangeRate: { rate: '7.73901', day: '2026-11-20' } },
        reference,
      ).map((each) => each.code);
    expect(codes('1.00000', '2026-11-20')).toEqual(['duca.rate-bank']);
    expect(codes('7.74000', '2026-11-20')).toEqual(['cross.tasa-dia']);
    expect(codes('7.73902', '2026-11-20')).toEqual([]);
    expect(codes('7.74000', '2026-11-21')).toEqual([]);
  });

  it('stays what it was when the declaration was accepted, and is not judged where the bank said nothing', () => {
    expect(found('1.00000', { FECHA_ACEPTACION: '2026-11-19T10:00:00' })).toEqual([]);
    const silent = { ...sources, exchangeRate: { rate: '', day: '' } };
    const body = { ...formed, DUCA: { ...formed.DUCA, TIPO_CAMBIO: '1.00000' } };
    expect(bankRateProblems(body, silent, reference).map((each) => each.code)).not.toContain(
      'duca.rate-bank',
    );
  });
});

describe('a declaration without a value declaration', () => {
  it('misses the transport and insurance that its price does not include', () => {
    const bare = (ID_INCOTERM: string): string[] =>
      told({
        ...whole,
        DVAS: [],
        DUCA: { ...whole.DUCA, ID_INCOTERM, TOTAL_FLETE_DOLARES: '0.00', TOTAL_SEGURO_DOLARES: '0.00' },
      }).filter((each) => each.includes('duca.no-freight') || each.includes('duca.no-insurance'));
    expect(bare('FOB')).toEqual([
      'warning duca.no-freight DUCA.TOTAL_FLETE_DOLARES',
      'warning duca.no-insurance DUCA.TOTAL_SEGURO_DOLARES',
    ]);
    expect(bare('CIF')).toEqual([]);
  });
});
