import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { useInformRefusal } from '../document/useInformRefusal.ts';
import { toast } from '../kit/toasts.ts';
import type { OpenDua } from './duaKind.ts';
import { updateDua } from './updateDua.ts';
import { printDua } from './printDua.ts';
import { printSummary } from '../dva/printDva.ts';

/** What may be done with a DUA in its state. */
export function useDuaActions(): (document: OpenDua) => EditorAction[] {
  const writes = useMay()('dua:write');
  const ready = useAction(duaProcedures.ready);
  const informRefusal = useInformRefusal();
  const markReady = async ({ session }: OpenDua): Promise<void> => {
    try {
      await session.saveNow();
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
      await session.saveNow();
      await updateDua(header.ID_ORDEN, header.ID, []);
      await session.reload();
      toast('DUA formada de nuevo', 'Lo que usted cambió se conserva.', 'good');
    } catch (thrown) {
      await informRefusal('No se pudo formar la DUA de nuevo', thrown);
    }
  };
  return (document) => {
    const prints: EditorAction[] = [
      { label: 'Imprimir', icon: 'print', main: true, run: () => printDua(document) },
      { label: 'Imprimir borrador', icon: 'print', run: () => printDua(document, true) },
      ...(document.header.ID_ORDEN === ''
        ? []
        : [
            {
              label: 'Imprimir DVA resumida',
              icon: 'print',
              run: () => printSummary(document.header.ID_ORDEN, () => document.session.saveNow()),
            },
          ]),
    ];
    if (!writes || !stateOf(duaDefinition.states, document.header.ESTADO).editable) return prints;
    return [
      { label: 'Dar por lista', icon: 'check', main: true, run: () => markReady(document) },
      ...(document.header.ID_ORDEN === ''
        ? []
        : [{ label: 'Formar de nuevo de la orden', icon: 'redo', run: () => formAgain(document) }]),
      ...prints.map((each) => ({ ...each, main: false })),
    ];
  };
}
