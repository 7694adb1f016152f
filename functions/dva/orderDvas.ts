import type { InvoiceSource } from '../../shared/dva/derive/sources.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { DocumentStore, Stored } from '../runtime/documents/store.ts';
import { invoicesOf } from './derivedDva.ts';

/** DVAs of an order that live, with their bodies. */
export async function orderDvas(store: DocumentStore<DvaBody>, orderId: string): Promise<Stored<DvaBody>[]> {
  const headers = (await store.headers(orderId))
    .filter(({ ESTADO }) => !isVoid(ESTADO))
    .sort((a, b) => (a.ID < b.ID ? -1 : 1));
  return Promise.all(
    headers
      .reverse()
      .map(async (header) => ({ header, ...(await store.content(header.ID, header.VERSION)) })),
  );
}

/**
 * For each group the DVA that already covers most of its invoices, each DVA at most once; and the DVAs that no group
 * wants any more.
 */
export function matchDvas(
  groups: readonly (readonly InvoiceSource[])[],
  dvas: readonly Stored<DvaBody>[],
): { matched: (Stored<DvaBody> | undefined)[]; left: Stored<DvaBody>[] } {
  const left = [...dvas];
  const matched = groups.map((group) => {
    const ids = new Set(group.map((each) => each.id));
    const shared = left.map((dva) => invoicesOf(dva.body).filter((id) => ids.has(id)).length);
    const most = Math.max(0, ...shared);
    return most === 0 ? undefined : left.splice(shared.indexOf(most), 1)[0];
  });
  return { matched, left };
}
