import { Suspense, useEffect, useState } from 'react';
import { OPEN_AFTER_MS } from '../../../shared/duca/complementary/complementaryNotice.ts';
import { useMay } from '../../api/session.ts';
import { Icon } from '../../kit/icons.tsx';
import { useDueComplementary } from './useNotice.ts';
import { lazy } from '../../kit/lazy.ts';

const PendingWindow = lazy(async () => ({ default: (await import('./PendingWindow.tsx')).PendingWindow }));

/** Spec 9: once after the first load, not at every page. A new load of the app is a new first one. */
let openedItself = false;

const TITLE = 'Notificaciones de DUCAS sin complementarias';

/**
 * Info icon with the count of declarations without complementary one (spec 2, info icon); only while the notice is
 * active.
 */
export function PendingBell() {
  const may = useMay();
  return may('duca:read') ? <Bell /> : null;
}

function Bell() {
  const { due, orMore, settings, question } = useDueComplementary();
  const [open, setOpen] = useState(false);
  const count = due?.length ?? 0;
  const said = orMore ? `más de ${count}` : String(count);
  const byItself = settings?.active === true && settings.show && count > 0;
  useEffect(() => {
    if (!byItself || openedItself) return;
    const timer = setTimeout(() => {
      openedItself = true;
      setOpen(true);
    }, OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [byItself]);
  if (settings?.active !== true) return null;
  return (
    <>
      <button
        type="button"
        className="d-icon-button"
        aria-label={`${TITLE}: ${said}`}
        title={TITLE}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
        {count > 0 && (
          <span className="d-count" aria-hidden="true">
            {orMore ? `${count}+` : count}
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PendingWindow of={{ ...question, data: due }} orMore={orMore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
