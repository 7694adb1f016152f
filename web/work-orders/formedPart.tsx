import type { KindInOrder } from '../../shared/documentKinds.ts';
import type { DerivationContract } from '../../shared/foundation/documents/derivationProcedure.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { useMay } from '../api/session.ts';
import { OrderSources } from '../document/sources/OrderSources.tsx';
import type { SourceChange, SourceContracts } from '../document/sources/SourcesPanel.tsx';
import { useDerivation } from '../document/sources/useDerivation.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from './orderPart.ts';

/**
 * What a declaration that is formed of an order tells of itself to the order's page: the button that forms one, and which
 * of those that are there no longer say what they were formed of.
 */
export function formedPart(
  kind: DocumentKind & { module: KindInOrder },
  contracts: SourceContracts & { derive: DerivationContract },
  update: (orderId: string, id: string, changes: readonly SourceChange[]) => Promise<unknown>,
): OrderPart {
  const useWrites = (): boolean => useMay()(`${kind.module}:write`);
  function Actions({ orderId }: { orderId: string }) {
    const derive = useDerivation(kind, contracts.derive);
    if (!useWrites()) return null;
    return (
      <div className="d-row">
        <Button variant="default" icon="plus" onClick={() => void derive(orderId)}>
          {kind.making}
        </Button>
      </div>
    );
  }
  function Notes({ orderId }: { orderId: string }) {
    const again = (id: string, changes: readonly SourceChange[]) => update(orderId, id, changes);
    return (
      <OrderSources
        orderId={orderId}
        contracts={contracts}
        name={kind.label}
        {...(useWrites() ? { update: again } : {})}
      />
    );
  }
  return { kind: kind.module, Actions, Notes };
}
