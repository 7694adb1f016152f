import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { transportDataSets } from '../../shared/transport-documents/dataSets.ts';
import { useParams } from 'react-router-dom';
import { recordIn, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { transportRecall } from '../../shared/transport-documents/recall.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DocumentEditor, type EditorSection } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import { TakenNumber } from '../document/list/TakenNumber.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { useSettled } from '../kit/useSettled.ts';
import { later } from '../kit/later.tsx';
import { useCopying } from '../work-orders/copies/useCopying.tsx';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { useFileUse } from '../work-orders/useOrderUse.ts';
import { useShutByOrder } from '../work-orders/useShutByOrder.tsx';
import { cargoLayout, numberLayout, routeLayout, vehicleLayout } from './layout.ts';
import { transportKind } from '../../shared/transport-documents/kind.ts';

const headerOf = ({ body }: Pick<OpenDocument, 'body'>): AnyRecord => recordIn(body, 'DOCUMENTO');

const sections: readonly EditorSection[] = [
  {
    dataSet: 'DOCUMENTO',
    id: 'DOCUMENTO',
    title: 'Documento',
    layout: numberLayout,
    beside: (document) => (
      <SameNumber id={document.header.ID} number={headerOf(document)['NUMERO_DOCUMENTO'] ?? ''} />
    ),
    extra: (document) => (
      <PartyTools
        document={document}
        dataSet="DOCUMENTO"
        fields={transportDataSets.DOCUMENTO.fields}
        role={ROLE.carrier}
        title="Elegir transportista"
      />
    ),
  },
  { dataSet: 'DOCUMENTO', id: 'RUTA', title: 'Ruta y aduanas', layout: routeLayout },
  { dataSet: 'DOCUMENTO', id: 'VEHICULO', title: 'Vehículo y conductor', layout: vehicleLayout },
  { dataSet: 'DOCUMENTO', id: 'CARGA', title: 'Carga', layout: cargoLayout },
  { dataSet: 'CONTENEDORES', totals: ['CANTIDAD_BULTOS', 'PESO_BRUTO', 'TARA'] },
];

const lastValues = { contract: transportProcedures.lastValues, recall: transportRecall };

const useSteps = ({ header }: OpenDocument) => useFileSteps(header.ID_ORDEN, 'transport-documents');

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/** One transport document with its containers, checked digit by digit while they are typed. */
export function TransportPage() {
  const { id = '' } = useParams();
  const may = useMay();
  const copying = useCopying(CopyDialog);
  const actions = (document: OpenDocument): EditorAction[] =>
    may('transport-documents:write') ? [copying.action(document)] : [];
  return (
    <>
      <DocumentEditor
        key={id}
        definition={transportDefinition}
        procedures={transportProcedures}
        id={id}
        sections={sections}
        lastValues={lastValues}
        useSteps={useSteps}
        useInUse={useFileUse}
        useShut={useShutByOrder}
        actions={actions}
      />
      {copying.window}
    </>
  );
}

/** Says when the same document is already there. */
function SameNumber({ id, number }: { id: string; number: string }) {
  const asked = useSettled(number);
  const enabled = asked !== '';
  const found = useProcedure(transportProcedures.exists, { NUMERO_DOCUMENTO: asked, ID: id }, { enabled });
  return (
    <TakenNumber
      kind={transportKind}
      rows={enabled ? found.data : []}
      said="Este número ya está en"
      remedy="Revise que no sea el mismo documento."
    />
  );
}
