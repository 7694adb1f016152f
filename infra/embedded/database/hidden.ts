import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { endWithUs, type DatabaseProcess } from './databaseProcess.ts';
import { listens } from './listens.ts';

/**
 * Ports to which no browser sends a page's request, whatever its address and name ('bad port' of the Fetch standard,
 * https://fetch.spec.whatwg.org/#port-blocking), of those that need no privilege.
 */
const CLOSED_TO_PAGES = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667];

/**
 * The database where no network of its own can be had: on a loopback address by chance and a port that browsers keep
 * pages from. Another account of the same machine that finds it can speak to it.
 */
export function spawnHidden(binary: string, file: string): DatabaseProcess {
  const byte = (): number => randomInt(1, 255);
  const host = `127.${byte()}.${byte()}.${byte()}`;
  const port = CLOSED_TO_PAGES[randomInt(CLOSED_TO_PAGES.length)] ?? 0;
  const child = spawn(binary, ['serve', '--host', host, '--port', String(port), '--db-path', file], {
    detached: true,
    stdio: 'ignore',
  });
  const open = async (): Promise<Socket> => {
    // Whoever took the port in between would answer too.
    if (child.pid === undefined || !listens(child.pid, host, port)) {
      throw new Error('The database does not listen');
    }
    const { promise, resolve, reject } = Promise.withResolvers<Socket>();
    const socket = connect({ host, port, noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    return promise;
  };
  const database: DatabaseProcess = { child, connect: open };
  endWithUs(database);
  return database;
}
