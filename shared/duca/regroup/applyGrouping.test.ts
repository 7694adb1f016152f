import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../foundation/documents/patch.ts';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody, type DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { descriptionOf } from '../derive/fractions.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { applyGrouping } from './applyGrouping.ts';
import { explainGrouping } from './explainGrouping.ts';
import { regroup, type Regrouping } from './regroup.ts';

const reference = sampleReference();
const formed = ducaFromDvas(
  sampleSources({ lines: 28, invoices: 1, suppliers: 1, containers: 0 }),
  reference,
);
const settled = (body: DucaBody, changes: ReturnType<typeof applyGrouping>): DucaBody =>
  calculateDuca(applyChanges(ducaDataSets, body as AnyBody, changes) as unknown as DucaBody, reference);
const done = (body: DucaBody, wanted: Regrouping): DucaBody => settled(body, regroup(body, wanted).changes);
const keysOf = (body: DucaBody, line: number): string[] =>
  body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === body.FRACCIONES[line]!.ID_FRACCION).map(
    (each) => each.ID_ITEM,
  );
const withFraction = (body: DucaBody, line: number, values: Partial<DucaFraction>): DucaBody => ({
  ...body,
  FRACCIONES: body.FRACCIONES.map((each, at) => (at === line ? { ...each, ...values } : each)),
});
/** The declaration with one fraction more that states an amount and has no goods. */
const withBare = (body: DucaBody, ID_FRACCION: string, VALOR_FOB: string): DucaBody =>
  calculateDuca(
    { ...body, FRACCIONES: [...body.FRACCIONES, { ...body.FRACCIONES[0]!, ID_FRACCION, VALOR_FOB }] },
    reference,
  );
const last = (body: DucaBody): DucaFraction => body.FRACCIONES.at(-1)!;

describe('box 46 of fractions whose goods move', () => {
  it('follows the commercial names while it is made of them, and stays when a person wrote it', () => {
    const [first] = keysOf(formed, 0);
    const renamed = {
      ...formed,
      FRACCION_ITEMS: formed.FRACCION_ITEMS.map((each) =>
        each.ID_ITEM === first ? { ...each, NOMBRE_COMERCIAL: 'OTRO NOMBRE' } : each,
      ),
    };
    const goods = renamed.FRACCION_ITEMS.filter((each) => keysOf(renamed, 0).includes(each.ID_ITEM));
    const made = withFraction(renamed, 0, { DESCRIPCION: descriptionOf(goods) });
    expect(made.FRACCIONES[0]!.DESCRIPCION).toContain('OTRO NOMBRE');
    const split = done(made, { do: 'split', items: [first!] });
    expect(last(split).DESCRIPCION).toBe('OTRO NOMBRE');
    expect(split.FRACCIONES[0]!.DESCRIPCION).not.toContain('OTRO NOMBRE');
    const typed = done(withFraction(renamed, 0, { DESCRIPCION: 'A MANO' }), { do: 'split', items: [first!] });
    expect(typed.FRACCIONES[0]!.DESCRIPCION).toBe('A MANO');
    expect(last(typed).DESCRIPCION, 'a new one is of its goods').toBe('OTRO NOMBRE');
  });

  it('stays in a fraction that had no goods', () => {
    const bare = withFraction(withBare(formed, 'bare', '5.00'), formed.FRACCIONES.length, {
      DESCRIPCION: '',
    });
    const filled = settled(bare, applyGrouping(bare, new Map([[keysOf(formed, 0)[0]!, 'bare']])));
    expect(last(filled).DESCRIPCION).toBe('');
  });
});

describe('fractions without goods', () => {
  it('bring what they state when they are joined, whichever of the two has none', () => {
    const cents = (body: DucaBody, id: string): number =>
      Math.round(Number(body.FRACCIONES.find((each) => each.ID_FRACCION === id)!.VALOR_FOB) * 100);
    const [first] = formed.FRACCIONES;
    const bare = withBare(formed, 'bare', '5.00');
    const into = done(bare, { do: 'join', from: 'bare', to: first!.ID_FRACCION });
    expect(cents(into, first!.ID_FRACCION)).toBe(cents(formed, first!.ID_FRACCION) + 500);
    expect(into.FRACCIONES).toHaveLength(formed.FRACCIONES.length);
    const other = done(bare, { do: 'join', from: first!.ID_FRACCION, to: 'bare' });
    expect(cents(other, 'bare')).toBe(cents(formed, first!.ID_FRACCION) + 500);
    const two = withBare(bare, 'bare-2', '7.00');
    expect(cents(done(two, { do: 'join', from: 'bare', to: 'bare-2' }), 'bare-2')).toBe(1200);
    for (const [from, to] of [
      ['gone', first!.ID_FRACCION],
      [first!.ID_FRACCION, 'gone'],
    ] as const)
      expect(regroup(formed, { do: 'join', from, to }).refused).toBe('La fracción elegida ya no existe.');
  });
});

