import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identify } from '../../functions/runtime/caller.ts';
import { Database, type Key } from '../../functions/runtime/database.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { catalogueRevision } from '../../functions/runtime/reference.ts';
import {
  endSession,
  hashToken,
  readSession,
  renewSession,
  revokeFamily,
  revokeUser,
  sessionKey,
  sessionsOfUser,
  type SessionRow,
} from '../../functions/runtime/session.ts';
import { requireStepUp } from '../../functions/runtime/stepUp.ts';
import { startWorld, type Person, type World } from './world.ts';

/** What is stored of a sign-in, for how long, and what a call finds that comes while it changes. */
let world: World;
let ana: Person;
const START = Date.parse('2026-11-20T15:00:00Z') / 1000;
const HOUR = 3600;
const after = (seconds: number): void => world.setClock(new Date((START + seconds) * 1000).toISOString());
const told: { event: string; values: unknown }[] = [];
const write = (event: string, values: unknown) => void told.push({ event, values });
const services = () => ({ ...world.services, log: { info: write, warn: write, error: write } });
const missing = { code: 'session.missing' };
const row = (key: Key) => world.services.database.get<Record<string, unknown>>('sessions', key);
const session = (token: string) =>
  world.services.database.get<SessionRow>('sessions', sessionKey(hashToken(token)));
const set = (token: string, values: Partial<SessionRow>) =>
  world.services.database.write({
    kind: 'update',
    table: 'sessions',
    key: sessionKey(hashToken(token)),
    set: values,
  });
const family = async () => (await session(ana.token))!.family;

beforeAll(async () => {
  world = await startWorld();
  await world.company('emp-1');
});
afterAll(() => world.stop());
beforeEach(async () => {
  after(0);
  told.length = 0;
  ana = await world.person('emp-1', 'ana');
});

describe('a sign-in', () => {
  it('is stored by the hash of its token alone, with who signed in and when it ends', async () => {
    const { family: name, ...kept } = (await session(ana.token))!;
    expect(kept).toMatchObject({
      ...sessionKey(hashToken(ana.token)),
      company: 'emp-1',
      country: 'GT',
      userId: 'ana',
      login: 'ana@emp-1',
      created: START,
      issued: START,
      lastSeen: START,
      authTime: START,
      absolute: START + 12 * HOUR,
      expires: START + HOUR,
    });
    expect(name).toMatch(/^ses/);
    expect(ana.token).toMatch(/^[\w-]{43}$/);
    const hash = hashToken(ana.token);
    const ends = { expires: START + 12 * HOUR };
    expect(await row({ pk: sessionsOfUser('ana'), sk: hash })).toMatchObject({
      ...ends,
      family: name,
      created: START,
    });
    expect(await row({ pk: systemKey('session-family', name), sk: hash })).toMatchObject(ends);
  });

  it('that is ended leaves word of it for longer than any token could live', async () => {
    const name = await family();
    await revokeFamily(services(), name);
    expect(await row({ pk: systemKey('session-family', name), sk: 'ENDED' })).toMatchObject({
      expires: START + 12 * HOUR,
    });
    expect(await session(ana.token)).toBeUndefined();
  });

  it('is ended by any token of it, and by one that is none nothing is', async () => {
    const { row: read, hash } = await readSession(services(), ana.token, false);
    const renewed = await renewSession(services(), read, hash);
    await endSession(services(), 'no token of anybody');
    expect(await session(renewed.token)).toBeDefined();
    await endSession(services(), ana.token);
    expect(await session(renewed.token)).toBeUndefined();
  });

  it('of a user ends with every other of the same user', async () => {
    const other = await world.person('emp-1', 'ana');
    await revokeUser(services(), 'ana');
    for (const { token } of [ana, other]) expect(await session(token)).toBeUndefined();
  });
});

