import { useState, useSyncExternalStore } from 'react';
import { Icon } from './icons.tsx';
import { Button, IconButton } from './simple.tsx';
import { closeToast, shownToasts, shownUnrefreshed } from './toasts.ts';

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
        <Unrefreshed />
      </div>
    </div>
  );
}

/** That what is seen may be old, why, and asking again; closed, it comes again when there is something else to say. */
function Unrefreshed() {
  const said = useSyncExternalStore(shownUnrefreshed.subscribe, shownUnrefreshed.get);
  const [closed, close] = useState<typeof said>();
  const [busy, setBusy] = useState(false);
  if (!said || said === closed) return null;
  return (
    <div className="d-toast">
      <Icon name="info" />
      <div className="d-grow d-stack">
        <strong>Lo que ve puede no ser lo último</strong>
        <div>No se pudo actualizar. {said.reason}</div>
        <div>
          <Button
            variant="default"
            loading={busy}
            onClick={() => {
              setBusy(true);
              void said.again().finally(() => setBusy(false));
            }}
          >
            Actualizar
          </Button>
        </div>
      </div>
      <IconButton icon="cross" label="Cerrar aviso" onClick={() => close(said)} />
    </div>
  );
}
