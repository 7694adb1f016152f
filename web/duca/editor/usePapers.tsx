import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { waitsForComplement } from '../../../shared/duca/marks.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { useReference } from '../../kit/reference.ts';
import { usePrepareComplementary } from '../complementary/usePrepare.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { useCopying } from '../../work-orders/copies/useCopying.tsx';
import { CopyDialog } from './lazyWindows.tsx';

/** What prints comes with the first print. */
async function printDuca(document: OpenDuca, BORRADOR: boolean): Promise<void> {
  const { printDocument } = await import('../../document/print/printDocument.ts');
  await printDocument(ducaProcedures, document, titleOf(ducaKind, document.header.RESUMEN), { BORRADOR });
}

/** Whether a complementary one may be prepared of it. */
const isToBeComplemented = (
  { header, body: { DUCA, COMPLEMENTO } }: OpenDuca,
  reference: Reference,
): boolean =>
  DUCA.NUMERO_DUCA !== '' &&
  COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA === '' &&
  !isVoid(header.ESTADO) &&
  waitsForComplement(DUCA.CLASE, reference);

/** What is made of a DUCA: its print, a copy, the one that complements it. */
export function usePapers(): {
  /** @param main whether printing is what most is done with it now. */
  actions: (document: OpenDuca, main: boolean) => EditorAction[];
  window: ReactNode;
} {
  const writes = useMay()('duca:write');
  const navigate = useNavigate();
  const reference = useReference();
  const prepare = usePrepareComplementary();
  const copying = useCopying(CopyDialog);
  const complement = async (document: OpenDuca): Promise<void> => {
    const made = await prepare(document.header.ID, document);
    if (made !== undefined) void navigate(addressOfDocument(ducaKind, made));
  };
  const actions = (document: OpenDuca, main: boolean): EditorAction[] => {
    const list: EditorAction[] = [
      { label: 'Imprimir', icon: 'print', main, run: () => printDuca(document, false) },
      { label: 'Imprimir borrador', icon: 'print', run: () => printDuca(document, true) },
    ];
    if (!writes) return list;
    list.push(copying.action(document));
    if (isToBeComplemented(document, reference))
      list.push({ label: 'Preparar complementaria', icon: 'plus', run: () => complement(document) });
    return list;
  };
  return { actions, window: copying.window };
}
