import { isBlank } from '../../shared/foundation/fields/dataSet.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { useParams } from 'react-router-dom';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { inFreeZone } from '../../shared/duca/freeZone.ts';
import { ducaRecall } from '../../shared/duca/recall.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { taxesSaid } from '../../shared/duca/taxesSaid.ts';
import { actToCome, SEALED_STATES } from '../../shared/transmission/declarationLife.ts';
import { isRejected } from '../../shared/foundation/documents/rejection.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { useOwnDefinition } from '../document/useOwnDefinition.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { OpenDuca } from './ducaKind.ts';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { useFileUse } from '../work-orders/useOrderUse.ts';
import { useShutByOrder } from '../work-orders/useShutByOrder.tsx';
import { useDucaProblems } from './editor/useDucaProblems.ts';
import { useReference } from '../kit/reference.ts';
import { askedSections } from './editor/askedSections.ts';
import {
  declarantLayout,
  fractionTotals,
  identificationLayout,
  oathLayout,
  partyLayout,
  signatureLayout,
  valuesLayout,
} from './layout.ts';
import {
  FilesPanel,
  Follow,
  FractionLinks,
  FractionsPanel,
  HeadNote,
  OriginalSearch,
  Preview,
  PrintProgress,
  TaxPanel,
  TransmissionPanel,
  WhatIfPanel,
  XmlPanel,
} from './editor/lazyPanels.tsx';
import { presentUnits } from './editor/presentUnits.ts';
import { useDucaActions } from './editor/useDucaActions.tsx';
import './duca.css';
import { lazy } from '../kit/lazy.ts';

const DucaRejection = lazy(async () => ({
  default: (await import('./sealing/DucaRejection.tsx')).DucaRejection,
}));
const SourcesNotice = lazy(async () => ({
  default: (await import('./sources/SourcesNotice.tsx')).SourcesNotice,
}));

const ROAD = '3';

/** Data sets of lines. */
type LineSet = { [K in keyof DucaBody]: DucaBody[K] extends unknown[] ? K : never }[keyof DucaBody];

const linesOf = ({ body }: OpenDuca, name: LineSet): number => body[name].length;

/** A complementary declaration, and one that was completed; the class of the first is told by its section's problems. */
const asksComplement = (document: OpenDuca): boolean =>
  !isBlank(document.body.COMPLEMENTO) ||
  document.problems.some((each) => each.path.startsWith('COMPLEMENTO.'));

