import { expect, it } from 'vitest';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ruleFaults } from './ruleFaults.ts';
import { ruleOf, type Rule } from './ruleRow.ts';

const reference = sampleReference();
const found = (change: Partial<Rule>): string[] =>
  ruleFaults(
    ruleOf({
      ...{ ID_NODO: 'duca.equipos', NODO_PADRE: 'duca', NODO: 'equipos' },
      ...{ CLASE: '*', REGIMEN: 'ID', TIPO: 'MANDATORIA', ...change },
    }),
    reference,
  ).map(([column, message]) => `${column}: ${message}`);

it('what is wrong with a rule is said at its column, with what may stand there', () => {
  expect(found({})).toEqual([]);
  expect(found({ TIPO: 'OBLIGATORIA' })).toEqual([
    'TIPO: «OBLIGATORIA» debe ser MANDATORIA, CONDICIONAL o NO APLICA',
  ]);
  expect(found({ VIGENTE_DESDE: '2027-02-02', VIGENTE_HASTA: '2027-02-01' })).toEqual([
    'VIGENTE_HASTA: 2027-02-01 es antes de 2027-02-02, el día en que empieza',
  ]);
  expect(found({ VIGENTE_DESDE: '2027-02-01', VIGENTE_HASTA: '2027-02-01' })).toEqual([]);
  expect(found({ FUENTE: 'x'.repeat(300) })).toEqual([]);
  expect(found({ FUENTE: 'x'.repeat(301) })).toEqual(['FUENTE: tiene 301 caracteres y admite 300']);
  expect(found({ MUESTRA: 'sí' })).toEqual(['MUESTRA: «sí» debe ser 1, 0 o vacío']);
});

it('a node that there is not is answered with the one that was meant, whatever its capitals', () => {
  expect(found({ NODO: 'EQUIPOS' })).toEqual([
    'NODO: el nodo «EQUIPOS» no existe dentro de «duca»; ¿quiso decir «equipos»?',
  ]);
});
