import { Suspense, useState, type ReactNode } from 'react';
import { capital } from '../../../shared/foundation/text/capital.ts';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import { hasRefusedChange } from '../../../shared/foundation/documents/rejection.ts';
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
import { useClearing } from './useClearing.tsx';
import { useCheckPage } from './useCheckPage.ts';
import { findHandedOver } from './findHandedOver.ts';
import type { Amending } from './amending.ts';
import { confirmDelete } from '../../kit/dialogs/dialogs.ts';
import { lazy } from '../../kit/lazy.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));
const ReleaseDialog = lazy(async () => ({
  default: (await import('./ReleaseDialog.tsx')).ReleaseDialog,
}));

type Actions<B extends DeclarationBody> = (document: OpenDocument<B>) => EditorAction[];

/** What a person may do to what an authority accepted, and the windows that a step needs. */
export function useAmending<B extends DeclarationBody>(
  amending: Amending<B>,
): { actions: Actions<B>; window: ReactNode } {
  const { kind, procedures } = amending;
  const ofOpen = useOpenChange(amending);
  const ofHeld = useClearing(amending);
  const [reasoned, ask] = useState<Reasoned>();
  const [released, release] = useState<OpenDocument<B>>();
  const ofAccepted = useAccepted(amending, ask, release);
  const window = (
    <Suspense>
      {ofHeld.window}
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
  return {
    actions: (document) => [...ofOpen(document), ...ofHeld.actions(document), ...ofAccepted(document)],
    window,
  };
}

/** What is done while a change of it is open or on its way. */
function useOpenChange<B extends DeclarationBody>({ kind, procedures, words }: Amending<B>): Actions<B> {
  const writes = useMay()(`${kind.module}:write`);
  const act = useAct();
  const toCheck = useCheckPage(kind);
  const informRefusal = useInformRefusal();
  const drop = async (document: OpenDocument<B>): Promise<void> => {
    const { noun, verb } = words.change;
    const what = `${capital(words.the)} vuelve a decir lo que la autoridad aceptó; lo que cambió en la ${noun} queda solo en su historial.`;
    if (!(await confirmDelete(what, `Dejar sin ${verb.toLowerCase()}`))) return;
    await act(document, async () => call(procedures.dropAmendment, await saved(document)));
  };
  const keep = (document: OpenDocument<B>): Promise<void> =>
    act(document, async () => call(procedures.dropAmendment, await saved(document)));
  /** What prints comes with the first print. */
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
  return (document) => {
    const { noun, verb } = words.change;
    const list: EditorAction[] = [];
    const open = document.header.ESTADO === 'CORRECCION';
    if (open)
      list.push({ label: `Revisar la ${noun}`, icon: 'send', main: true, run: () => toCheck(document) });
    if (open && writes)
      list.push({
        label: `Dejar sin ${verb.toLowerCase()}`,
        icon: 'undo',
        danger: true,
        run: () => drop(document),
      });
    if (!open && writes && hasRefusedChange(kind, document.header))
      list.push({ label: 'Dejar sin anular', icon: 'undo', run: () => keep(document) });
    const isAccepted = document.body[ACCEPTED_VERSIONS].length > 0;
    if (isAccepted && (open || IN_FLIGHT_STATES.includes(document.header.ESTADO)))
      list.push({ label: 'Imprimir lo aceptado', icon: 'stamp', run: () => printAccepted(document) });
    return list;
  };
}

/**
 * What may be done to what stands accepted.
 * @param ask opens the window that asks for the reason of a step.
 * @param release opens the one in which one person lets another withdraw it.
 */
function useAccepted<B extends DeclarationBody>(
  { kind: { module }, procedures, words }: Amending<B>,
  ask: (step: Reasoned) => void,
  release: (document: OpenDocument<B>) => void,
): Actions<B> {
  const may = useMay();
  const because = (document: OpenDocument<B>, step: Omit<Reasoned, 'run'>, work: Reasoned['run']): void =>
    ask({
      ...step,
      run: async (reason, handOver) => {
        const done = await work(reason, handOver);
        if (done !== undefined) await document.session.reload();
        return done;
      },
    });
  const amend = (document: OpenDocument<B>): void => {
    const { noun, verb } = words.change;
    const step = {
      title: `¿Desea ${verb.toLowerCase()} ${words.the}?`,
      text: `Podrá cambiar sus datos y verá qué dice distinto de lo aceptado. Nada se envía todavía.`,
      yes: `Abrir la ${noun}`,
    };
    because(document, step, async (MOTIVO) => call(procedures.amend, { ...(await saved(document)), MOTIVO }));
  };
  const withdraw = (document: OpenDocument<B>): void => {
    const { verb: yes, question: title, text } = words.withdraw;
    because(document, { title, text, yes }, async (MOTIVO, handOver) => {
      const version = await saved(document);
      const seen = { ...version, VERSION: document.session.snapshot().header.VERSION };
      return handOver(
        async () => (await call(procedures.withdraw, { ...version, MOTIVO })).ID_TRANSMISION,
        findHandedOver(procedures.status, seen, 'D'),
      );
    });
  };
  return (document) => {
    const list: EditorAction[] = [];
    if (!ANSWERED_STATES.includes(document.header.ESTADO)) return list;
    const { verb } = words.withdraw;
    if (may(`${module}:write`))
      list.push({ label: words.change.verb, icon: 'pencil', run: () => amend(document) });
    if (may(`${module}:release`)) {
      const run = () => release(document);
      list.push({ label: `Liberar: ${verb.toLowerCase()}`, icon: 'check', run });
    }
    if (may(`${module}:transmit`))
      list.push({ label: verb, icon: 'cross', danger: true, run: () => withdraw(document) });
    return list;
  };
}
