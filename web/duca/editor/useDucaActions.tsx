import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates, IN_FLIGHT_STATES } from '../../../shared/duca/states.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { saved } from '../../document/saved.ts';
import { useFormAgain } from '../../document/sources/useFormAgain.ts';
import { useAct } from '../../document/useAct.ts';
import { isWhole } from '../../transmission/sealing/isWhole.ts';
import { stopping } from '../../transmission/sealing/stopping.ts';
import { useAmending } from '../../transmission/sealing/useAmending.tsx';
import { useCheckPage } from '../../transmission/sealing/useCheckPage.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { ducaWords } from '../sealing/ducaWords.ts';
import { usePapers } from './usePapers.tsx';

const from = (transition: keyof typeof ducaStates.transitions, state: string): boolean =>
  isOneOf<string>(ducaStates.transitions[transition].from, state);

const clearedOn = ({ DUCA }: DucaBody): string => DUCA.FECHA_LEVANTE;

/** What a person may do with a DUCA now, and the window that an action may need. */
export function useDucaActions(): { actions: (document: OpenDuca) => EditorAction[]; window: ReactNode } {
  const amending = useAmending({ kind: ducaKind, procedures: ducaProcedures, words: ducaWords, clearedOn });
  const sending = useSending();
  const forming = useForming();
  const papers = usePapers();
  const actions = (document: OpenDuca): EditorAction[] => {
    const list = [...amending.actions(document), ...sending(document), ...forming(document)];
    return [...list, ...papers.actions(document, !list.some(({ main }) => main))];
  };
  const window = (
    <>
      {amending.window}
      {papers.window}
    </>
  );
  return { actions, window };
}

/** What is asked of SAT. */
function useSending(): (document: OpenDuca) => EditorAction[] {
  const sends = useMay()('duca:transmit');
  const navigate = useNavigate();
  const act = useAct();
  const toCheck = useCheckPage(ducaKind);
  const check = async (document: OpenDuca): Promise<void> => {
    if (await isWhole(ducaKind.noun, document.problems)) await toCheck(document);
  };
  return (document) => {
    const { ESTADO, ID } = document.header;
    const list: EditorAction[] = [];
    if (from('transmit', ESTADO) && sends)
      list.push({ label: 'Revisar y transmitir', icon: 'send', main: true, run: () => check(document) });
    if (ESTADO === 'ACEPTADA' && sends) {
      const run = () => act(document, () => call(ducaProcedures.requestChannel, { ID }));
      list.push({ label: 'Solicitar canal', icon: 'flag', main: true, run });
    }
    if (IN_FLIGHT_STATES.includes(ESTADO)) {
      const run = () => navigate('/transmisiones');
      list.push({ label: 'Ver transmisiones', icon: 'search', main: true, run });
    }
    return list;
  };
}

/** What is done with one that is being prepared. */
function useForming(): (document: OpenDuca) => EditorAction[] {
  const may = useMay();
  const act = useAct();
  const formAgain = useFormAgain(ducaKind, ducaProcedures.derive, {
    label: 'Formar de nuevo',
    more: async (moves) => (await import('../sealing/unnamedFractions.ts')).unnamedFractions(moves),
  });
  const ready = (document: OpenDuca): Promise<void> =>
    act(document, async () => call(ducaProcedures.ready, await saved(document)));
  return (document) => {
    const again = formAgain(document);
    if (!from('ready', document.header.ESTADO) || !may('duca:write')) return again;
    const step: EditorAction = {
      label: 'Dar por lista',
      icon: 'check',
      // Of who may not transmit it is the last step.
      ...(may('duca:transmit') ? {} : { main: true }),
      disabled: stopping(document.problems).length > 0,
      run: () => ready(document),
    };
    return [step, ...again];
  };
}
