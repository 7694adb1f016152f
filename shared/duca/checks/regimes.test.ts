import { expect, it } from 'vitest';
import { withOptions } from '../../foundation/options/withOptions.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { regimeProblems } from './regimes.ts';

const standard = sampleReference();
const own = withOptions(standard, [
  { OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'ID', VALOR: 'Si' },
  { OPCION: 'cat_sys_modalidades.CASILLA_44', CLAVE: 'ED', VALOR: 'No' },
]);

it('a modality that the company says wants a value declaration warns without one, and no other does', () => {
  const of = (MODALIDAD: string, DVAS: object[], reference = own) =>
    regimeProblems(blankDuca({ DUCA: { MODALIDAD }, DVAS }), reference).map(({ code, severity }) => [
      code,
      severity,
    ]);
  expect(of('ID', [])).toEqual([['duca.regime-without-dva', 'warning']]);
  expect(of('ID', [{}])).toEqual([]);
  expect(of('DI', [])).toEqual([]);
  expect(of('ID', [], standard)).toEqual([]);
});

it('a modality that the company says carries no box 44 warns at each line with an agreement', () => {
  const of = (MODALIDAD: string, reference = own) =>
    regimeProblems(blankDuca({ DUCA: { MODALIDAD }, FRACCIONES: [{}, { ACUERDO_1_ID: '1' }] }), reference);
  expect(of('ED')).toEqual([
    {
      code: 'duca.regime-without-box-44',
      severity: 'warning',
      path: 'FRACCIONES[1].ACUERDO_1_ID',
      message:
        'Fracción 2, casilla 44: la modalidad ED no lleva acuerdo. Bórrelo, o cambie la opción en Configuraciones.',
    },
  ]);
  expect(of('FE')).toEqual([]);
  expect(of('ED', standard)).toEqual([]);
});
