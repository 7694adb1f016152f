import { isBlank } from '../../shared/foundation/fields/dataSet.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { useParams } from 'react-router-dom';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { dischargeSaid } from '../../shared/dua/discharge/discharge.ts';
import { duaRecall } from '../../shared/dua/recall.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { isRejected } from '../../shared/foundation/documents/rejection.ts';
import { useOwnDefinition } from '../document/useOwnDefinition.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { useFileUse } from '../work-orders/useOrderUse.ts';
import { useShutByOrder } from '../work-orders/useShutByOrder.tsx';
import './dua.css';
import type { OpenDua } from './duaKind.ts';
import { identityLayout, itemTotals, suspensionLayout, titleLayout, valuesLayout } from './layout.ts';
import { Follow } from './register/Follow.tsx';
import { Totals } from './Totals.tsx';
import { useDuaActions } from './useDuaActions.tsx';
import { useMoreProblems } from './useMoreProblems.ts';
import { markedSections } from './markedSections.ts';
import { useReference } from '../kit/reference.ts';
import { later } from '../kit/later.tsx';
import { lazy } from '../kit/lazy.ts';

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));
const SourcesNotice = lazy(async () => ({ default: (await import('./SourcesNotice.tsx')).SourcesNotice }));
const DuaRejection = lazy(async () => ({
  default: (await import('./register/DuaRejection.tsx')).DuaRejection,
}));
const TaxPanel = lazy(async () => ({ default: (await import('./liquidation/TaxPanel.tsx')).TaxPanel }));
const WhatIfPanel = lazy(async () => ({
  default: (await import('./liquidation/WhatIfPanel.tsx')).WhatIfPanel,
}));
const ItemTaxes = lazy(async () => ({ default: (await import('./liquidation/ItemTaxes.tsx')).ItemTaxes }));
const ItemLinks = later(async () => (await import('./liquidation/ItemLinks.tsx')).ItemLinks);
const SarahPanel = lazy(async () => ({ default: (await import('./register/SarahPanel.tsx')).SarahPanel }));
const MessagePanel = lazy(async () => ({ default: (await import('./MessagePanel.tsx')).MessagePanel }));

const part = (id: string, title: string, layout: EditorSection['layout']): EditorSection<DuaBody> => ({
  dataSet: 'DECLARACION',
  id,
  title,
  ...(layout ? { layout } : {}),
});

/** What only the authority's answers write, once they have. */
const answered =
  (name: 'SARAH_LIQUIDACION' | 'SARAH_ITEMS' | 'SARAH_ITEM_TRIBUTOS' | 'SARAH_TRIBUTOS' | 'DESCARGAS') =>
  ({ body }: OpenDua): boolean =>
    [body[name]].flat().some((record) => !isBlank(record));

