import type { OrderFile, PartKind } from './orderPart.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import type { Step } from '../kit/panes.tsx';

/** The way of the file (look.md): each kind with its place and address. */
export const WAY: readonly { kind: PartKind; label: string; plural: string; path: string }[] = [
  { kind: 'invoices', label: 'Factura', plural: 'Facturas', path: '/facturagt' },
  {
    kind: 'transportDocuments',
    label: 'Transporte',
    plural: 'Documentos de transporte',
    path: '/conocimientobl',
  },
  { kind: 'dvas', label: 'DVA', plural: 'DVA', path: '/dvagt' },
  { kind: 'ducas', label: 'DUCA', plural: 'DUCA', path: '/ducagt' },
];

/** Steps of an order's file: one document is linked itself, several by the order's page, which lists them. */
export function fileSteps(file: OrderFile, current: PartKind | 'order'): Step[] {
  const order = `/ordenestrabajo/${file.order.ID}`;
  const { NUMERO_ORDEN = '', CORRELATIVO = '' } = file.order.RESUMEN;
  return [
    {
      label: `Orden ${formatOrderNumber(NUMERO_ORDEN) || CORRELATIVO}`,
      to: order,
      current: current === 'order',
    },
    ...WAY.map(({ kind, label, plural, path }): Step => {
      // What is void is no part of the way: it is found on the order's page.
      const documents = file[kind].filter(({ ESTADO }) => !isVoid(ESTADO));
      const [only] = documents;
      const to = documents.length === 1 ? `${path}/${only!.ID}` : order;
      return {
        label: documents.length > 1 ? `${plural} (${documents.length})` : label,
        ...(documents.length > 0 ? { to } : {}),
        current: kind === current,
      };
    }),
  ];
}

/**
 * Steps for the head of a document of an order; none for a document without order. Asked anew on every page, since
 * what was made on the last one is part of the way now.
 */
export function useFileSteps(orderId: string, current: PartKind | 'order'): readonly Step[] {
  const file = useProcedure(
    workOrderProcedures.file,
    { ID: orderId },
    { enabled: orderId !== '', staleTime: 0 },
  );
  return file.data ? fileSteps(file.data, current) : [];
}
