import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isBlocking } from '../../shared/foundation/rules/problem.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { manifestStates } from '../../shared/manifests/states.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { useInformRefusal } from '../document/useInformRefusal.ts';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { jumpTo } from '../kit/jump.ts';
import { toast } from '../kit/toasts.ts';
import { useStepUp } from '../users/useStepUp.tsx';
import { OrderPicker } from '../work-orders/OrderPicker.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { useMaking } from './useMaking.ts';

// It comes when somebody asks for it.
const TitlesImport = lazy(async () => ({ default: (await import('./TitlesImport.tsx')).TitlesImport }));

const from = (transition: keyof typeof manifestStates.transitions, state: string): boolean =>
  (manifestStates.transitions[transition].from as readonly string[]).includes(state);

type Window = { kind: 'csv' | 'order'; document: OpenManifest };

/** Everything typed is saved before the server acts on it. */
async function saved({ session }: OpenManifest): Promise<{ ID: string; LOCK: number }> {
  await session.saveNow();
  const { save, header, refusal } = session.snapshot();
  if (save !== 'saved') throw refusal ?? new Error('Hay cambios sin guardar. Espere a que se guarden.');
  return { ID: header.ID, LOCK: header.LOCK };
}

/** What may be done with a manifest in its state, and the windows that a step needs. */
export function useManifestActions(): {
  actions: (document: OpenManifest) => EditorAction[];
  window: ReactNode;
} {
  const may = useMay();
  const informRefusal = useInformRefusal();
  const { run, window: proof } = useStepUp();
  const making = useMaking();
  const [window, open] = useState<Window>();
  const act = async (document: OpenManifest, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      await informRefusal('No se pudo completar', thrown);
    }
    await document.session.reload();
  };
  const whole = async ({ problems }: OpenManifest): Promise<boolean> => {
    const blocking = problems.filter(isBlocking);
    const [first] = blocking;
    if (!first) return true;
    const text = `${first.message} Hay ${blocking.length} en «Problemas».`;
    await inform('El manifiesto todavía no está listo', text);
    jumpTo(first.path);
    return false;
  };
  const validate = async (document: OpenManifest): Promise<void> => {
    if (!(await whole(document))) return;
    await act(document, async () => {
      await call(manifestProcedures.validate, await saved(document));
      toast('Validación en curso', 'SARAH dirá qué objeta; no registra nada.', 'good');
    });
  };
  const present = async (document: OpenManifest): Promise<void> => {
    if (!(await whole(document))) return;
    const text = 'Se sella la versión que ve y se presenta a SARAH. Esto tiene efecto legal.';
    if (!(await confirm('¿Desea presentar el manifiesto?', text, 'Presentar'))) return;
    await act(document, () =>
      run('presentar el manifiesto', async () => {
        await call(manifestProcedures.present, await saved(document));
        toast('Presentación en curso', 'El manifiesto quedó sellado y va en camino.', 'good');
      }),
    );
  };
  const addOrder = (document: OpenManifest, ID_ORDEN: string): Promise<void> =>
    act(document, async () => call(manifestProcedures.fromOrder, { ID_ORDEN, ...(await saved(document)) }));

  const actions = (document: OpenManifest): EditorAction[] => {
    const { ESTADO, ID } = document.header;
    const list: EditorAction[] = [];
    if (may('manifests:transmit') && from('transmit', ESTADO))
      list.push(
        { label: 'Presentar', icon: 'send', main: true, run: () => present(document) },
        { label: 'Validar en SARAH', icon: 'check', run: () => validate(document) },
      );
    if (!may('manifests:write')) return list;
    if (!document.readOnly)
      list.push(
        { label: 'Títulos de un CSV', icon: 'file', run: () => open({ kind: 'csv', document }) },
        { label: 'Títulos de una orden', icon: 'ship', run: () => open({ kind: 'order', document }) },
      );
    list.push({ label: 'Copiar', icon: 'plus', run: () => making.copyOf(ID) });
    return list;
  };
  const close = (): void => open(undefined);
  return {
    actions,
    window: (
      <Suspense>
        {proof}
        {window?.kind === 'csv' && <TitlesImport document={window.document} onClose={close} />}
        {window?.kind === 'order' && (
          <OrderPicker
            opened
            onClose={close}
            onPick={(orderId) => {
              close();
              void addOrder(window.document, orderId);
            }}
          />
        )}
      </Suspense>
    ),
  };
}
