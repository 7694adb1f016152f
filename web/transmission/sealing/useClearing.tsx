import { Suspense, useState, type ReactNode } from 'react';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { HELD_FOR_REVIEW_STATES } from '../../../shared/transmission/declarationLife.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import type { EditorAction } from '../../document/EditorHead.tsx';
import { saved } from '../../document/saved.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { lazy } from '../../kit/lazy.ts';
import type { Clearing } from './ClearanceDialog.tsx';
import type { Amending } from './amending.ts';

const ClearanceDialog = lazy(async () => ({
  default: (await import('./ClearanceDialog.tsx')).ClearanceDialog,
}));

/** Recording the clearance of what the authority wanted to review: the step that is left to a person (domain 9). */
export function useClearing<B extends DeclarationBody>({
  kind: { module },
  procedures,
  words,
  clearedOn,
}: Amending<B>): {
  actions: (document: OpenDocument<B>) => EditorAction[];
  window: ReactNode;
} {
  const may = useMay();
  const [clearing, ask] = useState<Clearing>();
  const open = (document: OpenDocument<B>): void =>
    ask({
      the: words.the,
      recorded: clearedOn(document.body),
      run: async (FECHA) => {
        await call(procedures.clear, { ...(await saved(document)), FECHA });
        await document.session.reload();
      },
    });
  const actions = (document: OpenDocument<B>): EditorAction[] => {
    const { ESTADO } = document.header;
    const waits = HELD_FOR_REVIEW_STATES.includes(ESTADO);
    if (!may(`${module}:write`) || (!waits && ESTADO !== 'LIBERADA')) return [];
    const label = waits ? 'Registrar el levante' : 'Corregir el levante';
    return [{ label, icon: 'check', main: waits, run: () => open(document) }];
  };
  const window = (
    <Suspense>{clearing && <ClearanceDialog of={clearing} onClose={() => ask(undefined)} />}</Suspense>
  );
  return { actions, window };
}
