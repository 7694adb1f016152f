import { failureProcedures } from '../../shared/users/failureProcedures.ts';
import { ApiError } from '../api/apiError.ts';
import { call } from '../api/call.ts';

/** A page that fails again and again says so this often; the first of them tell what is wrong. */
const MOST = 5;
const LONGEST = { failure: 300, at: 2000, page: 200 } as const;

/** Text without what somebody may have typed: what stands in quotes, and every digit. */
const masked = (text: string): string =>
  text.replaceAll(/(["'`«“]).*?(["'`»”])/gs, '$1…$2').replaceAll(/\d+/g, '#');

export interface ToldFailure {
  FALLA: string;
  LUGAR: string;
  PANTALLA: string;
}

/** What is told of a failure: its class and text without values, the places of the program, the page without its ids. */
export function failureOf(thrown: unknown, page: string): ToldFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const places = [...(error.stack ?? '').matchAll(/([\w.-]+\.(?:js|ts|tsx):\d+:\d+)/g)].map(
    ([place]) => place,
  );
  const named = `${error.name}: ${masked(error.message)}`;
  return {
    FALLA: named.slice(0, LONGEST.failure),
    LUGAR: (places.join(' ') || '-').slice(0, LONGEST.at),
    PANTALLA: (
      page
        .split('/')
        .map((part) => (/\d/.test(part) ? '#' : part))
        .join('/') || '-'
    ).slice(0, LONGEST.page),
  };
}

let told = 0;

/** Tells the server that a page failed. What the server itself refused it knows; where it cannot be told nothing is lost. */
export function tellFailure(thrown: unknown): void {
  if (thrown instanceof ApiError || (thrown instanceof DOMException && thrown.name === 'AbortError')) return;
  if (told >= MOST) return;
  told += 1;
  const page = window.location.hash.replace(/^#/, '').split('?')[0] ?? '';
  call(failureProcedures.tellFailure, failureOf(thrown, page), { background: true }).catch(() => undefined);
}

/** From now on whatever nobody caught is told. */
export function tellFailures(): void {
  window.addEventListener('error', ({ error }) => void (error && tellFailure(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
}
