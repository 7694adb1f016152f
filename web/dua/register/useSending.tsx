import { lazy, Suspense, useState, type ReactNode } from 'react';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { duaStates } from '../../../shared/dua/states.ts';
import { isBlocking } from '../../../shared/foundation/rules/problem.ts';
import { ANSWERED_STATES } from '../../../shared/transmission/declarationLife.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { useInformRefusal } from '../../document/useInformRefusal.ts';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { jumpTo } from '../../kit/jump.ts';
import { toast } from '../../kit/toasts.ts';
import type { OpenDua } from '../duaKind.ts';
import type { Reasoned } from './ReasonDialog.tsx';

// Windows come when a step asks for them.
const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));
const ConfirmAgain = lazy(async () => ({
  default: (await import('../../users/factor/ConfirmAgain.tsx')).ConfirmAgain,
}));

interface Proof {
  action: string;
  answer: (given: boolean) => void;
}

const from = (transition: keyof typeof duaStates.transitions, state: string): boolean =>
  (duaStates.transitions[transition].from as readonly string[]).includes(state);

/** What a person may ask of SARAH for a DUA in its state, and the windows that a step needs. */
export function useSending(): { actions: (document: OpenDua) => EditorAction[]; window: ReactNode } {
  const may = useMay();
  const informRefusal = useInformRefusal();
  const [reasoned, ask] = useState<Reasoned>();
  const [proof, prove] = useState<Proof>();
  /** Runs an act that may need the person to prove themselves anew, and runs it again when they did. */
  const run = async (action: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      return;
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'session.step-up') throw thrown;
    }
    const given = await new Promise<boolean>((answer) => prove({ action, answer }));
    prove(undefined);
    if (given) await work();
  };

  /** Everything typed is saved before the server acts on it. */
  const saved = async ({ session }: OpenDua): Promise<{ ID: string; LOCK: number }> => {
    await session.saveNow();
    const { save, header, refusal } = session.snapshot();
    if (save !== 'saved') throw refusal ?? new Error('Hay cambios sin guardar. Espere a que se guarden.');
    return { ID: header.ID, LOCK: header.LOCK };
  };
  const act = async (document: OpenDua, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      await informRefusal('No se pudo completar', thrown);
    }
    await document.session.reload();
  };
  const whole = async ({ problems }: OpenDua): Promise<boolean> => {
    const blocking = problems.filter(isBlocking);
    const [first] = blocking;
    if (!first) return true;
    await inform('La DUA todavía no está lista', `${first.message} Hay ${blocking.length} en «Problemas».`);
    jumpTo(first.path);
    return false;
  };

  const validate = async (document: OpenDua): Promise<void> => {
    if (!(await whole(document))) return;
    await act(document, async () => {
      await call(duaProcedures.validate, await saved(document));
      toast('Validación en curso', 'SARAH dirá cuánto liquida; no registra nada.', 'good');
    });
  };
  const register = async (document: OpenDua): Promise<void> => {
    if (!(await whole(document))) return;
    const text =
      'Se sella la versión que ve y se envía a SARAH. Sus DVA, facturas y documento de transporte quedan cerrados. Esto tiene efecto legal.';
    if (!(await confirm('¿Desea registrar la DUA?', text, 'Registrar'))) return;
    await act(document, () =>
      run('registrar la DUA', async () => {
        await call(duaProcedures.register, await saved(document));
        toast('Registro en curso', 'La DUA quedó sellada y va en camino. Puede seguir trabajando.', 'good');
      }),
    );
  };
  const sendAmendment = async (document: OpenDua): Promise<void> => {
    if (!(await whole(document))) return;
    const text = 'Se sella lo que cambió y se envía a SARAH. Hasta que responda vale lo registrado.';
    if (!(await confirm('¿Desea enviar la modificación?', text, 'Enviar'))) return;
    await act(document, () =>
      run('modificar la DUA', async () => call(duaProcedures.sendAmendment, await saved(document))),
    );
  };
  const because = (document: OpenDua, step: Omit<Reasoned, 'run'>, work: Reasoned['run']): void =>
    ask({
      ...step,
      run: async (reason) => {
        await work(reason);
        await document.session.reload();
      },
    });

  const actions = (document: OpenDua): EditorAction[] => {
    const { ESTADO, ID } = document.header;
    const list: EditorAction[] = [];
    if (may('dua:transmit')) {
      if (from('transmit', ESTADO))
        list.push({ label: 'Registrar', icon: 'send', main: true, run: () => register(document) });
      if (from('validate', ESTADO))
        list.push({ label: 'Validar en SARAH', icon: 'check', run: () => validate(document) });
      if (ESTADO === 'ACEPTADA') {
        const asked = () => act(document, () => call(duaProcedures.requestChannel, { ID }));
        list.push({ label: 'Solicitar canal', icon: 'flag', main: true, run: asked });
      }
      if (ESTADO === 'CORRECCION')
        list.push({
          label: 'Enviar modificación',
          icon: 'send',
          main: true,
          run: () => sendAmendment(document),
        });
    }
    if (may('dua:write') && ESTADO === 'CORRECCION') {
      const drop = () => act(document, async () => call(duaProcedures.dropAmendment, await saved(document)));
      list.push({ label: 'Dejar sin modificar', icon: 'undo', run: drop });
    }
    if (may('dua:write') && ANSWERED_STATES.includes(ESTADO)) {
      const step = {
        title: '¿Desea modificar la DUA registrada?',
        text: 'Podrá cambiar sus datos y verá en «SARAH» qué dice distinto de lo registrado. Nada se envía todavía.',
        yes: 'Abrir modificación',
      };
      const open = async (MOTIVO: string) =>
        call(duaProcedures.amend, { ...(await saved(document)), MOTIVO });
      list.push({ label: 'Modificar', icon: 'pencil', run: () => because(document, step, open) });
    }
    if (may('dua:transmit') && ANSWERED_STATES.includes(ESTADO)) {
      const step = {
        title: '¿Desea desistir de la DUA?',
        text: 'Se pide a SARAH que la dé de baja. Esto tiene efecto legal.',
        yes: 'Desistir',
      };
      const give = (MOTIVO: string) =>
        run('desistir de la DUA', async () =>
          call(duaProcedures.withdraw, { ...(await saved(document)), MOTIVO }),
        );
      list.push({
        label: 'Desistir',
        icon: 'cross',
        danger: true,
        run: () => because(document, step, give),
      });
    }
    return list;
  };
  const window = (
    <Suspense>
      {reasoned && <ReasonDialog of={reasoned} onClose={() => ask(undefined)} />}
      {proof && (
        <ConfirmAgain
          action={proof.action}
          onClose={() => proof.answer(false)}
          onDone={() => proof.answer(true)}
        />
      )}
    </Suspense>
  );
  return { actions, window };
}
