import { Failure } from './failure.ts';

export interface ApiProblem {
  code: string;
  path: string;
  message: string;
  severity: 'missing' | 'error' | 'warning';
}

export const errorsOf = (problems: readonly ApiProblem[]): ApiProblem[] =>
  problems.filter((each) => each.severity !== 'warning');

interface Refused {
  code: string;
  message: string;
  reference: string;
  problems?: ApiProblem[];
}

/** Refusal of the API: its sentence, and the problems with their paths. */
export class Refusal extends Failure {
  readonly code: string;
  readonly problems: ApiProblem[];
  constructor(procedure: string, { code, message, reference, problems = [] }: Refused) {
    super(`${procedure}: ${message} (${code}, referencia ${reference})`);
    this.code = code;
    this.problems = problems;
  }
}

/** Identifies this program to the API (usage plan); it is no secret. A deployment gives it another one. */
const API_KEY = process.env['JOURNEY_API_KEY'] || 'despacho-journey-client-key';
const TIMEOUT_MS = 60_000;

/** A foreign client of the public HTTP API: JSON over POST and the session cookie, nothing of the server's code. */
export class Client {
  readonly url: string;
  private cookie = '';

  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  /** Cookie of who signed in, for a browser that goes on as the same person. */
  get session(): string {
    return this.cookie;
  }

  /** Result of a procedure; parameters by name. Throws `Refusal` with the API's own sentence. */
  async call<T>(procedure: string, params: Record<string, unknown>): Promise<T> {
    const response = await this.fetch(`/api/${procedure}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': API_KEY,
        'idempotency-key': crypto.randomUUID(),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      body: JSON.stringify({ params }),
    });
    const text = await response.text();
    for (const each of response.headers.getSetCookie()) this.cookie = each.split(';')[0] ?? '';
    const answer = parse(text);
    if (answer?.error) throw new Refusal(procedure, answer.error);
    if (!response.ok || answer === undefined) {
      throw new Failure(
        `${procedure}: el servidor respondió ${response.status} ${response.statusText}: ${text.slice(0, 200)}`,
      );
    }
    return answer.result as T;
  }

  /** Bytes behind a link that the API handed out; relative links belong to this server. */
  async download(link: string): Promise<Uint8Array> {
    const response = await this.fetch(link, {});
    if (!response.ok)
      throw new Failure(`La descarga respondió ${response.status}; el enlace vence al minuto.`);
    return new Uint8Array(await response.arrayBuffer());
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, `${this.url}/`);
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
      throw new Failure(
        `No hay respuesta de ${url.origin} (${cause}). Revise la dirección y que Despacho esté en marcha.`,
      );
    }
  }
}

function parse(text: string): { result?: unknown; error?: Refused } | undefined {
  try {
    return JSON.parse(text) as { result?: unknown; error?: Refused };
  } catch {
    return undefined;
  }
}
