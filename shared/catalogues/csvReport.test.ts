import { expect, it } from 'vitest';
import type { Problem } from '../foundation/rules/problem.ts';
import { csvReport, withoutPlace } from './csvReport.ts';

it('tells line and column of a file, and to who sees no file the column alone', () => {
  const problems: Problem[] = [];
  const report = csvReport('lista', problems);
  report(12, 'VALOR', 'está vacío; escriba un texto');
  report(3, '', 'la tasa no es de ningún inciso');
  const messages = problems.map(({ message }) => message);
  expect(messages).toEqual([
    'Línea 12, columna VALOR: está vacío; escriba un texto',
    'Línea 3: la tasa no es de ningún inciso',
  ]);
  expect(messages.map(withoutPlace)).toEqual([
    'VALOR: está vacío; escriba un texto',
    'La tasa no es de ningún inciso',
  ]);
  expect(withoutPlace('Otra persona la cambió.')).toBe('Otra persona la cambió.');
});
