import { useNavigate } from 'react-router-dom';
import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { useAction } from '../api/queries.ts';
import { useInformRefusal } from '../document/useInformRefusal.ts';

/** Forms the DUA of an order and opens it. */
export function useDerive(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const derive = useAction(duaProcedures.derive);
  return async (orderId) => {
    try {
      const { header } = await derive.mutateAsync({ ID_ORDEN: orderId, ID: undefined, LOCK: undefined });
      navigate(addressOfDocument(duaKind, header.ID));
    } catch (thrown) {
      await informRefusal('No se pudo formar la DUA', thrown);
    }
  };
}
