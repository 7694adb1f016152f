import type { AnyProcedure, Input, Result } from '../../shared/foundation/contracts/procedure.ts';
import { ACCESS_HEADER } from '../../shared/foundation/contracts/access.ts';
import { REVISION_HEADER } from '../../shared/foundation/contracts/revision.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { ApiError, OFFLINE } from './apiError.ts';
import { repeatable } from './repeatKey.ts';
import { noticeTime } from './serverClock.ts';

export interface CallOptions {
  /** Same key, same operation: a repeated write is answered from the first one's result. Made up when absent. */
  idempotencyKey?: string;
  /** A poll that nobody asked for; it does not keep the session alive. */
  background?: boolean;
  signal?: AbortSignal;
  /** Milliseconds after which the call is given up. */
  timeout?: number;
}

interface ErrorBody {
  code?: string;
  message?: string;
  reference?: string;
  problems?: Problem[];
  details?: unknown;
}

type Listener = (error: ApiError) => void;
const sessionListeners = new Set<Listener>();

/** Codes that end the work: there is no session any more, or it must first get a second factor. */
const ENDING = ['session.missing', 'session.factor'];

/** Tells when the server says that the work cannot go on under this session; returns the way to stop listening. */
export function onSessionLost(listener: Listener): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** What counts changes that a browser must hear of at once: by any answer, whatever it was asked for. */
interface Counted {
  listen: (listener: () => void) => () => void;
  notice: (named: string | null) => void;
}

/** Tells its listeners when an answer names another count than those before; the first says nothing new. */
function counted(): Counted {
  const listeners = new Set<() => void>();
  let known: string | undefined;
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notice: (named) => {
      if (named === null || named === known) return;
      const first = known === undefined;
      known = named;
      if (!first) listeners.forEach((listener) => listener());
    },
  };
}

const lists = counted();
const access = counted();

/** Tells when an answer names another revision of the lists than those before; returns the way to stop listening. */
export const onNewRevision = lists.listen;

/** Tells when an answer says that what people of the company may do was changed; returns the way to stop listening. */
export const onNewAccess = access.listen;

const headersOf = (contract: AnyProcedure, options: CallOptions): Record<string, string> => ({
  'content-type': 'application/json',
  'x-requested-with': 'despacho',
  'x-correlation-id': crypto.randomUUID(),
  ...(contract.effect === 'write'
    ? { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }
    : {}),
  ...(options.background ? { 'x-background': '1' } : {}),
});

const signalOf = ({ signal, timeout }: CallOptions): AbortSignal | null => {
  const signals = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)].filter(
    (each) => each !== undefined,
  );
  return signals.length === 0 ? null : signals.length === 1 ? signals[0]! : AbortSignal.any(signals);
};

/** Whether a call asks the server to do something. */
const acts = ({ effect }: AnyProcedure): boolean => effect === 'write';

/** Whether the server does it once however often it is asked under one key: of nobody it knows who asks. */
const isKeyed = (contract: AnyProcedure): boolean => acts(contract) && contract.permission !== 'public';

/** Whether nothing can leave this browser. */
const isOffline = (): boolean => 'navigator' in globalThis && navigator.onLine === false;

/** What came of a request whose answer did not come whole; of one that surely never left that it did not. */
function unanswered(contract: AnyProcedure, left: boolean, why: string): ApiError {
  const again = 'Inténtelo de nuevo cuando vuelva la conexión';
  const said = !left
    ? `Sin conexión con el servidor: no se envió nada. ${again}.`
    : isKeyed(contract)
      ? `Se perdió la conexión y no se sabe si el servidor alcanzó a hacerlo. ${again}: si ya estaba hecho, no se hace dos veces.`
      : `Sin conexión con el servidor. ${again}.`;
  return new ApiError(said, { code: OFFLINE, status: 0, acts: left && acts(contract), details: why });
}

interface Answer {
  response: Response;
  text: string;
}

/** Asks, and reads the answer to its end: one that is cut in its middle says no more than none. */
async function send(contract: AnyProcedure, input: unknown, options: CallOptions): Promise<Answer> {
  const left = !isOffline();
  try {
    const response = await fetch(`/api/${contract.group}/${contract.name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: headersOf(contract, options),
      body: JSON.stringify({ params: input }),
      signal: signalOf(options),
    });
    return { response, text: await response.text() };
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    throw unanswered(contract, left, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** Calls a procedure by its contract with named parameters; refusals and transport failures arrive as `ApiError`. */
export async function call<C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
  options: CallOptions = {},
): Promise<Result<C>> {
  if (!isKeyed(contract) || options.idempotencyKey !== undefined || options.background === true)
    return exchange(contract, input, options);
  return repeatable(`${contract.group}/${contract.name} ${JSON.stringify(input)}`, (idempotencyKey) =>
    exchange(contract, input, { ...options, idempotencyKey }),
  );
}

async function exchange<C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
  options: CallOptions,
): Promise<Result<C>> {
  const { response, text } = await send(contract, input, options);
  lists.notice(response.headers.get(REVISION_HEADER));
  access.notice(response.headers.get(ACCESS_HEADER));
  noticeTime(response.headers.get('date'));
  const body = readJson(text) as { result?: Result<C>; error?: ErrorBody } | undefined;
  if (response.ok && body && 'result' in body) return body.result as Result<C>;
  if (response.ok) throw unanswered(contract, true, text.slice(0, 300));
  const error = failure(response, text, body?.error, acts(contract));
  if (ENDING.includes(error.code)) sessionListeners.forEach((listener) => listener(error));
  throw error;
}

function failure(response: Response, text: string, error: ErrorBody | undefined, acts: boolean): ApiError {
  if (error?.code && error.message) {
    return new ApiError(error.message, {
      code: error.code,
      status: response.status,
      ...(error.reference === undefined ? {} : { reference: error.reference }),
      ...(error.problems === undefined ? {} : { problems: error.problems }),
      details: error.details,
      acts,
    });
  }
  const words = [String(response.status), response.statusText, text.slice(0, 300)].filter(
    (word) => word !== '',
  );
  return new ApiError(words.join(' '), { code: 'transport.http', status: response.status, acts });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