describe('a token', () => {
  it('that takes the place of another begins its hour anew and keeps everything else of the sign-in', async () => {
    after(3000);
    await readSession(services(), ana.token, false);
    after(HOUR);
    const { rotated, hash, row: next } = await readSession(services(), ana.token, false);
    expect(hash).toBe(hashToken(rotated!));
    const at = START + HOUR;
    expect(next).toMatchObject({
      issued: at,
      lastSeen: at,
      created: START,
      authTime: START,
      expires: at + HOUR,
    });
    expect(next).toEqual(await session(rotated!));
    expect(next.family).toBe(await family());
    expect((await session(ana.token))!.replacedUntil).toBe(at + 30);
  });

  it('that replaces another after the password was given tells when it was given', async () => {
    const { row: read, hash } = await readSession(services(), ana.token, false);
    after(400);
    const renewed = await renewSession(services(), read, hash);
    expect(renewed.row).toMatchObject({ authTime: START + 400, created: START, absolute: START + 12 * HOUR });
  });

  it('lives no longer than its sign-in', async () => {
    await set(ana.token, { absolute: START + 500 });
    after(100);
    await readSession(services(), ana.token, false);
    expect((await session(ana.token))!.expires).toBe(START + 500);
  });

  it('in its grace is as good as before, and nothing of it is written', async () => {
    await set(ana.token, { replacedUntil: START + 30, lastSeen: START - 100, issued: START - 2 * HOUR });
    after(30);
    const before = await session(ana.token);
    expect(await readSession(services(), ana.token, false)).toEqual({
      row: before,
      hash: hashToken(ana.token),
    });
    expect(await session(ana.token)).toEqual(before);
    expect(told).toEqual([]);
  });

  it('that comes back after its grace is told as stolen, with whose it is', async () => {
    const name = await family();
    await set(ana.token, { replacedUntil: START + 30 });
    after(31);
    await expect(readSession(services(), ana.token, true)).rejects.toMatchObject(missing);
    expect(told).toEqual([{ event: 'session.theft', values: { family: name, userId: 'ana' } }]);
    expect(await session(ana.token)).toBeUndefined();
  });

  it('asked by a poll of the page is neither renewed nor kept alive', async () => {
    await set(ana.token, { issued: START - 2 * HOUR, lastSeen: START - HOUR });
    const before = await session(ana.token);
    expect(await readSession(services(), ana.token, true)).not.toHaveProperty('rotated');
    expect(await session(ana.token)).toEqual(before);
  });

  it('is kept alive once a minute', async () => {
    after(60);
    await readSession(services(), ana.token, false);
    expect(await session(ana.token)).toMatchObject({ lastSeen: START + 60, expires: START + 60 + HOUR });
  });
});

describe('who calls', () => {
  it('is told the new token once, works under its hash, and judges by the lists of the country', async () => {
    await world.company('emp-hn', 'HN');
    const eva = await world.person('emp-hn', 'eva');
    const caller = await identify(services(), eva.token, false);
    expect(caller).not.toHaveProperty('rotated');
    expect(caller.scope).toMatchObject({ country: 'HN', sessionHash: hashToken(eva.token) });
    expect(caller.session).toEqual(await session(eva.token));
    expect(caller.revision).toBe(await catalogueRevision(services(), 'HN'));
    await set(eva.token, { issued: START - HOUR });
    expect(await identify(services(), eva.token, true)).not.toHaveProperty('rotated');
    const { rotated, scope, session: next } = await identify(services(), eva.token, false);
    expect(scope.sessionHash).toBe(hashToken(rotated!));
    expect(next).toEqual(await session(rotated!));
  });
});

it('to know who calls, what they may and which lists hold takes two round trips', async () => {
  await world.company('emp-dos');
  const eva = await world.person('emp-dos', 'eva');
  const [one, several] = [vi.spyOn(Database.prototype, 'get'), vi.spyOn(Database.prototype, 'getEach')];
  await identify(services(), eva.token, false);
  const trips = [one.mock.calls.length, several.mock.calls.length];
  vi.restoreAllMocks();
  expect(trips).toEqual([1, 1]);
});

describe('a call that comes while the sign-in is ended', () => {
  const endedMeanwhile = async () => {
    const name = await family();
    const { get } = world.services.database;
    const database = Object.assign(Object.create(world.services.database) as typeof world.services.database, {
      get: async (...args: Parameters<typeof get>) => {
        const found = await get.apply(world.services.database, args);
        await revokeFamily(services(), name);
        return found;
      },
    });
    return { ...services(), database };
  };

  it('is refused, and no row comes back to life', async () => {
    after(60);
    await expect(readSession(await endedMeanwhile(), ana.token, false)).rejects.toMatchObject(missing);
    expect(await session(ana.token)).toBeUndefined();
  });

  it('gets no new token', async () => {
    await set(ana.token, { issued: START - HOUR });
    const name = await family();
    await expect(readSession(await endedMeanwhile(), ana.token, false)).rejects.toMatchObject(missing);
    const left = await world.services.database.query('sessions', {
      pk: systemKey('session-family', name),
      few: 'what a test wrote itself',
    });
    expect(left.map((each) => each.sk).sort()).toEqual([hashToken(ana.token), 'ENDED'].sort());
  });

  it('fails as the store fails', async () => {
    const database = Object.assign(Object.create(world.services.database) as typeof world.services.database, {
      write: () => Promise.reject(new Error('table is away')),
    });
    const broken = { ...services(), database };
    after(60);
    await expect(readSession(broken, ana.token, false)).rejects.toThrow('table is away');
    await set(ana.token, { issued: START - 2 * HOUR });
    await expect(readSession(broken, ana.token, false)).rejects.toThrow('table is away');
  });
});

it('who must prove again who they are is told what for', async () => {
  const read = (await session(ana.token))!;
  after(300);
  expect(() => requireStepUp(services().now(), read, 'decidir una transmisión')).toThrow(
    'Confirme que es usted para decidir una transmisión:',
  );
});
