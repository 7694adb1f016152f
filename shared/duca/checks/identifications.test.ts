import { expect, it } from 'vitest';
import { checkDuca } from '../check.ts';
import { completeDuca } from '../completeDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';

const body = completeDuca();
const told = (
  kind: string,
  country: string,
  number: string,
  party: 'EXPORTADOR' | 'IMPORTADOR' = 'IMPORTADOR',
) => {
  const own = { TIPO_IDENTIFICACION: kind, ID_PAIS_EMISION: country, NUMERO_IDENTIFICACION: number };
  const changed = { ...body, [party]: { ...body[party], ...own } };
  return checkDuca(changed, sampleReference()).filter((each) => each.code === 'duca.identification');
};

it.each([
  ['NIT', 'GT', '576937K', '5769371'],
  ['RTN', 'HN', '08019021000018', '0801902100001'],
  ['NIT', 'SV', '06140101901012', '0614010190101'],
  ['DPI', 'GT', '1587564440904', '1587564430904'],
])('refuses a wrong %s of %s where it was typed, and lets a right one be', (kind, country, right, wrong) => {
  expect(told(kind, country, right)).toEqual([]);
  expect(told(kind, country, '')).toEqual([]);
  for (const party of ['EXPORTADOR', 'IMPORTADOR'] as const) {
    expect(told(kind, country, wrong, party)).toMatchObject([
      { path: `${party}.NUMERO_IDENTIFICACION`, severity: 'error' },
    ]);
  }
});

it('names box, digit and remedy', () => {
  expect(told('NIT', 'GT', '7358112K')[0]!.message).toBe(
    'Casilla 5.1: El dígito verificador del NIT 7358112-K debe ser 7, no K. Revise el número en el RTU del contribuyente.',
  );
});

it('asks for the form that is sent, and only warns of what may be', () => {
  expect(told('NIT', 'GT', '576937-K')[0]!.message).toContain('se envía como 576937K');
  expect(told('RTN', 'HN', '99019021000018')).toMatchObject([{ severity: 'warning' }]);
});

it('judges no number whose rule is not public', () => {
  for (const [kind, country] of [
    ['PAS', 'US'],
    ['EXT', 'GT'],
    ['NIT', 'CR'],
    ['NIT', ''],
    ['toString', 'GT'],
    ['NIT', 'toString'],
  ] as const) {
    expect(told(kind, country, 'X-1')).toEqual([]);
  }
});