describe('a fraction that a person makes', () => {
  const [first, second] = keysOf(formed, 0);

  it('has the key of its first goods, and another one when that is taken', () => {
    const once = done(formed, { do: 'split', items: [first!] });
    expect(last(once).ID_FRACCION).toBe(`mano-${first}`);
    const taken = withFraction(formed, 1, { ID_FRACCION: `mano-${first}` });
    expect(last(done(taken, { do: 'split', items: [first!] })).ID_FRACCION).toBe(`mano-${first}-2`);
    const twice = withFraction(taken, 2, { ID_FRACCION: `mano-${first}-2` });
    expect(last(done(twice, { do: 'split', items: [first!] })).ID_FRACCION).toBe(`mano-${first}-3`);
  });

  it('takes what was typed of the one that its goods leave, but its number', () => {
    const typed = withFraction(formed, 0, { CRITERIO_ORIGEN: 'B', ID_CLASE_BULTOS: 'BG' });
    expect(last(done(typed, { do: 'split', items: [first!] }))).toMatchObject({
      CRITERIO_ORIGEN: 'B',
      ID_CLASE_BULTOS: 'BG',
      NUMERO_LINEA: String(formed.FRACCIONES.length + 1),
    });
  });

  it('is treated as the one that its goods leave, where a person classified that one anew', () => {
    const anew = withFraction(formed, 0, { CLASIFICACION_ARANCELARIA: '8443321000', ID_PAIS_ORIGEN: 'MX' });
    expect(last(done(anew, { do: 'split', items: [first!] }))).toMatchObject({
      CLASIFICACION_ARANCELARIA: '8443321000',
      ID_PAIS_ORIGEN: 'MX',
    });
  });

  it('of goods without a fraction is treated as they say, and of silent ones not at all', () => {
    const alone = (values: Partial<DucaBody['FRACCION_ITEMS'][number]>) => {
      const items = formed.FRACCION_ITEMS.map((each) =>
        each.ID_ITEM === first ? { ...each, ID_FRACCION: '', ...values } : each,
      );
      return last(done({ ...formed, FRACCION_ITEMS: items }, { do: 'split', items: [first!] }));
    };
    const own = {
      CLASIFICACION_ARANCELARIA: '0101210000',
      ID_PAIS_ORIGEN: 'MX',
      ID_ESTADO_MERCANCIA: 'US',
      ID_UNIDAD_MEDIDA: 'KGM',
    };
    expect(alone({ ...own, ACUERDO_PREFERENCIAL_1: '20', ACUERDO_PREFERENCIAL_2: '400' })).toMatchObject({
      ...own,
      ACUERDO_1_ID: '20',
      ACUERDO_2_ID: '400',
    });
  });

  it('is told by how many goods went, and where', () => {
    const said = (wanted: Regrouping, body = formed): string => regroup(body, wanted).said;
    expect(said({ do: 'split', items: [first!] })).toBe('Una mercancía pasó a una fracción nueva, al final.');
    expect(said({ do: 'split', items: [first!, second!] })).toBe(
      '2 mercancías pasaron a una fracción nueva, al final.',
    );
    const split = done(formed, { do: 'split', items: [first!, second!] });
    const to = formed.FRACCIONES[0]!.ID_FRACCION;
    expect(said({ do: 'move', items: [first!], to }, split)).toBe('Una mercancía pasó a la fracción 1.');
    expect(said({ do: 'join', from: `mano-${first}`, to }, split)).toBe(
      'La fracción 8 y la 1 son ahora una.',
    );
    expect(said({ do: 'restore' }, split)).toBe('2 mercancías volvieron a la agrupación propuesta.');
    const one = done(formed, { do: 'split', items: [first!] });
    expect(said({ do: 'restore' }, one)).toBe('Una mercancía volvió a la agrupación propuesta.');
    expect(regroup(split, { do: 'move', items: [first!], to: `mano-${first}` }).refused).toBe(
      'Las mercancías elegidas ya están en esa fracción.',
    );
  });
});

describe('why goods are together', () => {
  it('looks at the goods of that fraction alone', () => {
    const [own] = formed.FRACCIONES;
    const count = keysOf(formed, 0).length;
    expect(explainGrouping(formed, 0, reference).why).toMatch(
      new RegExp(`^Reúne ${count} mercancías de una factura\\. `),
    );
    expect(own!.NUMERO_LINEA).toBe('1');
  });

  it('does not say of goods of no value declaration that somebody moved them', () => {
    const typed = {
      ...formed,
      FRACCION_ITEMS: formed.FRACCION_ITEMS.map((each) => ({ ...each, ID_DVA: '', ID_PAIS_ORIGEN: 'ZZ' })),
    };
    expect(explainGrouping(typed, 0, reference).why).not.toContain('a mano');
    expect(regroup(typed, { do: 'restore' }).refused).toContain('nada que devolver');
  });
});
