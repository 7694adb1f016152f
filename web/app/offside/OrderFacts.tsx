import { Link } from 'react-router-dom';
import { invoiceKind } from '../../../shared/invoices/kind.ts';
import { shownValue } from '../../../shared/foundation/fields/kinds.ts';
import { invoiceColumns } from '../../../shared/invoices/summary.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { addressOfDocument, nameOf, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { Facts } from '../../kit/Facts.tsx';
import { ErrorState, Loading, StateBadge } from '../../kit/states.tsx';

const useFile = (orderId: string) => useProcedure(workOrderProcedures.file, { ID: orderId });

/** Head of the order that the open document belongs to. */
export function OrderFacts({ orderId }: { orderId: string }) {
  const { country } = useSession();
  const file = useFile(orderId);
  if (file.isPending) return <Loading />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  const { order } = file.data;
  const of = (name: string): string => order.RESUMEN[name] ?? '';
  return (
    <section className="d-stack" aria-label="Orden de trabajo">
      <h2>
        <Link to={addressOfDocument(workOrderKind, order.ID)}>{nameOf(workOrderKind, order.RESUMEN)}</Link>
      </h2>
      <StateBadge states={workOrderKind.states} state={order.ESTADO} />
      <Facts
        facts={[
          ['Importador', of('NOMBRE_IMPORTADOR')],
          [countries[country].taxIdName, countries[country].formatTaxId(of('NIT_IMPORTADOR'))],
          ['Descripción', of('DESCRIPCION')],
          ['Referencia del cliente', of('REFERENCIA_CLIENTE')],
          ['Fecha de apertura', formatDate(of('FECHA_APERTURA'))],
          ['Fecha límite', formatDate(of('FECHA_LIMITE'))],
          ['Asignada a', of('USUARIO_ASIGNADO')],
        ]}
      />
    </section>
  );
}

/** Heads of the invoices of that order. */
export function InvoicesFacts({ orderId }: { orderId: string }) {
  const file = useFile(orderId);
  const may = useMay();
  if (!may('invoices:read')) return <p className="d-dimmed">Sus permisos no incluyen ver las facturas.</p>;
  if (file.isPending) return <Loading />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  const invoices = file.data.documents.invoices;
  if (invoices.length === 0) return <p className="d-dimmed">Todavía no hay facturas en la orden.</p>;
  return (
    <>
      {invoices.map(({ ID, ESTADO, RESUMEN }) => (
        <section key={ID} className="d-stack" aria-label={titleOf(invoiceKind, RESUMEN)}>
          <h2>
            <Link to={addressOfDocument(invoiceKind, ID)}>{titleOf(invoiceKind, RESUMEN)}</Link>
          </h2>
          <StateBadge states={invoiceKind.states} state={ESTADO} />
          <Facts
            facts={[
              ['Fecha', formatDate(RESUMEN['FECHA_FACTURA'] ?? '')],
              ['Incoterm', RESUMEN['ID_INCOTERM'] ?? ''],
              [
                'Total',
                [
                  RESUMEN['ID_MONEDA'],
                  shownValue(RESUMEN['TOTAL_FACTURA'] ?? '', invoiceColumns.TOTAL_FACTURA),
                ]
                  .filter(Boolean)
                  .join(' '),
              ],
              ['Ítems', RESUMEN['CANTIDAD_ITEMS'] ?? ''],
            ]}
          />
        </section>
      ))}
    </>
  );
}
