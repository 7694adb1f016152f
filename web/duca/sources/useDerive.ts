import { useNavigate } from 'react-router-dom';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { useAction } from '../../api/queries.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { useInformRefusal } from '../../document/useInformRefusal.ts';

/** Forms the DUCA of an order and opens it. */
export function useDerive(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const derive = useAction(ducaProcedures.derive);
  return async (orderId) => {
    try {
      const { header } = await derive.mutateAsync({ ID_ORDEN: orderId, ID: undefined, LOCK: undefined });
      navigate(addressOfDocument(ducaKind, header.ID));
    } catch (thrown) {
      await informRefusal('No se pudo formar la DUCA', thrown);
    }
  };
}
