import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderDataSets } from '../../shared/work-orders/summary.ts';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderRecall } from '../../shared/work-orders/recall.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { toast } from '../kit/toasts.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import { AssignDialog, LogTab, OrderCopyDialog } from './lazyParts.tsx';
import { FilePanel } from './FilePanel.tsx';
import { useFileSteps } from './fileSteps.ts';
import { IntakeTools } from './IntakeTools.tsx';
import { identityLayout, importerLayout, operationLayout } from './layout.ts';
import { SentNote } from './SentNote.tsx';
import { useOrderActions, type AskedCopy } from './useOrderActions.ts';
import { useOrderParts } from './orderPart.ts';
import { PAGE_ASKED, useOrderFile } from './useOrderFile.ts';
import { useFileUse } from './useOrderUse.ts';

const sections: readonly EditorSection[] = [
  {
    dataSet: 'ORDEN',
    id: 'EXPEDIENTE',
    title: 'Expediente',
    layout: [],
    extra: ({ header, readOnly }) => <FilePanel orderId={header.ID} editable={!readOnly} />,
  },
  { dataSet: 'ORDEN', id: 'ORDEN', title: 'Orden', layout: identityLayout },
  {
    dataSet: 'ORDEN',
    id: 'IMPORTADOR',
    title: 'Importador',
    layout: importerLayout,
    extra: (document) => (
      <PartyTools
        document={document}
        dataSet="ORDEN"
        fields={workOrderDataSets.ORDEN.fields}
        role={ROLE.importer}
        title="Elegir importador"
      />
    ),
  },
  { dataSet: 'ORDEN', id: 'OPERACION', title: 'Operación prevista', layout: operationLayout },
  {
    dataSet: 'RECIBIDO',
    nameColumn: 'CONCEPTO',
    newLine: () => ({ RECIBIDO: '1' }),
    extra: (document) => <IntakeTools document={document} />,
  },
];

const tabs: readonly EditorTab[] = [
  { id: 'log', label: 'Bitácora', render: ({ header }) => <LogTab orderId={header.ID} /> },
];

const lastValues = { contract: workOrderProcedures.lastValues, recall: workOrderRecall };

const useSteps = ({ header }: OpenDocument) => useFileSteps(header.ID, 'order', PAGE_ASKED);

/** One work order: its file, its facts, what came in, who works on it, and its end. */
export function OrderPage() {
  const { id = '' } = useParams();
  const assign = useAction(workOrderProcedures.assign);
  const [assigning, setAssigning] = useState<OpenDocument>();
  const [copied, copy] = useState<AskedCopy>();
  // Asked for beside the order itself: its head and its first section show it.
  const file = useOrderFile(id);
  const parts = useOrderParts();
  const openAssign = (document: OpenDocument): void => {
    void document.session.saveAll().then(
      () => setAssigning(document),
      (thrown: unknown) => toast('No se pudo asignar', errorText(thrown), 'bad'),
    );
  };
  const actions = useOrderActions(id, openAssign, copy);

  return (
    <>
      <DocumentEditor
        key={id}
        definition={workOrderDefinition}
        procedures={workOrderProcedures}
        id={id}
        held={file.isPending || parts === undefined}
        sections={sections}
        lastValues={lastValues}
        tabs={tabs}
        useSteps={useSteps}
        useInUse={useFileUse}
        headNote={({ header }) => <SentNote orderId={header.ID} />}
        actions={actions}
      />
      {copied && <OrderCopyDialog {...copied} onClose={() => copy(undefined)} />}
      {assigning && (
        <AssignDialog
          title="Asignar la orden de trabajo"
          opened
          onClose={() => setAssigning(undefined)}
          assign={async (chosen) => {
            await assign.mutateAsync({ ID: id, LOCK: assigning.session.snapshot().header.LOCK, ...chosen });
            toast('Orden asignada', '', 'good');
            await assigning.session.reload();
          }}
        />
      )}
    </>
  );
}
