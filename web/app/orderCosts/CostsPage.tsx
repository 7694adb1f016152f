import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { countries } from '../../../shared/countries/countries.ts';
import { addressOfDocument, nameWithin } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { costProcedures, type CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { workOrderProcedures as procedures } from '../../../shared/work-orders/procedures.ts';
import { call } from '../../api/call.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { DataTable } from '../../kit/DataTable.tsx';
import { PdfButton } from '../../document/PdfButton.tsx';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { useReference } from '../../kit/reference.ts';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { AnnulledTaxes } from './AnnulledTaxes.tsx';
import { CostDialog } from './CostDialog.tsx';
import { costColumns } from './costColumns.ts';
import { CostTotals } from './CostTotals.tsx';

/** What one order costs: its lines, totals and balance in both currencies, and the settlement for its client. */
export function CostsPage() {
  const { id = '' } = useParams();
  const { country } = useSession();
  const writes = useMay()('work-orders.costos:write');
  const reference = useReference();
  const file = useProcedure(procedures.file, { ID: id });
  const costs = useProcedure(costProcedures.costs, { ID: id }, { staleTime: 0 });
  const [editing, edit] = useState<CostRow | 'new'>();
  if (file.isPending || costs.isPending) return <Loading />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  if (costs.isError) return <ErrorState error={costs.error} retry={() => void costs.refetch()} />;
  const { order } = file.data;
  const { GASTOS, TOTALES } = costs.data;
  const columns = costColumns(reference, countries[country].currency.code);
  const csv = (): void =>
    download(
      `gastos-${order.RESUMEN['CORRELATIVO'] ?? id}.csv`,
      formatCsv(
        columns.map(({ label }) => label),
        GASTOS.map((row) => columns.map((column) => column.text(row))),
      ),
    );
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>{`Gastos de la ${nameWithin(workOrderKind, order.RESUMEN)}`}</PageTitle>
        <span className="d-grow" />
        <Button variant="default" icon="download" disabled={GASTOS.length === 0} onClick={csv}>
          CSV
        </Button>
        <PdfButton
          label="Liquidación"
          icon="print"
          failed="No se pudo imprimir la liquidación"
          make={() => call(costProcedures.settlement, { ID: id })}
        />
        {writes && (
          <Button icon="plus" onClick={() => edit('new')}>
            Registrar gasto o anticipo
          </Button>
        )}
      </div>
      <p>
        <Link to={addressOfDocument(workOrderKind, id)}>Volver a la orden</Link> ·{' '}
        {order.RESUMEN['NOMBRE_IMPORTADOR'] || 'Sin importador'}
      </p>
      <CostTotals totals={TOTALES} taxId={order.RESUMEN['NIT_IMPORTADOR'] ?? ''} />
      <AnnulledTaxes orderId={id} rows={GASTOS} writes={writes} />
      {GASTOS.length === 0 ? (
        <EmptyState
          icon="coins"
          title="Todavía no hay gastos"
          text="Registre lo que se pagó, lo que se devolvió y los anticipos del cliente; los tributos de la declaración entran solos al aceptarse."
        />
      ) : (
        <DataTable
          label="Gastos de la orden"
          columns={columns}
          rows={GASTOS}
          rowKey={(row) => row.ID_GASTO}
          {...(writes ? { onOpen: (row: CostRow) => edit(row) } : {})}
        />
      )}
      {editing !== undefined && (
        <CostDialog
          key={editing === 'new' ? 'new' : editing.ID_GASTO}
          orderId={id}
          row={editing === 'new' ? undefined : editing}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  );
}
