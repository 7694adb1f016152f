import { duaProcedures } from '../../shared/dua/procedures.ts';
import { call } from '../api/call.ts';
import type { SourceChange } from '../document/SourcesPanel.tsx';
import { updateDva } from '../dva/updateDva.ts';

/** Forms a DUA again, after its value declarations that do not follow their invoices yet. */
export async function updateDua(
  orderId: string,
  id: string,
  changes: readonly SourceChange[],
): Promise<void> {
  const behind = new Set(changes.flatMap(({ through }) => (through?.module === 'dva' ? [through.id] : [])));
  for (const dva of behind) await updateDva(orderId, dva);
  await call(duaProcedures.derive, { ID_ORDEN: orderId, ID: id, LOCK: undefined });
}
