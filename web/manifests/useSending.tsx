import type { ReactNode } from 'react';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { call } from '../api/call.ts';
import { saved } from '../document/saved.ts';
import { useAct } from '../document/useAct.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { findHandedOver } from '../transmission/sealing/findHandedOver.ts';
import { isWhole } from '../transmission/sealing/isWhole.ts';
import { useHandingOver } from '../transmission/sealing/useHandingOver.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { presentText } from './presentText.ts';

type Step = (document: OpenManifest) => Promise<void>;

interface Sending {
  validate: Step;
  present: Step;
  /** Adds the titles of an order. */
  addOrder: (document: OpenManifest, orderId: string) => Promise<void>;
  /** In which a person proves themselves anew, and is told that nobody knows whether it was presented. */
  proof: ReactNode;
}

/** The steps of a manifest that the server does: each saves what was typed first, and reads what came of it. */
export function useSending(): Sending {
  const act = useAct();
  const { run, dialog: proof } = useHandingOver();
  const whole = ({ problems }: OpenManifest): Promise<boolean> => isWhole(manifestKind.noun, problems);
  const validate = async (document: OpenManifest): Promise<void> => {
    if (!(await whole(document))) return;
    await act(document, async () => {
      await call(manifestProcedures.validate, await saved(document));
      toast('Validación en curso', 'SARAH dirá qué objeta; no registra nada.', 'good');
    });
  };
  const present = async (document: OpenManifest): Promise<void> => {
    if (!(await whole(document))) return;
    const text = presentText(document.problems);
    if (!(await confirm('¿Desea presentar el manifiesto?', text, 'Presentar'))) return;
    await act(document, async () => {
      const version = await saved(document);
      const seen = { ...version, VERSION: document.session.snapshot().header.VERSION };
      const sent = await run(
        async () => (await call(manifestProcedures.present, version)).ID_TRANSMISION,
        findHandedOver(manifestProcedures.status, seen, 'R'),
      );
      if (sent !== undefined)
        toast('Presentación en curso', 'El manifiesto quedó sellado y va en camino.', 'good');
    });
  };
  const addOrder = (document: OpenManifest, ID_ORDEN: string): Promise<void> =>
    act(document, async () => call(manifestProcedures.fromOrder, { ID_ORDEN, ...(await saved(document)) }));
  return { validate, present, addOrder, proof };
}