const sections: readonly EditorSection<DuaBody>[] = [
  part('CARATULA', 'Carátula', identityLayout),
  { dataSet: 'DETALLE_PROVEEDORES' },
  part('VALORES', 'Bultos, valores y pago', valuesLayout),
  {
    dataSet: 'DETALLE_MERCANCIAS',
    totals: itemTotals,
    newLine: () => ({ TIPO_ITEM: 'N', ESTADO_MERCANCIAS: 'NU' }),
    extra: (document) => <ItemLinks document={document} />,
  },
  { dataSet: 'DETALLE_VENTAJAS' },
  { dataSet: 'DETALLE_DOCUMENTOS', newLine: () => ({ PRESENCIA: '1' }) },
  { dataSet: 'DETALLE_COMPLEMENTARIOS' },
  { dataSet: 'DETALLE_DOCUMENTO', newLine: () => ({ PRESENCIA: '1' }) },
  { dataSet: 'DETALLE_COMPLEMENTARIO' },
  part('TITULO', 'Título de transporte', titleLayout),
  { dataSet: 'DETALLE_BULTOS' },
  { dataSet: 'DETALLE_TRANSPORTE' },
  part('SUSPENSION', 'Suspensión, depósito y tránsito', suspensionLayout),
  { dataSet: 'LIQUIDACION', layout: [['TOTAL_PAGAR/6', 'TOTAL_GARANTIZAR/6']] },
  // Of two liquidations with three sheets each the list of sections shows some twenty letters.
  { dataSet: 'LIQUIDACION_TRIBUTOS', title: 'Cálculo: tributos', totals: ['IMPORTE'] },
  { dataSet: 'LIQUIDACION_ITEMS', title: 'Cálculo: valores por ítem' },
  { dataSet: 'LIQUIDACION_ITEM_TRIBUTOS', title: 'Cálculo: tributos por ítem', totals: ['IMPORTE'] },
  {
    dataSet: 'SARAH_LIQUIDACION',
    layout: [
      ['ID_LIQUIDACION_EXTERNA/4', 'FECHA_LIQUIDACION/4', 'FECHA_VENCIMIENTO/4'],
      ['TOTAL_PAGAR/6', 'TOTAL_GARANTIZAR/6'],
    ],
    when: answered('SARAH_LIQUIDACION'),
  },
  { dataSet: 'SARAH_TRIBUTOS', title: 'SARAH: tributos', when: answered('SARAH_TRIBUTOS') },
  {
    dataSet: 'SARAH_ITEMS',
    title: 'SARAH: valores por ítem',
    when: answered('SARAH_ITEMS'),
  },
  {
    dataSet: 'SARAH_ITEM_TRIBUTOS',
    title: 'SARAH: tributos por ítem',
    when: answered('SARAH_ITEM_TRIBUTOS'),
  },
  { dataSet: 'DESCARGAS', when: answered('DESCARGAS') },
];

const tabs: readonly EditorTab<DuaBody>[] = [
  { id: 'preview', label: 'Vista previa', render: (document) => <Preview document={document} /> },
  {
    id: 'liquidation',
    label: 'Liquidación',
    views: [
      { id: 'taxes', label: 'Explicación', render: (document) => <TaxPanel document={document} /> },
      { id: 'what-if', label: '¿Y si…?', render: (document) => <WhatIfPanel document={document} /> },
      { id: 'items', label: 'Por ítem', render: ({ body }) => <ItemTaxes body={body} /> },
    ],
  },
  {
    id: 'sarah',
    label: 'SARAH',
    views: [
      { id: 'state', label: 'Estado', render: (document) => <SarahPanel document={document} /> },
      { id: 'message', label: 'Mensaje', render: (document) => <MessagePanel document={document} /> },
    ],
  },
];

const lastValues = { contract: duaProcedures.lastValues, recall: duaRecall };

const useSteps = ({ header }: OpenDua) => useFileSteps(header.ID_ORDEN, 'dua');

/** One DUA: the form in the order of the file, its liquidation, and the message that it would be. */
export function DuaPage() {
  const { id = '' } = useParams();
  return <Dua key={id} id={id} />;
}

function Dua({ id }: { id: string }) {
  const { actions, window } = useDuaActions();
  const definition = useOwnDefinition(duaDefinition);
  const reference = useReference();
  return (
    <>
      <DocumentEditor
        definition={definition}
        procedures={duaProcedures}
        id={id}
        sections={(document) => markedSections(sections, document.body, reference)}
        lastValues={lastValues}
        tabs={tabs}
        actions={actions}
        useSteps={useSteps}
        useInUse={useFileUse}
        useShut={useShutByOrder}
        useMoreProblems={useMoreProblems}
        headNote={({ body }) => <span className="d-sentence">{dischargeSaid(body)}</span>}
        notice={(document) => (
          <>
            {isRejected(definition, document.header) && <DuaRejection document={document} />}
            <SourcesNotice document={document} />
          </>
        )}
        foot={(document) => (
          <>
            <PrintProgress /> <Totals document={document} />
            <Follow document={document} />
          </>
        )}
      />
      {window}
    </>
  );
}
