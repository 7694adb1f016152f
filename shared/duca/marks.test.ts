import { describe, expect, it } from 'vitest';
import { markOf } from '../foundation/documents/mark.ts';
import { calculateDuca } from './calculate.ts';
import { complementProblems } from './checks/complement.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { ducaMarks, PENDING_MARK } from './marks.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';

const reference = sampleReference();
const formed = () =>
  structuredClone(
    ducaFromDvas(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }), reference),
  );

describe('markOf', () => {
  it('takes spaces, hyphens, accents and case for a matter of taste', () => {
    expect(markOf('factura', 'EXP 2026-004.17 Ñ')).toBe(markOf('factura', 'exp2026 00417n'));
    expect(markOf('factura', ' -- ')).toBeUndefined();
    expect(markOf('factura', '#a#b')).toBe('factura:ab');
  });
});

describe('ducaMarks', () => {
  it('names number, containers, invoices and transport documents', () => {
    const body = formed();
    expect(ducaMarks(body, reference)).toEqual([
      markOf('contenedor', body.EQUIPO[0]!.NUMERO_CONTENEDOR),
      'factura:exp202604417',
      'transporte:meduxy771239',
    ]);
  });

  it.each([
    ['3', '', true],
    ['4', '', true],
    ['1', '', false],
    ['6', '', false],
    ['3', 'GTSTCST2600123500015', false],
  ])('class %s, completed by «%s», lacks a complementary one: %s', (CLASE, by, lacks) => {
    const body = formed();
    body.DUCA.CLASE = CLASE;
    expect(ducaMarks(body, reference)).not.toContain(PENDING_MARK);
    body.DUCA.NUMERO_DUCA = 'GTSTCST2600123400015';
    body.COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA = by;
    expect(ducaMarks(body, reference).includes(PENDING_MARK)).toBe(lacks);
  });
});

describe('complementProblems', () => {
  const codes = (CLASE: string, NUMERO_DUCA_ORIGINAL: string): string[] => {
    const body = formed();
    body.DUCA.CLASE = CLASE;
    body.COMPLEMENTO.NUMERO_DUCA_ORIGINAL = NUMERO_DUCA_ORIGINAL;
    return complementProblems(calculateDuca(body, reference), reference).map((each) => each.code);
  };
  it('asks the complementary class for the number, and no other', () => {
    expect(codes('6', '')).toEqual(['duca.complement-missing']);
    expect(codes('6', 'GTSTCST-26-001234-0001-5')).toEqual([]);
    expect(codes('6', '123')).toEqual(['duca.complement-number']);
    expect(codes('3', '')).toEqual([]);
    expect(codes('1', 'GTSTCST2600123400015')).toEqual(['duca.complement-class']);
    expect(codes('', 'GTSTCST2600123400015')).toEqual([]);
  });
});