const sections: readonly EditorSection<DucaBody>[] = [
  { dataSet: 'DUCA', id: 'DUCA', title: 'Identificación de la declaración', layout: identificationLayout },
  { dataSet: 'EXPORTADOR', layout: partyLayout },
  { dataSet: 'IMPORTADOR', layout: partyLayout },
  { dataSet: 'DECLARANTE', layout: declarantLayout },
  { dataSet: 'PROVEEDORES' },
  { dataSet: 'TRANSPORTISTA' },
  {
    dataSet: 'CONDUCTOR',
    addable: true,
    when: (document) => document.body.DUCA.ID_MODO_TRANSPORTE === ROAD || linesOf(document, 'CONDUCTOR') > 0,
  },
  { dataSet: 'UNIDAD' },
  { dataSet: 'EQUIPO' },
  { dataSet: 'DUCA', id: 'VALORES', title: 'Transporte, valores y totales', layout: valuesLayout },
  {
    dataSet: 'FRACCIONES',
    totals: fractionTotals,
    extra: (document) => <FractionLinks document={document} />,
  },
  { dataSet: 'FRACCION_ITEMS', totals: ['VALOR_ITEM', 'VALOR_FOB'] },
  { dataSet: 'ITEM_CARACTERISTICAS' },
  { dataSet: 'VEHICULOS', totals: ['VALOR_FOB'] },
  { dataSet: 'MAQUINARIA', totals: ['VALOR_FOB'] },
  { dataSet: 'AERONAVES', totals: ['VALOR_FOB'] },
  { dataSet: 'EMBARCACIONES', totals: ['VALOR_FOB'] },
  { dataSet: 'DOCUMENTOS', extra: (document) => <FilesPanel document={document} /> },
  { dataSet: 'DVAS', totals: ['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'VALOR_CIF'] },
  {
    dataSet: 'DVA_INTERMEDIARIOS',
    addable: true,
    when: (document) => linesOf(document, 'DVA_INTERMEDIARIOS') > 0,
  },
  { dataSet: 'DVA_FACTURAS', totals: ['VALOR_FOB'] },
  {
    dataSet: 'USUARIO_ZONA_FRANCA',
    addable: true,
    when: (document) => inFreeZone(document.body) || !isBlank(document.body.USUARIO_ZONA_FRANCA),
  },
  { dataSet: 'OBSERVACIONES', layout: [['OBSERVACIONES/12']] },
  { dataSet: 'FIRMAS', layout: signatureLayout },
  { dataSet: 'PRODUCTOR', layout: oathLayout },
  { dataSet: 'CERTIFICACION', layout: oathLayout },
  {
    dataSet: 'COMPLEMENTO',
    when: asksComplement,
    extra: (document) => <OriginalSearch document={document} />,
  },
  { dataSet: 'DESCARGAS', when: (document) => linesOf(document, 'DESCARGAS') > 0 },
];

const tabs: readonly EditorTab<DucaBody>[] = [
  { id: 'preview', label: 'Vista previa', render: (document) => <Preview document={document} /> },
  {
    id: 'taxes-tab',
    label: 'Impuestos',
    views: [
      { id: 'taxes', label: 'Explicación', render: (document) => <TaxPanel document={document} /> },
      { id: 'what-if', label: '¿Y si…?', render: (document) => <WhatIfPanel document={document} /> },
      {
        id: 'fractions',
        label: 'Mercancías por fracción',
        render: (document) => <FractionsPanel document={document} />,
      },
    ],
  },
  {
    id: 'transmission-tab',
    label: 'Envío',
    views: [
      {
        id: 'transmission',
        label: 'Estado',
        render: (document) => <TransmissionPanel document={document} />,
      },
      {
        id: 'xml',
        label: 'XML',
        render: ({ body, header }) => (
          <XmlPanel
            body={body}
            name={`duca-${header.RESUMEN['NO_ORDEN'] ?? ''}`}
            version={header.VERSION}
            act={actToCome(header.ESTADO)}
            {...(SEALED_STATES.includes(header.ESTADO) ? { sealed: header.ID } : {})}
          />
        ),
      },
    ],
  },
];

const lastValues = { contract: ducaProcedures.lastValues, recall: ducaRecall };

const useSteps = ({ header }: OpenDuca) => useFileSteps(header.ID_ORDEN, 'duca');

/** One DUCA: the form in its order, the live message, the taxes explained, and its way to the authority. */
export function DucaPage() {
  const { id = '' } = useParams();
  return <Duca key={id} id={id} />;
}

function Duca({ id }: { id: string }) {
  const { actions, window } = useDucaActions();
  const reference = useReference();
  const definition = useOwnDefinition(ducaDefinition);
  return (
    <>
      <DocumentEditor
        definition={definition}
        procedures={ducaProcedures}
        id={id}
        sections={(document) =>
          presentUnits(askedSections(sections, document.body, reference), document.body, reference)
        }
        lastValues={lastValues}
        tabs={tabs}
        actions={actions}
        useSteps={useSteps}
        useInUse={useFileUse}
        useShut={useShutByOrder}
        foot={(document) => (
          <>
            <PrintProgress /> <Totals document={document} />
          </>
        )}
        useMoreProblems={useDucaProblems}
        headNote={(document) => <HeadNote {...document} />}
        notice={(document) => (
          <>
            {isRejected(definition, document.header) && <DucaRejection document={document} />}
            <SourcesNotice document={document} />
          </>
        )}
      />
      {window}
    </>
  );
}

/** What a person compares with the papers, and the last word of the authority. */
function Totals({ document }: { document: OpenDuca }) {
  const { DUCA } = document.body;
  const { country } = useReference();
  const money = (value: string): string => formatAmount(value, 2) || '—';
  return (
    <span>
      CIF US$ {money(DUCA.TOTAL_CIF_DOLARES)} · T. C. {DUCA.TIPO_CAMBIO || '—'} · Tributos{' '}
      {taxesSaid(document.body, country)}
      <Follow document={document} />
    </span>
  );
}
