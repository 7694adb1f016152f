import {
  request as call,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { ReceivedRequest } from '../services/signature.ts';

/** What the database reads of a call; it wants to see a signature, though it checks none. */
const ASKED = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];
/** What a client of the tables reads of an answer; nothing of it lets a page read along. */
const ANSWERED = ['content-type', 'content-length', 'x-amzn-requestid', 'x-amz-crc32'];

export const TABLES_TARGET = 'DynamoDB_20120810.';

/**
 * Passes a call that was found to be ours to the database, and the answer back as it comes. A database that is gone, or
 * goes meanwhile, is a broken connection, after which the clients ask again.
 */
export function passToTables(agent: Agent, received: ReceivedRequest, response: ServerResponse): void {
  const passed = call(
    {
      agent,
      method: 'POST',
      headers: { ...chosen(received.headers, ASKED), 'content-length': received.body.length },
    },
    (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 500, chosen(answer.headers, ANSWERED));
      answer.once('error', () => response.destroy());
      // Not a pipeline: what that makes to be able to break off costs as much as a read, and a pipe is broken off here.
      answer.pipe(response);
    },
  );
  passed.once('error', () => response.destroy());
  response.once('close', () => {
    if (!response.writableFinished) passed.destroy();
  });
  passed.end(received.body);
}

const chosen = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
