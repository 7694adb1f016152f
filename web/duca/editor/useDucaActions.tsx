import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { waitsForComplement } from '../../../shared/duca/marks.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates, IN_FLIGHT_STATES } from '../../../shared/duca/states.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { errorText } from '../../api/apiError.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { jumpTo } from '../../kit/jump.ts';
import { useReference } from '../../kit/reference.ts';
import { usePrepareComplementary } from '../complementary/usePrepare.ts';
import { CopyDialog } from './lazyWindows.tsx';
import { useInformRefusal } from '../../document/problems/useInformRefusal.ts';
import { saved } from '../../transmission/sealing/saved.ts';
import { stopping } from '../../transmission/sealing/stopping.ts';
import { useAmending } from '../../transmission/sealing/useAmending.tsx';
import { ducaWords } from '../sealing/ducaWords.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';

/** What prints comes with the first print. */
async function printDuca(document: OpenDuca, BORRADOR: boolean): Promise<void> {
  const { printDocument } = await import('../../document/print/printDocument.ts');
  await printDocument(ducaProcedures, document, titleOf(ducaKind, document.header.RESUMEN), { BORRADOR });
}

const transmittable: readonly string[] = ducaStates.transitions.transmit.from;

/** What a person may do with a DUCA now, and the window that an action may need. */
export function useDucaActions(): { actions: (document: OpenDuca) => EditorAction[]; window: ReactNode } {
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [copied, copyOf] = useState<OpenDuca>();
  const informRefusal = useInformRefusal();
  const prepare = usePrepareComplementary();
  const reference = useReference();
  const amending = useAmending({ kind: ducaKind, procedures: ducaProcedures, words: ducaWords });
  const waits = ({ header, body }: OpenDuca): boolean => {
    const { DUCA, COMPLEMENTO } = body;
    const open = COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA === '';
    if (DUCA.NUMERO_DUCA === '' || !open || isVoid(header.ESTADO)) return false;
    return waitsForComplement(DUCA.CLASE, reference);
  };

  const done = async ({ session }: OpenDuca): Promise<void> => {
    await session.reload();
    await client.invalidateQueries({ queryKey: queryKey({ group: 'duca' }) });
  };
  const act = async (document: OpenDuca, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      await done(document);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'document.in-transmission') await done(document);
      const [first] = thrown instanceof ApiError ? thrown.problems : [];
      await informRefusal('No se pudo completar', thrown);
      if (first && !first.other) jumpTo(first.path);
    }
  };
  /** Leads to the page where the answers are checked and sealed; what stops the seal is told here, at its field. */
  const check = async (document: OpenDuca): Promise<void> => {
    const [first, ...others] = stopping(document.problems);
    if (first) {
      const more = others.length === 0 ? '' : ` Hay ${others.length + 1} en «Problemas».`;
      await inform('La DUCA todavía no está lista', `${first.message}${more}`);
      jumpTo(first.path);
      return;
    }
    try {
      await document.session.saveAll();
    } catch (thrown) {
      await inform('La DUCA todavía no está lista', errorText(thrown));
      return;
    }
    void navigate(`${addressOfDocument(ducaKind, document.header.ID)}/revisar`);
  };

  const actions = (document: OpenDuca): EditorAction[] => {
    const { ESTADO, ID, ID_ORDEN } = document.header;
    const sends = may('duca:transmit');
    const writes = may('duca:write');
    const list = amending.actions(document);
    if (transmittable.includes(ESTADO) && sends) {
      list.push({ label: 'Revisar y transmitir', icon: 'send', main: true, run: () => check(document) });
    }
    if (ESTADO === 'ACEPTADA' && sends) {
      const run = () => act(document, async () => void (await call(ducaProcedures.requestChannel, { ID })));
      list.push({ label: 'Solicitar canal', icon: 'flag', main: true, run });
    }
    if (IN_FLIGHT_STATES.includes(ESTADO)) {
      list.push({
        label: 'Ver transmisiones',
        icon: 'search',
        main: true,
        run: () => navigate('/transmisiones'),
      });
    }
    if ((ESTADO === 'BORRADOR' || ESTADO === 'RECHAZADA') && writes) {
      list.push({
        label: 'Dar por lista',
        icon: 'check',
        ...(sends ? {} : { main: true }),
        disabled: stopping(document.problems).length > 0,
        run: () =>
          act(document, async () => {
            await call(ducaProcedures.ready, await saved(document));
          }),
      });
      if (ID_ORDEN !== '') {
        list.push({
          label: 'Formar de nuevo',
          icon: 'redo',
          run: () =>
            act(document, async () => {
              const { LOCK } = await saved(document);
              const { tellFormed } = await import('../sealing/tellFormed.ts');
              tellFormed((await call(ducaProcedures.derive, { ID_ORDEN, ID, LOCK })).moves);
            }),
        });
      }
    }
    list.push(
      {
        label: 'Imprimir',
        icon: 'print',
        main: !list.some((each) => each.main),
        run: () => printDuca(document, false),
      },
      { label: 'Imprimir borrador', icon: 'print', run: () => printDuca(document, true) },
    );
    if (writes) {
      list.push({
        label: 'Copiar',
        icon: 'plus',
        run: () => copyOf(document),
      });
    }
    if (writes && waits(document)) {
      list.push({
        label: 'Preparar complementaria',
        icon: 'plus',
        run: async () => {
          const made = await prepare(ID);
          if (made !== undefined) void navigate(addressOfDocument(ducaKind, made));
        },
      });
    }
    return list;
  };
  const window = (
    <>
      {amending.window}
      {copied && (
        <CopyDialog
          id={copied.header.ID}
          title={titleOf(ducaKind, copied.header.RESUMEN)}
          onClose={() => copyOf(undefined)}
        />
      )}
    </>
  );
  return { actions, window };
}
