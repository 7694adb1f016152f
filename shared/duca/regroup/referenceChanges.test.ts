import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { calculateDuca } from '../calculate.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { fractions } from '../fields/fractions.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { groupingByHand, withSteadyShares } from './keepGrouping.ts';
import { referenceChanges } from './references.ts';
import { addUp, amountsOf, amountsOfItem, sharesOf } from './shares.ts';
import { unitLines } from './unitLines.ts';

const reference = sampleReference();
const fraction = (values: Partial<DucaFraction>): DucaFraction => ({ ...blankRecord(fractions), ...values });
const item = (ID_ITEM: string, ID_FRACCION: string, more = {}) => ({
  ID_ITEM,
  ID_FRACCION,
  ID_FACTURA: 'fac',
  ...more,
});
/** Three fractions, the last of which has no goods. */
const body = (more: Parameters<typeof blankDuca>[0] = {}): DucaBody =>
  calculateDuca(
    blankDuca({
      FRACCIONES: [{ ID_FRACCION: 'a' }, { ID_FRACCION: 'b' }, { ID_FRACCION: 'c' }],
      FRACCION_ITEMS: [item('a1', 'a'), item('a2', 'a'), item('b1', 'b')],
      ...more,
    }),
    reference,
  );
const papers = (...lines: string[]) => lines.map((LINEA, at) => ({ ID_DOCUMENTO: `p-${at}`, LINEA }));
const gone = (...ids: string[]) => new Map(ids.map((id) => [id, undefined] as const));

describe('numbers of fractions when one goes', () => {
  it('follow the fraction that it was joined to, goods or none', () => {
    const of = (from: string, to: string, target: [string, string][]) =>
      referenceChanges(body({ DOCUMENTOS: papers('1', '2', '3') }), gone(from), new Map(target), {
        from,
        to,
      }).map((each) => [each.path, 'value' in each && each.value]);
    expect(of('c', 'a', [])).toEqual([['DOCUMENTOS[2].LINEA', '1']]);
    expect(
      of('a', 'b', [
        ['a1', 'b'],
        ['a2', 'b'],
      ]),
    ).toEqual([
      ['DOCUMENTOS[1].LINEA', '1'],
      ['DOCUMENTOS[2].LINEA', '2'],
    ]);
  });

  it('follow the goods that left it', () => {
    const target = new Map([['b1', 'c']]);
    expect(
      referenceChanges(body({ DOCUMENTOS: papers('2', '2-3', '9', '0') }), gone('b'), target).map((each) => [
        each.path,
        'value' in each && each.value,
      ]),
    ).toEqual([['DOCUMENTOS[1].LINEA', '2']]);
  });

  it('of an invoice are those of its goods, wherever these go', () => {
    const named = body({ DOCUMENTOS: [{ ID_DOCUMENTO: 'fac', LINEA: '1-2' }] });
    expect(referenceChanges(named, gone('b'), new Map([['b1', 'a']]))).toEqual([
      { op: 'set', path: 'DOCUMENTOS[0].LINEA', value: '1' },
    ]);
    const next = new Map([['d', fraction({ ID_FRACCION: 'd' })]]);
    expect(referenceChanges(named, next, new Map([['b1', 'd']]))).toEqual([
      { op: 'set', path: 'DOCUMENTOS[0].LINEA', value: '0' },
    ]);
  });

  it('of a unit are told where it does not stand with its goods, and follow by themselves where it does', () => {
    const unit = (ID_ITEM: string, NUMERO_LINEA: string) => ({
      ID_VEHICULO: ID_ITEM + NUMERO_LINEA,
      ID_ITEM,
      NUMERO_LINEA,
    });
    const vehicles = body({ VEHICULOS: [unit('b1', '2'), unit('b1', '3'), unit('', '3')] });
    expect(
      referenceChanges(
        vehicles,
        gone('a'),
        new Map([
          ['a1', 'b'],
          ['a2', 'b'],
        ]),
      ),
    ).toEqual([
      { op: 'set', path: 'VEHICULOS[1].NUMERO_LINEA', value: '2' },
      { op: 'set', path: 'VEHICULOS[2].NUMERO_LINEA', value: '2' },
    ]);
  });
});

