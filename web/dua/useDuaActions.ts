import type { ReactNode } from 'react';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { duaStates } from '../../shared/dua/states.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { useInformRefusal } from '../document/problems/useInformRefusal.ts';
import { toast } from '../kit/toasts.ts';
import type { OpenDua } from './duaKind.ts';
import { useSending } from './register/useSending.tsx';
import { updateDua } from './updateDua.ts';
import { printDua } from './printDua.ts';
import { printSummary } from '../dva/printDva.ts';

/** What may be done with a DUA in its state, and the windows that a step needs. */
export function useDuaActions(): { actions: (document: OpenDua) => EditorAction[]; window: ReactNode } {
  const sending = useSending();
  const writes = useMay()('dua:write');
  const ready = useAction(duaProcedures.ready);
  const informRefusal = useInformRefusal();
  const markReady = async ({ session }: OpenDua): Promise<void> => {
    try {
      await session.saveAll();
      const { ID, LOCK } = session.snapshot().header;
      await ready.mutateAsync({ ID, LOCK });
      await session.reload();
      toast('DUA lista para registrar', '', 'good');
    } catch (thrown) {
      await informRefusal('La DUA todavía no está lista', thrown);
    }
  };
  const formAgain = async ({ header, session }: OpenDua): Promise<void> => {
    try {
      await session.saveAll();
      await updateDua(header.ID_ORDEN, header.ID, []);
      await session.reload();
      toast('DUA formada de nuevo', 'Lo que usted cambió se conserva.', 'good');
    } catch (thrown) {
      await informRefusal('No se pudo formar la DUA de nuevo', thrown);
    }
  };
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
      if (ID_ORDEN !== '')
        list.push({ label: 'Formar de nuevo de la orden', icon: 'redo', run: () => formAgain(document) });
    }
    list.push(
      {
        label: 'Imprimir',
        icon: 'print',
        main: !list.some(({ main }) => main),
        run: () => printDua(document),
      },
      { label: 'Imprimir borrador', icon: 'print', run: () => printDua(document, true) },
    );
    if (ID_ORDEN !== '') {
      const run = () => printSummary(ID_ORDEN, () => document.session.saveNow());
      list.push({ label: 'Imprimir DVA resumida', icon: 'print', run });
    }
    return list;
  };
  return { actions, window: sending.window };
}
