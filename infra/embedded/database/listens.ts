import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * Whether this process is the one that listens on a port of an IPv4 address, as `/proc` tells: asking the port itself
 * would not tell whose answer it is.
 */
export function listens(pid: number, host: string, port: number): boolean {
  const bytes = host.split('.').map((byte) => hex(Number(byte), 2));
  const address = `${bytes.reverse().join('')}:${hex(port, 4)}`;
  const sockets = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local === address && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`);
  return sockets.length > 0 && filesOf(pid).some((file) => sockets.includes(file));
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** What the process has open; nothing when it ended meanwhile. */
function filesOf(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => linkOf(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** Empty for a file that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
