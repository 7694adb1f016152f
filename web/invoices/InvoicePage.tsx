import { Suspense } from 'react';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { useParams } from 'react-router-dom';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { shownValue } from '../../shared/foundation/fields/kinds.ts';
import { invoiceDataSets } from '../../shared/invoices/dataSets.ts';
import { detailNames } from '../../shared/invoices/detailDataSets.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { invoiceRecall } from '../../shared/invoices/recall.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import { DocumentEditor, type EditorSection } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenInvoice } from './invoiceKind.ts';
import { download } from '../kit/grid/csv.ts';
import { toast } from '../kit/toasts.ts';
import { later } from '../kit/later.tsx';
import { useCopying } from '../work-orders/copies/useCopying.tsx';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { useFileUse } from '../work-orders/useOrderUse.ts';
import { useShutByOrder } from '../work-orders/useShutByOrder.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import {
  detailColumns,
  detailTotals,
  itemColumns,
  itemsAsked,
  itemTotals,
  numberLayout,
  partiesLayout,
  supplierLayout,
  termsLayout,
  valuesLayout,
} from './layout.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { SameNumber } from './SameNumber.tsx';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';
import { lazy } from '../kit/lazy.ts';

const ItemCodes = lazy(async () => ({ default: (await import('./ItemCodes.tsx')).ItemCodes }));

const sections: readonly EditorSection<InvoiceBody>[] = [
  {
    dataSet: 'FACTURA',
    id: 'FACTURA',
    title: 'Factura',
    layout: numberLayout,
    beside: (document) => (
      <SameNumber
        id={document.header.ID}
        number={document.body.FACTURA.NUMERO_FACTURA}
        supplier={document.body.FACTURA.NOMBRE_PROVEEDOR}
      />
    ),
  },
  {
    dataSet: 'FACTURA',
    id: 'PROVEEDOR',
    title: 'Proveedor',
    layout: supplierLayout,
    extra: (document) => (
      <PartyTools
        document={document}
        dataSet="FACTURA"
        fields={invoiceDataSets.FACTURA.fields}
        role={ROLE.supplier}
        title="Elegir proveedor"
      />
    ),
  },
  { dataSet: 'FACTURA', id: 'PARTES', title: 'Comprador e intermediario', layout: partiesLayout },
  { dataSet: 'FACTURA', id: 'TERMINOS', title: 'Condiciones de la venta', layout: termsLayout },
  { dataSet: 'FACTURA', id: 'VALORES', title: 'Valores y prorrateo', layout: valuesLayout },
  {
    dataSet: 'ITEMS',
    columns: itemColumns,
    totals: itemTotals,
    nameColumn: 'NOMBRE_COMERCIAL',
    asked: itemsAsked,
    newLine: (document) => ({
      ID_PAIS_ORIGEN: document.body.FACTURA.ID_PAIS_ORIGEN,
      ID_ESTADO_MERCANCIA: 'NU',
    }),
    extra: (document) => (
      <>
        <Suspense>
          <ItemCodes document={document} />
        </Suspense>
        <ItemDetails document={document} />
      </>
    ),
  },
  ...detailNames.map((name): EditorSection<InvoiceBody> => ({
    dataSet: name,
    columns: detailColumns(name),
    when: (document) => document.body[name].length > 0,
    // Whoever types several units of an item names it once.
    newLine: (document) => ({ NUMERO_ITEM: document.body[name].at(-1)?.NUMERO_ITEM ?? '' }),
    ...(detailTotals[name] ? { totals: detailTotals[name] } : {}),
  })),
];

const lastValues = { contract: invoiceProcedures.lastValues, recall: invoiceRecall };

const useSteps = ({ header }: OpenInvoice) => useFileSteps(header.ID_ORDEN, 'invoices');

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/** One invoice: header with help, lines with paste from Excel, totals and prorating as they are typed. */
export function InvoicePage() {
  const { id = '' } = useParams();
  return <Invoice key={id} id={id} />;
}

function Invoice({ id }: { id: string }) {
  const may = useMay();
  const copying = useCopying(CopyDialog);

  const exportCsv = async (document: OpenInvoice): Promise<void> => {
    await document.session.saveAll();
    const { NOMBRE, CSV } = await call(invoiceProcedures.exportCsv, { ID: id });
    download(NOMBRE, CSV);
  };
  const guarded = (work: Promise<void>): Promise<void> =>
    work.catch((thrown: unknown) => toast('No se pudo completar', errorText(thrown), 'bad'));
  const actions = (document: OpenInvoice): EditorAction[] => [
    { label: 'Bajar CSV', icon: 'download', run: () => guarded(exportCsv(document)) },
    ...(may('invoices:write') ? [copying.action(document)] : []),
  ];
  return (
    <>
      <DocumentEditor
        definition={invoiceDefinition}
        procedures={invoiceProcedures}
        id={id}
        sections={sections}
        lastValues={lastValues}
        useSteps={useSteps}
        useInUse={useFileUse}
        useShut={useShutByOrder}
        actions={actions}
        foot={(document) => <Totals header={document.body.FACTURA} />}
      />
      {copying.window}
    </>
  );
}

/** The totals that a person checks against the paper, always in sight. */
function Totals({ header }: { header: AnyRecord }) {
  const money = (name: string): string => formatAmount(header[name] ?? '', 2) || '—';
  return (
    <span>
      Ítems {money('SUMA_ITEMS')} · Factura {money('TOTAL_FACTURA')} · CIF {money('VALOR_CIF')}{' '}
      {header['ID_MONEDA']}
      {header['TIPO_CAMBIO'] && header['ID_MONEDA'] !== 'USD'
        ? ` · T. C. ${shownValue(header['TIPO_CAMBIO'], invoiceDataSets.FACTURA.fields.TIPO_CAMBIO)}`
        : ''}
    </span>
  );
}
