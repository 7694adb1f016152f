import { isPaperForClient, RECEIPT } from '../../../shared/work-orders/talk/audience.ts';
import type { FileRow } from '../../runtime/attached/shelf.ts';
import type { TenantScope } from '../../runtime/scope.ts';

/** Whether the caller may know of a file of an order: a client's people of what is for them, of receipts who sees costs alone. */
export function isPaperSeen(
  { importers, permissions }: Pick<TenantScope, 'importers' | 'permissions'>,
  { PAPEL = '' }: Pick<FileRow, 'PAPEL'>,
): boolean {
  if (importers) return isPaperForClient(PAPEL);
  return PAPEL !== RECEIPT || permissions.has('work-orders.costos:read');
}
