import { classificationUses, type InvoicedLine } from '../../shared/dua/classificationUses.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { ClassificationUse } from '../../shared/products/use.ts';
import { sourceKinds } from '../declarations/sources.ts';
import { noteChannel, recordUses, retractUses } from '../products/uses.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { DeclarationRow } from '../transmission/declarations/declaration.ts';
import { acceptedBody } from './titles.ts';

interface Doors {
  services: Services;
  scope: TenantScope;
}

/** Invoices of one declaration whose lines are looked up. */
const MOST_INVOICES = 60;

/** How a declaration classifies its goods, by the lines of the invoices that it was formed of. */
async function usesOf(
  doors: Doors,
  { ID, FUENTES }: Pick<DeclarationRow, 'ID' | 'FUENTES'>,
  body: DuaBody,
): Promise<ClassificationUse[]> {
  const store = new DocumentStore(sourceKinds.invoices, doors.services, doors.scope);
  const lines: InvoicedLine[] = [];
  for (const id of Object.keys(FUENTES?.TOMADAS.invoices ?? {}).slice(0, MOST_INVOICES)) {
    const { FACTURA, ITEMS } = (await store.open(id)).body;
    lines.push(...ITEMS.map((each) => ({ ...each, NOMBRE_PROVEEDOR: FACTURA.NOMBRE_PROVEEDOR })));
  }
  return classificationUses(ID, body, lines);
}

/**
 * Keeps how a registered DUA classified its goods, for who types them again; of a modification that was accepted, in place of
 * what it said before. Done again, it changes nothing.
 */
export async function rememberUses(doors: Doors, header: DeclarationRow, body: DuaBody): Promise<void> {
  const says = await usesOf(doors, header, body);
  await recordUses(doors, says);
  const before = await acceptedBody(doors, header);
  if (!before) return;
  const FUENTES = header.FUENTES_ACEPTADAS ?? header.FUENTES;
  const said = await usesOf(doors, { ID: header.ID, ...(FUENTES ? { FUENTES } : {}) }, before);
  await retractUses(doors, { said, says });
}

/** Takes back how a withdrawn DUA classified its goods. */
export const forgetUses = async (doors: Doors, header: DeclarationRow, body: DuaBody): Promise<void> =>
  retractUses(doors, { said: await usesOf(doors, header, body), says: [] });

/** Says beside what is remembered of a DUA which channel it was given. */
export const rememberChannel = async (doors: Doors, header: DeclarationRow, body: DuaBody): Promise<void> =>
  noteChannel(doors, await usesOf(doors, header, body));
