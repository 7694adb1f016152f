import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { applyChanges } from '../../foundation/documents/patch.ts';
import { blankRecord, type AnyBody } from '../../foundation/fields/dataSet.ts';
import { calculateDuca } from '../calculate.ts';
import { totalProblems, valueProblems } from '../checks/totals.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { formAgain } from './formAgain.ts';
import { regroup, type Regrouping } from './regroup.ts';
import { MEASURE_NAMES } from './shares.ts';

const reference = sampleReference();
const sources = (lines = 30) => sampleSources({ lines, invoices: 3, suppliers: 1, containers: 1 });
const formed = ducaFromDvas(sources(), reference);

const edited = (body: DucaBody, changes: ReturnType<typeof regroup>['changes']): DucaBody =>
  calculateDuca(applyChanges(ducaDataSets, body as AnyBody, changes) as unknown as DucaBody, reference);
const done = (body: DucaBody, wanted: Regrouping): DucaBody => {
  const { changes, refused } = regroup(body, wanted);
  expect(refused).toBeUndefined();
  return edited(body, changes);
};
const goodsOf = (body: DucaBody, line: number) =>
  body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === body.FRACCIONES[line]!.ID_FRACCION);
const idOf = (body: DucaBody, line: number): string => body.FRACCIONES[line]!.ID_FRACCION;
const total = (body: DucaBody, name: (typeof MEASURE_NAMES)[number]): string =>
  sum(body.FRACCIONES.map((each) => each[name]));

const adding = (body: DucaBody): void => {
  expect([...totalProblems(body), ...valueProblems(body)]).toEqual([]);
  body.FRACCION_ITEMS.forEach((item) => {
    const fraction = body.FRACCIONES.find((each) => each.ID_FRACCION === item.ID_FRACCION);
    expect(item.SECUENCIA_FRACCION).toBe(fraction?.NUMERO_LINEA);
  });
};

