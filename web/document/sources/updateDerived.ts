import type { DerivationContract } from '../../../shared/foundation/documents/derivationProcedure.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { call } from '../../api/call.ts';
import type { SourceChange } from './SourcesPanel.tsx';

type Update = (orderId: string, id: string) => Promise<void>;

/**
 * Forms a declaration again, after those of its sources that are derived themselves and do not follow theirs yet.
 * @param between how a source of a module is derived again
 */
export const updateDerived =
  (contract: DerivationContract, between: Partial<Record<ModuleName, Update>>) =>
  async (orderId: string, id: string, changes: readonly SourceChange[]): Promise<void> => {
    const behind = new Map(changes.flatMap(({ through }) => (through ? [[through.id, through.module]] : [])));
    for (const [source, module] of behind) await between[module]?.(orderId, source);
    await call(contract, { ID_ORDEN: orderId, ID: id, LOCK: undefined });
  };
