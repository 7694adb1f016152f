import type { ReactNode } from 'react';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { duaStates } from '../../shared/dua/states.ts';
import { duaKind } from '../../shared/dua/kind.ts';
import { notReady } from '../../shared/foundation/documents/noun.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { saved } from '../document/saved.ts';
import { useFormAgain } from '../document/sources/useFormAgain.ts';
import { useAct } from '../document/useAct.ts';
import { toast } from '../kit/toasts.ts';
import type { OpenDua } from './duaKind.ts';
import { useSending } from './register/useSending.tsx';
import { useDuaCopy } from './useDuaCopy.tsx';
import { printDua } from './printDua.ts';
import { printSummary } from '../dva/printDva.ts';

/** What may be done with a DUA in its state, and the windows that a step needs. */
export function useDuaActions(): { actions: (document: OpenDua) => EditorAction[]; window: ReactNode } {
  const sending = useSending();
  const writes = useMay()('dua:write');
  const act = useAct();
  const copying = useDuaCopy();
  const formAgain = useFormAgain(duaKind, duaProcedures.derive, { label: 'Formar de nuevo de la orden' });
  const markReady = (document: OpenDua): Promise<void> =>
    act(
      document,
      async () => {
        await call(duaProcedures.ready, await saved(document));
        toast('DUA lista para registrar', '', 'good');
      },
      notReady(duaKind.noun),
    );
  const actions = (document: OpenDua): EditorAction[] => {
    const { ESTADO, ID_ORDEN } = document.header;
    const list = sending.actions(document);
    if (writes && duaStates.transitions.ready.from.some((each) => each === ESTADO)) {
      list.push({
        label: 'Dar por lista',
        icon: 'check',
        main: !list.some(({ main }) => main),
        run: () => markReady(document),
      });
    }
    list.push(...formAgain(document));
    const main = !list.some((each) => each.main);
    list.push(
      { label: 'Imprimir', icon: 'print', main, run: () => printDua(document) },
      { label: 'Imprimir borrador', icon: 'print', run: () => printDua(document, true) },
    );
    if (writes) list.push(copying.action(document));
    if (ID_ORDEN !== '') {
      const run = () => printSummary(ID_ORDEN, document);
      list.push({ label: 'Imprimir DVA resumida', icon: 'print', run });
    }
    return list;
  };
  const window = (
    <>
      {sending.window}
      {copying.window}
    </>
  );
  return { actions, window };
}
