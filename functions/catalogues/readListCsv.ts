import { countText } from '../../shared/foundation/text/countText.ts';
import { csvReport } from '../../shared/catalogues/csvReport.ts';
import { codesOf, MOST_CODES } from '../../shared/catalogues/editions.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { readCatalogueCsv, type ReadCatalogue } from '../../shared/catalogues/readCatalogueCsv.ts';
import { isTariffEdition, readTariffEdition } from '../../shared/catalogues/readTariffEdition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { ImportableList } from './importable.ts';

/** Rows of a list's file: in the form of the house, or the tariff as its authority publishes it. */
export function readListCsv(
  { TABLA, CSV }: { TABLA: string; CSV: string },
  { columns, codes }: ImportableList,
  reference: Reference,
): ReadCatalogue {
  if (TABLA !== catalogue.tariff) return readCatalogueCsv(CSV, columns, reference.hasCode, codes);
  const { rows, problems } = isTariffEdition(CSV)
    ? readTariffEdition(CSV, reference)
    : readCatalogueCsv(CSV, columns, reference.hasCode, codes);
  const count = codesOf(rows).length;
  if (count <= MOST_CODES) return { rows, problems };
  const many: Problem[] = [];
  const [has, most] = [count, MOST_CODES].map((each) => countText(each));
  const reason = `el archivo tiene ${has} incisos y un arancel admite ${most}; revise que sea el arancel y no otra lista`;
  csvReport('catalogues.tariff', many)(1, 'CLAVE', reason);
  return { rows: [], problems: [...many, ...problems] };
}
