import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { HeaderRow, ImporterRow } from '../runtime/documents/rows.ts';
import { knownRows as knownRowsOf, whoseRows } from '../runtime/documents/whoseRows.ts';
import type { Call } from '../runtime/executor.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

export const importerOf = ({ RESUMEN }: Pick<HeaderRow, 'RESUMEN'>): string =>
  RESUMEN['NIT_IMPORTADOR'] ?? '';

const ofOrders = ({ services, scope }: Doors) => ({ services, scope, definition: workOrderDefinition });

/** Rows of an order that are its present importer's, and no former one's. */
export async function rowsOfImporter<R extends ImporterRow>(
  call: Doors,
  header: HeaderRow,
  rows: readonly R[],
): Promise<R[]> {
  const whose = await whoseRows(ofOrders(call), header, rows);
  return rows.filter((row) => whose(row) === importerOf(header));
}

/** Rows of an order that the caller may know of. */
export const knownRows = <R extends ImporterRow>(
  call: Doors,
  header: HeaderRow,
  rows: readonly R[],
): Promise<R[]> => knownRowsOf(ofOrders(call), header, rows);
