import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { saveAllOpen } from '../api/leaving.ts';
import { serverNow } from '../api/serverClock.ts';
import { SessionContext, type Session } from '../api/session.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { FindersContext } from '../kit/finders.ts';
import { lazy } from '../kit/lazy.ts';
import { ReferenceContext } from '../kit/reference.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import { buildReference } from './buildReference.ts';
import { logout } from './logout.ts';
import { Shell } from './Shell.tsx';
import { StartedContext } from './startedContext.ts';
import type { Started } from './startUp.ts';
import { useAdmission } from './useAdmission.ts';
import { useFinders } from './useFinders.ts';
import { useFreshReference } from './useFreshReference.ts';

const Enrolment = lazy(async () => ({
  default: (await import('../users/factor/Enrolment.tsx')).Enrolment,
}));

const OperatorConsole = lazy(async () => ({
  default: (await import('./operator/OperatorConsole.tsx')).OperatorConsole,
}));

const confirmLeaving = (): Promise<boolean> =>
  confirm(
    'Hay cambios sin guardar',
    'Lo que escribió queda en este navegador y vuelve cuando usted abra el documento aquí; nadie más lo ve hasta entonces.',
    'Salir así',
  );

/** What fields ask where no company's lists are: the country's rules and the day. */
const withoutLists = ({ country }: Session) =>
  buildReference(country, { lists: new Map(), whole: true }, localDay(serverNow()));

/** Lets in who has a session here; the others go to sign in or to the application of their profile (spec 4, 6). */
export function Guard() {
  const navigate = useNavigate();
  const { admission, again } = useAdmission();
  const goOut = (): Promise<void> => logout().then(() => void navigate('/login'));
  const leave = async (): Promise<void> => {
    if ((await saveAllOpen()) || (await confirmLeaving())) await goOut();
  };
  switch (admission.kind) {
    case 'failed':
      return (
        <main>
          <ErrorState
            error={admission.error}
            safe="Lo que escribió sin conexión sigue en este navegador."
            retry={again}
          />
        </main>
      );
    case 'owing':
      return (
        <Suspense fallback={<Loading />}>
          <Enrolment login={admission.login} onDone={again} onLeave={() => void goOut()} />
        </Suspense>
      );
    case 'operator':
      return (
        <SessionContext value={admission.session}>
          <ReferenceContext value={withoutLists(admission.session)}>
            <Suspense fallback={<Loading />}>
              <OperatorConsole leave={() => void leave()} />
            </Suspense>
          </ReferenceContext>
        </SessionContext>
      );
    case 'working':
      return <Work started={admission.started} leave={() => void leave()} />;
    case 'waiting':
      return (
        <main>
          <Loading label="Preparando su trabajo" />
        </main>
      );
  }
}

/** The screens of a company, with what everything on them judges by. */
function Work({ started, leave }: { started: Started; leave: () => void }) {
  const reference = useFreshReference(started);
  const finders = useFinders();
  return (
    <SessionContext value={started.session}>
      <StartedContext value={{ ...started, logout: leave }}>
        <ReferenceContext value={reference}>
          <FindersContext value={finders}>
            <Shell />
          </FindersContext>
        </ReferenceContext>
      </StartedContext>
    </SessionContext>
  );
}
