import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Isolated from '../../infra/embedded/database/isolated.ts';
import { canIsolate } from '../../infra/embedded/database/isolated.ts';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { clientOptions, processesOn, temporaryFolder } from './support.ts';

// Every door of an instance that a port scanner finds, and what a stranger gets through it. Only the public port talks
// to strangers at all, and it gives them the app and its sign-in.

vi.mock(import('../../infra/embedded/database/isolated.ts'), async (original) => {
  const real: typeof Isolated = await original();
  return { ...real, canIsolate: vi.fn(real.canIsolate) };
});

interface Door {
  host: string;
  port: number;
}

/** Where the processes listen, in the network that everybody on this machine shares. */
function doorsOf(pids: readonly number[]): Door[] {
  const sockets = new Set(pids.flatMap((pid) => filesOf(pid)));
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[3] === '0A' && sockets.has(`socket:[${columns[9]}]`))
      .map((columns) => {
        const [address = '', port = ''] = (columns[1] ?? '').split(':');
        const bytes = [...address.matchAll(/../g)].map(([byte]) => parseInt(byte, 16)).reverse();
        return { host: table.endsWith('6') ? '::1' : bytes.join('.'), port: parseInt(port, 16) };
      }),
  );
}

function filesOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)];
    } catch {
      return [];
    }
  });
}

interface Answer {
  status: number;
  allowed: string | undefined;
  text: string;
}

/** A call with any headers, as the browser of a page whose name leads here would send it. */
function knock(door: Door, headers: Record<string, string>, method = 'POST', path = '/'): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const nothing = { status: 0, allowed: undefined, text: '' };
  const call = request({ ...door, method, path, headers, timeout: 5000 }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part) => (text += String(part)));
    answer.once('error', () => resolve(nothing));
    answer.once('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        allowed: answer.headers['access-control-allow-origin'],
        text,
      }),
    );
  });
  call.once('timeout', () => call.destroy());
  call.once('error', () => resolve(nothing));
  call.end(method === 'POST' ? '{}' : undefined);
  return promise;
}

/** All that a port says to these letters until it hangs up. */
function said(port: number, letters: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  const socket = connect({ host: '127.0.0.1', port }, () => socket.write(letters));
  socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
  socket.on('error', () => undefined);
  socket.once('close', () => resolve(text));
  return promise;
}

/** What the database itself, which checks no signature, answers to anybody with its tables. */
const LISTING = {
  'x-amz-date': '20260102T000000Z',
  'x-amz-target': 'DynamoDB_20120810.ListTables',
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=x/20260102/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
};

let folder: ReturnType<typeof temporaryFolder>;
let instance: Instance;
let before: Door[];

const open = (): Door[] => {
  const known = new Set(before.map((door) => `${door.host}:${door.port}`));
  return doorsOf([process.pid, ...processesOn(folder.path)]).filter(
    ({ host, port }) => !known.has(`${host}:${port}`),
  );
};
const portOf = (name: string): number => Number(new URL(instance.env[name] ?? '').port);
const inner = (): Door[] => open().filter(({ port }) => port !== instance.port);

async function start(): Promise<void> {
  folder = temporaryFolder();
  before = doorsOf([process.pid]);
  instance = await startInstance({ port: 0, dataDir: folder.path, pages: 'none', quiet: true });
}
async function stop(): Promise<void> {
  await instance.stop();
  folder.remove();
}

const ways: [string, Record<string, string>][] = [
  ['unsigned', {}],
  ['from a page', { origin: 'http://page.example' }],
  ['from a page whose name was led here', { origin: 'http://page.example', host: 'page.example' }],
  ['under another name', { host: 'page.example' }],
];

