import { describe, expect, it } from 'vitest';
import { many, one } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { missing, problem } from '../../../shared/foundation/rules/problem.ts';
import { alikeProblems, fillable } from './alikeProblems.ts';

const dataSets = {
  CABEZA: one('Cabeza', { PAIS: field.choice('País') }),
  LINEAS: many('Líneas', 'ID', {
    ID: field.key(),
    UNIDAD: field.choice('Unidad', { box: '43' }),
    PESO: field.decimal('Peso'),
    TOTAL: field.choice('Total', { writer: 'computation' }),
  }),
};
const lack = (path: string) => missing('owed', path, `${path}: falta.`);

describe('alike problems', () => {
  it('are one of the same field and kind over the lines, where the first stands; no other is taken in', () => {
    const found = alikeProblems([
      lack('LINEAS[0].UNIDAD'),
      lack('CABEZA.PAIS'),
      lack('LINEAS[1].PESO'),
      lack('LINEAS[2].UNIDAD'),
      problem('owed', 'LINEAS[3].UNIDAD', 'x'),
      problem('other', '', 'y'),
      problem('other', '', 'z'),
    ]);
    expect(found.map(({ all }) => all.map(({ path }) => path))).toEqual([
      ['LINEAS[0].UNIDAD', 'LINEAS[2].UNIDAD'],
      ['CABEZA.PAIS'],
      ['LINEAS[1].PESO'],
      ['LINEAS[3].UNIDAD'],
      [''],
      [''],
    ]);
  });

  it('take one value for all only where lines share one: a blank choice, by a person, on several lines', () => {
    const of = (...problems: Parameters<typeof alikeProblems>[0][number][]) =>
      fillable(dataSets, alikeProblems(problems)[0]!)?.label;
    expect(of(lack('LINEAS[0].UNIDAD'), lack('LINEAS[1].UNIDAD'))).toBe('Unidad');
    expect(of(lack('LINEAS[0].UNIDAD'))).toBeUndefined();
    expect(of(lack('LINEAS[0].PESO'), lack('LINEAS[1].PESO'))).toBeUndefined();
    expect(of(lack('LINEAS[0].TOTAL'), lack('LINEAS[1].TOTAL'))).toBeUndefined();
    expect(of(problem('e', 'LINEAS[0].UNIDAD', 'x'), problem('e', 'LINEAS[1].UNIDAD', 'x'))).toBeUndefined();
  });
});
