import { Readable, Writable } from 'node:stream';
import type { Client } from 'basic-ftp';
import type { DeliveryReason } from '../../../../shared/transmission/deliveries/states.ts';
import type { Credentials } from '../../../../shared/transmission/processMessage.ts';

/** Where the authority leaves what it has for a company, below the company's own folder. */
export const COLLECTED_FROM = 'salida';

/** How often a file that comes is gone on with after its connection broke. */
const MOST_BREAKS = 3;

/** Why a file did not arrive; the server's own words stay in the log. */
export class NotDelivered extends Error {
  readonly reason: DeliveryReason;
  constructor(reason: DeliveryReason, cause: unknown) {
    super(`Not delivered: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface FilesAddress {
  /** `ftps://server:port/folder`; `ftp:` only on this machine (shared/settings.ts). */
  endpoint: string;
  credentials: Credentials;
  /** Longest silence of the server, milliseconds. */
  timeoutMs: number;
}

/** A file as it goes: bytes from any of its places on. */
export interface Outgoing {
  name: string;
  /** What it is called until it is whole. */
  part: string;
  bytes: number;
  from: (place: number) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Whether an earlier try of ours may have put it there whole. */
  begun: boolean;
}

/** A file that waits for the company. */
export interface Waiting {
  name: string;
  bytes: number;
  /** When it was changed last, as the server says; '' where it does not, and then nothing tells it from another of its name and size. */
  modified: string;
}

/** Port of FTP over TLS from the first byte on; any other asks for TLS by command (RFC 4217). */
const IMPLICIT_PORT = '990';

/**
 * The door to an authority's server of files: FTP with TLS (RFC 4217), certificates verified. One connection at a time;
 * a file goes under another name until it is whole, so nobody takes half of one, and is gone on with where it broke off.
 */
export class FilesDoor {
  private readonly address: FilesAddress;
  private client: Client | undefined;

  constructor(address: FilesAddress) {
    this.address = address;
  }

  /** @throws NotDelivered when nobody answers, or not to us. */
  async open(): Promise<void> {
    const { endpoint, credentials, timeoutMs } = this.address;
    // Its half of a megabyte comes with the first file; bundled, its names stand under the default alone.
    const { default: ftp } = await import('basic-ftp');
    const { hostname, port, protocol, pathname } = new URL(endpoint);
    const client = new ftp.Client(timeoutMs);
    this.client = client;
    await attempt('silent', async () => {
      await client.access({
        host: hostname.replace(/[[\]]/g, ''),
        port: Number(port || '21'),
        user: credentials.user,
        password: credentials.password,
        secure: protocol === 'ftps:' && (port === IMPLICIT_PORT ? 'implicit' : true),
      });
      const folder = decodeURIComponent(pathname).replace(/^\/+/, '');
      if (folder !== '') await client.cd(folder);
    });
  }

  close(): void {
    this.client?.close();
  }

  /**
   * Puts a file in its place, once: what a try of ours left whole is there, what it left in part is gone on with.
   * @throws NotDelivered
   */
  async put({ name, part, bytes, from, begun }: Outgoing): Promise<void> {
    const client = this.opened();
    await attempt('broken', async () => {
      const there = await sizeOf(client, name);
      if (there === bytes && begun) return;
      if (there !== undefined) throw new NotDelivered('taken', undefined);
      let place = (await sizeOf(client, part)) ?? 0;
      if (place > bytes) {
        await client.remove(part);
        place = 0;
      }
      if (place < bytes || place === 0) {
        const rest = await from(place);
        if (!rest) throw new NotDelivered('gone', undefined);
        const source = Readable.from(rest);
        await (place === 0 ? client.uploadFrom(source, part) : client.appendFrom(source, part));
      }
      // A server may say that it took a file of which it kept less.
      if ((await sizeOf(client, part)) !== bytes) throw new NotDelivered('broken', undefined);
      await client.rename(part, name);
    });
  }

  /** Files that wait for the company. */
  async waiting(): Promise<Waiting[]> {
    const client = this.opened();
    return attempt('broken', async () => {
      const all = await client.list(COLLECTED_FROM);
      return all
        .filter((each) => each.isFile)
        .map(({ name, size, modifiedAt }) => ({
          name,
          bytes: size,
          modified: modifiedAt?.toISOString() ?? '',
        }));
    });
  }

  /**
   * The bytes of a file that waits, gone on with over a new connection where one broke off.
   * @param begun what an earlier try brought of it.
   * @param keep hands over what came, when this try gives up.
   */
  async get(
    { name, bytes }: Waiting,
    begun: Uint8Array,
    keep: (came: Uint8Array) => Promise<void>,
  ): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [begun];
    let place = begun.length;
    for (let breaks = 0; ; breaks += 1) {
      try {
        const into = new Writable({
          write: (piece: Buffer, _, done) => {
            pieces.push(piece);
            place += piece.length;
            done(place > bytes ? new Error('More than was listed') : undefined);
          },
        });
        await attempt('broken', () => this.opened().downloadTo(into, `${COLLECTED_FROM}/${name}`, place));
        if (place === bytes) return Buffer.concat(pieces);
        throw new NotDelivered('broken', undefined);
      } catch (error) {
        if (place > bytes || breaks >= MOST_BREAKS) {
          if (place <= bytes) await keep(Buffer.concat(pieces));
          throw error;
        }
        this.close();
        await this.open();
      }
    }
  }

  /** Takes a file that is kept here out of what waits there; what was put in its place meanwhile stays, and is fetched next. */
  async taken({ name, bytes, modified }: Waiting): Promise<void> {
    const now = (await this.waiting()).find((each) => each.name === name);
    if (now?.bytes !== bytes || now.modified !== modified) return;
    await attempt('broken', () => this.opened().remove(`${COLLECTED_FROM}/${name}`));
  }

  private opened(): Client {
    if (!this.client) throw new Error('The door was not opened');
    return this.client;
  }
}

/** What is done through an opened door; a stand-in of a test has no connection behind it. */
export type FilesDoorway = Pick<FilesDoor, keyof FilesDoor>;

/** Size of a file; undefined where there is none. */
async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (codeOf(error) === ABSENT) return undefined;
    throw error;
  }
}

const ABSENT = 550;
const REASONS: Readonly<Record<number, DeliveryReason>> = {
  530: 'credentials',
  452: 'full',
  552: 'full',
};
const TLS = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Does it, and names what went wrong; `otherwise` what a broken connection means there. */
async function attempt<T>(otherwise: 'silent' | 'broken', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotDelivered) throw error;
    throw new NotDelivered(reasonOf(codeOf(error), otherwise), error);
  }
}

function reasonOf(code: unknown, otherwise: DeliveryReason): DeliveryReason {
  if (typeof code === 'number') return REASONS[code] ?? (code >= 500 ? 'refused' : otherwise);
  return typeof code === 'string' && TLS.test(code) ? 'tls' : otherwise;
}
