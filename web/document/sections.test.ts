import { describe, expect, it } from 'vitest';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { groupBySection } from './sections.ts';

const sections = [
  { dataSet: 'CABEZA', id: 'CABEZA', layout: [['NUMERO', 'DIA']] },
  { dataSet: 'CABEZA', id: 'VALORES', layout: [['TOTAL/6']] },
  { dataSet: 'LINEAS' },
];
const at = (path: string) => problem('x', path, path);

describe('groupBySection', () => {
  it('puts each problem once, under the section that shows its field, in the order of the sections', () => {
    const problems = ['LINEAS[2].PESO', 'CABEZA.TOTAL', 'OTRO.CAMPO', 'CABEZA.DIA', '', 'LINEAS'].map(at);
    const { groups, rest } = groupBySection(sections, problems);
    expect(
      groups.map(({ section, problems: own }) => [
        section.id ?? section.dataSet,
        own.map(({ path }) => path),
      ]),
    ).toEqual([
      ['CABEZA', ['CABEZA.DIA']],
      ['VALORES', ['CABEZA.TOTAL']],
      ['LINEAS', ['LINEAS[2].PESO', 'LINEAS']],
    ]);
    expect(rest.map(({ path }) => path)).toEqual(['OTRO.CAMPO', '']);
  });
});
