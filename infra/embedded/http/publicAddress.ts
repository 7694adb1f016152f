import type { IncomingMessage } from 'node:http';

/**
 * Scheme and host under which the caller reached us. Only ever told back to that caller, so its own headers may say it.
 */
export function publicOrigin(request: IncomingMessage): string | undefined {
  const host = request.headers.host ?? '';
  if (!/^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+)(:\d{1,5})?$/.test(host)) return undefined;
  return `${isSecure(request) ? 'https' : 'http'}://${host}`;
}

/** Whether a proxy in front of us speaks TLS with the caller. */
export const isSecure = (request: IncomingMessage): boolean =>
  String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim() === 'https';