describe('units of goods that change fraction', () => {
  const vehicle = (ID_ITEM: string, NUMERO_LINEA: string) => ({ ID_ITEM, NUMERO_LINEA });
  const moved = (from: DucaBody, ...numbers: string[]) =>
    unitLines(
      from,
      from.FRACCION_ITEMS.map((each, at) => ({ ...each, SECUENCIA_FRACCION: numbers[at]! })),
    ).VEHICULOS;

  it('go with them, stay where a person put them, and are themselves where nothing moves', () => {
    const from = body({ VEHICULOS: [vehicle('b1', '2'), vehicle('b1', '1'), vehicle('x', '2')] });
    expect(moved(from, '1', '1', '3').map((each) => each.NUMERO_LINEA)).toEqual(['3', '1', '2']);
    expect(moved(from, '1', '1', '2')).toBe(from.VEHICULOS);
    expect(unitLines(from, from.FRACCION_ITEMS).VEHICULOS).toBe(from.VEHICULOS);
    const without = body();
    expect(moved(without, '2', '2', '1')).toBe(without.VEHICULOS);
  });
});

describe('shares of a fraction', () => {
  const goods = (...own: Partial<DucaBody['FRACCION_ITEMS'][number]>[]) =>
    blankDuca({ FRACCION_ITEMS: own }).FRACCION_ITEMS;

  it('go by what the goods say, or by their price where one is silent, or alike where they have none', () => {
    const share = (...own: Parameters<typeof goods>) =>
      sharesOf(fraction({ PESO_BRUTO: '8.00' }), goods(...own)).map((each) => each.PESO_BRUTO);
    expect(
      share({ PESO_BRUTO: '1.000', VALOR_FOB: '1.00' }, { PESO_BRUTO: '3.000', VALOR_FOB: '1.00' }),
    ).toEqual([200, 600]);
    expect(share({ PESO_BRUTO: '1.000', VALOR_FOB: '6.00' }, { PESO_BRUTO: '', VALOR_FOB: '2.00' })).toEqual([
      600, 200,
    ]);
    expect(share({ VALOR_FOB: '' }, { VALOR_FOB: '2.00' })).toEqual([0, 800]);
    expect(share({}, {})).toEqual([400, 400]);
  });

  it('cut no whole package, and part of one where the whole is not whole', () => {
    const packages = (CANTIDAD_BULTOS: string) =>
      sharesOf(
        fraction({ CANTIDAD_BULTOS }),
        goods({ CANTIDAD_BULTOS: '1.00' }, { CANTIDAD_BULTOS: '1.00' }),
      ).map((each) => each.CANTIDAD_BULTOS);
    expect(packages('3.00').sort()).toEqual([100, 200]);
    expect(packages('3.50')).toEqual([175, 175]);
    expect(packages('')).toEqual([undefined, undefined]);
  });

  it('add up to what was stated, and to nothing where nobody states anything', () => {
    const amounts = amountsOf(fraction({ VALOR_FOB: '1.25', CANTIDAD_UNIDADES: '2.125' }));
    expect(amounts).toMatchObject({ VALOR_FOB: 125, CANTIDAD_UNIDADES: 2125, PESO_NETO: undefined });
    expect(addUp([amounts, amounts])).toMatchObject({
      VALOR_FOB: '2.50',
      CANTIDAD_UNIDADES: '4.250',
      PESO_NETO: '',
    });
    expect(addUp([])).toMatchObject({ VALOR_FOB: '' });
  });

  it('of goods without a fraction are their own, and none of a quota', () => {
    const [own] = goods({ VALOR_FOB: '1.25', CANTIDAD_UNIDADES: '2.125', PESO_BRUTO: '' });
    expect(amountsOfItem(own!)).toMatchObject({
      VALOR_FOB: 125,
      CANTIDAD_UNIDADES: 2125,
      CANTIDAD_CONTINGENTE: undefined,
      PESO_BRUTO: undefined,
    });
  });
});

