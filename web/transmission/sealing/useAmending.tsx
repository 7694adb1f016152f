import { Suspense, useState, type ReactNode } from 'react';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import { ACCEPTED_VERSIONS, type DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { ANSWERED_STATES, IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { useInformRefusal } from '../../document/problems/useInformRefusal.ts';
import { saved } from '../../document/saved.ts';
import { useAct } from '../../document/useAct.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import type { Reasoned } from './ReasonDialog.tsx';
import { useCheckPage } from './useCheckPage.ts';
import type { SealingScreens } from './screens.ts';
import { lazy } from '../../kit/lazy.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));
const ReleaseDialog = lazy(async () => ({
  default: (await import('./ReleaseDialog.tsx')).ReleaseDialog,
}));

/** What a person may do to what an authority accepted, and the windows that a step needs. */
export function useAmending<B extends DeclarationBody>({
  kind,
  procedures,
  words,
}: Pick<SealingScreens<B>, 'kind' | 'procedures' | 'words'>): {
  actions: (document: OpenDocument<B>) => EditorAction[];
  window: ReactNode;
} {
  const may = useMay();
  const act = useAct();
  const toCheck = useCheckPage(kind);
  const informRefusal = useInformRefusal();
  const [reasoned, ask] = useState<Reasoned>();
  const [released, release] = useState<OpenDocument<B>>();
  const because = (document: OpenDocument<B>, step: Omit<Reasoned, 'run'>, work: Reasoned['run']): void =>
    ask({
      ...step,
      run: async (reason) => {
        await work(reason);
        await document.session.reload();
      },
    });
  const drop = (document: OpenDocument<B>): Promise<void> =>
    act(document, async () => call(procedures.dropAmendment, await saved(document)));

  /** What stands accepted while a change is open; what prints comes with the first print. */
  const printAccepted = async (document: OpenDocument<B>): Promise<void> => {
    const { header } = document;
    try {
      const { BASE: VERSION } = await call(procedures.amendment, { ID: header.ID });
      const { printDocument } = await import('../../document/print/printDocument.ts');
      await printDocument(procedures, document, titleOf(kind, header.RESUMEN), { VERSION });
    } catch (thrown) {
      await informRefusal('No se pudo imprimir', thrown);
    }
  };

  const actions = (document: OpenDocument<B>): EditorAction[] => {
    const { ESTADO } = document.header;
    const { module } = kind;
    const [writes, sends] = [may(`${module}:write`), may(`${module}:transmit`)];
    const { noun, verb } = words.change;
    const list: EditorAction[] = [];
    if (ESTADO === 'CORRECCION') {
      list.push({ label: `Revisar la ${noun}`, icon: 'send', main: true, run: () => toCheck(document) });
      if (writes)
        list.push({
          label: `Dejar sin ${verb.toLowerCase()}`,
          icon: 'undo',
          run: () => drop(document),
        });
    }
    const isAccepted = document.body[ACCEPTED_VERSIONS].length > 0;
    if (isAccepted && [...IN_FLIGHT_STATES, 'CORRECCION'].includes(ESTADO))
      list.push({ label: 'Imprimir lo aceptado', icon: 'stamp', run: () => printAccepted(document) });
    if (!ANSWERED_STATES.includes(ESTADO)) return list;
    if (writes) {
      const step = {
        title: `¿Desea ${verb.toLowerCase()} ${words.the}?`,
        text: `Podrá cambiar sus datos y verá qué dice distinto de lo aceptado. Nada se envía todavía.`,
        yes: `Abrir la ${noun}`,
      };
      const open = async (MOTIVO: string) => call(procedures.amend, { ...(await saved(document)), MOTIVO });
      list.push({ label: verb, icon: 'pencil', run: () => because(document, step, open) });
    }
    if (may(`${module}:release`))
      list.push({
        label: `Liberar: ${words.withdraw.verb.toLowerCase()}`,
        icon: 'check',
        run: () => release(document),
      });
    if (sends) {
      const { verb: label, question, text } = words.withdraw;
      const give = async (MOTIVO: string) =>
        call(procedures.withdraw, { ...(await saved(document)), MOTIVO });
      const step = { title: question, text, yes: label };
      list.push({
        label,
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
      {released && (
        <ReleaseDialog
          kind={kind}
          procedures={procedures}
          header={released.header}
          onClose={() => release(undefined)}
        />
      )}
    </Suspense>
  );
  return { actions, window };
}
