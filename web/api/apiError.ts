import type { Problem } from '../../shared/foundation/rules/problem.ts';

/** Code of our own when no answer came at all: the network, not the server, spoke. */
export const OFFLINE = 'transport.offline';

/** A call that did not succeed, whatever the reason; `message` is Spanish and may be shown as it is. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly reference: string;
  readonly problems: Problem[];
  readonly details: unknown;
  private readonly acts: boolean;

  constructor(
    message: string,
    facts: {
      code: string;
      status: number;
      reference?: string;
      problems?: Problem[];
      details?: unknown;
      /** It was asked to do something, and the request may have left. */
      acts?: boolean;
    },
  ) {
    super(message);
    this.code = facts.code;
    this.status = facts.status;
    this.reference = facts.reference ?? '';
    this.problems = facts.problems ?? [];
    this.details = facts.details;
    this.acts = facts.acts ?? false;
  }

  /** Whether the same call may simply be made again: nothing was decided. */
  get transient(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }

  /** Whether the server decided about it. After anything else the call may have been done all the same. */
  get decided(): boolean {
    return this.status >= 400 && this.status < 500 && this.code !== 'idempotency.in-progress';
  }

  /** Whether nobody can tell whether what was asked was done: to say that it was not would be a guess (reliability I6). */
  get lost(): boolean {
    return this.acts && !this.decided;
  }
}

/** Text of whatever was thrown (spec 8: transport errors become status, status text and body, else their message). */
export const errorText = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
