import { Suspense, useState, type ReactNode } from 'react';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { manifestStates } from '../../shared/manifests/states.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { useMay } from '../api/session.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { printDocument } from '../document/print/printDocument.ts';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { useMaking } from './useMaking.ts';
import { useSending } from './useSending.tsx';
import { lazy } from '../kit/lazy.ts';

// It comes when somebody asks for it.
const TitlesImport = lazy(async () => ({ default: (await import('./TitlesImport.tsx')).TitlesImport }));

const from = (transition: keyof typeof manifestStates.transitions, state: string): boolean =>
  isOneOf<string>(manifestStates.transitions[transition].from, state);

type Window = { kind: 'csv' | 'order'; document: OpenManifest };

/** What may be done with a manifest in its state, and the windows that a step needs. */
export function useManifestActions(): {
  actions: (document: OpenManifest) => EditorAction[];
  window: ReactNode;
} {
  const may = useMay();
  const { validate, present, addOrder, proof } = useSending();
  const making = useMaking();
  const [window, open] = useState<Window>();
  const actions = (document: OpenManifest): EditorAction[] => {
    const { ESTADO } = document.header;
    const list: EditorAction[] = [];
    if (may('manifests:transmit') && from('transmit', ESTADO))
      list.push(
        { label: 'Presentar', icon: 'send', main: true, run: () => present(document) },
        { label: 'Validar en SARAH', icon: 'check', run: () => validate(document) },
      );
    const print = (BORRADOR: boolean) => () =>
      printDocument(manifestProcedures, document, titleOf(manifestKind, document.header.RESUMEN), {
        BORRADOR,
      });
    list.push(
      { label: 'Imprimir', icon: 'print', main: list.length === 0, run: print(false) },
      { label: 'Imprimir borrador', icon: 'print', run: print(true) },
    );
    if (!may('manifests:write')) return list;
    if (!document.readOnly)
      list.push(
        { label: 'Títulos de un CSV', icon: 'file', run: () => open({ kind: 'csv', document }) },
        { label: 'Títulos de una orden', icon: 'ship', run: () => open({ kind: 'order', document }) },
      );
    list.push({ label: 'Copiar', icon: 'plus', run: () => making.copyOf(document) });
    return list;
  };
  const close = (): void => open(undefined);
  return {
    actions,
    window: (
      <Suspense>
        {proof}
        {window?.kind === 'csv' && <TitlesImport document={window.document} onClose={close} />}
        {window?.kind === 'order' && (
          <OrderPicker onClose={close} onPick={(orderId) => void addOrder(window.document, orderId)} />
        )}
      </Suspense>
    ),
  };
}
