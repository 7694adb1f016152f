import { classificationUses, type InvoicedGoods } from '../../shared/duca/classificationUses.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { ClassificationUse } from '../../shared/products/use.ts';
import { noteChannel, recordUses, retractUses } from '../products/uses.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { DeclarationRow } from '../transmission/declarations/declaration.ts';
import { ducasOf } from './ducas.ts';
import { sourceKinds } from '../declarations/sources.ts';

interface Doors {
  services: Services;
  scope: TenantScope;
}

/** Invoices of one declaration whose codes are looked up. */
const MOST_INVOICES = 60;

/** How a declaration classifies its goods, with what their invoices say of them. */
async function usesOf({ services, scope }: Doors, id: string, body: DucaBody): Promise<ClassificationUse[]> {
  const store = new DocumentStore(sourceKinds.invoices, services, scope);
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
  return classificationUses(id, body, invoiced);
}

/**
 * Keeps how an accepted declaration classified its goods, for who types them again; of a change that was accepted, in place
 * of what it said before. Done again, it changes nothing.
 */
export async function rememberUses(
  doors: Doors,
  { ID, ENMIENDA }: DeclarationRow,
  body: DucaBody,
): Promise<void> {
  const says = await usesOf(doors, ID, body);
  await recordUses(doors, says);
  if (!ENMIENDA) return;
  const before = await ducasOf(doors).content(ID, ENMIENDA.BASE);
  await retractUses(doors, { said: await usesOf(doors, ID, before.body), says });
}

/** Takes back how an annulled declaration classified its goods. */
export const forgetUses = async (doors: Doors, id: string, body: DucaBody): Promise<void> =>
  retractUses(doors, { said: await usesOf(doors, id, body), says: [] });

/** Says beside what is remembered of a declaration which channel it was given. */
export const rememberChannel = async (doors: Doors, id: string, body: DucaBody): Promise<void> =>
  noteChannel(doors, await usesOf(doors, id, body));
