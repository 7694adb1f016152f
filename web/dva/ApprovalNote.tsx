import { dvaStates } from '../../shared/dva/states.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDva } from './dvaKind.ts';

/**
 * That the client was asked to approve what the DVA said before, and is waited for no longer; with the way to ask them for
 * what it says now. What is void asks nobody.
 */
export function ApprovalNote({ document, ask }: { document: OpenDva; ask: EditorAction | undefined }) {
  const { APROBACION_CAMBIADA: version, ESTADO } = document.header;
  if (!version || isVoid(ESTADO) || !dvaStates.states[ESTADO]) return null;
  return (
    <span className="d-warning" role="status">
      La DVA cambió después de pedir la aprobación de la versión {version}: ya no se espera.{' '}
      {ask && (
        <button type="button" className="d-link" onClick={() => void ask.run()}>
          Pedirla de nuevo
        </button>
      )}
    </span>
  );
}
