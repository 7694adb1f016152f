import { expect, it } from 'vitest';
import { twiceProblems } from './twiceProblems.ts';

it('is told at the number of the second paper, with the first beside it and the list that this is in', () => {
  const paper = (id: string, list: string, line: number) => ({
    id,
    list,
    line,
    number: 'F-1',
    by: 'ACME',
    path: `${list}[${line}]`,
  });
  const papers = [
    paper('fac-1', 'Documentos', 2),
    paper('fac-2', 'Documentos', 3),
    paper('fac-3', 'Otros', 1),
  ];
  const found = twiceProblems(papers, { idPrefix: 'fac', code: 'x.twice' }, (number, first) => {
    return `la factura ${number} ya está en ${first}.`;
  });
  expect(found).toEqual([
    {
      code: 'x.twice',
      path: 'Documentos[3]',
      relatedPath: 'Documentos[2]',
      message: 'Documentos, línea 3: la factura F-1 ya está en la línea 2.',
      severity: 'error',
    },
    {
      code: 'x.twice',
      path: 'Otros[1]',
      relatedPath: 'Documentos[2]',
      message: 'Otros, línea 1: la factura F-1 ya está en la línea 2 de «Documentos».',
      severity: 'error',
    },
  ]);
});
