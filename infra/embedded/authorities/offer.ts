import type { Server as HttpServer } from 'node:http';
import { listen, type Server } from 'soap';

/** A service on a path of the server; it takes the server's requests once its description is read, not before. */
export function offer(server: HttpServer, path: string, xml: string, services: object): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const callback = (error: unknown, ready: Server): void => (error ? reject(error) : resolve(ready));
  listen(server, { path, xml, services: services as never, suppressStack: true, callback });
  return promise;
}
