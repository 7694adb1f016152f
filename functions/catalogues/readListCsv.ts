import { catalogue } from '../../shared/catalogues/names.ts';
import { readCatalogueCsv, type ReadCatalogue } from '../../shared/catalogues/readCatalogueCsv.ts';
import { isTariffEdition, readTariffEdition } from '../../shared/catalogues/readTariffEdition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { ImportableList } from './importable.ts';

/** Rows of a list's file: in the form of the house, or the tariff as its authority publishes it. */
export const readListCsv = (
  { TABLA, CSV }: { TABLA: string; CSV: string },
  { columns, codes }: ImportableList,
  reference: Reference,
): ReadCatalogue =>
  TABLA === catalogue.tariff && isTariffEdition(CSV)
    ? readTariffEdition(CSV, reference)
    : readCatalogueCsv(CSV, columns, reference.hasCode, codes);
