import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilesDoor, NotDelivered, type Outgoing } from './filesDoor.ts';
import { server } from './ftpClient.fixture.ts';

vi.mock('basic-ftp', async () => {
  const { Client } = await import('./ftpClient.fixture.ts');
  return { default: { Client } };
});

const address = {
  endpoint: 'ftps://sat.example:2121/empresa%20uno/duca',
  credentials: { user: 'u', password: 'p' },
  timeoutMs: 4000,
};
const BYTES = Buffer.from('0123456789');
beforeEach(() => {
  server.files.clear();
  server.fails.clear();
  server.told.length = 0;
  server.breaks.length = 0;
});
const opened = async (endpoint = address.endpoint): Promise<FilesDoor> => {
  const door = new FilesDoor({ ...address, endpoint });
  await door.open();
  return door;
};
const names = (): unknown[] => server.told.map(([name]) => name);
const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
  name: 'x.pdf',
  part: 'x.pdf.parte',
  bytes: BYTES.length,
  begun: false,
  from: async (place) =>
    (async function* () {
      yield BYTES.subarray(place);
    })(),
  ...more,
});
const put = async (more: Partial<Outgoing> = {}) => (await opened()).put(outgoing(more));
const thereIs = (): Record<string, string> =>
  Object.fromEntries([...server.files].map(([name, bytes]) => [name, bytes.toString()]));
const reasonOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof NotDelivered ? error.reason : error;
};

describe('the door to a server of files', () => {
  it('is opened in the company’s name, over TLS, in its folder', async () => {
    await opened();
    expect(server.told).toEqual([
      ['new', 4000],
      ['access', { host: 'sat.example', port: 2121, user: 'u', password: 'p', secure: true }],
      ['cd', 'empresa uno/duca'],
    ]);
  });

  it.each([
    ['ftps://sat.example', { host: 'sat.example', port: 21, secure: true }],
    ['ftps://sat.example:990/', { host: 'sat.example', port: 990, secure: 'implicit' }],
    ['ftp://[::1]:2121/', { host: '::1', port: 2121, secure: false }],
  ])('at %s is that', async (endpoint, to) => {
    await opened(endpoint);
    expect(server.told[1]).toMatchObject(['access', to]);
    expect(names()).not.toContain('cd');
  });

  it.each([
    [{ code: 530 }, 'credentials'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'tls'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'tls'],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'tls'],
    [{ code: 'EPROTO' }, 'tls'],
    [{ code: 'ECONNREFUSED' }, 'silent'],
    [{ code: 421 }, 'silent'],
    [{ code: 500 }, 'refused'],
    [{ code: 499 }, 'silent'],
    [{}, 'silent'],
  ])('that does not open for %o says why', async (error, reason) => {
    server.fails.set('access', [Object.assign(new Error('x'), error)]);
    expect(await reasonOf(opened())).toBe(reason);
  });

  it('that does not open for what is no error says so all the same', async () => {
    server.fails.set('access', ['hola']);
    expect(await reasonOf(opened())).toBe('silent');
  });

  it('that was not opened does nothing, and closes', async () => {
    const door = new FilesDoor(address);
    door.close();
    await expect(door.put(outgoing())).rejects.toThrow('was not opened');
    (await opened()).close();
    expect(names().at(-1)).toBe('close');
  });
});

describe('a file that goes', () => {
  it('goes under another name until it is whole', async () => {
    await put();
    expect(thereIs()).toEqual({ 'x.pdf': '0123456789' });
    expect(server.told.slice(3)).toEqual([
      ['size', 'x.pdf'],
      ['size', 'x.pdf.parte'],
      ['upload', 'x.pdf.parte'],
      ['size', 'x.pdf.parte'],
      ['rename', 'x.pdf.parte', 'x.pdf'],
    ]);
  });

  it('is gone on with where it broke off', async () => {
    server.breaks = [4];
    expect(await reasonOf(put())).toBe('broken');
    expect(thereIs()).toEqual({ 'x.pdf.parte': '0123' });
    await put({ begun: true });
    expect(thereIs()).toEqual({ 'x.pdf': '0123456789' });
    expect(names()).toContain('append');
  });

  it('is only named where all of it is there', async () => {
    server.files.set('x.pdf.parte', BYTES);
    await put();
    expect(thereIs()).toEqual({ 'x.pdf': '0123456789' });
    expect(names()).not.toContain('append');
    expect(names()).not.toContain('upload');
  });

  it('is begun anew where more is there than it has', async () => {
    server.files.set('x.pdf.parte', Buffer.from('0123456789A'));
    await put();
    expect(thereIs()).toEqual({ 'x.pdf': '0123456789' });
    expect(names()).toContain('remove');
  });

  it('without a byte is put there too', async () => {
    const none = async () => (async function* () {})();
    await put({ bytes: 0, from: none });
    expect(thereIs()).toEqual({ 'x.pdf': '' });
  });

  it('is there already where a try of ours left it whole, and nothing is sent', async () => {
    server.files.set('x.pdf', BYTES);
    await put({ begun: true });
    expect(server.told.slice(3)).toEqual([['size', 'x.pdf']]);
  });

  it('never takes the place of another', async () => {
    server.files.set('x.pdf', BYTES);
    expect(await reasonOf(put())).toBe('taken');
    server.files.set('x.pdf', Buffer.from('otra'));
    expect(await reasonOf(put({ begun: true }))).toBe('taken');
    server.files.set('x.pdf', Buffer.alloc(0));
    expect(await reasonOf(put())).toBe('taken');
    expect(names()).not.toContain('upload');
  });

  it('that is here no more cannot go', async () => {
    expect(await reasonOf(put({ from: async () => undefined }))).toBe('gone');
  });

  it('is not named while the server kept less of it than it said', async () => {
    const less = async () =>
      (async function* () {
        yield BYTES.subarray(0, 9);
      })();
    expect(await reasonOf(put({ from: less }))).toBe('broken');
    expect(thereIs()).toEqual({ 'x.pdf.parte': '012345678' });
  });

  it.each([
    [452, 'full'],
    [552, 'full'],
    [553, 'refused'],
    [426, 'broken'],
  ])('that the server answers with %i is «%s»', async (code, reason) => {
    server.fails.set('upload', [Object.assign(new Error('x'), { code })]);
    expect(await reasonOf(put())).toBe(reason);
  });

  it('is not taken for absent where its size cannot be had', async () => {
    server.fails.set('size', [Object.assign(new Error('x'), { code: 451 })]);
    expect(await reasonOf(put())).toBe('broken');
    expect(names()).not.toContain('upload');
  });
});

