import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { rowsOfTariff } from './prefixIndex.ts';

const digits = fc.array(fc.constantFrom('1', '2'), { maxLength: 4 }).map((each) => each.join(''));

it('finds every row whose prefix begins the code, longest first and else in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(digits, { maxLength: 12 }), digits, (prefixes, tariff) => {
      const list = prefixes.map((PREFIJO, index): CatalogueRow => ({
        CLAVE: String(index),
        VALOR: '',
        PREFIJO,
      }));
      const wanted = list
        .filter(({ PREFIJO }) => tariff.startsWith(PREFIJO!))
        .sort((a, b) => b['PREFIJO']!.length - a['PREFIJO']!.length);
      expect(rowsOfTariff(list, tariff)).toEqual(wanted);
    }),
  );
});
