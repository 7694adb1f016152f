import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PendingComplementary } from '../../shared/duca/aroundProcedures.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { ducaStates } from '../../shared/duca/states.ts';
import { askAhead, useProcedure } from '../api/queries.ts';
import { useMay, type Arriving } from '../api/session.ts';
import { Badge } from '../kit/states.tsx';
import { PendingBell } from './complementary/PendingBell.tsx';
import { askNoticeAhead } from './complementary/askNoticeAhead.ts';
import { useDueComplementary } from './complementary/useNotice.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { lazy } from '../kit/lazy.ts';

const POLL_MS = 60_000;

/** What is with the authority, and the channels of what was accepted. */
const SHOWN = ['TRANSMITIENDO', 'CONFIRMANDO', 'ACEPTADA', 'VERDE', 'AMARILLO', 'ROJO'] as const;

const NoticePreferences = lazy(async () => ({
  default: (await import('./complementary/NoticePreferences.tsx')).NoticePreferences,
}));

export { PendingBell as TopBar };

export const Preferences = () => (
  <Suspense fallback={null}>
    <NoticePreferences />
  </Suspense>
);

export function askHomeAhead(who: Arriving): void {
  if (!who.permissions.includes('duca:read')) return;
  void askAhead(ducaProcedures.totals, {});
  askNoticeAhead(who);
}

/** How many declarations stand where, each linked to its list. */
export function Home() {
  const may = useMay();
  const totals = useProcedure(ducaProcedures.totals, {}, { every: POLL_MS, enabled: may('duca:read') });
  const { due = [] } = useDueComplementary();
  const counts = SHOWN.map((state) => ({
    state,
    count: totals.data?.find(({ ESTADO }) => ESTADO === state)?.CANTIDAD ?? 0,
  }));
  if (!totals.data || (due.length === 0 && counts.every(({ count }) => count === 0))) return null;
  return (
    <section className="d-waiting" aria-labelledby="duca-counts">
      <h2 id="duca-counts">DUCA con la autoridad y sus canales</h2>
      <ul className="d-row d-plain d-channels">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <li key={state}>
              <Link to={`${addressOfDocument(ducaKind)}?estado=${state}`}>
                <Badge {...ducaStates.states[state]} count={count} />
              </Link>
            </li>
          ))}
      </ul>
      <DueCount due={due} />
    </section>
  );
}

/** Complementary declarations that are due, with the days of the oldest. */
function DueCount({ due }: { due: readonly PendingComplementary[] }) {
  const [oldest] = due;
  if (!oldest) return null;
  return (
    <p className="d-warning">
      <Link to={addressOfDocument(ducaKind, oldest.ID_DUCA)}>
        {due.length} {due.length === 1 ? 'DUCA espera' : 'DUCA esperan'} su complementaria
      </Link>
      ; la más antigua, {oldest.DIAS_TRANSCURRIDOS} días ({oldest.DIAS_HABILES} hábiles).
    </p>
  );
}
