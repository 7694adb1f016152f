import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';

/** One life of the database: a process that serves one file, and the way to it. */
export interface DatabaseProcess {
  child: ChildProcess;
  /** A new connection to it; rejects when it does not listen (yet, or any more). */
  connect: () => Promise<Socket>;
}

export const lives = ({ child }: DatabaseProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** What was killed goes at once; only a dead process that nobody buries stays in the list. */
const GONE_MS = 2000;
const POLL_MS = 2;

/**
 * Ends the database and whatever it runs in, at once. Each life is a process group of its own: Ctrl-C must not end it
 * before the work in flight is done, and nothing of it may stay when one process of it is gone.
 */
export const endGroup = (database: DatabaseProcess): void => void signalled(database, 'SIGKILL');

/** Waits until nothing of this life holds its file any more. */
export async function ended(database: DatabaseProcess): Promise<void> {
  if (lives(database)) await once(database.child, 'exit');
  const deadline = performance.now() + GONE_MS;
  while (signalled(database, 'SIGKILL') && performance.now() < deadline) await sleep(POLL_MS);
}

/** False when there is no process left to signal. */
function signalled({ child }: DatabaseProcess, signal: NodeJS.Signals): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (codeOfThrown(error) !== 'ESRCH') throw error;
    return false;
  }
}

/** However this process ends, and at whatever moment, its database ends with it. */
export function endWithUs(database: DatabaseProcess): void {
  const { child } = database;
  const end = (): void => endGroup(database);
  process.once('exit', end);
  const over = (): void => {
    process.off('exit', end);
    end();
  };
  child.once('exit', over);
  child.once('error', over);
}
