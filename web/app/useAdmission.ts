import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { userProcedures } from '../../shared/users/procedures.ts';
import { call, onNewAccess, onSessionLost } from '../api/call.ts';
import type { Session } from '../api/session.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { preloadAreaOf, preloadAreas } from './areas.ts';
import { firstCheck, startOf } from './firstCheck.ts';
import { askPageAhead } from './askPageAhead.ts';
import { arrivalOf } from './arrival.ts';
import { dropSession, logout } from './logout.ts';
import { leaveFor } from './leaveFor.ts';
import { otherAddress, type OtherApplication } from './otherApplications.ts';
import { arriving, sessionOf, type Started } from './startUp.ts';
import { onOtherPerson, rememberSession } from './storage.ts';
import { themeMayHaveChanged } from './themeChoice.ts';

/** As the check of the session does (spec 7, 9). */
const ASK_AGAIN_MS = 5000;

const EXPIRED = 'Tu sesión ha caducado. Ingresa nuevamente.';

/** How far somebody has come in. Whoever has no session here, or none of a company, is sent away meanwhile. */
export type Admission =
  | { kind: 'waiting' }
  | { kind: 'failed'; error: Error }
  /** They must add a second factor first. */
  | { kind: 'owing'; login: string }
  /** Who operates the platform: a console of its own in place of a company's screens. */
  | { kind: 'operator'; session: Session }
  | { kind: 'working'; started: Started };

/** Another place at each address; what goes on from page to page asks for the present one. */
function usePlace() {
  const [navigate, location] = [useNavigate(), useLocation()];
  const go = useRef(navigate);
  go.current = navigate;
  const here = useRef(location);
  here.current = location;
  return {
    here,
    toLogin: (replace = false): void => {
      dropSession();
      const from = here.current.pathname + here.current.search;
      void go.current('/login', { replace, state: { from } });
    },
  };
}

/** Checks the session as often as something says that it may be another (spec 4, 6); `again` starts anew. */
export function useAdmission(): { admission: Admission; again: () => void } {
  const { here, toLogin } = usePlace();
  const [admission, admit] = useState<Admission>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const running = useRef(false);
  const working = useRef(false);
  /** Attempt that came while another one ran. */
  const missed = useRef(0);
  const ask = (): void => setAttempt((last) => last + 1);

  useEffect(() => {
    // An in-progress flag prevents repeated verification (spec 4, session).
    if (running.current) {
      missed.current = attempt;
      return;
    }
    running.current = true;
    const leaveAlone = async (): Promise<void> => {
      await logout();
      toLogin(true);
    };
    const run = async (): Promise<void> => {
      preloadAreaOf(here.current.pathname);
      const facts = await firstCheck();
      if (!facts) return toLogin(true);
      const arrival = arrivalOf(facts.user.IdPerfil, facts.user.UsuarioTracking === '1');
      if (arrival.kind === 'leave') return leaveAlone();
      if (arrival.kind === 'other') return goElsewhere(arrival.application, facts.user.Id, leaveAlone);
      // Spec 4 sends HN and PA to that country's own site; a country without a configured one works here.
      const site = otherAddress(`site-${facts.ABREVIATURA_PAIS}`);
      if (site) return window.location.assign(site);
      rememberSession(facts);
      themeMayHaveChanged();
      if (facts.factorOwed) return admit({ kind: 'owing', login: facts.user.adm_usr_usuario });
      if (facts.permissions.includes('operator'))
        return admit({ kind: 'operator', session: sessionOf(facts) });
      if (!working.current) askPageAhead(here.current, arriving(facts));
      const started = await startOf(facts);
      startTransition(() => admit({ kind: 'working', started }));
      working.current = true;
      preloadAreas(facts.ABREVIATURA_PAIS);
    };
    run()
      .catch((error: Error) => {
        // Who is at work keeps the screen: what they may do is asked again soon, and the server decides meanwhile.
        if (working.current) setTimeout(ask, ASK_AGAIN_MS);
        else admit({ kind: 'failed', error });
      })
      .finally(() => {
        running.current = false;
        // What was asked for meanwhile may have been answered from before it.
        if (missed.current > attempt) setAttempt(missed.current + 1);
      });
    // The place is asked for when it is needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  // What the person may do is kept for the session, and asked anew as soon as an answer says that it was changed.
  useEffect(() => onNewAccess(ask), []);

  const isWorking = admission.kind === 'working';
  // Another window of this browser works for somebody else now, and so would this one, under the name that it shows.
  useEffect(() => (isWorking ? onOtherPerson(() => window.location.reload()) : undefined), [isWorking]);

  useSessionLost(() => running.current, ask, toLogin);

  return {
    admission,
    again: () => {
      admit({ kind: 'waiting' });
      ask();
    },
  };
}

/** Tells once that the session is over, and leads to sign in; a check that runs finds out by itself. */
function useSessionLost(isRunning: () => boolean, ask: () => void, toLogin: () => void): void {
  const acts = useRef({ isRunning, ask, toLogin });
  acts.current = { isRunning, ask, toLogin };
  useEffect(() => {
    let told = false;
    return onSessionLost(({ code }) => {
      if (told || acts.current.isRunning()) return;
      if (code === 'session.factor') return acts.current.ask();
      told = true;
      void inform('INFORMACIÓN', EXPIRED).then(() => acts.current.toLogin());
    });
  }, []);
}

/** To the application of their profile, or out where it may not be entered. */
async function goElsewhere(
  application: OtherApplication,
  client: string,
  leaveAlone: () => Promise<void>,
): Promise<void> {
  const leaving = await leaveFor(application, () =>
    call(userProcedures.billingAccess, { ID_CLIENTE: client }),
  );
  if ('address' in leaving) return window.location.assign(leaving.address);
  await inform('INFORMACIÓN', leaving.told);
  await leaveAlone();
}
