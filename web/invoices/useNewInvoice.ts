import { useNavigate } from 'react-router-dom';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { informFailed } from '../kit/dialogs/dialogs.ts';

/** Opens a blank invoice of an order. */
export function useNewInvoice(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const create = useAction(invoiceProcedures.create);
  return async (orderId) => {
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: orderId, CUERPO: undefined });
      navigate(addressOfDocument(invoiceKind, header.ID));
    } catch (thrown) {
      await informFailed(invoiceKind.noun, 'creado', errorText(thrown));
    }
  };
}
