import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';

export interface Requests {
  queue: number;
  puts: number;
  gets: number;
  /** Bytes that were put. */
  stored: number;
}

interface Command {
  input: { Body?: { length?: number } };
}
type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>;

/** Counts what this process asks of queues and of the store of objects, until `take`. */
export function requestMeter(): { take: () => Requests } {
  const none = (): Requests => ({ queue: 0, puts: 0, gets: 0, stored: 0 });
  let found = none();
  const count = (prototype: object, note: (command: Command) => void): void => {
    const { send } = prototype as { send: Send };
    Object.assign(prototype, {
      send(this: unknown, command: Command, ...rest: unknown[]) {
        note(command);
        return send.call(this, command, ...rest);
      },
    });
  };
  count(SQSClient.prototype, () => (found.queue += 1));
  count(S3Client.prototype, ({ constructor, input }) => {
    if (/Put|Upload/.test(constructor.name))
      [found.puts, found.stored] = [found.puts + 1, found.stored + (input.Body?.length ?? 0)];
    else found.gets += 1;
  });
  return {
    take: () => {
      const taken = found;
      found = none();
      return taken;
    },
  };
}
