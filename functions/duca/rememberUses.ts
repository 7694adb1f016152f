import { classificationUses, type InvoicedGoods } from '../../shared/duca/classificationUses.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { recordUses } from '../products/uses.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { sourceKinds } from './sources.ts';

/** Invoices of one declaration whose codes are looked up. */
const MOST_INVOICES = 60;

/** Keeps how an accepted declaration classified its goods, for who types them again. Done again, it changes nothing. */
export async function rememberUses(
  doors: { services: Services; scope: TenantScope },
  id: string,
  body: DucaBody,
): Promise<void> {
  const store = new DocumentStore(sourceKinds.invoices, doors.services, doors.scope);
  const invoices = [...new Set(body.FRACCION_ITEMS.map(({ ID_FACTURA }) => ID_FACTURA))].filter(Boolean);
  const invoiced = new Map<string, InvoicedGoods>();
  for (const invoice of invoices.slice(0, MOST_INVOICES)) {
    const found = await store.open(invoice).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not-found') return undefined;
      throw error;
    });
    if (!found) continue;
    const { NOMBRE_PROVEEDOR } = found.body.FACTURA;
    for (const { ID_ITEM, ID_PRODUCTO } of found.body.ITEMS)
      invoiced.set(ID_ITEM, { ID_PRODUCTO, NOMBRE_PROVEEDOR });
  }
  await recordUses(doors, classificationUses(id, body, invoiced));
}
