import { serverNow } from '../api/serverClock.ts';

export interface LoggedToast {
  id: number;
  tone: 'info' | 'good' | 'bad';
  title: string;
  text: string;
  at: Date;
  /** What it tells of, when that may end before the toast does: the id of a document under way. */
  about?: string;
}

/** A read that failed, why, and how it is asked again: what is shown is old or lacks it. It holds until it is over, the log is of what was. */
export interface FailedRead {
  what: 'old' | 'missing';
  reason: string;
  again: () => Promise<unknown>;
}

/** Spec 9: a toast stays 25 s. */
export const TOAST_MS = 25_000;
const KEPT = 100;

let count = 0;
let log: readonly LoggedToast[] = [];
let shown: readonly LoggedToast[] = [];
let failedRead: FailedRead | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = (): void => listeners.forEach((listener) => listener());

/** Toasts go after 25 s; here they stay readable until the page is left (WCAG 2.2.1). */
export const toastLog = { subscribe, get: (): readonly LoggedToast[] => log };
export const shownToasts = { subscribe, get: (): readonly LoggedToast[] => shown };
export const shownFailedRead = { subscribe, get: (): FailedRead | undefined => failedRead };

/** Says that a read failed, or that none does any more. The same said again stays as it is, closed if somebody closed it. */
export function sayFailedRead(said: FailedRead | undefined): void {
  if (said?.reason === failedRead?.reason && said?.what === failedRead?.what) return;
  failedRead = said;
  tell();
}

export function closeToast(id: number): void {
  shown = shown.filter((each) => each.id !== id);
  tell();
}

/** Takes away what is told of something that has ended: «en curso» is no longer true. It stays in the log. */
export function endToasts(about: string): void {
  if (!shown.some((each) => each.about === about)) return;
  shown = shown.filter((each) => each.about !== about);
  tell();
}

/** Shows a toast (bottom right, 25 s, close button) and keeps it in the log; `about` ends what was told of the same. */
export function toast(title: string, text = '', tone: LoggedToast['tone'] = 'info', about?: string): void {
  const made: LoggedToast = {
    id: (count += 1),
    tone,
    title,
    text,
    at: serverNow(),
    ...(about === undefined ? {} : { about }),
  };
  if (about !== undefined) endToasts(about);
  log = [made, ...log].slice(0, KEPT);
  shown = [...shown, made].slice(-4);
  setTimeout(() => closeToast(made.id), TOAST_MS);
  tell();
}

/** Forgets all that was told: the next person at this browser is another one. */
export function forgetToasts(): void {
  log = [];
  shown = [];
  failedRead = undefined;
  tell();
}
