import type { Readable, Writable } from 'node:stream';

/** What the server holds, what it was told, and what it fails with at which command. */
export const server = {
  files: new Map<string, Buffer>(),
  told: [] as unknown[][],
  fails: new Map<string, unknown[]>(),
  /** So many bytes it takes or gives before it breaks off, at each go. */
  breaks: [] as number[],
};

const absent = () => Object.assign(new Error('No such file'), { code: 550 });
const did = (name: string, ...said: unknown[]) => {
  server.told.push([name, ...said]);
  const error = server.fails.get(name)?.shift();
  if (error) throw error;
};
const readable = (name: string): Buffer => {
  const there = server.files.get(name);
  if (!there) throw absent();
  return there;
};
const cut = (bytes: Buffer): Buffer => {
  const most = server.breaks[0];
  return most === undefined ? bytes : bytes.subarray(0, most);
};
const broke = () => {
  if (server.breaks.shift() !== undefined) throw new Error('The connection broke');
};

/** The client of FTP as far as the door uses it, before such a server. */
export class Client {
  constructor(timeoutMs: number) {
    did('new', timeoutMs);
  }
  access = async (to: object) => did('access', to);
  cd = async (folder: string) => did('cd', folder);
  close = () => did('close');
  size = async (name: string) => {
    did('size', name);
    return readable(name).length;
  };
  private take = async (name: string, source: Readable, before: Buffer) => {
    const came = cut(Buffer.concat((await source.toArray()) as Buffer[]));
    server.files.set(name, Buffer.concat([before, came]));
    broke();
  };
  uploadFrom = async (source: Readable, name: string) => {
    did('upload', name);
    await this.take(name, source, Buffer.alloc(0));
  };
  appendFrom = async (source: Readable, name: string) => {
    did('append', name);
    await this.take(name, source, readable(name));
  };
  rename = async (from: string, to: string) => {
    did('rename', from, to);
    server.files.set(to, readable(from));
    server.files.delete(from);
  };
  remove = async (name: string) => {
    did('remove', name);
    readable(name);
    server.files.delete(name);
  };
  list = async (folder: string) => {
    did('list', folder);
    return [
      { name: 'a.txt', size: 3, isFile: true, modifiedAt: new Date('2026-11-20T15:00:00Z') },
      { name: 'viejos', size: 0, isFile: false },
      { name: 'b.txt', size: 4, isFile: true },
    ];
  };
  downloadTo = async (into: Writable, name: string, from: number) => {
    did('download', name, from);
    into.on('error', () => undefined);
    const piece = cut(readable(name).subarray(from));
    await new Promise<void>((resolve, reject) =>
      into.write(piece, (error) => (error ? reject(error) : resolve())),
    );
    broke();
  };
}
