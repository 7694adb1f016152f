import { isOneOf } from '../../shared/foundation/oneOf.ts';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';

/** Keys of spec 3. What the screens read from them stays; secrets never enter them (design 10). */
const KEYS = ['currentUser', 'abrPais', 'Id', 'Id_user', 'NombreCliente', 'token_sesion'] as const;
export type StorageKey = (typeof KEYS)[number];

export const read = (key: StorageKey): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: StorageKey, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only the next start without the server's answer would have read it.
  }
};

/** Who is signed in, for the screens; the password is blank and `token_sesion` only says that a session was opened. */
export function rememberSession({ user }: SessionFacts): void {
  write('currentUser', JSON.stringify(user));
  write('abrPais', user.AbreviaturaPais);
  write('Id', user.Id);
  write('Id_user', user.adm_usr_id);
  write('NombreCliente', user.NombreCliente);
  write('token_sesion', '1');
}

export function forgetSession(): void {
  for (const key of KEYS) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }
}

/** Kept while a session that somebody ended here may live on at the server; no part of who is signed in. */
const LEFT_OPEN = 'sesion_por_cerrar';
/** The same where the browser keeps nothing. */
let leftOpen = false;

export function setLeftOpen(open: boolean): void {
  leftOpen = open;
  try {
    if (open) localStorage.setItem(LEFT_OPEN, '1');
    else localStorage.removeItem(LEFT_OPEN);
  } catch {
    // This window knows it all the same.
  }
}

/** Whether a session that somebody ended in this browser may still be one at the server. */
export function isLeftOpen(): boolean {
  try {
    return localStorage.getItem(LEFT_OPEN) === '1';
  } catch {
    return leftOpen;
  }
}

/** Keys that tell one person from another. */
const PERSON: readonly StorageKey[] = ['Id', 'Id_user'];

/** Tells when another window of this browser signs somebody else in; returns how not to. */
export function onOtherPerson(work: () => void): () => void {
  const own = PERSON.map(read).join(' ');
  const listen = ({ key }: StorageEvent): void => {
    const now = PERSON.map(read);
    if (key !== null && isOneOf(PERSON, key) && now.every((each) => each !== '') && now.join(' ') !== own)
      work();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
