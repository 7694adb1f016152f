import type { IncomingMessage } from 'node:http';
import { API_POLICY, securityHeaders } from '../../securityHeaders.ts';
import { isSecure } from './publicAddress.ts';

/** Objects are served from the page's own address here, so the policy names no other. */
const PAGE = Object.fromEntries(
  Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);
const HSTS = 'strict-transport-security';

/** Security headers of a page; the promise to come back by TLS only is made over TLS only. */
export function pageHeaders(request: IncomingMessage): Record<string, string> {
  const { [HSTS]: hsts, ...others } = PAGE;
  return isSecure(request) && hsts ? { ...others, [HSTS]: hsts } : others;
}

/** Security headers of an API answer: it is no page, so it may load nothing, and nobody keeps a copy. */
export const apiHeaders = (request: IncomingMessage): Record<string, string> => ({
  ...pageHeaders(request),
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
});
