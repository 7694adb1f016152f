import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderDataSets } from '../../shared/work-orders/summary.ts';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { confirmDelete, informDone, informFailed } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { FilePanel } from './FilePanel.tsx';
import { useFileSteps } from './fileSteps.ts';
import { identityLayout, importerLayout, operationLayout } from './layout.ts';
import { LogTab } from './LogTab.tsx';
import { useOrderUse } from './useOrderUse.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';

const definition = workOrderDefinition;

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
];

const tabs: readonly EditorTab[] = [
  { id: 'log', label: 'Bitácora', render: ({ header }) => <LogTab orderId={header.ID} /> },
];

const useSteps = ({ header }: OpenDocument) => useFileSteps(header.ID, 'order');

/** One work order: its file, its facts, who works on it, and its end. */
export function OrderPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const may = useMay();
  const [assigning, setAssigning] = useState<OpenDocument>();
  const close = useAction(workOrderProcedures.close);
  const reopen = useAction(workOrderProcedures.reopen);
  const remove = useAction(workOrderProcedures.delete);
  useOrderUse(id, may('work-orders:write'));

  const run = async (document: OpenDocument, action: typeof close, done: string): Promise<void> => {
    await document.session.saveNow();
    const { header } = document.session.snapshot();
    try {
      await action.mutateAsync({ ID: id, LOCK: header.LOCK });
      toast(done, '', 'good');
      await document.session.reload();
    } catch (thrown) {
      toast('No se pudo completar', errorText(thrown), 'bad');
    }
  };
  const removeOrder = async (document: OpenDocument): Promise<void> => {
    if (!(await confirmDelete())) return;
    try {
      await remove.mutateAsync({ ID: id, LOCK: document.session.snapshot().header.LOCK });
      await informDone(definition.noun, 'eliminado');
      navigate(addressOfDocument(definition));
    } catch (thrown) {
      await informFailed(definition.noun, 'eliminado', errorText(thrown));
    }
  };
  const actions = (document: OpenDocument): EditorAction[] => {
    const dossier: EditorAction = {
      label: 'Expediente digital',
      icon: 'folder',
      run: () => navigate(`${addressOfDocument(definition, id)}/expediente`),
    };
    const seen = may('duca:read') ? [dossier] : [];
    if (!may('work-orders:write')) return seen;
    const assign = { label: 'Asignar', icon: 'user', run: () => openAssign(document) };
    if (document.header.ESTADO === 'CERRADA')
      return [
        { label: 'Reabrir', icon: 'undo', main: true, run: () => run(document, reopen, 'Orden reabierta') },
        ...seen,
      ];
    if (document.readOnly) return seen;
    return [
      { ...assign, main: true },
      ...seen,
      { label: 'Cerrar', icon: 'check', run: () => run(document, close, 'Orden cerrada') },
      { label: 'Eliminar', icon: 'cross', danger: true, run: () => removeOrder(document) },
    ];
  };
  const openAssign = async (document: OpenDocument): Promise<void> => {
    await document.session.saveNow();
    setAssigning(document);
  };

  return (
    <>
      <DocumentEditor
        key={id}
        definition={definition}
        procedures={workOrderProcedures}
        id={id}
        sections={sections}
        tabs={tabs}
        useSteps={useSteps}
        actions={actions}
      />
      {assigning && (
        <AssignDialog
          orderId={id}
          lock={assigning.session.snapshot().header.LOCK}
          opened
          onClose={() => setAssigning(undefined)}
          onAssigned={() => {
            toast('Orden asignada', '', 'good');
            void assigning.session.reload();
          }}
        />
      )}
    </>
  );
}
