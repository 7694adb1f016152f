import type { CatalogueRow, Reference } from '../../documents/reference.ts';
import { recordsIn, type AnyBody, type AnyRecord, type DataSets } from '../../fields/dataSet.ts';
import { labelOf } from '../../fields/label.ts';
import { formatPath, parsePath } from '../../fields/path.ts';
import { problem, warning, type Problem } from '../problem.ts';
import { isOneOf } from '../../oneOf.ts';
import { keysOf } from '../../keyed.ts';
import { OWN_CONDITIONS } from './conditions.ts';

/** Name under which the checks of a company stand beside the lists of its country. */
export const OWN_CHECKS = 'cat_emp_revisiones';

/** The reference with the checks of a company besides, which are of one kind of document; itself without any. */
export const withOwnChecks = (reference: Reference, rows: readonly CatalogueRow[]): Reference =>
  rows.length === 0
    ? reference
    : { ...reference, rows: (name) => (name === OWN_CHECKS ? rows : reference.rows(name)) };

/** What a check's problem is coded as, by which it is known again. */
export const codeOfOwn = ({ CLAVE }: Pick<CatalogueRow, 'CLAVE'>): string => `own.${CLAVE}`;

/** Records that a check looks at: all of its field's data set, or those whose other field says what it asks. */
function looksAt(row: CatalogueRow, body: AnyBody): (record: AnyRecord) => boolean {
  const where = row['CUANDO_CAMPO'] ?? '';
  if (where === '') return () => true;
  const [own, other] = [parsePath(row['CAMPO'] ?? ''), parsePath(where)];
  const field = other?.field;
  if (!own || !other || field === undefined) return () => false;
  const says = (record: AnyRecord | undefined): boolean =>
    OWN_CONDITIONS.IGUAL(record?.[field] ?? '', row['CUANDO_VALOR'] ?? '');
  if (own.dataSet === other.dataSet) return says;
  const there = says(recordsIn(body, other.dataSet)[0]);
  return () => there;
}

function problemsOf(row: CatalogueRow, dataSets: DataSets, body: AnyBody): Problem[] {
  const at = parsePath(row['CAMPO'] ?? '');
  const name = row['CONDICION'];
  const finds = isOneOf(keysOf(OWN_CONDITIONS), name) ? OWN_CONDITIONS[name] : undefined;
  const dataSet = at && dataSets[at.dataSet];
  // A field or a condition that this version does not have judges nothing.
  if (!finds || !dataSet || at.field === undefined || !dataSet.fields[at.field]) return [];
  const { field, dataSet: place } = at;
  const asked = looksAt(row, body);
  const tell = row['SEVERIDAD'] === 'ERROR' ? problem : warning;
  return recordsIn(body, place).flatMap((record, line) => {
    if (!asked(record) || !finds(record[field] ?? '', row['COMPARADO'] ?? '')) return [];
    const path = formatPath({ dataSet: place, ...(dataSet.many ? { line } : {}), field });
    return [tell(codeOfOwn(row), path, `${labelOf(dataSets, path)}: ${row.VALOR} (revisión de su empresa)`)];
  });
}

/** What the checks of the company find in a document of their kind. */
export const ownProblems = (
  module: string,
  dataSets: DataSets,
  body: AnyBody,
  reference: Pick<Reference, 'rows'>,
): Problem[] =>
  reference
    .rows(OWN_CHECKS)
    .filter((row) => row['MODULO'] === module)
    .flatMap((row) => problemsOf(row, dataSets, body));

/** Checks that warn in a document, each with its edition: what a save counts. */
export function ownWarned(
  module: string,
  dataSets: DataSets,
  body: AnyBody,
  reference: Pick<Reference, 'rows'>,
): Record<string, string> {
  const found = new Set(ownProblems(module, dataSets, body, reference).map(({ code }) => code));
  return Object.fromEntries(
    reference
      .rows(OWN_CHECKS)
      .filter((row) => found.has(codeOfOwn(row)))
      .map((row) => [row.CLAVE, row['EDICION'] ?? '']),
  );
}
