import { dvaDefinition } from '../../shared/dva/definition.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { dvaCountries } from '../../shared/dva/countries.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { dvaRecall } from '../../shared/dva/recall.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { useMay, useSession } from '../api/session.ts';
import { DocumentEditor, type EditorSection } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDva } from './dvaKind.ts';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { useFileUse } from '../work-orders/useOrderUse.ts';
import { useShutByOrder } from '../work-orders/useShutByOrder.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { askingApproval } from './askApproval.ts';
import { ConditionsReview } from './ConditionsReview.tsx';
import { DeriveWindow } from './DeriveWindow.tsx';
import {
  conditionsLayout,
  customsLayout,
  goodsColumns,
  goodsTotals,
  importerLayout,
  intermediaryLayout,
  invoiceTotals,
  oathLayout,
  supplierLayout,
  transactionLayout,
  valueLayout,
} from './layout.ts';
import { Preview } from './Preview.tsx';
import { printDva, printSummary } from './printDva.ts';
import { SummaryPreview } from './SummaryPreview.tsx';
import { useDvaProblems } from './useDvaProblems.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { lazy } from '../kit/lazy.ts';

const SourcesNotice = lazy(async () => ({ default: (await import('./SourcesNotice.tsx')).SourcesNotice }));

const headerOf = ({ body }: Pick<OpenDva, 'body'>): AnyRecord => body['DVA'];
const part = (id: string, title: string, layout: EditorSection['layout']): EditorSection => ({
  dataSet: 'DVA',
  id,
  title,
  ...(layout ? { layout } : {}),
});

const sections: readonly EditorSection<DvaBody>[] = [
  part('ADUANA', 'Aduana', customsLayout),
  part('IMPORTADOR', 'Importador', importerLayout),
  part('PROVEEDOR', 'Proveedor', supplierLayout),
  part('INTERMEDIARIO', 'Intermediario', intermediaryLayout),
  part('TRANSACCION', 'Transacción', transactionLayout),
  {
    ...part('CONDICIONES', 'Condiciones', conditionsLayout),
    extra: (document) => <ConditionsReview document={document} />,
  },
  {
    dataSet: 'MERCANCIAS',
    columns: goodsColumns,
    totals: goodsTotals,
    newLine: () => ({ ID_ESTADO_MERCANCIA: 'NU' }),
  },
  part('VALOR', 'Valor en aduana', valueLayout),
  part('JURAMENTO', 'Declaración jurada', oathLayout),
  { dataSet: 'FACTURAS', totals: invoiceTotals },
];

const tabs = [
  {
    id: 'preview',
    label: 'Vista previa',
    render: (document: OpenDva) => <Preview document={document} />,
  },
];
/** Where the customs service takes a summary of an order's DVAs (spec 2, Honduras). */
const tabsWithSummary = [
  {
    id: 'prints',
    label: 'Vista previa',
    views: [
      { ...tabs[0]!, label: 'DVA' },
      {
        id: 'summary',
        label: 'DVA resumida',
        render: ({ header, body, problems }: OpenDva) =>
          header.ID_ORDEN === '' ? (
            <p className="d-dimmed">
              Esta DVA no está en ninguna orden; la DVA resumida suma las de una orden.
            </p>
          ) : (
            <SummaryPreview orderId={header.ID_ORDEN} live={{ id: header.ID, header: body.DVA, problems }} />
          ),
      },
    ],
  },
];

const lastValues = { contract: dvaProcedures.lastValues, recall: dvaRecall };

const useSteps = ({ header }: OpenDva) => useFileSteps(header.ID_ORDEN, 'dva');

/** One customs value declaration: sections in the order of the paper, live print, derivation and print. */
export function DvaPage() {
  const { id = '' } = useParams();
  return <Dva key={id} id={id} />;
}

function Dva({ id }: { id: string }) {
  const may = useMay();
  const navigate = useNavigate();
  const { country } = useSession();
  const [deriving, derive] = useState<OpenDva>();
  const actions = (document: OpenDva): EditorAction[] => [
    { label: 'Imprimir', icon: 'print', main: true, run: () => printDva(document, 0) },
    { label: 'Imprimir solo el encabezado', icon: 'print', run: () => printDva(document, 3) },
    { label: 'Imprimir solo los anexos', icon: 'print', run: () => printDva(document, 2) },
    ...(dvaCountries[country].summary && document.header.ID_ORDEN !== ''
      ? [
          {
            label: 'Imprimir DVA resumida',
            icon: 'print',
            run: () => printSummary(document.header.ID_ORDEN, document),
          },
        ]
      : []),
    { label: 'Imprimir borrador', icon: 'print', run: () => printDva(document, 0, true) },
    ...(may('dva:write') && document.header.ID_ORDEN !== ''
      ? [
          askingApproval(document, navigate),
          { label: 'Derivar de nuevo de las facturas', icon: 'redo', run: () => derive(document) },
        ]
      : []),
  ];
  return (
    <>
      <DocumentEditor
        definition={dvaDefinition}
        procedures={dvaProcedures}
        id={id}
        sections={sections}
        lastValues={lastValues}
        tabs={dvaCountries[country].summary ? tabsWithSummary : tabs}
        useSteps={useSteps}
        useInUse={useFileUse}
        useShut={useShutByOrder}
        useMoreProblems={useDvaProblems}
        notice={(document) => <SourcesNotice document={document} onDerive={() => derive(document)} />}
        headNote={(document) => <ApprovalNote document={document} />}
        actions={actions}
        foot={foot}
      />
      {deriving && (
        <DeriveWindow
          orderId={deriving.header.ID_ORDEN}
          open={deriving}
          onClose={() => {
            void deriving.session.open();
            derive(undefined);
          }}
        />
      )}
    </>
  );
}

const foot = (document: OpenDva) => (
  <>
    <PrintProgress /> <Totals header={headerOf(document)} />
  </>
);

/** The boxes that a person checks against the papers, always in sight. */
function Totals({ header }: { header: AnyRecord }) {
  const money = (name: string): string => formatAmount(header[name] || '0', 2);
  return (
    <span>
      39 Precio {money('CASILLA_39')} · 43 Adiciones {money('CASILLA_43')} · 45 Deducciones{' '}
      {money('CASILLA_45')} · <strong>46 Valor en aduana {money('CASILLA_46')} US$</strong>
    </span>
  );
}
