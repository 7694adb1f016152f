import type { Server } from 'node:net';

/** Port on which a server listens that was given none or another's. @throws Error when it listens on none. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  return address.port;
}
