import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { cataloguedBy } from './minimumDescriptions.ts';
import { sampleReference } from './sampleSources.fixture.ts';

const reference = sampleReference();
const lists: Record<string, Record<string, string>[]> = {
  [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '8703' }],
  [EXEMPTIONS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', ACUERDO: '400', PREFIJO: '87' }],
};
const loaded = { ...reference, rows: (name: string) => (lists[name] as never) ?? reference.rows(name) };

describe('cataloguedBy', () => {
  it('takes the catalogue of a heading that has one', () => {
    const catalogued = cataloguedBy(loaded);
    expect(catalogued('8703236900', '')).toBe(true);
    expect(catalogued('8471300000', '')).toBe(false);
  });

  it('exempts by agreement and heading prefix, both', () => {
    const catalogued = cataloguedBy(loaded);
    expect(catalogued('8703236900', '400')).toBe(false);
    expect(catalogued('8703236900', '500')).toBe(true);
  });

  it('describes everything by itself while no catalogue is loaded', () => {
    expect(cataloguedBy(reference)('8703236900', '')).toBe(false);
  });
});