describe('an instance whose database has a network of its own', () => {
  beforeAll(start);
  afterAll(stop);

  it('opens the public port, that of the services and those of the practice authorities', ({ skip }) => {
    skip(!canIsolate(), 'this machine permits no network of its own');
    const inner = ['AWS_ENDPOINT_URL_DYNAMODB', 'SAT_ENDPOINT', 'SAT_FILES_ENDPOINT'].map(portOf);
    const known = [instance.port, ...inner].map((port) => ({ host: '127.0.0.1', port }));
    const byPort = (a: Door, b: Door): number => a.port - b.port;
    expect(open().toSorted(byPort)).toEqual(known.toSorted(byPort));
  });

  it.each(ways)('gives no row and no leave to read to a caller %s, at any port', async (_name, headers) => {
    expect(inner().length).toBeGreaterThan(1);
    for (const door of open()) {
      const answer = await knock(door, { ...LISTING, ...headers });
      expect(answer.text, `${door.port}`).not.toContain('despacho-local-');
      expect(answer.status, `${door.port}`).not.toBe(200);
      expect(answer.allowed, `${door.port}`).toBeUndefined();
      const asked = { origin: 'http://page.example', 'access-control-request-method': 'POST' };
      expect(
        (await knock(door, { ...asked, ...headers }, 'OPTIONS')).allowed,
        `${door.port}`,
      ).toBeUndefined();
    }
  });

  it('refuses a wrong key, a right name with another secret and a right key under another name', async () => {
    const right = clientOptions(instance);
    const endpoint = instance.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
    const listing = (credentials: typeof right.credentials, more: Record<string, string> = {}) => {
      const client = new DynamoDBClient({ ...right, credentials, endpoint, maxAttempts: 1 });
      client.middlewareStack.add(
        (next) => (args) => {
          Object.assign((args.request as { headers: object }).headers, more);
          return next(args);
        },
        { step: 'build' },
      );
      return client.send(new ListTablesCommand({}));
    };
    expect((await listing(right.credentials)).TableNames?.length).toBeGreaterThan(5);
    await expect(listing({ ...right.credentials, secretAccessKey: 'x' })).rejects.toThrow(/signature/);
    await expect(listing({ ...right.credentials, accessKeyId: 'x' })).rejects.toThrow(/access key/);
    await expect(listing(right.credentials, { host: 'page.example' })).rejects.toThrow(/Pages/);
    await expect(listing(right.credentials, { origin: endpoint })).rejects.toThrow(/Pages/);
    const secrets = new SecretsManagerClient({ ...right, endpoint, maxAttempts: 1 });
    secrets.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: object }).headers, { origin: endpoint });
        return next(args);
      },
      { step: 'build' },
    );
    const reading = new GetSecretValueCommand({ SecretId: instance.env['SECRET_DATA_KEY'] });
    await expect(secrets.send(reading)).rejects.toThrow(/Pages/);
  });

  it('lets nobody direct the practice authority who has not the key of the data folder', async () => {
    const sat = { host: '127.0.0.1', port: portOf('SAT_ENDPOINT') };
    const key = readFileSync(`${folder.path}/secrets/practice-key`, 'utf8');
    for (const [name, headers] of [...ways, ['with another key', { authorization: 'Bearer x' }] as const]) {
      expect((await knock(sat, headers, 'POST', '/script')).status, name).toBe(403);
    }
    const authorization = `Bearer ${key}`;
    expect((await knock(sat, { authorization }, 'POST', '/script')).text).toContain('guiones');
    for (const [name, headers] of ways.slice(1)) {
      expect((await knock(sat, { authorization, ...headers }, 'POST', '/script')).status, name).toBe(403);
      expect((await knock(sat, headers, 'POST', '/sat/transmision')).status, name).toBe(403);
      expect((await knock(sat, headers, 'GET', '/sat/transmision?wsdl')).status, name).toBe(403);
    }
  });

  it('lets no page give orders to the practice server of files in the body of a request', async () => {
    const orders = ['USER practica', 'PASS practica', 'QUIT', ''].join('\r\n');
    const asPage = `POST / HTTP/1.1\r\nhost: page.example\r\ncontent-type: text/plain\r\n\r\n${orders}`;
    expect(await said(portOf('SAT_FILES_ENDPOINT'), orders)).toContain('230 ');
    expect(await said(portOf('SAT_FILES_ENDPOINT'), asPage)).not.toMatch(/^(331|230) /m);
  });
});

describe('an instance on a machine that permits no network of its own', () => {
  beforeAll(async () => {
    vi.mocked(canIsolate).mockReturnValue(false);
    await start();
  });
  afterAll(stop);

  it('keeps its database where browsers send no request of a page, and away from the usual address', async () => {
    const [database, ...more] = doorsOf(processesOn(folder.path));
    expect(more).toEqual([]);
    expect(database?.host).not.toBe('127.0.0.1');
    const page = fetch(`http://${database?.host}:${database?.port}/`, { method: 'POST', body: '{}' });
    await expect(page).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });
});
