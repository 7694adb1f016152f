import { useState, type ReactNode } from 'react';
import { duaKind } from '../../shared/dua/kind.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import { later } from '../kit/later.tsx';
import { useWhenSaved } from '../document/useWhenSaved.ts';
import type { OpenDua } from './duaKind.ts';

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/** The action that copies an open DUA, and its window. */
export function useDuaCopy(): { action: (document: OpenDua) => EditorAction; window: ReactNode } {
  const [copied, copyOf] = useState<OpenDua>();
  const whenSaved = useWhenSaved('No se pudo copiar');
  const action = (document: OpenDua): EditorAction => ({
    label: 'Copiar…',
    icon: 'plus',
    run: () => whenSaved(document, () => copyOf(document)),
  });
  const window = copied && (
    <CopyDialog
      id={copied.header.ID}
      title={titleOf(duaKind, copied.header.RESUMEN)}
      orderId={copied.header.ID_ORDEN}
      onClose={() => copyOf(undefined)}
    />
  );
  return { action, window };
}
