import { isPaperForClient, RECEIPT } from '../../../shared/work-orders/talk/audience.ts';
import type { FileRow } from '../../runtime/attached/shelf.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { knownRows } from '../importerRows.ts';
import type { Doors } from './rows.ts';

/**
 * Files of an order that the caller may know of: a client's people what is for them and their importer, of receipts who
 * sees costs alone.
 */
export function knownPapers(call: Doors, header: HeaderRow, rows: readonly FileRow[]): Promise<FileRow[]> {
  const { importers, permissions } = call.scope;
  const meant = ({ PAPEL = '' }: FileRow): boolean =>
    importers ? isPaperForClient(PAPEL) : PAPEL !== RECEIPT || permissions.has('work-orders.costos:read');
  return knownRows(call, header, rows.filter(meant));
}
