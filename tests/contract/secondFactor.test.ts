import { describe, expect, it } from 'vitest';
import { identify, userRowKey } from '../../functions/runtime/caller.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { PASSWORD, recovery, saidBy, useFactorWorld, totp } from './factorWorld.ts';

const { here, password, withApp } = useFactorWorld();

describe('who must have one', () => {
  const leads = ['users/check', 'users/logout', 'users/stepUp', 'users/factors'];
  const adds = ['users/beginTotp', 'users/confirmTotp', 'users/beginPasskey', 'users/confirmPasskey'];

  it('may, until there is one, call nothing but what leads to it and out', async () => {
    const open = allProcedures.filter(
      ({ permission, beforeFactor }) => permission !== 'public' && beforeFactor,
    );
    expect(open.map(({ group, name }) => `${group}/${name}`).sort()).toEqual([...leads, ...adds].sort());
    for (const may of ['transmitir', 'admin'] as const) {
      const browser = await password(await here.world.member(here.company, `de-${may}`, may));
      const { result } = await browser.call('check');
      expect(result).toMatchObject({ RESULTADO: '1', factorOwed: true });
      // Of the company they are told nothing more until then.
      expect(result.INICIO).toBeUndefined();
      for (const { name, permission } of Object.values(userProcedures)) {
        if (permission === 'public' || [...leads, ...adds].includes(`users/${name}`)) continue;
        expect(saidBy(await browser.call(name)), name).toBe('403 session.factor');
      }
      const on = createInvoices(async () => here.world.services);
      expect(saidBy(await browser.call('list', {}, { on }))).toBe('403 session.factor');
      expect(saidBy(await browser.call('logout'))).toBe('200 ok');
    }
  });

  it('is who transmits or administers: an assistant works with the password alone', async () => {
    const browser = await password(await here.world.member(here.company, 'asistente', 'escribir'));
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    expect((await browser.call('factors')).result).toEqual({ OBLIGATORIO: '0', FACTORES: [], CODIGOS: 0 });
  });

  it('is nobody in practice', async () => {
    process.env['PRACTICE'] = '1';
    const browser = await password(await here.world.member(here.company, 'ana', 'admin'));
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('listUsers'))).toBe('200 ok');
    expect((await browser.call('factors')).result.OBLIGATORIO).toBe('0');
  });

  it('is asked as soon as the right is given, and the session goes on once there is one', async () => {
    const login = await here.world.member(here.company, 'eva', 'escribir');
    const browser = await password(login);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    await here.world.member(here.company, 'eva', 'transmitir');
    expect(saidBy(await browser.call('sessions'))).toBe('403 session.factor');
    const { SECRETO } = (await browser.call('beginTotp')).result;
    expect(saidBy(await browser.call('confirmTotp', { CODIGO: here.world.code(SECRETO) }))).toBe('200 ok');
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
  });
});

