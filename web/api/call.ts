import type { AnyProcedure, Input, Result } from '../../shared/foundation/contracts/procedure.ts';
import { ACCESS_HEADER } from '../../shared/foundation/contracts/access.ts';
import { REVISION_HEADER } from '../../shared/foundation/contracts/revision.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { ApiError, OFFLINE } from './apiError.ts';
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

async function send(contract: AnyProcedure, input: unknown, options: CallOptions): Promise<Response> {
  try {
    return await fetch(`/api/${contract.group}/${contract.name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: headersOf(contract, options),
      body: JSON.stringify({ params: input }),
      signal: signalOf(options),
    });
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    throw new ApiError(
      // Whatever was called: of a document, which is sent again by itself, its foot says so (DocumentSession.failed).
      'Sin conexión con el servidor. Nada se envía solo: inténtelo de nuevo cuando vuelva la conexión.',
      {
        code: OFFLINE,
        status: 0,
        details: thrown instanceof Error ? thrown.message : String(thrown),
      },
    );
  }
}

/** Calls a procedure by its contract with named parameters; refusals and transport failures arrive as `ApiError`. */
export async function call<C extends AnyProcedure>(
  contract: C,
  input: Input<C>,
  options: CallOptions = {},
): Promise<Result<C>> {
  const response = await send(contract, input, options);
  const text = await response.text();
  lists.notice(response.headers.get(REVISION_HEADER));
  access.notice(response.headers.get(ACCESS_HEADER));
  noticeTime(response.headers.get('date'));
  const body = readJson(text) as { result?: Result<C>; error?: ErrorBody } | undefined;
  if (response.ok && body && 'result' in body) return body.result as Result<C>;
  const error = failure(response, text, body?.error);
  if (ENDING.includes(error.code)) sessionListeners.forEach((listener) => listener(error));
  throw error;
}

function failure(response: Response, text: string, error: ErrorBody | undefined): ApiError {
  if (error?.code && error.message) {
    return new ApiError(error.message, {
      code: error.code,
      status: response.status,
      ...(error.reference === undefined ? {} : { reference: error.reference }),
      ...(error.problems === undefined ? {} : { problems: error.problems }),
      details: error.details,
    });
  }
  const words = [String(response.status), response.statusText, text.slice(0, 300)].filter(
    (word) => word !== '',
  );
  return new ApiError(words.join(' '), { code: 'transport.http', status: response.status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
