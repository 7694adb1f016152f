import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { REVISION_HEADER } from '../../../shared/foundation/contracts/revision.ts';
import { ABSOLUTE_SECONDS } from '../session.ts';
import { SESSION_COOKIE } from './request.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const sessionCookie = (token: string): string =>
  `${SESSION_COOKIE}=${token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${ABSOLUTE_SECONDS}`;

export const endedCookie = (): string =>
  `${SESSION_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`;

/**
 * Where the session ends the browser also forgets what it kept of the answers. What the page itself stores is not
 * swept: its drafts are sealed under a key that only the person's next sign-in gets.
 */
const FORGET = { 'clear-site-data': '"cache"' };

/** @param revision last change of the caller's lists, so that a browser sees by any answer that its own are old. */
export function answer(
  status: number,
  body: unknown,
  cookies: readonly string[] = [],
  revision?: string,
): APIGatewayProxyResult {
  return {
    statusCode: status,
    headers: {
      ...HEADERS,
      ...(revision === undefined ? {} : { [REVISION_HEADER]: revision }),
      ...(cookies.includes(endedCookie()) ? FORGET : {}),
    },
    ...(cookies.length > 0 ? { multiValueHeaders: { 'set-cookie': [...cookies] } } : {}),
    body: JSON.stringify(body),
  };
}

/** `{"error": {code, message, reference, problems, details}}`; never a stack. */
export const refused = (
  refusal: Refusal,
  reference: string,
  cookies: readonly string[] = [],
  revision?: string,
): APIGatewayProxyResult =>
  answer(
    refusal.status,
    {
      error: {
        code: refusal.code,
        message: refusal.message,
        reference,
        problems: refusal.problems,
        ...(refusal.details === undefined ? {} : { details: refusal.details }),
      },
    },
    cookies,
    revision,
  );
