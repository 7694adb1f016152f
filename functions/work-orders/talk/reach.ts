import { isAdministrator } from '../../../shared/foundation/access/isAdministrator.ts';
import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { Item } from '../../runtime/database.ts';
import type { HeaderRow, ImporterRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { companyOf, mayRead, usersOf, type Person } from '../../runtime/people.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { importerOf, rowsOfImporter } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { TABLE, type Doors } from './rows.ts';

/** Whether a client's people take part in an order: what the order says, else what its client's row says. */
interface SwitchRow extends Item, ImporterRow {
  ACTIVA: '0' | '1';
}

export const orderSwitchKey = (scope: TenantScope, orderId: string) => ({
  pk: companyKey(scope, orderId),
  sk: 'TRACE',
});
export const clientSwitchKey = (scope: TenantScope, taxId: string) => ({
  pk: companyKey(scope, 'trace'),
  sk: plainTaxId(taxId),
});

export interface Activation {
  ORDEN: '0' | '1' | '';
  CLIENTE: '0' | '1';
  ACTIVA: '0' | '1';
}

/**
 * Activation of several orders in one read; where neither says anything, the client takes no part. What an order said of
 * a former importer counts for no other.
 */
export async function activationsOf(call: Doors, headers: readonly HeaderRow[]): Promise<Activation[]> {
  const { services, scope } = call;
  const rows = await services.database.getMany<SwitchRow>(
    TABLE,
    headers.map((header) => orderSwitchKey(scope, header.ID)),
  );
  const taxIds = [...new Set(headers.map((header) => plainTaxId(importerOf(header))))].filter(Boolean);
  const clients = await services.database.getMany<SwitchRow>(
    TABLE,
    taxIds.map((each) => clientSwitchKey(scope, each)),
  );
  return Promise.all(
    headers.map(async (header, at): Promise<Activation> => {
      const row = rows[at];
      const [own] = await rowsOfImporter(call, header, row ? [row] : []);
      const ORDEN = own?.ACTIVA ?? '';
      const CLIENTE = clients[taxIds.indexOf(plainTaxId(importerOf(header)))]?.ACTIVA ?? '0';
      return { ORDEN, CLIENTE, ACTIVA: ORDEN === '' ? CLIENTE : ORDEN };
    }),
  );
}

export interface Reached {
  header: HeaderRow;
  activation: Activation;
  /** Whether the caller is of the client's people, and these take part. */
  client: boolean;
  shut: boolean;
}

/** The order as the caller may know of it; a client's people know no other importer's. */
export async function reach(call: Call<unknown>, orderId: string): Promise<Reached> {
  const header = await ordersOf(call).header(orderId);
  const [activation] = await activationsOf(call, [header]);
  const client = call.scope.importers !== undefined;
  return { header, activation: activation!, client, shut: client && activation!.ACTIVA === '0' };
}

/** The same for who adds something: the agency's people with the right to write, and the client's where they take part. */
export async function reachToAdd(call: Call<unknown>, orderId: string, action: string): Promise<Reached> {
  const reached = await reach(call, orderId);
  if (reached.shut) {
    const summary =
      'Su agente aduanero todavía no le abrió esta orden para mensajes y archivos. Pídale que active la trazabilidad.';
    throw rejected(summary);
  }
  if (!reached.client && !call.scope.permissions.has('work-orders:write'))
    throw refusal('permission.denied', { action });
  if (isVoid(reached.header.ESTADO)) throw ordersOf(call).stateRefusal(reached.header, action);
  return reached;
}

/** Who may know of an order at this moment: the agency's people, and the client's where they take part. */
export interface Around {
  staff: Person[];
  clients: Person[];
}

export async function peopleAround(call: Doors, { header, activation }: Reached): Promise<Around> {
  const [company, users] = await Promise.all([companyOf(call), usersOf(call)]);
  if (!company) return { staff: [], clients: [] };
  const able = users.filter((person) => mayRead(call, company, person, { kind: workOrderKind, header }));
  return {
    staff: able.filter(({ IdPerfil }) => !isClient(IdPerfil)),
    clients: activation.ACTIVA === '1' ? able.filter(({ IdPerfil }) => isClient(IdPerfil)) : [],
  };
}

/** Who of the agency answers for an order: who has it, else who opened it, else its administrators. */
export function answerable({ staff }: Around, { header }: Pick<Reached, 'header'>): string[] {
  const assigned = staff.filter((each) => each.IdUsuario === header.RESUMEN['ID_USUARIO_ASIGNADO']);
  const opened = staff.filter((each) => each.Usuario === header.CREADO_POR);
  const chosen = [assigned, opened].find((some) => some.length > 0);
  return (chosen ?? staff.filter(isAdministrator)).map((each) => each.IdUsuario);
}
