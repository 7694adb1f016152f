import { expect, it } from 'vitest';
import { withOptions } from '../../foundation/options/withOptions.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { regimeProblems } from './regimes.ts';

const standard = sampleReference();
const own = withOptions(standard, [
  { OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'ED', VALOR: 'Si' },
  { OPCION: 'cat_sys_modalidades.DVA', CLAVE: 'DI', VALOR: 'No' },
  { OPCION: 'cat_sys_modalidades.CASILLA_44', CLAVE: 'ED', VALOR: 'No' },
]);

const of = (DUCA: { MODALIDAD: string; CLASE?: string }, DVAS: object[], reference = own) =>
  regimeProblems(blankDuca({ DUCA, DVAS }), reference).map(({ code, severity }) => [code, severity]);
const TOLD = [['duca.regime-without-dva', 'warning']];

it('a modality that comes with a value declaration warns without one, by the list or as the company says', () => {
  expect(of({ MODALIDAD: 'ID' }, [], standard)).toEqual(TOLD);
  expect(of({ MODALIDAD: 'ID' }, [{}], standard)).toEqual([]);
  expect(of({ MODALIDAD: 'ED' }, [], standard)).toEqual([]);
  expect(of({ MODALIDAD: 'ED', CLASE: '1' }, [])).toEqual(TOLD);
  expect(of({ MODALIDAD: 'DI' }, [])).toEqual([]);
  expect(of({ MODALIDAD: '' }, [])).toEqual([]);
});

it('and is not told twice of what the message owes, nor of what its complement brings', () => {
  expect(of({ MODALIDAD: 'ID', CLASE: '1' }, [], standard)).toEqual([]);
  expect(of({ MODALIDAD: 'ID', CLASE: '3' }, [], standard)).toEqual([]);
});

it('a modality that the company says carries no box 44 warns at each line with an agreement', () => {
  const of = (MODALIDAD: string, reference = own) =>
    regimeProblems(
      blankDuca({ DUCA: { MODALIDAD }, DVAS: [{}], FRACCIONES: [{}, { ACUERDO_1_ID: '1' }] }),
      reference,
    );
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