describe('where a person put goods', () => {
  const derived = body();
  const put = (...places: string[]): DucaBody => ({
    ...derived,
    FRACCION_ITEMS: derived.FRACCION_ITEMS.map((each, at) => ({ ...each, ID_FRACCION: places[at]! })),
  });

  it('is told of goods that are elsewhere than proposed, in a fraction that is there', () => {
    expect([...groupingByHand(derived, derived)]).toEqual([]);
    expect([...groupingByHand(derived, put('b', 'a', 'gone'))]).toEqual([
      ['a1', { proposed: 'a', chosen: 'b' }],
    ]);
    const mine = put('b', 'a', 'b');
    const added = {
      ...mine,
      FRACCION_ITEMS: [...mine.FRACCION_ITEMS, { ...mine.FRACCION_ITEMS[0]!, ID_ITEM: 'own' }],
    };
    expect([...groupingByHand(derived, added).keys()]).toEqual(['a1']);
  });

  it('keeps a measure as the moves divided it while the sources say the same of it', () => {
    const stating = (VALOR_FOB: string, PESO_BRUTO: string): DucaBody => ({
      ...derived,
      FRACCIONES: derived.FRACCIONES.map((each) => ({ ...each, VALOR_FOB, PESO_BRUTO })),
    });
    const byHand = new Map([['a1', { proposed: 'a', chosen: 'b' }]]);
    const steady = withSteadyShares(
      stating('1.00', '1.00'),
      stating('5.00', '5.00'),
      { proposal: stating('1.00', '2.00'), fresh: stating('7.00', '7.00') },
      byHand,
    );
    expect(steady.FRACCIONES.map((each) => [each.ID_FRACCION, each.VALOR_FOB, each.PESO_BRUTO])).toEqual([
      ['a', '5.00', '7.00'],
      ['b', '5.00', '7.00'],
      ['c', '7.00', '7.00'],
    ]);
  });
});

describe('what a declaration computes', () => {
  it('names the files of its papers for the authority', () => {
    const named = calculateDuca(
      blankDuca({
        DUCA: { NO_ORDEN: '123-6000567' },
        DOCUMENTOS: [
          { CODIGO_DOCUMENTO: '380' },
          { CODIGO_DOCUMENTO: '380', ID_ARCHIVO: 'f-1', FORMATO_ARCHIVO: 'PDF' },
        ],
      }),
      reference,
    );
    expect(named.DOCUMENTOS.map((each) => each.NOMBRE_ARCHIVO_SAT)).toEqual([
      '',
      expect.stringContaining('1236000567_380_01'),
    ]);
  });

  it('has no regime of a modality that the list lacks, and sums of what is blank that are zero', () => {
    const { DUCA } = calculateDuca(blankDuca({ DUCA: { MODALIDAD: 'QQ', CODIGO_REGIMEN: 'IM' } }), reference);
    expect(DUCA).toMatchObject({
      CODIGO_REGIMEN: '',
      TOTAL_CIF_DOLARES: '0.00',
      TOTAL_UNIDADES: '0.000',
      TOTAL_LINEAS: '0',
      TOTAL_GENERAL: '0.00',
    });
  });

  it('leaves goods of no fraction with the number that was typed', () => {
    const typed = body({ FRACCION_ITEMS: [item('a1', 'a'), item('x', 'gone', { SECUENCIA_FRACCION: '7' })] });
    expect(typed.FRACCION_ITEMS.map((each) => each.SECUENCIA_FRACCION)).toEqual(['1', '7']);
  });
});
