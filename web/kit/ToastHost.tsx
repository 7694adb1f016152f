import { useState, useSyncExternalStore } from 'react';
import { Icon } from './icons.tsx';
import { Button, IconButton } from './simple.tsx';
import { closeToast, shownToasts, shownFailedRead } from './toasts.ts';

const ICONS = { info: 'info', good: 'check', bad: 'warning' } as const;

/** Toasts at the bottom right; spoken when they come, closed by their button only (spec 9: no tap dismiss). */
export function ToastHost() {
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.get);
  return (
    <div className="d-toasts" role="region" aria-label="Avisos">
      <div role="status" aria-live="polite">
        {toasts.map(({ id, tone, title, text }) => (
          <div key={id} className={`d-toast d-toast-${tone}`}>
            <Icon name={ICONS[tone]} />
            <div className="d-grow">
              <strong>{title}</strong>
              {text !== '' && <div>{text}</div>}
            </div>
            <IconButton icon="cross" label="Cerrar aviso" onClick={() => closeToast(id)} />
          </div>
        ))}
        <FailedReads />
      </div>
    </div>
  );
}

const SAID = {
  old: ['Lo que ve puede no ser lo último', 'No se pudo actualizar.', 'Actualizar'],
  missing: ['Falta algo en esta página', 'No se pudo leer todo.', 'Intentar de nuevo'],
} as const;

/** That what is seen may be old or lack something, why, and asking again; closed, it comes again when there is something else to say. */
function FailedReads() {
  const said = useSyncExternalStore(shownFailedRead.subscribe, shownFailedRead.get);
  const [closed, close] = useState<typeof said>();
  const [busy, setBusy] = useState(false);
  if (!said || said === closed) return null;
  const [title, text, remedy] = SAID[said.what];
  return (
    <div className="d-toast">
      <Icon name="info" />
      <div className="d-grow d-stack">
        <strong>{title}</strong>
        <div>
          {text} {said.reason}
        </div>
        <div>
          <Button
            variant="default"
            loading={busy}
            onClick={() => {
              setBusy(true);
              void said.again().finally(() => setBusy(false));
            }}
          >
            {remedy}
          </Button>
        </div>
      </div>
      <IconButton icon="cross" label="Cerrar aviso" onClick={() => close(said)} />
    </div>
  );
}
