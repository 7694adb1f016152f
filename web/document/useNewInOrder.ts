import { useNavigate } from 'react-router-dom';
import { addressOfDocument, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { informFailed } from '../kit/dialogs/dialogs.ts';
import { contractsOf } from './kindContracts.ts';

/** Opens a blank document of a kind in an order. */
export function useNewInOrder(kind: DocumentKind): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const create = useAction(contractsOf(kind).create);
  return async (orderId) => {
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: orderId, CUERPO: undefined });
      navigate(addressOfDocument(kind, header.ID));
    } catch (thrown) {
      await informFailed(kind.noun, 'creado', errorText(thrown));
    }
  };
}
