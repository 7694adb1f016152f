import { useState, type ComponentType, type ReactNode } from 'react';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { useWhenSaved } from '../../document/useWhenSaved.ts';
import type { CopiedDocument } from './CopyDialog.tsx';

/**
 * The action that copies a document, and its window.
 * @param Window of its kind
 */
export function useCopying(Window: ComponentType<CopiedDocument>): {
  action: (document: OpenDocument) => EditorAction;
  window: ReactNode;
} {
  const [copied, copyOf] = useState<OpenDocument>();
  const whenSaved = useWhenSaved('No se pudo copiar');
  const action = (document: OpenDocument): EditorAction => ({
    label: 'Copiar…',
    icon: 'plus',
    run: () => whenSaved(document, () => copyOf(document)),
  });
  const window = copied && (
    <Window
      id={copied.header.ID}
      title={titleOf(copied.definition, copied.header.RESUMEN)}
      orderId={copied.header.ID_ORDEN}
      onClose={() => copyOf(undefined)}
    />
  );
  return { action, window };
}
