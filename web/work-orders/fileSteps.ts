import type { CountryCode } from '../../shared/countries/country.ts';
import { kindsInOrderOf, type KindInOrder } from '../../shared/documentKinds.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';
import type { Step } from '../kit/panes.tsx';
import type { OrderFile } from './orderPart.ts';

/** Steps of an order's file: one document is linked itself, several by the order's page, which lists them. */
export function fileSteps(
  file: OrderFile,
  current: KindInOrder | 'order',
  may: (permission: string) => boolean,
  country: CountryCode,
): Step[] {
  const order = addressOfDocument(workOrderKind, file.order.ID);
  return [
    { label: nameOf(workOrderKind, file.order.RESUMEN), to: order, current: current === 'order' },
    ...kindsInOrderOf(country).map((kind): Step => {
      // What is void is no part of the way: it is found on the order's page.
      const documents = file.documents[kind.module].filter(({ ESTADO }) => !isVoid(ESTADO));
      const [only] = documents;
      const to = documents.length === 1 ? addressOfDocument(kind, only!.ID) : order;
      return {
        label: documents.length > 1 ? `${kind.plural} (${documents.length})` : kind.label,
        ...(documents.length > 0 && may(`${kind.module}:read`) ? { to } : {}),
        current: kind.module === current,
      };
    }),
  ];
}

/**
 * Steps for the head of a document of an order; none for a document without order. Asked anew on every page, since
 * what was made on the last one is part of the way now.
 * @param staleTime milliseconds within which an answer that is there is not asked again
 */
export function useFileSteps(
  orderId: string,
  current: KindInOrder | 'order',
  staleTime = 0,
): readonly Step[] {
  const may = useMay();
  const { country } = useReference();
  const file = useProcedure(
    workOrderProcedures.file,
    { ID: orderId },
    { enabled: orderId !== '', staleTime },
  );
  return file.data ? fileSteps(file.data, current, may, country) : [];
}
