import { useNavigate } from 'react-router-dom';
import { countries } from '../../shared/countries/countries.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderDefinition as definition } from '../../shared/work-orders/definition.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { useWhenSaved } from '../document/useWhenSaved.ts';
import { confirmDelete, informDone, informFailed } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { mayClose } from './mayClose.tsx';

/** Pages of an order beside its own; the dossier is for who reads declarations. */
const placesOf = (id: string, { dossier, costs }: { dossier: boolean; costs: boolean }) => [
  { label: 'Trazabilidad', icon: 'send', path: `${addressOfDocument(definition, id)}/trazabilidad` },
  ...(dossier
    ? [
        {
          label: 'Expediente digital',
          icon: 'folder',
          path: `${addressOfDocument(definition, id)}/expediente`,
        },
      ]
    : []),
  ...(costs ? [{ label: 'Gastos', icon: 'coins', path: `/ordenestrabajogastos/${id}` }] : []),
];

/** The acts that go to those pages. */
function usePlacesBeside(id: string): () => EditorAction[] {
  const navigate = useNavigate();
  const may = useMay();
  const { country } = useSession();
  const shown = {
    dossier: may(`${countries[country].declaration.module}:read`),
    costs: may('work-orders.costos:read'),
  };
  return () =>
    placesOf(id, shown).map(({ label, icon, path }) => ({ label, icon, run: () => navigate(path) }));
}

/** The order that is copied, and the one in which its copy is gone on with. */
export interface AskedCopy {
  source: string;
  into?: string;
}

/** What copies an order, once what is written in it is saved, and what goes on with the copy that it is. */
function useCopyActions(openCopy: (copy: AskedCopy) => void) {
  const whenSaved = useWhenSaved('No se pudo copiar');
  return (document: OpenDocument): { whole: EditorAction; rest: EditorAction[] } => {
    const { ID, COPIA_DE: source } = document.header;
    const act = (label: string, icon: string, copy: AskedCopy): EditorAction => {
      return { label, icon, run: () => whenSaved(document, () => openCopy(copy)) };
    };
    return {
      whole: act('Copiar…', 'plus', { source: ID }),
      rest:
        source === undefined ? [] : [act('Seguir copiando de la anterior…', 'redo', { source, into: ID })],
    };
  };
}

/** Deletes the order after a question, and goes to the list. */
function useRemoving(id: string) {
  const navigate = useNavigate();
  const remove = useAction(workOrderProcedures.delete);
  return async (document: OpenDocument): Promise<void> => {
    if (!(await confirmDelete())) return;
    try {
      await remove.mutateAsync({ ID: id, LOCK: document.session.snapshot().header.LOCK });
      await informDone(definition.noun, 'eliminado');
      navigate(addressOfDocument(definition));
    } catch (thrown) {
      await informFailed(definition.noun, 'eliminado', errorText(thrown));
    }
  };
}

/** What a person may do with an order in its state: the one main action first. */
export function useOrderActions(
  id: string,
  openAssign: (document: OpenDocument) => void,
  openCopy: (copy: AskedCopy) => void,
) {
  const copiesOf = useCopyActions(openCopy);
  const placesBeside = usePlacesBeside(id);
  const may = useMay();
  const { country } = useSession();
  const close = useAction(workOrderProcedures.close);
  const reopen = useAction(workOrderProcedures.reopen);
  const restore = useAction(workOrderProcedures.restore);
  const removeOrder = useRemoving(id);
  const run = async (document: OpenDocument, action: typeof close, done: string): Promise<void> => {
    try {
      await document.session.saveAll();
      if (action === close && !(await mayClose([id], country))) return;
      const { header } = document.session.snapshot();
      await action.mutateAsync({ ID: id, LOCK: header.LOCK });
      toast(done, '', 'good');
      await document.session.reload();
    } catch (thrown) {
      toast('No se pudo completar', errorText(thrown), 'bad');
    }
  };
  const back = (label: string, action: typeof close, done: string) => (document: OpenDocument) => ({
    label,
    icon: 'undo',
    main: true,
    run: () => run(document, action, done),
  });
  const ended: Record<string, (document: OpenDocument) => EditorAction> = {
    CERRADA: back('Reabrir', reopen, 'Orden reabierta'),
    ELIMINADA: back('Recuperar', restore, 'Orden recuperada'),
  };
  return (document: OpenDocument): EditorAction[] => {
    const seen = placesBeside();
    if (!may('work-orders:write')) return seen;
    const copies = copiesOf(document);
    seen.push(copies.whole);
    const wayBack = ended[document.header.ESTADO]?.(document);
    if (wayBack) return [wayBack, ...seen];
    if (document.readOnly) return seen;
    seen.push(...copies.rest);
    return [
      { label: 'Asignar', icon: 'user', main: true, run: () => openAssign(document) },
      ...seen,
      { label: 'Cerrar', icon: 'check', run: () => run(document, close, 'Orden cerrada') },
      { label: 'Eliminar', icon: 'cross', danger: true, run: () => removeOrder(document) },
    ];
  };
}
