import { describe, expect, it } from 'vitest';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { explainGrouping } from './explainGrouping.ts';

const reference = sampleReference();
const formed = ducaFromDvas(
  sampleSources({ lines: 12, invoices: 3, suppliers: 1, containers: 1 }),
  reference,
);
const [fraction] = formed.FRACCIONES;
const itemsOf = formed.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === fraction!.ID_FRACCION);
const explained = (values: Partial<DucaFraction>, items: readonly DucaItem[] = itemsOf.slice(0, 1)): string =>
  explainGrouping(
    { ...formed, FRACCIONES: [{ ...fraction!, ...values }], FRACCION_ITEMS: [...items] },
    0,
    reference,
  ).why;
const item = (values: Partial<DucaItem>): DucaItem => ({ ...itemsOf[0]!, ...values });

describe('why goods are together', () => {
  it('counts goods and invoices', () => {
    expect(explained({}, [])).toContain('No reúne mercancías de ninguna factura. Comparten:');
    expect(explained({}, [item({})])).toContain('Es una mercancía de una factura. Comparten:');
    const two = [item({ ID_FACTURA: 'a' }), item({ ID_FACTURA: 'b' }), item({ ID_FACTURA: 'a' })];
    expect(explained({}, two)).toContain('Reúne 3 mercancías de 2 facturas. ');
    expect(explained({}, two.slice(0, 1))).toContain('Es una mercancía de una factura. ');
  });

  it('says what they share, and what is blank', () => {
    const blank = {
      CLASIFICACION_ARANCELARIA: '',
      ID_PAIS_ORIGEN: '',
      ACUERDO_1_ID: '',
      ACUERDO_2_ID: '',
      ID_ESTADO_MERCANCIA: '',
      ID_UNIDAD_MEDIDA: '',
    };
    const shared = (values: Partial<DucaFraction>): string =>
      /Comparten: (.+?)\.$/.exec(explained({ ...blank, ...values }))![1]!;
    expect(shared({})).toBe('sin clasificación, origen en blanco, sin acuerdo, estado en blanco, sin unidad');
    expect(shared({ CLASIFICACION_ARANCELARIA: '8528729000' })).toMatch(/^8528\.72\.90\.00, /);
    expect(shared({ ID_PAIS_ORIGEN: 'MX' })).toMatch(/, origen M[ée]xico, /i);
    expect(shared({ ID_PAIS_ORIGEN: '??' })).toContain(', origen ??, ');
    expect(shared({ ID_ESTADO_MERCANCIA: 'NU' })).toMatch(/, sin acuerdo, nuevas, sin unidad$/);
    expect(shared({ ID_UNIDAD_MEDIDA: 'ZZ' })).toMatch(/, por zz$/);
    expect(shared({ ACUERDO_1_ID: '??' })).toContain(', ??, ');
    expect(shared({ ACUERDO_2_ID: '!!' })).toContain(', !!, ');
    expect(shared({ ACUERDO_1_ID: '??', ACUERDO_2_ID: '!!' })).toContain(', ?? y !!, ');
  });

  it('tells goods that a person put there', () => {
    const own = item({ ID_DVA: '' });
    expect(explained({}, itemsOf)).not.toContain('a mano');
    const elsewhere = formed.FRACCION_ITEMS.filter((each) => each.ID_FRACCION !== fraction!.ID_FRACCION);
    const moved = elsewhere.map((each) => ({ ...each, ID_FRACCION: fraction!.ID_FRACCION }));
    expect(explained({}, [...itemsOf, own, moved[0]!])).toMatch(/ Una se puso aquí a mano\.$/);
    expect(explained({}, moved.slice(0, 2))).toMatch(/ 2 se pusieron aquí a mano\.$/);
    expect(explained({}, [own])).not.toContain('a mano');
  });
});

describe('fractions of the same code', () => {
  const lines = (...values: Partial<DucaFraction>[]): DucaBody => ({
    ...formed,
    FRACCIONES: values.map((each, at) => ({ ...fraction!, ID_FRACCION: `f${at}`, ...each })),
  });

  it('are told with what keeps them apart, five of them, itself and others left out', () => {
    const body = lines({}, {}, { ID_PAIS_ORIGEN: 'ZZ' }, { CLASIFICACION_ARANCELARIA: '0101210000' });
    const { siblings } = explainGrouping(body, 0, reference);
    expect(siblings.map((each) => each.line)).toEqual([1, 2]);
    expect(siblings[0]!.why).toBe('Nada la separa de la fracción 2: pueden unirse.');
    expect(siblings[1]!.why).toMatch(/^De la fracción 3 la separa .*origen.*\.$/);
    expect(explainGrouping(body, 1, reference).siblings.map((each) => each.line)).toEqual([0, 2]);
    expect(explainGrouping(lines({}, {}, {}, {}, {}, {}, {}), 0, reference).siblings).toHaveLength(5);
  });

  it('are none while the code is blank', () => {
    const blank = { CLASIFICACION_ARANCELARIA: '' };
    expect(explainGrouping(lines(blank, blank), 0, reference).siblings).toEqual([]);
  });
});
