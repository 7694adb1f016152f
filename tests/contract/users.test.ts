import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { codeOf, resultOf } from './answers.ts';

let api: Api;
let services: Services;

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
});

afterAll(() => api.stop());

describe('demo', () => {
  it('is put once, and leaves what people changed', async () => {
    const cookie = await api.signIn('asistente2.gt', PASSWORD);
    const changed = await api.call('users/changePassword', [PASSWORD, 'nueve barcos de papel'], { cookie });
    expect(codeOf(changed)).toBe('200 ok');
    const again = await putDemo(services);
    expect(again.find((user) => user.login === 'asistente2.gt')?.password).toBe('(cambiada)');
    expect(again.find((user) => user.login === 'agente.gt')?.password).toBe(PASSWORD);
    await api.signIn('asistente2.gt', 'nueve barcos de papel');
  });
});

describe('sign-in', () => {
  it('gives the session in the cookie alone, and the facts of spec 3 with an empty password', async () => {
    const answer = await api.call('users/login', ['  AGENTE.gt ', PASSWORD]);
    expect(answer.cookie).toMatch(/^[\w-]{43}$/);
    expect(answer.text).not.toContain(answer.cookie);
    expect(answer.body.result).toMatchObject({
      RESULTADO: '1',
      ABREVIATURA_PAIS: 'GT',
      practice: true,
      user: {
        adm_usr_usuario: 'agente.gt',
        adm_usr_password: '',
        IdPerfil: '2',
        super: '0',
        Id: 'gt-pacifico',
      },
    });
    const facts = answer.body.result as { permissions: string[]; draftKey: string };
    expect(facts.permissions).toContain('duca:transmit');
    expect(Buffer.from(facts.draftKey, 'base64')).toHaveLength(32);
    const second = await api.call('users/check', ['whatever is here is not read'], {
      cookie: answer.cookie!,
    });
    expect(second.body.result).toEqual(answer.body.result);
    const other = await api.call('users/check', [], { cookie: await api.signIn('admin.gt', PASSWORD) });
    expect((other.body.result as { draftKey: string }).draftKey).not.toBe(facts.draftKey);
  });

  it('gives the same permissions that the executor enforces', async () => {
    const facts = resultOf<{ permissions: string[] }>(
      await api.call('users/login', ['asistente.gt', PASSWORD]),
    );
    expect(facts.permissions).toContain('duca:write');
    expect(facts.permissions).not.toContain('duca:transmit');
    const client = resultOf<{ permissions: string[] }>(
      await api.call('users/login', ['cliente.gt', PASSWORD]),
    );
    expect(
      client.permissions.filter((each) => /^(dva|duca|invoices|transport|transmission)/.test(each)),
    ).toEqual([]);
    const elsewhere = resultOf<{ permissions: string[] }>(
      await api.call('users/login', ['seguimiento.gt', PASSWORD]),
    );
    expect(elsewhere.permissions.sort()).toEqual(['public', 'session']);
  });

  it('says the same of an unknown login and of a wrong password, delays included', async () => {
    const texts = async (login: string): Promise<string[]> => {
      const seen: string[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        seen.push((await api.call('users/login', [login, 'no es esta la contraseña'])).text);
      }
      return seen;
    };
    const known = await texts('admin2.hn');
    expect(known).toEqual(await texts('nadie.hn'));
    expect(
      known.slice(0, 5).every((each) => each.startsWith('401 ') && each.includes('session.credentials')),
    ).toBe(true);
    expect(known[5]).toMatch(/^429 .*session\.delayed.*1 min/);
  });

  it('of a device that signed in before is not slowed down by others, and of another login is', async () => {
    const first = await api.call('users/login', ['agente2.hn', PASSWORD]);
    const [device = ''] = first.cookies.filter((each) => each.startsWith('__Host-device='));
    expect(device).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const known = { headers: { cookie: device.split(';')[0]! } };
    for (let count = 0; count < 5; count += 1)
      await api.call('users/login', ['agente2.hn', 'no es la clave']);
    expect(codeOf(await api.call('users/login', ['agente2.hn', PASSWORD]))).toBe('429 session.delayed');
    expect(codeOf(await api.call('users/login', ['agente2.hn', PASSWORD], known))).toBe('200 ok');
    const forged = {
      headers: { cookie: known.headers.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    };
    expect(codeOf(await api.call('users/login', ['agente2.hn', PASSWORD], forged))).toBe(
      '429 session.delayed',
    );
    for (let count = 0; count < 5; count += 1) await api.call('users/login', ['agente.hn', 'no es la clave']);
    expect(codeOf(await api.call('users/login', ['agente.hn', PASSWORD], known))).toBe('429 session.delayed');
    const { guarded } = await import('../../functions/users/attempts.ts');
    const { signInCounters } = await import('../../functions/users/counters.ts');
    for (const login of ['agente2.hn', 'agente.hn']) {
      const clock = { ...services, now: () => new Date(Date.now() + 61_000) };
      await guarded(clock, signInCounters(login, '127.0.0.1', undefined), async () => 'right');
    }
  });

  it('is slowed down, not locked: the right password works after the delay', async () => {
    expect(codeOf(await api.call('users/login', ['admin2.hn', PASSWORD]))).toBe('429 session.delayed');
    const clock = { ...services, now: () => new Date(Date.now() + 61_000) };
    const { guarded } = await import('../../functions/users/attempts.ts');
    const { signInCounters } = await import('../../functions/users/counters.ts');
    const counters = signInCounters('admin2.hn', '127.0.0.1', undefined);
    expect(await guarded(clock, counters, async () => 'right')).toBe('right');
    expect(codeOf(await api.call('users/login', ['admin2.hn', PASSWORD]))).toBe('200 ok');
  });
});

describe('sessions', () => {
  it('end at logout, one by one, and all at once', async () => {
    const [one, two, three] = [
      await api.signIn('agente2.gt', PASSWORD),
      await api.signIn('agente2.gt', PASSWORD),
      await api.signIn('agente2.gt', PASSWORD),
    ];
    const list = resultOf<{ ID_SESION: string; ACTUAL: string }[]>(
      await api.call('users/sessions', [], { cookie: two }),
    );
    expect(list).toHaveLength(3);
    expect(list.filter((each) => each.ACTUAL === '1')).toHaveLength(1);
    const logout = await api.call('users/logout', [], { cookie: one });
    expect(logout.cookie).toBe('');
    expect(logout.headers['clear-site-data'], 'the browser keeps no answer').toBe('"cache"');
    expect(codeOf(await api.call('users/check', [], { cookie: one }))).toBe('401 session.missing');
    const other = resultOf<{ ID_SESION: string; ACTUAL: string }[]>(
      await api.call('users/sessions', [], { cookie: two }),
    );
    const foreign = other.find((each) => each.ACTUAL === '0')!;
    expect(codeOf(await api.call('users/revokeSession', [foreign.ID_SESION], { cookie: two }))).toBe(
      '200 ok',
    );
    expect(codeOf(await api.call('users/check', [], { cookie: three }))).toBe('401 session.missing');
    expect(codeOf(await api.call('users/check', [], { cookie: two }))).toBe('200 ok');
    await api.call('users/revokeAllSessions', [], { cookie: two });
    expect(codeOf(await api.call('users/check', [], { cookie: two }))).toBe('401 session.missing');
  });

  it('say from what they were opened, and the others end by one wish', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0' };
    const here = (await api.call('users/login', ['asistente.hn', PASSWORD], { headers })).cookie!;
    const there = await api.signIn('asistente.hn', PASSWORD);
    const listed = async (cookie: string) =>
      resultOf<{ DISPOSITIVO: string; ACTUAL: string }[]>(await api.call('users/sessions', [], { cookie }));
    expect((await listed(here)).map((each) => [each.ACTUAL, each.DISPOSITIVO]).sort()).toEqual([
      ['0', ''],
      ['1', 'Firefox en Windows'],
    ]);
    const renewed = (await api.call('users/stepUp', [PASSWORD], { cookie: here })).cookie!;
    expect(codeOf(await api.call('users/revokeOtherSessions', [], { cookie: renewed }))).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie: there }))).toBe('401 session.missing');
    expect(await listed(renewed)).toMatchObject([{ ACTUAL: '1', DISPOSITIVO: 'Firefox en Windows' }]);
  });

  it('end when somebody signs in over them, and not when somebody fails to', async () => {
    const [before, elsewhere] = [
      await api.signIn('agente2.gt', PASSWORD),
      await api.signIn('agente2.gt', PASSWORD),
    ];
    const over = { cookie: before };
    expect(codeOf(await api.call('users/login', ['agente.gt', 'no es la clave'], over))).toBe(
      '401 session.credentials',
    );
    expect(codeOf(await api.call('users/check', [], over))).toBe('200 ok');
    const answer = await api.call('users/login', ['agente.gt', PASSWORD], over);
    expect(answer.cookie).toMatch(/^[\w-]{43}$/);
    expect(codeOf(await api.call('users/check', [], over))).toBe('401 session.missing');
    expect(codeOf(await api.call('users/check', [], { cookie: answer.cookie! }))).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie: elsewhere }))).toBe('200 ok');
  });

  it('take a new token when the password is given again', async () => {
    const cookie = await api.signIn('agente2.gt', PASSWORD);
    expect(codeOf(await api.call('users/stepUp', ['otra cosa distinta'], { cookie }))).toBe('422 rejected');
    const again = await api.call('users/stepUp', [PASSWORD], { cookie });
    expect(again.cookie).toMatch(/^[\w-]{43}$/);
    expect(again.cookie).not.toBe(cookie);
    expect(codeOf(await api.call('users/check', [], { cookie: again.cookie! }))).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie })), 'grace of calls under way').toBe('200 ok');
  });
});

describe('changePassword', () => {
  it('holds the policy and ends the other sign-ins', async () => {
    const [here, elsewhere] = [
      await api.signIn('agente2.hn', PASSWORD),
      await api.signIn('agente2.hn', PASSWORD),
    ];
    const change = (next: string) => api.call('users/changePassword', [PASSWORD, next], { cookie: here });
    for (const bad of ['corta', 'contraseña123', 'merendon2026!', PASSWORD]) {
      const answer = await change(bad);
      expect(codeOf(answer), bad).toBe('400 params.invalid');
      expect(answer.body.error?.message).toMatch(/^Parámetro CLAVE_NUEVA: /);
    }
    const done = await change('doce caracoles en la playa');
    expect(codeOf(done)).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie: elsewhere }))).toBe('401 session.missing');
    expect(codeOf(await api.call('users/check', [], { cookie: done.cookie! }))).toBe('200 ok');
    expect(codeOf(await api.call('users/login', ['agente2.hn', PASSWORD]))).toBe('401 session.credentials');
    await api.signIn('agente2.hn', 'doce caracoles en la playa');
  });
});
