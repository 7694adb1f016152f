import type { ReactNode } from 'react';
import { isBlocking } from '../../shared/foundation/rules/problem.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { call } from '../api/call.ts';
import { useInformRefusal } from '../document/problems/useInformRefusal.ts';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { jumpTo } from '../kit/jump.ts';
import { toast } from '../kit/toasts.ts';
import { useStepUp } from '../users/useStepUp.tsx';
import type { OpenManifest } from './manifestKind.ts';

/** Everything typed is saved before the server acts on it. */
async function saved({ session }: OpenManifest): Promise<{ ID: string; LOCK: number }> {
  await session.saveNow();
  const { save, header, refusal } = session.snapshot();
  if (save !== 'saved') throw refusal ?? new Error('Hay cambios sin guardar. Espere a que se guarden.');
  return { ID: header.ID, LOCK: header.LOCK };
}

/** Says what still stands in the way, and goes there. */
async function whole({ problems }: OpenManifest): Promise<boolean> {
  const blocking = problems.filter(isBlocking);
  const [first] = blocking;
  if (!first) return true;
  const text = `${first.message} Hay ${blocking.length} en «Problemas».`;
  await inform('El manifiesto todavía no está listo', text);
  jumpTo(first.path);
  return false;
}

type Step = (document: OpenManifest) => Promise<void>;

interface Sending {
  validate: Step;
  present: Step;
  /** Adds the titles of an order. */
  addOrder: (document: OpenManifest, orderId: string) => Promise<void>;
  /** In which a person proves themselves anew, when a step asks for it. */
  proof: ReactNode;
}

/** The steps of a manifest that the server does: each saves what was typed first, and reads what came of it. */
export function useSending(): Sending {
  const informRefusal = useInformRefusal();
  const { run, dialog: proof } = useStepUp();
  const act = async (document: OpenManifest, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      await informRefusal('No se pudo completar', thrown);
    }
    await document.session.reload();
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
      run(async () => {
        await call(manifestProcedures.present, await saved(document));
        toast('Presentación en curso', 'El manifiesto quedó sellado y va en camino.', 'good');
      }),
    );
  };
  const addOrder = (document: OpenManifest, ID_ORDEN: string): Promise<void> =>
    act(document, async () => call(manifestProcedures.fromOrder, { ID_ORDEN, ...(await saved(document)) }));
  return { validate, present, addOrder, proof };
}
