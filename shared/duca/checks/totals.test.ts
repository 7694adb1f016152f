import { describe, expect, it } from 'vitest';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { negativeProblems, totalProblems, valueProblems, weightProblems } from './totals.ts';

const formed = ducaFromDvas(
  sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }),
  sampleReference(),
);
const header = (values: Partial<DucaBody['DUCA']>): DucaBody => ({
  ...formed,
  DUCA: { ...formed.DUCA, ...values },
});
const second = (values: Partial<DucaFraction>): DucaBody => ({
  ...formed,
  FRACCIONES: formed.FRACCIONES.map((each, line) => (line === 1 ? { ...each, ...values } : each)),
});
const paths = (found: { path: string }[]): string[] => found.map(({ path }) => path);

describe('totals of a DUCA', () => {
  it.each([
    ['TOTAL_FOB_DOLARES', 'VALOR_FOB', 'Casilla 25'],
    ['TOTAL_FLETE_DOLARES', 'VALOR_FLETE', 'Casilla 26'],
    ['TOTAL_SEGURO_DOLARES', 'VALOR_SEGURO', 'Casilla 27'],
    ['TOTAL_OTROS_DOLARES', 'VALOR_OTROS', 'Casilla 28'],
    ['PESO_BRUTO_TOTAL', 'PESO_BRUTO', 'Casilla 32'],
    ['PESO_NETO_TOTAL', 'PESO_NETO', 'Casilla 33'],
    ['CANTIDAD_BULTOS', 'CANTIDAD_BULTOS', 'Total de bultos'],
  ] as const)('%s is what its fractions add up to, to the hundredth', (total, line, box) => {
    expect(totalProblems(formed)).toEqual([]);
    const [problem, ...more] = totalProblems(header({ [total]: '999999.99' }));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: 'duca.total',
      severity: 'error',
      path: `DUCA.${total}`,
      relatedPath: `FRACCIONES[0].${line}`,
    });
    expect(problem!.message).toContain(`${box}: `);
    expect(problem!.message).toContain('del encabezado (999,999.99) no es la suma de las fracciones (');
  });

  it('read a blank one as nothing, and say nothing without fractions', () => {
    expect(totalProblems(header({ TOTAL_FOB_DOLARES: '' }))[0]!.message).toContain('del encabezado (0.00)');
    expect(totalProblems({ ...header({ TOTAL_FOB_DOLARES: '5.00' }), FRACCIONES: [] })).toEqual([]);
  });

  it('are those of the value declarations', () => {
    expect(valueProblems(formed)).toEqual([]);
    const [problem] = valueProblems(header({ TOTAL_FLETE_DOLARES: '999999.99' }));
    expect(problem).toMatchObject({
      code: 'duca.value',
      path: 'DUCA.TOTAL_FLETE_DOLARES',
      relatedPath: 'DVAS[0].VALOR_FLETE',
      message: expect.stringContaining('Casilla 26: el transporte de la DUCA (999,999.99) no es el de las'),
    });
    expect(valueProblems(header({ TOTAL_FOB_DOLARES: '' }))[0]!.message).toContain('de la DUCA (0.00)');
    expect(valueProblems({ ...header({ TOTAL_FLETE_DOLARES: '1.00' }), DVAS: [] })).toEqual([]);
  });
});

describe('an amount below zero', () => {
  it('is told in the header and in each box of a line, and zero is not below zero', () => {
    for (const zero of ['0.00', '', '-0.00']) {
      expect(negativeProblems(header({ TOTAL_FOB_DOLARES: zero })), zero).toEqual([]);
      expect(negativeProblems(second({ VALOR_FLETE: zero })), zero).toEqual([]);
    }
    expect(negativeProblems(header({ TOTAL_SEGURO_DOLARES: '-0.01' }))).toMatchObject([
      {
        code: 'duca.negative',
        path: 'DUCA.TOTAL_SEGURO_DOLARES',
        message: 'Casilla 27: -0.01 es negativo. Escriba cero o más; una deducción se resta del precio.',
      },
    ]);
    const all = { VALOR_FOB: '-1.00', VALOR_FLETE: '-1.00', VALOR_SEGURO: '-1.00', VALOR_OTROS: '-1.00' };
    const found = negativeProblems(second(all));
    expect(paths(found)).toEqual(Object.keys(all).map((name) => `FRACCIONES[1].${name}`));
    expect(found.map((each) => each.message.slice(0, 21))).toEqual(
      ['48', '49', '50', '51'].map((box) => `Casilla ${box}, línea 2: `.slice(0, 21)),
    );
    expect(negativeProblems(header({ PESO_BRUTO_TOTAL: '-1.00' }))).toEqual([]);
  });
});

describe('net weight', () => {
  it('may be the gross weight, and not a gram more', () => {
    const pair = { PESO_NETO: '10.00', PESO_BRUTO: '10.00' };
    expect(weightProblems(second(pair))).toEqual([]);
    const [problem] = weightProblems(second({ ...pair, PESO_NETO: '10.01' }));
    expect(problem).toMatchObject({
      code: 'duca.weight',
      path: 'FRACCIONES[1].PESO_NETO',
      message:
        'Casilla 37, línea 2: el peso neto (10.01 kg) es mayor que el bruto (10.00 kg). Revise ambos pesos.',
    });
    expect(weightProblems(second({ PESO_NETO: '0.01', PESO_BRUTO: '' }))[0]!.message).toContain('(0.00 kg)');
    expect(weightProblems(header({ PESO_NETO_TOTAL: '5.00', PESO_BRUTO_TOTAL: '5.00' }))).toEqual([]);
    expect(paths(weightProblems(header({ PESO_NETO_TOTAL: '5.01', PESO_BRUTO_TOTAL: '5.00' })))).toEqual([
      'DUCA.PESO_NETO_TOTAL',
    ]);
  });
});
