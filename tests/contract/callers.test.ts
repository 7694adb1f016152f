import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accessOf,
  companyRowKey,
  identify,
  userRowKey,
  type CompanyRow,
  type UserRow,
} from '../../functions/runtime/caller.ts';
import {
  openSession,
  readSession,
  renewSession,
  revokeFamily,
  revokeUser,
} from '../../functions/runtime/session.ts';
import { requireStepUp } from '../../functions/runtime/stepUp.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
const START = Date.parse('2026-11-20T15:00:00Z');
const after = (seconds: number): void => world.setClock(new Date(START + seconds * 1000).toISOString());
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const services = () => ({ ...world.services, log: quiet });
const who = (token: string | undefined, background = false) => identify(services(), token, background);
const read = (token: string, background = false) => readSession(services(), token, background);
const missing = { code: 'session.missing' };

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  after(0);
  await world.company('emp-1');
  ana = await world.person('emp-1', 'ana');
});

const change = (key: { pk: never; sk: string }, set: Record<string, unknown>) =>
  world.services.database.write({ kind: 'update', table: 'users', key, set });

describe('who calls', () => {
  it('is the user of the session, in its company and country, with what the rows give now', async () => {
    const { scope, session } = await who(ana.token);
    expect(scope).toMatchObject({
      company: 'emp-1',
      companyName: 'Empresa emp-1',
      country: 'GT',
      userId: 'ana',
      login: 'ana@emp-1',
      userName: 'Usuario ana',
    });
    expect(scope.permissions.has('duca:transmit')).toBe(true);
    expect(session.userId).toBe('ana');
    await change(userRowKey('emp-1', 'ana') as never, { PERMISOS: [] });
    expect((await who(ana.token)).scope.permissions.has('duca:transmit')).toBe(false);
  });

  it('is nobody once the company is disabled, and again somebody when it is enabled', async () => {
    await change(companyRowKey('emp-1') as never, { ACTIVO: '0' });
    await expect(who(ana.token)).rejects.toMatchObject(missing);
    await change(companyRowKey('emp-1') as never, { ACTIVO: '' });
    await expect(who(ana.token)).rejects.toMatchObject(missing);
    await change(companyRowKey('emp-1') as never, { ACTIVO: '1' });
    expect((await who(ana.token)).scope.userId).toBe('ana');
  });

  it('is nobody once the user is disabled, or when one of both is gone', async () => {
    await change(userRowKey('emp-1', 'ana') as never, { ACTIVO: '0' });
    await expect(who(ana.token)).rejects.toMatchObject(missing);
    await world.services.database.write({ kind: 'delete', table: 'users', key: userRowKey('emp-1', 'ana') });
    await expect(who(ana.token)).rejects.toMatchObject(missing);
    ana = await world.person('emp-1', 'ana');
    await world.services.database.write({ kind: 'delete', table: 'users', key: companyRowKey('emp-1') });
    await expect(who(ana.token)).rejects.toMatchObject(missing);
  });

  it('is nobody without a token, with a wrong one or with an empty one', async () => {
    for (const token of [undefined, '', 'x', ana.token.slice(1)])
      await expect(who(token)).rejects.toMatchObject(missing);
  });
});

