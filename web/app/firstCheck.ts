import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { checkSession } from './checkSession.ts';
import { arrivalOf } from './arrival.ts';
import { placeOf } from './openPages.ts';
import { arriving, startUp, type Started } from './startUp.ts';

let asked: Promise<SessionFacts | undefined> | undefined;
/** The start of whom the first answer lets in. */
let begun: { facts: SessionFacts; started: Promise<Started> } | undefined;

/** Whether somebody works here: neither in another application, nor in the operator's console, nor before a second factor. */
const worksHere = ({ user, factorOwed, permissions }: SessionFacts): boolean =>
  arrivalOf(user.IdPerfil, user.UsuarioTracking === '1').kind === 'stay' &&
  !factorOwed &&
  !permissions.includes('operator');

/** What the page of the address will ask; the frame's code knows it, which is still coming. */
function askAhead(facts: SessionFacts): void {
  const place = placeOf(window.location.hash);
  import('./askPageAhead.ts')
    .then(({ askPageAhead }) => askPageAhead(place, arriving(facts)))
    .catch(() => undefined);
}

/**
 * Asks whether there is a session, and then what the start needs, while the frame that waits for the answers is still
 * being fetched.
 */
export function askFirst(): void {
  asked = checkSession();
  asked
    .then((facts) => {
      if (!facts || !worksHere(facts)) return;
      begun = { facts, started: startUp(facts) };
      begun.started.catch(() => undefined);
      askAhead(facts);
    })
    // Whoever takes an answer hears of its failure; it must not count as unheard until then.
    .catch(() => undefined);
}

/** The question asked at the start, once; anew for whoever comes later. */
export function firstCheck(): Promise<SessionFacts | undefined> {
  const answer = asked ?? checkSession();
  asked = undefined;
  return answer;
}

/** What the app needs for the session that these facts tell of: the start that was begun with them, or a new one. */
export function startOf(facts: SessionFacts): Promise<Started> {
  const ready = begun?.facts === facts ? begun.started : startUp(facts);
  begun = undefined;
  return ready;
}
