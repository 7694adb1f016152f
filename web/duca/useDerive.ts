import { useNavigate } from 'react-router-dom';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../shared/duca/kind.ts';

/** Forms the DUCA of an order and opens it. */
export function useDerive(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const derive = useAction(ducaProcedures.derive);
  return async (orderId) => {
    try {
      const { header } = await derive.mutateAsync({ ID_ORDEN: orderId, ID: undefined, LOCK: undefined });
      navigate(addressOfDocument(ducaKind, header.ID));
    } catch (thrown) {
      await inform('No se pudo formar la DUCA', errorText(thrown));
    }
  };
}