describe('regroup', () => {
  it('splits goods off into a fraction at the end, with their share of everything, and joins them again', () => {
    const [first, second] = goodsOf(formed, 0);
    const split = done(formed, { do: 'split', items: [first!.ID_ITEM, second!.ID_ITEM] });
    adding(split);
    expect(split.FRACCIONES).toHaveLength(formed.FRACCIONES.length + 1);
    const made = split.FRACCIONES.at(-1)!;
    expect(made).toMatchObject({
      CLASIFICACION_ARANCELARIA: formed.FRACCIONES[0]!.CLASIFICACION_ARANCELARIA,
      DESCRIPCION: 'COMPUTADORA PORTÁTIL 14"',
      CANTIDAD_UNIDADES: sum([first!.CANTIDAD_UNIDADES, second!.CANTIDAD_UNIDADES]),
      VALOR_FOB: sum([first!.VALOR_FOB, second!.VALOR_FOB]),
    });
    expect(Number(made.PESO_BRUTO)).toBeGreaterThan(0);
    expect(made.CANTIDAD_BULTOS).toMatch(/\.00$/);
    const joined = done(split, { do: 'join', from: made.ID_FRACCION, to: idOf(split, 0) });
    expect(joined).toEqual(formed);
  });

  it('goes back to the proposal, also after fractions were joined away', () => {
    const split = done(formed, {
      do: 'split',
      items: goodsOf(formed, 1)
        .slice(0, 2)
        .map((each) => each.ID_ITEM),
    });
    const away = done(split, { do: 'join', from: idOf(split, 1), to: split.FRACCIONES.at(-1)!.ID_FRACCION });
    adding(away);
    const back = done(away, { do: 'restore' });
    adding(back);
    expect(new Set(back.FRACCIONES.map((each) => each.ID_FRACCION))).toEqual(
      new Set(formed.FRACCIONES.map((each) => each.ID_FRACCION)),
    );
    expect(regroup(back, { do: 'restore' }).refused).toContain('nada que devolver');
  });

  it('says what differs instead of mixing goods of another treatment', () => {
    const [goods] = goodsOf(formed, 0);
    expect(regroup(formed, { do: 'move', items: [goods!.ID_ITEM], to: idOf(formed, 1) }).refused).toBe(
      '«COMPUTADORA PORTÁTIL 14"» no puede ir en la fracción 2: no coinciden la clasificación (6403.99.90.00 y 8471.30.00.00), el origen (BR y CN), la unidad de medida (PR y C62).',
    );
    expect(regroup(formed, { do: 'join', from: idOf(formed, 0), to: idOf(formed, 1) }).refused).toContain(
      'La fracción 1 y la 2 no se pueden unir: no coinciden la clasificación',
    );
    expect(
      regroup(formed, { do: 'split', items: goodsOf(formed, 0).map((each) => each.ID_ITEM) }).refused,
    ).toContain('ya son toda su fracción');
    expect(regroup(formed, { do: 'split', items: [] }).refused).toContain('Elija');
    expect(regroup(formed, { do: 'join', from: idOf(formed, 0), to: idOf(formed, 0) }).refused).toContain(
      'otra fracción',
    );
    expect(regroup(formed, { do: 'move', items: ['x'], to: 'nobody' }).refused).toContain('ya no existe');
  });

  it('joins fractions that a person made alike, but not two quotas into one', () => {
    const split = done(formed, { do: 'split', items: [goodsOf(formed, 0)[0]!.ID_ITEM] });
    const last = split.FRACCIONES.length - 1;
    const quota = (line: number, value: string) => ({
      op: 'set' as const,
      path: `FRACCIONES[${line}].CUOTA_CONTINGENTE`,
      value,
    });
    const two = edited(split, [quota(0, 'C-1'), quota(last, 'C-2')]);
    expect(regroup(two, { do: 'join', from: idOf(two, last), to: idOf(two, 0) }).refused).toContain(
      'la cuota o contingente (C-2 y C-1)',
    );
    const one = edited(split, [quota(last, 'C-2')]);
    expect(
      done(one, { do: 'join', from: idOf(one, last), to: idOf(one, 0) }).FRACCIONES[0]!.CUOTA_CONTINGENTE,
    ).toBe('C-2');
  });

  it('renumbers what names fractions when one goes: units, box 54.6, and invoices by their goods', () => {
    const split = done(formed, { do: 'split', items: [goodsOf(formed, 0)[0]!.ID_ITEM] });
    const last = split.FRACCIONES.length;
    const named: DucaBody = {
      ...split,
      DOCUMENTOS: [
        ...split.DOCUMENTOS,
        { ...split.DOCUMENTOS[0]!, ID_DOCUMENTO: 'own', LINEA: `3-${last}` },
        { ...split.DOCUMENTOS[0]!, ID_DOCUMENTO: 'own-2', LINEA: '1' },
      ],
    };
    const turned = { ...named, FRACCIONES: [named.FRACCIONES.at(-1)!, ...named.FRACCIONES.slice(0, -1)] };
    const body = calculateDuca(turned, reference);
    const joined = done(body, { do: 'join', from: idOf(body, 0), to: idOf(body, 1) });
    const lines = new Map(joined.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
    expect(lines.get('own')).toBe(`2-${last - 1}`);
    expect(lines.get('own-2')).toBe('1');
  });

  it('takes the vehicles of goods along, and leaves one where a person put it', () => {
    const [first, second] = goodsOf(formed, 0);
    const unit = (ID_ITEM: string, NUMERO_LINEA: string) => ({
      ...blankRecord(ducaDataSets.VEHICULOS),
      ID_VEHICULO: `${ID_ITEM}-${NUMERO_LINEA}`,
      ID_ITEM,
      NUMERO_LINEA,
    });
    const body = {
      ...formed,
      VEHICULOS: [unit(first!.ID_ITEM, '1'), unit(second!.ID_ITEM, '1'), unit(first!.ID_ITEM, '2')],
    };
    const split = done(body, { do: 'split', items: [first!.ID_ITEM] });
    expect(split.VEHICULOS.map((each) => each.NUMERO_LINEA)).toEqual([
      String(split.FRACCIONES.length),
      '1',
      '2',
    ]);
  });

  it('gives goods of no fraction their own values, and a fraction without goods keeps what it states', () => {
    const line = 2;
    const orphan = edited(formed, [{ op: 'remove', path: `FRACCIONES[${line}]`, count: 1 }]);
    const lost = goodsOf(formed, line);
    const again = done(orphan, { do: 'split', items: lost.map((each) => each.ID_ITEM) });
    expect(again.FRACCIONES.at(-1)).toMatchObject({
      VALOR_FOB: formed.FRACCIONES[line]!.VALOR_FOB,
      CANTIDAD_UNIDADES: formed.FRACCIONES[line]!.CANTIDAD_UNIDADES,
    });
    const typed = { ...formed.FRACCIONES[line]!, ID_FRACCION: 'typed', VALOR_FOB: '5.00' };
    const bare = edited(orphan, [{ op: 'insert', path: 'FRACCIONES', lines: [typed] }]);
    const filled = done(bare, { do: 'move', items: [lost[0]!.ID_ITEM], to: 'typed' });
    expect(filled.FRACCIONES.at(-1)!.VALOR_FOB).toBe('5.00');
    expect(filled.FRACCION_ITEMS.find((each) => each.ID_ITEM === lost[0]!.ID_ITEM)!.SECUENCIA_FRACCION).toBe(
      String(filled.FRACCIONES.length),
    );
  });

  it('moves no cent of value and no gram, whatever is done in whatever order', () => {
    const step = fc.record({
      kind: fc.constantFrom('split', 'move', 'join', 'restore'),
      line: fc.nat({ max: 40 }),
      other: fc.nat({ max: 40 }),
      take: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let body = formed;
        for (const { kind, line, other, take } of steps) {
          const at = line % body.FRACCIONES.length;
          const to = idOf(body, other % body.FRACCIONES.length);
          const items = goodsOf(body, at)
            .slice(0, take)
            .map((each) => each.ID_ITEM);
          const wanted: Regrouping =
            kind === 'split'
              ? { do: 'split', items }
              : kind === 'move'
                ? { do: 'move', items, to }
                : kind === 'join'
                  ? { do: 'join', from: idOf(body, at), to }
                  : { do: 'restore' };
          const { changes, refused } = regroup(body, wanted);
          if (refused !== undefined) continue;
          body = edited(body, changes);
          adding(body);
          for (const name of MEASURE_NAMES) expect(compare(total(body, name), total(formed, name))).toBe(0);
          expect(body.FRACCIONES.every((each) => Number(each.CANTIDAD_UNIDADES) > 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('formAgain', () => {
  const split = done(formed, {
    do: 'split',
    items: goodsOf(formed, 0)
      .slice(0, 2)
      .map((each) => each.ID_ITEM),
  });

  it('changes nothing when the sources did not', () => {
    const { body, moves, derived } = formAgain(formed, split, sources(), reference);
    expect(calculateDuca(body as unknown as DucaBody, reference)).toEqual(split);
    expect(moves).toEqual([]);
    expect(derived).toEqual(formed);
  });

  it('changes nothing either after many moves in whatever order, over any number of goods', () => {
    const step = fc.record({ line: fc.nat({ max: 40 }), take: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 40 }),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        (lines, steps) => {
          const base = ducaFromDvas(sources(lines), reference);
          let body = base;
          for (const { line, take } of steps) {
            const items = goodsOf(body, line % body.FRACCIONES.length).slice(0, take);
            const { changes, refused } = regroup(body, {
              do: 'split',
              items: items.map((each) => each.ID_ITEM),
            });
            if (refused === undefined) body = edited(body, changes);
          }
          const again = formAgain(base, body, sources(lines), reference);
          expect(again.moves).toEqual([]);
          expect(calculateDuca(again.body as unknown as DucaBody, reference)).toEqual(body);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps the grouping and follows a price and a weight that changed, adding up again', () => {
    const now = sources();
    now.transports[0]!.body.DOCUMENTO.PESO_BRUTO = '99999.99';
    const item = goodsOf(formed, 0)[0]!.ID_ITEM;
    const line = now.dvas[0]!.body.MERCANCIAS.find((each) => each.ID_ITEM === item)!;
    line.VALOR_FOB = '1.00';
    now.dvas[0]!.body.DVA.CASILLA_46 = '700000.00';
    const { body, moves } = formAgain(formed, split, now, reference);
    const again = calculateDuca(body as unknown as DucaBody, reference);
    adding(again);
    expect(again.FRACCIONES.map((each) => each.ID_FRACCION)).toEqual(
      split.FRACCIONES.map((each) => each.ID_FRACCION),
    );
    expect(again.DUCA.PESO_BRUTO_TOTAL).toBe('99999.99');
    expect(moves.some((each) => each.kind === 'moved' && each.path.startsWith('FRACCIONES'))).toBe(true);
    expect(moves.some((each) => each.kind === 'kept')).toBe(false);
  });

  it('keeps what a person typed into a fraction of their own', () => {
    const mine = edited(split, [
      { op: 'set', path: `FRACCIONES[${split.FRACCIONES.length - 1}].DESCRIPCION`, value: 'A MANO' },
    ]);
    const now = sources();
    now.transports[0]!.body.DOCUMENTO.PESO_BRUTO = '99999.99';
    const again = formAgain(formed, mine, now, reference).body as unknown as DucaBody;
    expect(again.FRACCIONES.at(-1)!.DESCRIPCION).toBe('A MANO');
  });

  it('puts goods whose own code changed where that code puts them, and says so', () => {
    const now = sources();
    const item = goodsOf(split, split.FRACCIONES.length - 1)[0]!.ID_ITEM;
    now.dvas[0]!.body.MERCANCIAS.find((each) => each.ID_ITEM === item)!.CLASIFICACION_ARANCELARIA =
      '8443321000';
    const { body, moves } = formAgain(formed, split, now, reference);
    const again = calculateDuca(body as unknown as DucaBody, reference);
    adding(again);
    const moved = again.FRACCION_ITEMS.find((each) => each.ID_ITEM === item)!;
    expect(moved.ID_FRACCION).toMatch(/^8443321000-/);
    expect(moves.map((each) => `${each.kind} ${each.path}`)).toContain(
      `moved FRACCION_ITEMS[${again.FRACCION_ITEMS.indexOf(moved)}].ID_FRACCION`,
    );
  });
});
