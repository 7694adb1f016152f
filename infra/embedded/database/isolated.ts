import { spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endWithUs, lives, type DatabaseProcess } from './databaseProcess.ts';
import { compiledBefore } from '../settings/compiledBefore.ts';

/** Network and user of its own, in which this account is the administrator and may raise the loopback. */
const ROOM = ['--user', '--map-root-user', '--net', '--', 'sh', '-c'];
/** A new network has a loopback that is down. iproute2 raises it; where it is not installed, Perl's base does. */
const RAISE = `ip link set lo up 2>/dev/null || perl -e '
  socket(my $s, 2, 2, 0) && ioctl($s, 0x8914, pack("Z16 s x22", "lo", 1)) or exit 1'`;
/** Only ends what hangs: a machine that is busy must not lose the better wall for it. */
const PROBE_MS = 10_000;
const program = fileURLToPath(new URL('isolatedProgram.ts', import.meta.url));

let possible: boolean | undefined;

/** Whether this machine lets an account make a network of its own; containers often do not. */
export function canIsolate(): boolean {
  possible ??= spawnSync('unshare', [...ROOM, RAISE], { stdio: 'ignore', timeout: PROBE_MS }).status === 0;
  return possible;
}

/**
 * The database in a network of its own, which no other program of the machine and no page can send a byte into. Its
 * only way out is this process's channel to the program beside it, which hands over connections made inside.
 */
export function spawnIsolated(binary: string, file: string): DatabaseProcess {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', program, binary, file];
  const child = spawn('unshare', [...ROOM, `${RAISE} && exec "$@"`, 'sh', ...command], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'], ...compiledBefore() },
  });
  const waiting: PromiseWithResolvers<Socket>[] = [];
  child.on('message', (_made, socket) => {
    const next = waiting.shift();
    if (socket === undefined) next?.reject(new Error('The database does not listen'));
    else if (next) next.resolve(socket as Socket);
    else (socket as Socket).destroy();
  });
  const gone = (): void => {
    for (const each of waiting.splice(0)) each.reject(new Error('The database ended'));
  };
  child.once('exit', gone);
  child.once('disconnect', gone);
  child.on('error', gone);
  const database: DatabaseProcess = {
    child,
    connect: () => {
      const asked = Promise.withResolvers<Socket>();
      waiting.push(asked);
      if (child.connected && lives(database)) child.send('connect', (error) => error && gone());
      else gone();
      return asked.promise;
    },
  };
  endWithUs(database);
  // Only a call in flight keeps this process, not a database that waits for one.
  child.channel?.unref();
  return database;
}