describe('the first step', () => {
  it('opens nothing but the second one', async () => {
    const { login } = await withApp('ana');
    const browser = here.world.browser();
    const { result } = await browser.call('login', [login, PASSWORD]);
    expect(result).toEqual({ RESULTADO: '2', METODOS: ['codigo', 'recuperacion'] });
    expect([...browser.cookies.keys()]).toEqual(['__Host-half']);
    const half = browser.cookies.get('__Host-half')!;
    for (const cookie of ['__Host-half', '__Host-sid']) {
      browser.cookies.clear();
      browser.cookies.set(cookie, half);
      for (const { name, permission } of Object.values(userProcedures)) {
        if (permission !== 'public')
          expect(saidBy(await browser.call(name)), name).toBe('401 session.missing');
      }
    }
    await expect(identify(here.world.services, half, false)).rejects.toMatchObject({
      code: 'session.missing',
    });
  });

  it('lasts ten minutes, serves once, and leaves the earlier session to who fails', async () => {
    const { browser: before, login, secret } = await withApp('ana');
    const browser = here.world.browser();
    browser.cookies.set('__Host-sid', before.cookies.get('__Host-sid')!);
    await password(login, browser);
    expect(saidBy(await browser.call('secondStep', totp('000000')))).toBe('422 rejected');
    expect(saidBy(await before.call('check'))).toBe('200 ok');
    here.world.wait(599);
    const half = browser.cookies.get('__Host-half')!;
    expect(saidBy(await browser.call('secondStep', totp(here.world.code(secret))))).toBe('200 ok');
    expect(saidBy(await before.call('check')), 'signed in over it').toBe('401 session.missing');
    expect(browser.cookies.has('__Host-half')).toBe(false);
    here.world.wait(30);
    const again = here.world.browser();
    again.cookies.set('__Host-half', half);
    expect(saidBy(await again.call('secondStep', totp(here.world.code(secret))))).toBe(
      '401 session.second-step',
    );
    const late = await password(login);
    here.world.wait(600);
    expect(saidBy(await late.call('secondStep', totp(here.world.code(secret))))).toBe(
      '401 session.second-step',
    );
    expect(saidBy(await here.world.browser().call('secondStep', totp('123456')))).toBe(
      '401 session.second-step',
    );
  });

  it('serves one of two that come at once, and nobody after', async () => {
    const { login, codes } = await withApp('ana');
    const half = (await password(login)).cookies.get('__Host-half')!;
    const comes = (code: string | undefined) => {
      const browser = here.world.browser();
      browser.cookies.set('__Host-half', half);
      return browser.call('secondStep', recovery(code!)).then(saidBy);
    };
    const both = await Promise.all([comes(codes[0]), comes(codes[1])]);
    expect(both.sort()).toEqual(['200 ok', '401 session.second-step']);
    expect(await comes(codes[2])).toBe('401 session.second-step');
  });

  it('ends with whatever ends the sessions: another password, a disabled user', async () => {
    const { browser, login, secret } = await withApp('ana');
    const thief = await password(login);
    const changed = await browser.call('changePassword', [PASSWORD, 'doce caracoles en la playa']);
    expect(saidBy(changed)).toBe('200 ok');
    expect(saidBy(await thief.call('secondStep', totp(here.world.code(secret))))).toBe(
      '401 session.second-step',
    );
    const eva = await withApp('eva');
    const begun = await password(eva.login);
    const key = userRowKey(here.company, 'eva');
    await here.world.services.database.write({ kind: 'update', table: 'users', key, set: { ACTIVO: '0' } });
    expect(saidBy(await begun.call('secondStep', totp(here.world.code(eva.secret))))).toBe(
      '401 session.second-step',
    );
  });
});

describe('at rest and in answers', () => {
  it('no secret is readable, none is given twice, and none lies in the answers kept for a repeat', async () => {
    const login = await here.world.member(here.company, 'ana', 'transmitir');
    const browser = await password(login);
    const begun = await browser.call('beginTotp', {}, { key: 'uno' });
    const { SECRETO: secret } = begun.result;
    expect(saidBy(await browser.call('beginTotp', {}, { key: 'uno' }))).toBe('409 idempotency.committed');
    const done = await browser.call('confirmTotp', { CODIGO: here.world.code(secret) }, { key: 'dos' });
    expect(done.result.CODIGOS).toHaveLength(10);
    const { database } = here.world.services;
    const pk = `C#${here.company}#ana` as never;
    const rows = [
      ...(await database.query('sign-in-secrets', { pk, few: 'what a test wrote itself' })),
      ...(await database.query('idempotency', { pk, few: 'what a test wrote itself' })),
    ].map((row) =>
      JSON.stringify(row, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ),
    );
    expect(rows.length).toBeGreaterThan(12);
    for (const hidden of [
      secret,
      ...done.result.CODIGOS,
      ...done.result.CODIGOS.map((each: string) => each.replaceAll('-', '')),
    ])
      for (const row of rows) expect(row).not.toContain(hidden);
    const listed = (await browser.call('factors')).result;
    expect(listed).toMatchObject({ OBLIGATORIO: '1', CODIGOS: 10, FACTORES: [{ METODO: 'codigo' }] });
    expect(JSON.stringify(listed)).not.toContain(secret);
  });
});
