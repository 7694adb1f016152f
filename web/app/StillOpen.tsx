import { useEffect, useState } from 'react';
import { endSession } from './endSession.ts';
import { isLeftOpen } from './storage.ts';

const AGAIN_MS = 5000;

/** Says that the session that was ended here still lives at the server, and goes on ending it. */
export function StillOpen({ held }: { held: boolean }) {
  const [before] = useState(isLeftOpen);
  const [open, keepOpen] = useState(before);
  useEffect(() => {
    if (!open || held) return;
    const again = (): void => void endSession().then((ended) => ended && keepOpen(false));
    again();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [open, held]);
  if (!before) return null;
  return open ? (
    <p role="alert" className="d-error">
      No se pudo cerrar la sesión en el servidor. Se sigue intentando solo; mientras tanto, con ella nadie
      entra desde este navegador.
    </p>
  ) : (
    <p role="status">La sesión quedó cerrada en el servidor.</p>
  );
}
