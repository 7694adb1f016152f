import type { ReactNode } from 'react';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { duaKind } from '../../../shared/dua/kind.ts';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { duaStates } from '../../../shared/dua/states.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { saved } from '../../document/saved.ts';
import { useAct } from '../../document/useAct.ts';
import { toast } from '../../kit/toasts.ts';
import { isWhole } from '../../transmission/sealing/isWhole.ts';
import { useAmending } from '../../transmission/sealing/useAmending.tsx';
import { useCheckPage } from '../../transmission/sealing/useCheckPage.ts';
import type { OpenDua } from '../duaKind.ts';
import { duaWords } from './duaWords.ts';

const from = (transition: keyof typeof duaStates.transitions, state: string): boolean =>
  isOneOf<string>(duaStates.transitions[transition].from, state);

const clearedOn = ({ DECLARACION }: DuaBody): string => DECLARACION.FECHA_LEVANTE;

/** What a person may ask of SARAH for a DUA in its state, and the windows that a step needs. */
export function useSending(): { actions: (document: OpenDua) => EditorAction[]; window: ReactNode } {
  const may = useMay();
  const act = useAct();
  const toCheck = useCheckPage(duaKind);
  const amending = useAmending({ kind: duaKind, procedures: duaProcedures, words: duaWords, clearedOn });

  const whole = ({ problems }: OpenDua): Promise<boolean> => isWhole(duaKind.noun, problems);
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
  const check = async (document: OpenDua): Promise<void> => {
    if (await whole(document)) await toCheck(document);
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
