import { describe, expect, it } from 'vitest';
import type { Move } from '../../foundation/documents/rederive.ts';

import type { DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { inPlaces, keepPlaces } from './keepPlaces.ts';
import { shapedDuca as duca, type Shape } from './shapedDuca.fixture.ts';

const reference = sampleReference();
const placed = (now: Shape, mine: Shape): string[] => {
  const body = duca(now);
  return inPlaces(body.FRACCIONES, body, duca(mine)).map((each) => each.ID_FRACCION);
};

describe('places of fractions', () => {
  it('are those that a person knows; what is new comes at the end', () => {
    expect(
      placed(
        [
          ['new', 'x'],
          ['b', 'b1'],
          ['a', 'a1'],
        ],
        [
          ['a', 'a1'],
          ['b', 'b1'],
        ],
      ),
    ).toEqual(['a', 'b', 'new']);
  });

  it('of a fraction that went are taken by the one that holds its goods', () => {
    const mine: Shape = [
      ['gone', 'a1', 'a2'],
      ['b', 'b1'],
      ['c', 'c1'],
    ];
    expect(
      placed(
        [
          ['c', 'c1'],
          ['b', 'b1'],
          ['heir', 'a1', 'a2'],
        ],
        mine,
      ),
    ).toEqual(['heir', 'b', 'c']);
    expect(
      placed(
        [
          ['c', 'c1'],
          ['b', 'b1'],
          ['heir', 'new', 'a2'],
        ],
        mine,
      ),
    ).toEqual(['heir', 'b', 'c']);
  });

  it('are no inheritance of goods that left a fraction which is still there, nor of new goods', () => {
    const mine: Shape = [
      ['a', 'a1', 'a2'],
      ['b', 'b1'],
    ];
    expect(
      placed(
        [
          ['other', 'a2'],
          ['b', 'b1'],
          ['a', 'a1'],
        ],
        mine,
      ),
    ).toEqual(['a', 'b', 'other']);
    expect(
      placed(
        [
          ['other', 'x'],
          ['b', 'b1'],
          ['a', 'a1'],
        ],
        mine,
      ),
    ).toEqual(['a', 'b', 'other']);
  });

  it('are inherited from the first of its goods that left one', () => {
    const mine: Shape = [
      ['keep', 'k'],
      ['one', 'o'],
      ['two', 't'],
    ];
    expect(
      placed(
        [
          ['x', 'new', 't', 'o'],
          ['keep', 'k'],
          ['y', 'z'],
        ],
        mine,
      ),
    ).toEqual(['keep', 'x', 'y']);
    const far: Shape = [
      ['one', 'o'],
      ['keep', 'k'],
      ['two', 't'],
    ];
    expect(
      placed(
        [
          ['keep', 'k'],
          ['x', 't', 'o'],
        ],
        far,
      ),
    ).toEqual(['keep', 'x']);
  });
});

describe('what names a fraction by its number', () => {
  const mine: Shape = [
    ['gone', 'g1'],
    ['a', 'a1'],
    ['b', 'b1', 'b2'],
  ];
  const now: Shape = [
    ['b', 'b1', 'b2'],
    ['a', 'a1'],
  ];
  const kept = (
    documents: Partial<DucaBody['DOCUMENTOS'][number]>[],
    vehicles: Partial<DucaBody['VEHICULOS'][number]>[] = [],
    { was = mine, is = now, moves = [] as Move[] } = {},
  ) => {
    const more = { DOCUMENTOS: documents, VEHICULOS: vehicles };
    const result = keepPlaces({ body: duca(is, more), moves }, duca(was, more), reference);
    const { DOCUMENTOS, VEHICULOS } = result.body;
    return {
      lines: DOCUMENTOS.map((each) => each.LINEA),
      vehicles: VEHICULOS.map((each) => each.NUMERO_LINEA),
      moves: result.moves,
    };
  };

  it('follows it, and is told', () => {
    const { lines, moves } = kept([
      { ID_DOCUMENTO: 'p', LINEA: '2' },
      { ID_DOCUMENTO: 'q', LINEA: '2-3' },
      { ID_DOCUMENTO: 'r', LINEA: '0' },
    ]);
    expect(lines).toEqual(['1', '1-2', '0']);
    expect(moves).toEqual([
      { path: 'DOCUMENTOS[0].LINEA', kind: 'moved', from: '2', to: '1' },
      { path: 'DOCUMENTOS[1].LINEA', kind: 'moved', from: '2-3', to: '1-2' },
    ]);
  });

  it('is blank when the fraction went with its goods', () => {
    expect(kept([{ ID_DOCUMENTO: 'p', LINEA: '1' }]).lines).toEqual(['']);
    expect(kept([{ ID_DOCUMENTO: 'p', LINEA: '9' }]).lines, 'one that never was').toEqual(['9']);
  });

  it('of a unit follows as well, and is blank where its fraction was parted', () => {
    const unit = (ID_VEHICULO: string, NUMERO_LINEA: string) => ({ ID_VEHICULO, NUMERO_LINEA, ID_ITEM: '' });
    const { vehicles, moves } = kept([], [unit('v', '3'), unit('w', '1')]);
    expect(vehicles).toEqual(['2', '']);
    expect(moves.map((each) => [each.path, each.from, each.to])).toEqual([
      ['VEHICULOS[0].NUMERO_LINEA', '3', '2'],
      ['VEHICULOS[1].NUMERO_LINEA', '1', ''],
    ]);
    const parted = kept([], [unit('v', '1')], {
      was: [['old', 'a', 'b']],
      is: [
        ['x', 'a'],
        ['y', 'b'],
      ],
    });
    expect(parted.vehicles).toEqual(['']);
  });

  it('of an invoice is made of its goods again, untold, while nobody typed another', () => {
    const of = (LINEA: string) => kept([{ ID_DOCUMENTO: 'fac', LINEA }]);
    expect(of('1-3').lines, 'as it was derived of three fractions').toEqual(['1-3']);
    const derived = keepPlaces(
      { body: duca(now, { DOCUMENTOS: [{ ID_DOCUMENTO: 'fac', LINEA: '1-2' }] }), moves: [] },
      duca(mine, { DOCUMENTOS: [{ ID_DOCUMENTO: 'fac', LINEA: '1-3' }] }),
      reference,
    );
    expect(derived.body.DOCUMENTOS[0]!.LINEA).toBe('1-2');
    expect(derived.moves).toEqual([]);
  });
});

describe('what is told of a declaration formed again', () => {
  const told = (...moves: Move[]): Move[] => {
    const mine = duca([
      ['a', 'a1'],
      ['b', 'b1'],
    ]);
    const body = duca([
      ['b', 'b1'],
      ['a', 'a1'],
    ]);
    return keepPlaces({ body, moves }, mine, reference).moves;
  };
  const moved = (path: string): Move => ({ path, kind: 'moved', from: '1', to: '2' });

  it('is nothing of what the declaration computes by itself', () => {
    expect(
      told(
        moved('FRACCION_TRIBUTOS[0].IMPORTE'),
        { path: 'FRACCION_TRIBUTOS[0]', kind: 'added', from: '', to: '' },
        { path: 'TRIBUTOS', kind: 'removed', from: 'DAI', to: '' },
        moved('DUCA.TOTAL_CIF_DOLARES'),
      ),
    ).toEqual([]);
  });

  it('is everything else, of a fraction at the place that it has in the end', () => {
    const gone: Move = { path: 'FRACCIONES', kind: 'removed', from: 'x', to: '' };
    expect(
      told(
        moved('DUCA.TOTAL_FOB_DOLARES'),
        moved('FRACCIONES[0].VALOR_FOB'),
        { path: 'FRACCIONES[1]', kind: 'added', from: '', to: '' },
        moved('FRACCION_ITEMS[0].VALOR_FOB'),
        gone,
      ),
    ).toEqual([
      moved('DUCA.TOTAL_FOB_DOLARES'),
      moved('FRACCIONES[1].VALOR_FOB'),
      { path: 'FRACCIONES[0]', kind: 'added', from: '', to: '' },
      moved('FRACCION_ITEMS[0].VALOR_FOB'),
      gone,
    ]);
  });
});
