import { useState, type ReactNode } from 'react';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { later } from '../../kit/later.tsx';
import { useWhenSaved } from '../../document/useWhenSaved.ts';
import type { CopyDialogProps } from './CopyDialog.tsx';

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/**
 * The action that copies a document of an order, and its window.
 * @param never what is not copied, in a sentence
 * @param copy makes the copy; without an order it lies where the copied one does
 */
export function useCopying(
  never: string,
  copy: (id: string, orderId: string | undefined) => ReturnType<CopyDialogProps['copy']>,
): { action: (document: OpenDocument) => EditorAction; window: ReactNode } {
  const [copied, copyOf] = useState<OpenDocument>();
  const whenSaved = useWhenSaved('No se pudo copiar');
  const action = (document: OpenDocument): EditorAction => ({
    label: 'Copiar…',
    icon: 'plus',
    run: () => whenSaved(document, () => copyOf(document)),
  });
  const window = copied && (
    <CopyDialog
      kind={copied.definition}
      title={titleOf(copied.definition, copied.header.RESUMEN)}
      orderId={copied.header.ID_ORDEN}
      copy={(orderId) => copy(copied.header.ID, orderId)}
      onClose={() => copyOf(undefined)}
    >
      <p>{never}</p>
    </CopyDialog>
  );
  return { action, window };
}
