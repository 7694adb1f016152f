import { useSyncExternalStore } from 'react';
import { Icon } from './icons.tsx';
import { IconButton } from './simple.tsx';
import { closeToast, shownToasts } from './toasts.ts';

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
      </div>
    </div>
  );
}