describe('a file that comes', () => {
  const waiting = { name: 'a.txt', bytes: 10, modified: '' };
  /** As it is listed. */
  const LISTED = { name: 'a.txt', bytes: 3, modified: '2026-11-20T15:00:00.000Z' };
  const kept: string[] = [];
  const get = async (begun = '', of = waiting) =>
    (await opened()).get(
      of,
      Buffer.from(begun),
      async (came) => void kept.push(Buffer.from(came).toString()),
    );
  beforeEach(() => {
    kept.length = 0;
    server.files.set('salida/a.txt', BYTES);
  });

  it('is one of those that wait for the company, folders aside', async () => {
    expect(await (await opened()).waiting()).toEqual([
      { name: 'a.txt', bytes: 3, modified: '2026-11-20T15:00:00.000Z' },
      { name: 'b.txt', bytes: 4, modified: '' },
    ]);
    expect(server.told.at(-1)).toEqual(['list', 'salida']);
  });

  it('comes whole, from the byte at which an earlier try had to leave off', async () => {
    expect((await get()).toString()).toBe('0123456789');
    expect((await get('0123')).toString()).toBe('0123456789');
    expect(server.told.at(-1)).toEqual(['download', 'salida/a.txt', 4]);
  });

  it('is gone on with over a new connection, three times', async () => {
    server.breaks = [2, 3, 1];
    expect((await get()).toString()).toBe('0123456789');
    expect(server.told.filter(([name]) => name === 'download').map(([, , from]) => from)).toEqual([
      0, 2, 5, 6,
    ]);
    expect(names().filter((name) => name === 'access')).toHaveLength(4);
    expect(names().filter((name) => name === 'close')).toHaveLength(3);
    expect(kept).toEqual([]);
  });

  it('that breaks once more is given up, and what came of it is kept', async () => {
    server.breaks = [2, 3, 1, 1];
    expect(await reasonOf(get())).toBe('broken');
    expect(kept).toEqual(['0123456']);
  });

  it('of which all came is whole, though its connection broke with the last byte', async () => {
    server.breaks = [10];
    expect((await get()).toString()).toBe('0123456789');
    server.breaks = [10, 0, 0, 0];
    expect(await reasonOf(get())).toBe('broken');
    expect(kept).toEqual(['0123456789']);
  });

  it.each(['list', 'remove'])('waits while the connection breaks at «%s»', async (command) => {
    server.fails.set(command, [new Error('x')]);
    const door = await opened();
    expect(await reasonOf(command === 'list' ? door.waiting() : door.taken(LISTED))).toBe('broken');
  });

  it('of which less comes than was listed is no whole one', async () => {
    expect(await reasonOf(get('', { ...waiting, bytes: 11 }))).toBe('broken');
    expect(kept).toEqual(['0123456789']);
  });

  it('of which more comes than was listed is another, and nothing of it is kept', async () => {
    expect(await reasonOf(get('', { ...waiting, bytes: 9 }))).toBe('broken');
    expect(kept).toEqual([]);
    expect(names().filter((name) => name === 'download')).toHaveLength(1);
  });

  it('is taken away there once it is kept here', async () => {
    await (await opened()).taken(LISTED);
    expect(thereIs()).toEqual({});
    expect(await reasonOf((await opened()).taken(LISTED))).toBe('refused');
  });

  it.each([
    ['has another size', { ...LISTED, bytes: 4 }],
    ['was changed at another time', { ...LISTED, modified: '2026-11-20T14:59:00.000Z' }],
    ['is gone', { ...LISTED, name: 'c.txt' }],
  ])('stays there unread where what has its name by now %s', async (_, fetched) => {
    await (await opened()).taken(fetched);
    expect(names()).not.toContain('remove');
    expect(Object.keys(thereIs())).toEqual(['salida/a.txt']);
  });
});
