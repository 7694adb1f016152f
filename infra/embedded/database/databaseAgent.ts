import { Agent, type ClientRequestArgs } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Connections to the database, kept between calls; each is asked of whoever is the database at that moment. */
export class DatabaseAgent extends Agent {
  private readonly connect: () => Promise<Socket>;

  constructor(connect: () => Promise<Socket>) {
    super({ keepAlive: true });
    this.connect = connect;
  }

  override createConnection(
    _options: ClientRequestArgs,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    this.connect().then(
      (socket) => callback?.(null, socket),
      // The declaration wants a stream with an error, and there is none.
      (error: Error) => (callback as ((error: Error) => void) | undefined)?.(error),
    );
    return undefined;
  }
}
