import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { earlierKind } from '../ownKinds.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { blankLineProblems } from './blankLines.ts';
import { dischargeProblems } from './discharge.ts';

const reference = sampleReference();
const EARLIER = earlierKind(reference)!;
type Paper = { CODIGO_DOCUMENTO: string; LINEA?: string; ID_DOCUMENTO?: string; NUMERO_DOCUMENTO?: string };
const declaring = (papers: Paper[], fractions = 3, MODALIDAD = 'ID') =>
  blankDuca({
    DUCA: { MODALIDAD },
    FRACCIONES: Array.from({ length: fractions }, () => ({})),
    FRACCION_ITEMS: [{ ID_FACTURA: 'fac', ID_DVA: 'dva' }],
    DOCUMENTOS: papers,
  });
const of = (...given: Parameters<typeof declaring>) => blankLineProblems(declaring(...given), reference);
const severity = (CODIGO_DOCUMENTO: string, MODALIDAD?: string) =>
  of([{ CODIGO_DOCUMENTO }], 3, MODALIDAD).map((each) => each.severity);

describe('a paper that leaves box 54.6 blank in a declaration of several fractions', () => {
  it('is confirmed or corrected before the seal where it proves an agreement, a quota or a discharge', () => {
    expect(
      of([{ CODIGO_DOCUMENTO: '380' }, { CODIGO_DOCUMENTO: '705' }, { CODIGO_DOCUMENTO: '861' }]),
    ).toEqual([
      {
        code: 'duca.blank-document-lines',
        severity: 'missing',
        path: 'DOCUMENTOS[2].LINEA',
        message:
          'Casilla 54.6, línea 3: en blanco ampara toda la declaración; escriba 0 si es así, o las fracciones que ampara, como 2 o 1-3.',
      },
    ]);
    for (const kind of ['862', '954', 'CTG']) expect(severity(kind), kind).toEqual(['missing']);
    expect(severity(EARLIER, 'LZ')).toEqual(['missing']);
  });

  it('is warned of where it proves none of them', () => {
    expect(severity('852')).toEqual(['warning']);
    expect(severity(EARLIER, 'ID')).toEqual(['warning']);
  });

  it('is nothing to ask of the papers of the operation itself', () => {
    for (const kind of ['380', '705', '740', '934']) expect(severity(kind), kind).toEqual([]);
    expect(of([{ CODIGO_DOCUMENTO: '325', ID_DOCUMENTO: 'fac' }])).toEqual([]);
  });

  it('is none once it says 0 or its fractions, nor of one fraction alone', () => {
    for (const LINEA of ['0', '2', '1-3'])
      expect(of([{ CODIGO_DOCUMENTO: '861', LINEA }]), LINEA).toEqual([]);
    expect(of([{ CODIGO_DOCUMENTO: '861' }], 1)).toEqual([]);
  });

  it('is told once where several declarations are discharged', () => {
    const papers = ['GTPRQPQ2600999900011', 'GTPRQPQ2600777700018'].map((NUMERO_DOCUMENTO, at) => ({
      ...{ CODIGO_DOCUMENTO: EARLIER, NUMERO_DOCUMENTO, LINEA: at === 0 ? '1' : '' },
    }));
    const codes = (fractions: number) => {
      const body = declaring(papers, fractions, 'DR');
      return [...dischargeProblems(body, reference), ...blankLineProblems(body, reference)].map(
        ({ code }) => code,
      );
    };
    expect(codes(3)).toEqual(['duca.blank-document-lines']);
    expect(codes(1)).toEqual(['duca.discharge-lines']);
  });
});
