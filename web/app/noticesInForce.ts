import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';

/** Notices in force on a day: DESDE and HASTA, both included, and open where they are blank. */
export const noticesInForce = (rows: readonly CatalogueRow[], today: string): CatalogueRow[] =>
  rows.filter(
    ({ DESDE = '', HASTA = '' }) => (DESDE === '' || DESDE <= today) && (HASTA === '' || today <= HASTA),
  );
