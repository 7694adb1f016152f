import { describe, expect, it } from 'vitest';
import { PERMITS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { nextEdition } from '../catalogues/editions.ts';
import { catalogue } from '../catalogues/names.ts';
import { sampleReference } from '../catalogues/sampleReference.fixture.ts';
import { shippedCatalogues } from '../catalogues/shippedCatalogues.ts';
import type { CatalogueList } from '../foundation/documents/makeReference.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { tariffMoves } from './tariffMoves.ts';

const row = (CLAVE: string, DAI: string, UNIDAD = 'C62'): CatalogueRow => ({
  CLAVE,
  VALOR: 'Portátiles',
  DAI,
  UNIDAD,
});
const first = [row('8471300000', '0.00'), row('8471410000', '5.00'), row('8471490000', '5.00')];
const second = [row('8471300000', '10.00', 'H87'), row('8471490000', '5.00')];
const known = { rows: first, validFrom: '2026-01-01', source: 'Edición VI', sample: false };
const permit = {
  CLAVE: '1',
  VALOR: 'Homologación',
  PREFIJO: '847130',
  ENTIDAD: 'SIT',
  VIGENTE_DESDE: '2026-07-01',
};

const reference = (stamp: string) => {
  const list = (name: string, rows: readonly CatalogueRow[], validFrom: string): CatalogueList => ({
    name,
    title: name,
    countries: ['GT'],
    source: 'Edición VII',
    validFrom,
    sample: false,
    stamp,
    rows,
  });
  return makeReference({
    country: 'GT',
    today: '2026-11-20',
    checkTaxId: sampleReference.checkTaxId,
    lists: new Map([
      ...shippedCatalogues
        .filter(({ countries }) => countries.includes('GT'))
        .map((each) => [each.name, each] as const),
      [
        catalogue.tariff,
        list(
          catalogue.tariff,
          nextEdition(known, { rows: second, sample: false }, '2026-07-01'),
          '2026-07-01',
        ),
      ],
      [PERMITS_CATALOGUE, list(PERMITS_CATALOGUE, [permit], '2026-01-01')],
    ]),
  });
};
const told = (codes: readonly string[], saved: string, stamp = '2026-07-01T15:00:00.000Z') =>
  tariffMoves(
    { dataSet: 'ITEMS', field: 'CLASIFICACION_ARANCELARIA', many: true, codes },
    saved,
    reference(stamp),
  );

describe('tariffMoves', () => {
  it('tells of each code what a new edition says otherwise, at its first line and with all of them', () => {
    const [moved, gone, ...more] = told(
      ['8471300000', '8471410000', '8471300000', '8471490000', ''],
      '2026-06-15T10:00:00',
    );
    expect(more).toEqual([]);
    expect(moved).toMatchObject({
      severity: 'warning',
      code: 'tariff.moved',
      path: 'ITEMS[0].CLASIFICACION_ARANCELARIA',
    });
    expect(moved!.message).toContain(
      'Líneas 1 y 3: el arancel cambió para 8471.30.00.00 desde que se guardó el documento: DAI pasa de 0.00 % a 10.00 %; la unidad pasa de Unidad a Pieza; ahora pide permiso: Homologación.',
    );
    expect(gone).toMatchObject({ path: 'ITEMS[1].CLASIFICACION_ARANCELARIA' });
    expect(gone!.message).toContain('Línea 2: el arancel cambió para 8471.41.00.00');
    expect(gone!.message).toContain('el inciso se suprimió');
  });

  it('says nothing to who saved under the edition in force', () => {
    expect(told(['8471300000'], '2026-07-02T08:00:00')).toEqual([]);
  });

  it('tells who saved on days of the new edition before it was loaded', () => {
    expect(told(['8471300000'], '2026-07-02T08:00:00', '2026-07-05T15:00:00.000Z')).toHaveLength(1);
    // Ten past nine in Guatemala is ten past three in the stamp.
    expect(told(['8471300000'], '2026-07-05T09:10:00', '2026-07-05T15:00:00.000Z')).toEqual([]);
  });
});
