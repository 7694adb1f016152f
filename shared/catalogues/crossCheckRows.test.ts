import { expect, it } from 'vitest';
import { ratesCellProblem, ratesRowProblem } from './cellRules.ts';
import { crossCheckLists } from './lists/crossChecks.ts';

const shipped = crossCheckLists.flatMap(({ rows }) => rows);
const [percent] = shipped;
const problem = (change: Record<string, string>) =>
  ratesRowProblem({ ...percent!, ...change }, () => true)?.join(' ');

it('takes every check that the product ships, and refuses one that could not be judged', () => {
  for (const row of shipped)
    expect(
      ratesRowProblem(row, () => true),
      row.CLAVE,
    ).toBeUndefined();
  expect(problem({ TOLERANCIA: '2.5' })).toBeUndefined();
  expect(problem({ TOLERANCIA: '1,5' })).toMatch(/^TOLERANCIA «1,5» debe ser un número con punto decimal/);
  expect(problem({ TOLERANCIA: '' })).toMatch(/^TOLERANCIA/);
  expect(problem({ TIPO: 'DIAS', TOLERANCIA: '2.5' })).toMatch(/entero de días/);
  expect(problem({ TIPO: 'EXACTA' })).toMatch(/queda vacía/);
  for (const TIPO of ['PORCIENTO', 'constructor'])
    expect(problem({ TIPO })).toBe(`TIPO «${TIPO}» debe ser ABSOLUTA o PORCENTAJE o DIAS o EXACTA`);
  expect(problem({ SEVERIDAD: '' })).toMatch(/^SEVERIDAD está vacía/);
  expect(ratesCellProblem('SEVERIDAD', 'AVISO', () => true)).toMatch(/ERROR o ADVERTENCIA o NINGUNA/);
});