describe('access facts', () => {
  const company = {
    AbreviaturaPais: 'GT',
    APLICACIONES: { duca: '1', dva: '0' },
  } as unknown as CompanyRow;
  const user = (flags: object): UserRow =>
    ({
      IdPerfil: '2',
      SUPER: '0',
      APLICACIONES: { duca: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1', ...flags } },
      PERMISOS: [
        { ID_MODULO: 'duca', CLAVE: 'escribir', VALOR: '1' },
        { ID_MODULO: 'duca', CLAVE: 'transmitir', VALOR: '0' },
      ],
    }) as unknown as UserRow;

  it('say each flag as its row says it, and only «1» is a yes', () => {
    expect(accessOf(company, user({}))).toEqual({
      profileId: '2',
      admin: false,
      applications: [
        { module: 'duca', client: true, user: true, allowed: true },
        { module: 'dva', client: false, user: false, allowed: false },
      ],
      rights: [{ module: 'duca', key: 'escribir' }],
      closed: [],
    });
    expect(accessOf(company, user({ APLICACION_PERMITIDA: '0' })).applications[0]!.allowed).toBe(false);
    expect(accessOf(company, user({ ACTIVO_USUARIO: 'true' })).applications[0]!.user).toBe(false);
    expect(accessOf(company, { ...user({}), SUPER: '1' }).admin).toBe(true);
  });
});

describe('a session', () => {
  it('ends after an hour without work, to the second; a poll of the page is no work', async () => {
    after(3599);
    expect((await read(ana.token, true)).row.userId).toBe('ana');
    after(3600);
    await expect(read(ana.token, true)).rejects.toMatchObject(missing);
  });

  it('goes on while it works, and is written anew no more than once a minute', async () => {
    after(59);
    await read(ana.token);
    after(3599);
    expect((await read(ana.token, true)).row.lastSeen).toBe(START / 1000);
    await read(ana.token);
    after(3600 + 3598);
    expect((await read(ana.token, true)).row.lastSeen).toBe(START / 1000 + 3599);
    after(3600 + 3599);
    await expect(read(ana.token, true)).rejects.toMatchObject(missing);
  });

  it('gets another token after an hour; the old one serves half a minute for calls under way', async () => {
    after(3000);
    await read(ana.token);
    after(3599);
    expect((await read(ana.token)).rotated).toBeUndefined();
    after(3600);
    const { rotated } = await read(ana.token);
    expect(rotated).toMatch(/^[\w-]{43}$/);
    after(3630);
    expect((await read(ana.token)).rotated).toBeUndefined();
    expect((await read(rotated!)).row.userId).toBe('ana');
  });

  it('whose replaced token comes back later is stolen: every token of it ends', async () => {
    after(3000);
    await read(ana.token);
    after(3600);
    const { rotated } = await read(ana.token);
    after(3631);
    await expect(read(ana.token)).rejects.toMatchObject(missing);
    await expect(read(rotated!)).rejects.toMatchObject(missing);
  });

  it('ends after twelve hours of work', async () => {
    let token = ana.token;
    for (let at = 1800; at < 43_200; at += 1800) {
      after(at);
      token = (await read(token)).rotated ?? token;
    }
    after(43_199);
    expect((await read(token)).row.userId).toBe('ana');
    after(43_200);
    await expect(read(token)).rejects.toMatchObject(missing);
  });

  it('of many calls at once is given one new token', async () => {
    after(3000);
    await read(ana.token);
    after(3600);
    const all = await Promise.all(Array.from({ length: 6 }, () => read(ana.token)));
    expect(all.filter((each) => each.rotated)).toHaveLength(1);
  });

  it('ends with its family, and with its user; those of others go on', async () => {
    const second = await world.person('emp-1', 'ana');
    const eva = await world.person('emp-1', 'eva');
    const { row } = await read(ana.token);
    await revokeFamily(services(), row.family);
    await expect(read(ana.token)).rejects.toMatchObject(missing);
    expect((await read(second.token)).row.userId).toBe('ana');
    await revokeUser(services(), 'ana');
    await expect(read(second.token)).rejects.toMatchObject(missing);
    expect((await read(eva.token)).row.userId).toBe('eva');
  });

  it('that was ended makes no new token for a call that had read it before', async () => {
    const { row, hash } = await read(ana.token);
    await revokeFamily(services(), row.family);
    await expect(renewSession(services(), row, hash)).rejects.toMatchObject(missing);
  });

  it('remembers when the password was given: five minutes, to the second, and anew when it is given anew', async () => {
    const { row, hash } = await read(ana.token);
    const asked = (session: typeof row): string => {
      try {
        requireStepUp(services().now(), session, 'transmitir');
        return 'done';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    after(299);
    expect(asked(row)).toBe('done');
    after(300);
    expect(asked(row)).toBe('session.step-up');
    const renewed = await renewSession(services(), row, hash);
    expect(asked(renewed.row)).toBe('done');
    expect((await read(renewed.token)).row.family).toBe(row.family);
    after(331);
    await expect(read(ana.token)).rejects.toMatchObject(missing);
  });

  it('keeps the name of its device where there is one, and no token at rest', async () => {
    const owner = { company: 'emp-1', country: 'GT', userId: 'ana', login: 'ana', factor: true } as const;
    const named = await openSession(services(), { ...owner, device: 'Firefox en Linux' });
    const { row } = await read(named.token);
    expect(row.device).toBe('Firefox en Linux');
    expect(JSON.stringify(row)).not.toContain(named.token);
    expect((await read((await openSession(services(), owner)).token)).row).not.toHaveProperty('device');
  });
});
