import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Call } from '../executor.ts';
import { importerIn, importerInBody } from './ownImporters.ts';
import type { HeaderRow, ImporterRow } from './rows.ts';
import { Versions } from './versions.ts';

/** One kind of document of a company that has importers. */
interface Of extends Pick<Call<unknown>, 'services' | 'scope'> {
  definition: Pick<AnyDocument, 'module' | 'dataSets' | 'importerAt'>;
}

/** Versions of a document of before its importers were kept that are looked through; with more of them nobody can tell. */
const MOST_LOOKED = 20;

/** Whether a document was never another importer's, as far as that can be known in a few reads. */
async function wasAlwaysTheirs({ services, scope, definition }: Of, header: HeaderRow): Promise<boolean> {
  const importer = importerIn(definition, header.RESUMEN);
  const theirs = (taxId: string | undefined) => taxId === '' || taxId === importer;
  if (header.IMPORTADORES !== undefined) return header.IMPORTADORES.split('|').every(theirs);
  if (header.VERSION > MOST_LOOKED) return false;
  const versions = new Versions(services, scope, definition.module, definition.dataSets);
  const numbers = Array.from({ length: header.VERSION }, (_, at) => at + 1);
  const contents = await Promise.all(numbers.map((version) => versions.content(header.ID, version)));
  return contents.every((content) => content && theirs(importerInBody(definition, content.body)));
}

/** Tells of rows of one document whose they are; undefined where nobody can tell, which is then nobody's. */
export async function whoseRows(
  of: Of,
  header: HeaderRow,
  rows: readonly ImporterRow[],
): Promise<(row: ImporterRow) => string | undefined> {
  const unnamed =
    rows.some(({ NIT = '' }) => NIT === '') && (await wasAlwaysTheirs(of, header))
      ? importerIn(of.definition, header.RESUMEN)
      : undefined;
  return ({ NIT = '' }) => (NIT === '' ? unnamed : NIT);
}

/** Rows of a document that the caller may know of: people of clients those of their own importers, the agency's own all. */
export async function knownRows<R extends ImporterRow>(
  of: Of,
  header: HeaderRow,
  rows: readonly R[],
): Promise<R[]> {
  const { importers } = of.scope;
  if (!importers) return [...rows];
  const whose = await whoseRows(of, header, rows);
  return rows.filter((row) => importers.has(whose(row) ?? ''));
}
