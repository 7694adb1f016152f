import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { userProcedures } from '../../shared/users/procedures.ts';
import { saveAllOpen } from '../api/leaving.ts';
import { call, onNewAccess, onSessionLost } from '../api/call.ts';
import { SessionContext, type Session } from '../api/session.ts';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { FindersContext } from '../kit/finders.ts';
import { ReferenceContext } from '../kit/reference.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import { preloadAreaOf, preloadAreas } from './areas.ts';
import { firstCheck, startOf } from './firstCheck.ts';
import { askPageAhead } from './askPageAhead.ts';
import { arrivalOf } from './arrival.ts';
import { dropSession, logout } from './logout.ts';
import { leaveFor } from './leaveFor.ts';
import { otherAddress, type OtherApplication } from './otherApplications.ts';
import { Shell } from './Shell.tsx';
import { StartedContext } from './startedContext.ts';
import { arriving, sessionOf, type Started } from './startUp.ts';
import { onOtherPerson, rememberSession } from './storage.ts';
import { themeMayHaveChanged } from './themeChoice.ts';
import { useFinders } from './useFinders.ts';
import { useFreshReference } from './useFreshReference.ts';
import { lazy } from '../kit/lazy.ts';

const Enrolment = lazy(async () => ({
  default: (await import('../users/factor/Enrolment.tsx')).Enrolment,
}));

const OperatorConsole = lazy(async () => ({
  default: (await import('../operator/OperatorConsole.tsx')).OperatorConsole,
}));

/** As the check of the session does (spec 7, 9). */
const ASK_AGAIN_MS = 5000;

const EXPIRED = 'Tu sesión ha caducado. Ingresa nuevamente.';

const confirmLeaving = (): Promise<boolean> =>
  confirm(
    'Hay cambios sin guardar',
    'Lo que escribió queda en este navegador y vuelve cuando usted abra el documento aquí; nadie más lo ve hasta entonces.',
    'Salir así',
  );

/** Lets in who has a session here; the others go to sign in or to the application of their profile (spec 4, 6). */
export function Guard() {
  const navigate = useNavigate();
  const location = useLocation();
  // Another one at each address; what goes on from page to page asks for the present one.
  const go = useRef(navigate);
  go.current = navigate;
  const [started, setStarted] = useState<Started>();
  /** Login of who must add a second factor first. */
  const [owing, setOwing] = useState<string>();
  /** Who operates the platform: a console of its own in place of a company's screens. */
  const [operator, setOperator] = useState<Session>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const running = useRef(false);
  const working = useRef(false);
  /** Attempt that came while another one ran. */
  const missed = useRef(0);
  const reference = useFreshReference(started);
  const finders = useFinders();
  const here = useRef(location);
  here.current = location;

  useEffect(() => {
    // An in-progress flag prevents repeated verification (spec 4, session).
    if (running.current) {
      missed.current = attempt;
      return;
    }
    running.current = true;
    const toLogin = (): void => {
      dropSession();
      void go.current('/login', {
        replace: true,
        state: { from: here.current.pathname + here.current.search },
      });
    };
    const elsewhere = async (application: OtherApplication, client: string): Promise<void> => {
      const leaving = await leaveFor(application, () =>
        call(userProcedures.billingAccess, { ID_CLIENTE: client }),
      );
      if ('address' in leaving) return window.location.assign(leaving.address);
      await inform('INFORMACIÓN', leaving.told);
      await logout();
      toLogin();
    };
    const run = async (): Promise<void> => {
      preloadAreaOf(here.current.pathname);
      const facts = await firstCheck();
      if (!facts) return toLogin();
      const arrival = arrivalOf(facts.user.IdPerfil, facts.user.UsuarioTracking === '1');
      if (arrival.kind === 'leave') {
        await logout();
        return toLogin();
      }
      if (arrival.kind === 'other') return elsewhere(arrival.application, facts.user.Id);
      // Spec 4 sends HN and PA to that country's own site; a country without a configured one works here.
      const site = otherAddress(`site-${facts.ABREVIATURA_PAIS}`);
      if (site) return window.location.assign(site);
      rememberSession(facts);
      themeMayHaveChanged();
      setOwing(facts.factorOwed ? facts.user.adm_usr_usuario : undefined);
      if (facts.factorOwed) return;
      if (facts.permissions.includes('operator')) return setOperator(sessionOf(facts));
      if (!working.current) askPageAhead(here.current, arriving(facts));
      const begun = await startOf(facts);
      startTransition(() => setStarted(begun));
      working.current = true;
      preloadAreas(facts.ABREVIATURA_PAIS);
    };
    run()
      .catch((thrown: Error) => {
        // Who is at work keeps the screen: what they may do is asked again soon, and the server decides meanwhile.
        if (!working.current) setFailure(thrown);
        else setTimeout(() => setAttempt((last) => last + 1), ASK_AGAIN_MS);
      })
      .finally(() => {
        running.current = false;
        // What was asked for meanwhile may have been answered from before it.
        if (missed.current > attempt) setAttempt(missed.current + 1);
      });
  }, [attempt]);

  // What the person may do is kept for the session, and asked anew as soon as an answer says that it was changed.
  useEffect(() => onNewAccess(() => setAttempt((last) => last + 1)), []);

  // Another window of this browser works for somebody else now, and so would this one, under the name that it shows.
  useEffect(() => (started ? onOtherPerson(() => window.location.reload()) : undefined), [started]);

  useEffect(() => {
    let told = false;
    return onSessionLost(({ code }) => {
      if (told || running.current) return;
      if (code === 'session.factor') return setAttempt((last) => last + 1);
      told = true;
      void inform('INFORMACIÓN', EXPIRED).then(() => {
        dropSession();
        void go.current('/login', { state: { from: here.current.pathname + here.current.search } });
      });
    });
  }, []);

  if (failure) {
    return (
      <main>
        <ErrorState
          error={failure}
          safe="Lo que escribió sin conexión sigue en este navegador."
          retry={() => {
            setFailure(undefined);
            setAttempt(attempt + 1);
          }}
        />
      </main>
    );
  }
  if (owing !== undefined) {
    return (
      <Suspense fallback={<Loading />}>
        <Enrolment
          login={owing}
          onDone={() => {
            setOwing(undefined);
            setAttempt(attempt + 1);
          }}
          onLeave={() => void logout().then(() => navigate('/login'))}
        />
      </Suspense>
    );
  }
  const leave = (): void =>
    void saveAllOpen()
      .then((saved) => saved || confirmLeaving())
      .then((leaves) => (leaves ? logout().then(() => navigate('/login')) : undefined));
  if (operator)
    return (
      <SessionContext value={operator}>
        <Suspense fallback={<Loading />}>
          <OperatorConsole leave={leave} />
        </Suspense>
      </SessionContext>
    );
  if (!started || !reference)
    return (
      <main>
        <Loading label="Preparando su trabajo" />
      </main>
    );
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
