import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { ducaDataSets } from '../dataSets.ts';
import { keyedAnew, newKeys } from './newKeys.ts';
import { shapedDuca as duca, type Shape } from './shapedDuca.fixture.ts';

describe('a fraction whose goods are classified anew', () => {
  const pairs = (derived: Shape, mine: Shape, proposal: Shape) => [
    ...newKeys(duca(derived), duca(mine), duca(proposal)),
  ];
  const was: Shape = [
    ['old', 'a', 'b'],
    ['c', 'c1'],
  ];

  it('has the key of the one fraction that holds all of them and no others', () => {
    expect(
      pairs(was, was, [
        ['new', 'a', 'b'],
        ['c', 'c1'],
      ]),
    ).toEqual([['old', 'new']]);
    expect(
      pairs(was, was, [
        ['new', 'a', 'b', 'fresh'],
        ['c', 'c1'],
      ]),
    ).toEqual([['old', 'new']]);
    expect(pairs(was, was, was), 'it is still there').toEqual([]);
    expect(
      pairs(was, was, [
        ['new', 'a'],
        ['other', 'b'],
        ['c', 'c1'],
      ]),
      'parted',
    ).toEqual([]);
    expect(pairs(was, was, [['new', 'a', 'b', 'c1']]), 'with goods of another').toEqual([]);
    expect(pairs(was, was, [['c', 'a', 'b', 'c1']]), 'into another').toEqual([]);
    expect(pairs(was, was, [['c', 'c1']]), 'gone').toEqual([]);
  });

  it('keeps what is pending for it under its new key', () => {
    const body = {
      ...duca(was),
      PENDIENTES: [
        { ...blankRecord(ducaDataSets.PENDIENTES), GRUPO: 'FRACCIONES', LINEA: 'old' },
        { ...blankRecord(ducaDataSets.PENDIENTES), GRUPO: 'FRACCIONES', LINEA: 'c' },
        { ...blankRecord(ducaDataSets.PENDIENTES), GRUPO: 'DOCUMENTOS', LINEA: 'old' },
      ],
    };
    expect(keyedAnew(body, new Map())).toBe(body);
    const anew = keyedAnew(body, new Map([['old', 'new']]));
    expect(anew.PENDIENTES.map((each) => each.LINEA)).toEqual(['new', 'c', 'old']);
    expect(anew.FRACCIONES.map((each) => each.ID_FRACCION)).toEqual(['new', 'c']);
    expect(anew.FRACCION_ITEMS.map((each) => each.ID_FRACCION)).toEqual(['new', 'new', 'c']);
  });
});
