import { useNavigate } from 'react-router-dom';
import type { DerivationContract } from '../../../shared/foundation/documents/derivationProcedure.ts';
import { addressOfDocument, type DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { definite } from '../../../shared/foundation/documents/noun.ts';
import { useAction } from '../../api/queries.ts';
import { useInformRefusal } from '../problems/useInformRefusal.ts';

/** Forms the declaration of an order and opens it. */
export function useDerivation(
  kind: DocumentKind,
  contract: DerivationContract,
): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const derive = useAction(contract);
  return async (orderId) => {
    try {
      const { header } = await derive.mutateAsync({ ID_ORDEN: orderId, ID: undefined, LOCK: undefined });
      navigate(addressOfDocument(kind, header.ID));
    } catch (thrown) {
      await informRefusal(`No se pudo formar ${definite(kind.noun)}`, thrown);
    }
  };
}
