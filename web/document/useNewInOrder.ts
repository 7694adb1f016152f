import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { useAction } from '../api/queries.ts';
import { contractsOf } from './kindContracts.ts';
import { useOpenMade } from './useOpenMade.ts';

/** Opens a blank document of a kind in an order. */
export function useNewInOrder(kind: DocumentKind): (orderId: string) => Promise<void> {
  const open = useOpenMade(kind);
  const create = useAction(contractsOf(kind).create);
  return (orderId) => open(create.mutateAsync({ ID_ORDEN: orderId, CUERPO: undefined }));
}
