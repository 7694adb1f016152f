import { hostname, networkInterfaces } from 'node:os';

/** Names of this machine for itself, whatever else it listens on. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
/** Listening there is listening on every address of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

const written = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const addressesOfMachine = (): string[] => [
  hostname().toLowerCase(),
  ...Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => written(address)),
];

/**
 * Origins under which an instance that listens on `host` and `port` is called: this machine's, and those that
 * `configured` (`APP_ORIGINS`, by commas) adds, as a proxy with a name of its own needs. No other name that leads here
 * is ours: its owner could make it lead to this machine from a page of theirs.
 */
export function ownOrigins(host: string, port: number, configured = ''): string[] {
  const names = EVERYWHERE.includes(host) ? addressesOfMachine() : [written(host)];
  const own = [...new Set([...LOOPBACK, ...names])].map((name) => `http://${name}:${port}`);
  return [...own, ...configured.split(',').map((each) => each.trim())]
    .filter((each) => URL.canParse(each))
    .map((each) => new URL(each).origin);
}

/** Whether a `Host` header names one of the origins. */
export const isOwnHost = (origins: readonly string[], host: string): boolean =>
  origins.some((each) => new URL(each).host === host.toLowerCase());
