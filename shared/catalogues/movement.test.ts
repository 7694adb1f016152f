import { describe, expect, it } from 'vitest';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { withOptions } from '../foundation/options/withOptions.ts';
import { carriesValue } from './movement.ts';
import { catalogue } from './names.ts';
import { sampleReferenceOf } from './sampleReference.fixture.ts';

const guatemala = sampleReferenceOf('GT');
const honduras = sampleReferenceOf('HN');
/** The lists as an administrator loaded them before they said it. */
const without = (reference: Reference): Reference => {
  const unsaid = ({ DVA: _, ...row }: CatalogueRow): CatalogueRow => row as CatalogueRow;
  return {
    ...reference,
    rows: (list) => reference.rows(list).map(unsaid),
    row: (list, code) => {
      const row = reference.row(list, code);
      return row && unsaid(row);
    },
  };
};

describe('a value declaration', () => {
  it('is always produced for definitive regimes, unless the list or the company excuses one', () => {
    for (const { CLAVE } of honduras.rows(catalogue.regimes).filter((row) => row.CLAVE.startsWith('4')))
      expect(carriesValue({ regime: CLAVE }, honduras), CLAVE).toBe(true);
    for (const { CLAVE } of guatemala.rows(catalogue.modalities).filter((row) => row['REGIMEN'] === 'IM'))
      expect(carriesValue({ modality: CLAVE }, guatemala), CLAVE).toBe(true);
    const own = withOptions(honduras, [{ OPCION: 'cat_sys_regimenes.DVA', CLAVE: '4200', VALOR: 'No' }]);
    expect([carriesValue({ regime: '4200' }, own), carriesValue({ regime: '4000' }, own)]).toEqual([
      false,
      true,
    ]);
  });

  it('is none of what leaves, crosses or comes back as it left', () => {
    for (const regime of ['1000', '3053', '6000', '6010', '6020', '6022', '8000'])
      expect(carriesValue({ regime }, honduras), regime).toBe(false);
    for (const regime of ['6021', '6122', '5300', '7000'])
      expect(carriesValue({ regime }, honduras), regime).toBe(true);
    for (const modality of ['ED', 'DR', 'TR'])
      expect(carriesValue({ modality }, guatemala), modality).toBe(false);
  });

  it('is asked as the goods move by lists that say nothing of it', () => {
    for (const regime of ['4000', '6010'])
      expect(carriesValue({ regime }, without(honduras)), regime).toBe(true);
    expect(carriesValue({ regime: '1000' }, without(honduras))).toBe(false);
    expect(carriesValue({ modality: 'ID' }, without(guatemala))).toBe(true);
    expect(carriesValue({ modality: 'DR' }, without(guatemala))).toBe(false);
    expect(carriesValue({}, guatemala)).toBe(true);
  });

  it('is of a modality as its regime says, where the modality does not', () => {
    const back: Reference = {
      ...guatemala,
      row: (list, code) =>
        list === catalogue.modalities ? { CLAVE: code, VALOR: '', REGIMEN: 'RI' } : guatemala.row(list, code),
    };
    expect(carriesValue({ modality: 'RX' }, back)).toBe(false);
  });
});
