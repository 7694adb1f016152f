import { expect, it } from 'vitest';
import { sampleReference, sampleReferenceOf } from '../catalogues/sampleReference.fixture.ts';
import { catalogue } from '../catalogues/names.ts';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { partyDefinition } from './definition.ts';
import { ROLE } from './fields/party.ts';
import { partyDataSets } from './summary.ts';

const problems = (values: Record<string, string>) => {
  const body = blankBody(partyDataSets);
  return documentProblems(partyDefinition, { FICHA: { ...body.FICHA, ...values } }, sampleReference).map(
    ({ path }) => path,
  );
};

it('asks the tax id of whoever is registered here, and of nobody else', () => {
  expect(problems({ ID_ROL: ROLE.importer, NOMBRE: 'Acme' })).toContain('FICHA.NIT');
  expect(problems({ ID_ROL: ROLE.supplier, NOMBRE: 'Shenzhen Co.' })).toEqual([]);
  expect(problems({ ID_ROL: ROLE.carrier, NOMBRE: 'Naviera' })).toEqual([]);
});

it('says of a mail address that is none how one looks', () => {
  const values = { ID_ROL: ROLE.supplier, NOMBRE: 'Acme' };
  for (const CORREO of ['ventas', 'ventas@', '@acme.com', 'a b@acme.com', 'ventas@acme'])
    expect(problems({ ...values, CORREO }), CORREO).toEqual(['FICHA.CORREO']);
  expect(problems({ ...values, CORREO: 'ventas@acme.com' })).toEqual([]);
});

it.each(['GT', 'HN'] as const)(
  "has in %s a name for every role, and the menu's number of those it shows",
  (country) => {
    const roles = sampleReferenceOf(country).rows(catalogue.partyRoles);
    expect(roles.map(({ CLAVE }) => CLAVE).toSorted()).toEqual(Object.values(ROLE).toSorted());
    const shown = roles.map(({ VISTA }) => VISTA).filter((view) => view !== '');
    expect(shown.toSorted()).toEqual(country === 'GT' ? ['2', '3', '4', '5'] : ['110', '111', '112']);
  },
);
