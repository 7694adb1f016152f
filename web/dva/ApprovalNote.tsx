import { useNavigate } from 'react-router-dom';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { useMay } from '../api/session.ts';
import { askingApproval } from './askApproval.ts';
import type { OpenDva } from './dvaKind.ts';

/**
 * That the client was asked to approve what the DVA said before, and is waited for no longer; with the way to ask them for
 * what it says now. What is void asks nobody.
 */
export function ApprovalNote({ document }: { document: OpenDva }) {
  const navigate = useNavigate();
  const may = useMay();
  const { APROBACION_CAMBIADA: version, ESTADO } = document.header;
  if (!version || isVoid(ESTADO)) return null;
  return (
    <span className="d-warning" role="status">
      La DVA cambió después de pedir la aprobación de la versión {version}: ya no se espera.{' '}
      {may('dva:write') && (
        <button
          type="button"
          className="d-link"
          onClick={() => void askingApproval(document, navigate).run()}
        >
          Pedirla de nuevo
        </button>
      )}
    </span>
  );
}
