import { classificationUses, type InvoicedLine } from '../../shared/dua/classificationUses.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { sourceKinds } from '../duca/sources.ts';
import { recordUses } from '../products/uses.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

/** Invoices of one declaration whose lines are looked up. */
const MOST_INVOICES = 60;

/** Keeps how a registered DUA classified its goods, for who types them again. Done again, it changes nothing. */
export async function rememberUses(
  doors: { services: Services; scope: TenantScope },
  { ID, FUENTES }: HeaderRow,
  body: DuaBody,
): Promise<void> {
  const store = new DocumentStore(sourceKinds.invoices, doors.services, doors.scope);
  const lines: InvoicedLine[] = [];
  for (const id of Object.keys(FUENTES?.TOMADAS.invoices ?? {}).slice(0, MOST_INVOICES)) {
    const { FACTURA, ITEMS } = (await store.open(id)).body;
    lines.push(...ITEMS.map((each) => ({ ...each, NOMBRE_PROVEEDOR: FACTURA.NOMBRE_PROVEEDOR })));
  }
  await recordUses(doors, classificationUses(ID, body, lines));
}
