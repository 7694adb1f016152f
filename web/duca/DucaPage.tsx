import { useParams } from 'react-router-dom';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { anyDuca, ducaTitle } from './ducaKind.ts';
import {
  carrierLayout,
  declarantLayout,
  fractionTotals,
  identificationLayout,
  partyLayout,
  valuesLayout,
} from './layout.ts';
import { TaxPanel } from './TaxPanel.tsx';
import { Follow, TransmissionPanel } from './TransmissionPanel.tsx';
import { useDucaActions } from './useDucaActions.tsx';
import { XmlPanel } from './XmlPanel.tsx';

const ROAD = '3';
const bodyOf = ({ body }: Pick<OpenDocument, 'body'>): DucaBody => body as unknown as DucaBody;

const sections: readonly EditorSection[] = [
  { dataSet: 'DUCA', id: 'DUCA', title: 'Identificación de la declaración', layout: identificationLayout },
  { dataSet: 'EXPORTADOR', layout: partyLayout },
  { dataSet: 'IMPORTADOR', layout: partyLayout },
  { dataSet: 'DECLARANTE', layout: declarantLayout },
  { dataSet: 'PROVEEDORES' },
  { dataSet: 'TRANSPORTISTA', layout: carrierLayout },
  {
    dataSet: 'CONDUCTOR',
    when: (document) =>
      bodyOf(document).DUCA.ID_MODO_TRANSPORTE === ROAD || bodyOf(document).CONDUCTOR.NOMBRE_CONDUCTOR !== '',
  },
  { dataSet: 'UNIDAD' },
  { dataSet: 'EQUIPO' },
  { dataSet: 'DUCA', id: 'VALORES', title: 'Transporte, valores y totales', layout: valuesLayout },
  { dataSet: 'FRACCIONES', totals: fractionTotals },
  { dataSet: 'FRACCION_ITEMS', totals: ['VALOR_ITEM', 'VALOR_FOB'] },
  { dataSet: 'DOCUMENTOS' },
  { dataSet: 'DVAS', totals: ['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'VALOR_CIF'] },
  { dataSet: 'DVA_FACTURAS', totals: ['VALOR_FOB'] },
  { dataSet: 'OBSERVACIONES' },
];

const tabs: readonly EditorTab[] = [
  {
    id: 'xml',
    label: 'XML',
    render: ({ body, header }) => <XmlPanel body={body} name={`duca-${header.RESUMEN['NO_ORDEN'] ?? ''}`} />,
  },
  { id: 'taxes', label: 'Impuestos', render: ({ body }) => <TaxPanel body={body} /> },
  {
    id: 'transmission',
    label: 'Transmisión',
    render: (document) => <TransmissionPanel document={document} />,
  },
];

const useSteps = ({ header }: OpenDocument) => useFileSteps(header.ID_ORDEN, 'ducas');

/** One DUCA: the form in its order, the live message, the taxes explained, and its way to the authority. */
export function DucaPage() {
  const { id = '' } = useParams();
  return <Duca key={id} id={id} />;
}

function Duca({ id }: { id: string }) {
  const { actions, window } = useDucaActions();
  return (
    <>
      <DocumentEditor
        definition={anyDuca}
        procedures={ducaProcedures}
        id={id}
        title={({ header }) => ducaTitle(header)}
        sections={sections}
        tabs={tabs}
        actions={actions}
        useSteps={useSteps}
        foot={(document) => <Totals document={document} />}
      />
      {window}
    </>
  );
}

/** What a person compares with the papers, and the last word of the authority. */
function Totals({ document }: { document: OpenDocument }) {
  const { DUCA } = bodyOf(document);
  const money = (value: string): string => formatAmount(value, 2) || '—';
  return (
    <span>
      CIF US$ {money(DUCA.TOTAL_CIF_DOLARES)} · T. C. {DUCA.TIPO_CAMBIO || '—'} · Tributos{' '}
      {money(DUCA.TOTAL_GENERAL)} <Follow document={document} />
    </span>
  );
}
