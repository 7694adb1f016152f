import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { duaKind } from '../../../shared/dua/kind.ts';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { duaStates } from '../../../shared/dua/states.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { useInformRefusal } from '../../document/problems/useInformRefusal.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { jumpTo } from '../../kit/jump.ts';
import { toast } from '../../kit/toasts.ts';
import { saved } from '../../transmission/sealing/saved.ts';
import { stopping } from '../../transmission/sealing/stopping.ts';
import { useAmending } from '../../transmission/sealing/useAmending.tsx';
import type { OpenDua } from '../duaKind.ts';
import { duaWords } from './duaWords.ts';

const from = (transition: keyof typeof duaStates.transitions, state: string): boolean =>
  isOneOf<string>(duaStates.transitions[transition].from, state);

/** What a person may ask of SARAH for a DUA in its state, and the windows that a step needs. */
export function useSending(): { actions: (document: OpenDua) => EditorAction[]; window: ReactNode } {
  const may = useMay();
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const amending = useAmending({ kind: duaKind, procedures: duaProcedures, words: duaWords });

  const act = async (document: OpenDua, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      await informRefusal('No se pudo completar', thrown);
    }
    await document.session.reload();
  };
  const whole = async ({ problems }: OpenDua): Promise<boolean> => {
    const stops = stopping(problems);
    const [first] = stops;
    if (!first) return true;
    await inform('La DUA todavía no está lista', `${first.message} Hay ${stops.length} en «Problemas».`);
    jumpTo(first.path);
    return false;
  };
  const validate = async (document: OpenDua): Promise<void> => {
    if (!(await whole(document))) return;
    await act(document, async () => {
      await call(duaProcedures.validate, await saved(document));
      toast(
        'Validación en curso',
        'SARAH dirá cuánto liquida; no registra nada.',
        'good',
        document.header.ID,
      );
    });
  };
  /** Leads to the page where the answers are checked and sealed; what stops the seal is told here, at its field. */
  const check = async (document: OpenDua): Promise<void> => {
    if (!(await whole(document))) return;
    await document.session.saveNow();
    void navigate(`${addressOfDocument(duaKind, document.header.ID)}/revisar`);
  };

  const actions = (document: OpenDua): EditorAction[] => {
    const { ESTADO, ID } = document.header;
    const list = amending.actions(document);
    if (!may('dua:transmit')) return list;
    if (from('transmit', ESTADO))
      list.push({ label: 'Revisar y registrar', icon: 'send', main: true, run: () => check(document) });
    if (from('validate', ESTADO))
      list.push({ label: 'Validar en SARAH', icon: 'check', run: () => validate(document) });
    if (ESTADO === 'ACEPTADA') {
      const asked = () => act(document, () => call(duaProcedures.requestChannel, { ID }));
      list.unshift({ label: 'Solicitar canal', icon: 'flag', main: true, run: asked });
    }
    return list;
  };
  return { actions, window: amending.window };
}
