import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { Versions } from '../runtime/documents/versions.ts';
import type { Call } from '../runtime/executor.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** A row beside an order, with the tax id of the importer whose order it was when the row was written. */
export interface ImporterRow {
  /** Absent in rows of before it was kept; '' while the order named no importer. */
  NIT?: string;
}

/** Versions of an order of before its importers were kept that are looked through; with more of them nobody can tell. */
const MOST_LOOKED = 20;

export const importerOf = ({ RESUMEN }: Pick<HeaderRow, 'RESUMEN'>): string =>
  RESUMEN['NIT_IMPORTADOR'] ?? '';

/** Whether the order was never another importer's, as far as that can be known in a few reads. */
async function wasAlwaysTheirs({ services, scope }: Doors, header: HeaderRow): Promise<boolean> {
  const importer = importerOf(header);
  const theirs = (taxId: string | undefined) => taxId === '' || taxId === importer;
  if (header.IMPORTADORES !== undefined) return header.IMPORTADORES.split('|').every(theirs);
  if (header.VERSION > MOST_LOOKED) return false;
  const { module, dataSets } = workOrderDefinition;
  const versions = new Versions<WorkOrderBody>(services, scope, module, dataSets);
  const numbers = Array.from({ length: header.VERSION }, (_, at) => at + 1);
  const contents = await Promise.all(numbers.map((version) => versions.content(header.ID, version)));
  return contents.every((content) => theirs(content?.body.ORDEN.NIT_IMPORTADOR));
}

/** Tells of rows of one order whose they are; undefined where nobody can tell, which is then nobody's. */
async function whoseRows(
  call: Doors,
  header: HeaderRow,
  rows: readonly ImporterRow[],
): Promise<(row: ImporterRow) => string | undefined> {
  const unnamed =
    rows.some(({ NIT = '' }) => NIT === '') && (await wasAlwaysTheirs(call, header))
      ? importerOf(header)
      : undefined;
  return ({ NIT = '' }) => (NIT === '' ? unnamed : NIT);
}

/** Rows of an order that are its present importer's, and no former one's. */
export async function rowsOfImporter<R extends ImporterRow>(
  call: Doors,
  header: HeaderRow,
  rows: readonly R[],
): Promise<R[]> {
  const whose = await whoseRows(call, header, rows);
  return rows.filter((row) => whose(row) === importerOf(header));
}

/** Rows of an order that the caller may know of: people of clients those of their own importers, the agency's own all. */
export async function knownRows<R extends ImporterRow>(
  call: Doors,
  header: HeaderRow,
  rows: readonly R[],
): Promise<R[]> {
  const { importers } = call.scope;
  if (!importers) return [...rows];
  const whose = await whoseRows(call, header, rows);
  return rows.filter((row) => importers.has(whose(row) ?? ''));
}
