import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PendingComplementary } from '../../shared/duca/aroundProcedures.ts';
import { todayProcedure } from '../../shared/transmission/todayProcedure.ts';
import { askAhead } from '../api/queries.ts';
import { useMay, type Arriving } from '../api/session.ts';
import { useTold, type Tell } from '../kit/standing.ts';
import { NotAnswered } from '../kit/states.tsx';
import { TodayCounts } from '../transmission/TodayCounts.tsx';
import { PendingBell } from './complementary/PendingBell.tsx';
import { askNoticeAhead } from './complementary/askNoticeAhead.ts';
import { useDueComplementary } from './complementary/useNotice.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { lazy } from '../kit/lazy.ts';

const { today } = todayProcedure(ducaKind);

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
  void askAhead(today, {});
  askNoticeAhead(who);
}

/** What waits for its complementary declaration, and the channels of today. */
export const Home = ({ tell }: { tell: Tell }) =>
  useMay()('duca:read') ? (
    <>
      <DueComplementary tell={tell} />
      <TodayCounts kind={ducaKind} today={today} />
    </>
  ) : null;

function DueComplementary({ tell }: { tell: Tell }) {
  const { due = [], orMore, standing, question } = useDueComplementary();
  useTold(tell, 'complementary', standing);
  if (standing === 'failed')
    return <NotAnswered of={question} failed="No se pudo preguntar qué DUCA esperan su complementaria." />;
  return <DueCount due={due} orMore={orMore} />;
}

/** Complementary declarations that are due, with the days of the oldest. */
function DueCount({ due, orMore }: { due: readonly PendingComplementary[]; orMore: boolean }) {
  const [oldest] = due;
  const count = orMore ? `Más de ${due.length}` : String(due.length);
  if (!oldest) return null;
  return (
    <section className="d-waiting d-waiting-decision" aria-labelledby="due-complementary">
      <h2 id="due-complementary">
        Sin complementaria <span className="d-dimmed">{count}</span>
      </h2>
      <p className="d-warning">
        <Link to={addressOfDocument(ducaKind, oldest.ID_DUCA)}>
          {count} {due.length === 1 ? 'DUCA espera' : 'DUCA esperan'} su complementaria
        </Link>
        ; la más antigua{orMore ? ' de las recientes' : ''}, {oldest.DIAS_TRANSCURRIDOS} días (
        {oldest.DIAS_HABILES} hábiles).
      </p>
    </section>
  );
}
