import { expect, it } from 'vitest';
import { sampleReference, sampleReferenceOf } from '../catalogues/sampleReference.fixture.ts';
import { catalogue } from '../catalogues/names.ts';
import { addDays } from '../foundation/dates/date.ts';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { registerDefinition } from './definition.ts';
import { REGISTER } from './fields/register.ts';
import { registerDataSets } from './summary.ts';

const problems = (values: Record<string, string>) => {
  const body = blankBody(registerDataSets);
  return documentProblems(
    registerDefinition,
    { REGISTRO: { ...body.REGISTRO, NUMERO: '1', NOMBRE: 'Algo', ...values } },
    sampleReference,
  ).map(({ severity, path }) => `${severity} ${path}`);
};
const collaborator = { ID_TIPO: REGISTER.collaborator };

it('asks of each kind its own, and of no other', () => {
  expect(problems(collaborator)).toEqual([]);
  expect(problems({ ID_TIPO: REGISTER.connection })).toEqual(['missing REGISTRO.CONTRAPARTE']);
  expect(problems({ ID_TIPO: REGISTER.resolution })).toEqual(
    ['ID_USO', 'DESDE', 'HASTA', 'FECHA'].map((name) => `missing REGISTRO.${name}`),
  );
  expect(problems({ ID_TIPO: REGISTER.agentPaper })).toEqual(
    ['AGENTE', 'ID_DOCUMENTO', 'FECHA'].map((name) => `missing REGISTRO.${name}`),
  );
});

it('says of days and ranges the wrong way round which is to be mended, and of what ended that it did', () => {
  const { today } = sampleReference;
  const [before, after] = [addDays(today, -1), addDays(today, 1)];
  expect(problems({ ...collaborator, RIGE_DESDE: after, VENCE: today })).toEqual(['error REGISTRO.VENCE']);
  expect(problems({ ...collaborator, VENCE: before })).toEqual(['warning REGISTRO.VENCE']);
  expect(problems({ ...collaborator, RIGE_DESDE: today, VENCE: today })).toEqual([]);
  const resolution = { ID_TIPO: REGISTER.resolution, ID_USO: 'DUCA', FECHA: before };
  expect(problems({ ...resolution, DESDE: '900', HASTA: '1000' })).toEqual([]);
  expect(problems({ ...resolution, DESDE: '1000', HASTA: '900' })).toEqual(['error REGISTRO.HASTA']);
});

it('takes no address in the clear, and none that names who enters', () => {
  const connection = { ID_TIPO: REGISTER.connection, CONTRAPARTE: 'Almacén' };
  for (const DIRECCION of ['http://a.example', 'https://user:clave@a.example', 'a.example', 'https://'])
    expect(problems({ ...connection, DIRECCION }), DIRECCION).toEqual(['error REGISTRO.DIRECCION']);
  expect(problems({ ...connection, DIRECCION: 'https://a.example/v1' })).toEqual([]);
  expect(problems({ ...collaborator, CORREO: 'nadie' })).toEqual(['error REGISTRO.CORREO']);
});

it.each(['GT', 'HN'] as const)('has in %s a name for every kind', (country) => {
  const kinds = sampleReferenceOf(country).rows(catalogue.registerKinds);
  expect(kinds.map(({ CLAVE }) => CLAVE)).toEqual(Object.values(REGISTER));
});
