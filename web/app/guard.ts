import { kindsInOrder } from '../../shared/documentKinds.ts';
import type { ApplicationRow } from '../../shared/users/startFacts.ts';
import { firstPart } from './firstPart.ts';

/** Row of the access list (spec 3, access-rights row): LINK is the area's path. */
export type AccessRow = Omit<ApplicationRow, 'NOMBRE'>;

/** Spec 6: transport documents, invoices, DVA and DUCA; and so whatever else lies in an order. */
const CLOSED_TO_ADMIN_PROFILE_4 = kindsInOrder.map(({ path }) => path);
const ALWAYS_OPEN = ['/profile/company', '/apps'];

/**
 * Whether a person may go to a path (spec 6, route guard). A path without a row stays open: the server denies by
 * itself whatever is not granted (design 10).
 */
export function mayEnter(path: string, rows: readonly AccessRow[], profileAdminId: string): boolean {
  if (ALWAYS_OPEN.includes(path)) return true;
  if (profileAdminId === '4' && CLOSED_TO_ADMIN_PROFILE_4.some((part) => path.includes(part))) return false;
  const row = rows.find(({ LINK }) => LINK !== '' && firstPart(LINK) === firstPart(path));
  if (!row) return true;
  return row.ACTIVO_CLIENTE === '1' && row.ACTIVO_USUARIO === '1' && row.APLICACION_PERMITIDA === '1';
}
