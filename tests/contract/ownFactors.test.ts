import { describe, expect, it, vi } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { Database } from '../../functions/runtime/database.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import { Authenticator } from './authenticator.ts';
import { ORIGIN, PASSWORD, recovery, saidBy, useFactorWorld, totp, type Browser } from './factorWorld.ts';

const { here, password, withApp } = useFactorWorld();

describe('confirming anew', () => {
  it('takes the factor of who has one, and not the password', async () => {
    const { browser, secret, login } = await withApp('ana', 'admin');
    here.world.wait(300);
    const act = () => browser.call('newRecoveryCodes').then(saidBy);
    expect(await act()).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUp', [PASSWORD]))).toBe('422 rejected');
    expect(await act()).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUpFactor', totp('000000')))).toBe('422 rejected');
    expect(saidBy(await browser.call('stepUpFactor', totp(here.world.code(secret))))).toBe('200 ok');
    expect(await act()).toBe('200 ok');
    here.world.wait(300);
    expect(saidBy(await browser.call('changePassword', [PASSWORD, 'doce caracoles en la playa']))).toBe(
      '200 ok',
    );
    expect(await act(), 'the password alone confirms nothing').toBe('403 session.step-up');
    expect(login).toContain('ana');
  });

  it('waits after wrong codes, a right one too, and no other sign-in does', async () => {
    const { browser, secret, login } = await withApp('ana', 'admin');
    const other = await password(login);
    expect(saidBy(await other.call('secondStep', totp(here.world.code(secret))))).toBe('200 ok');
    here.world.wait(300);
    const right = (from: Browser) => from.call('stepUpFactor', totp(here.world.code(secret))).then(saidBy);
    for (let count = 0; count < 5; count += 1)
      expect(saidBy(await browser.call('stepUpFactor', totp('000000')))).toBe('422 rejected');
    expect(await right(browser)).toBe('429 session.delayed');
    expect(await right(other)).toBe('200 ok');
    here.world.wait(60);
    expect(await right(browser)).toBe('200 ok');
  });

  it('takes the password of who has none', async () => {
    const browser = await password(await here.world.member(here.company, 'ana', 'transmitir'));
    here.world.wait(300);
    expect(saidBy(await browser.call('beginTotp'))).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUp', [PASSWORD]))).toBe('200 ok');
    expect(saidBy(await browser.call('beginTotp'))).toBe('200 ok');
  });
});

describe('adding and removing', () => {
  it('ends the sign-ins of before, and who came with the password alone adds none beside', async () => {
    process.env['PRACTICE'] = '1';
    const login = await here.world.member(here.company, 'ana', 'transmitir');
    const [first, second] = [await password(login), await password(login)];
    const { SECRETO } = (await first.call('beginTotp')).result;
    expect(
      saidBy(await second.call('confirmTotp', { CODIGO: here.world.code(SECRETO) })),
      'another sign-in',
    ).toBe('422 rejected');
    expect(saidBy(await first.call('confirmTotp', { CODIGO: here.world.code(SECRETO) }))).toBe('200 ok');
    expect(saidBy(await second.call('check'))).toBe('401 session.missing');
    expect(saidBy(await first.call('check'))).toBe('200 ok');
  });

  it('is closed to a sign-in of the password alone that came while another one added the first', async () => {
    const { browser, secret } = await withApp('ana');
    const key = sessionKey(hashToken(browser.cookies.get('__Host-sid')!));
    const { database } = here.world.services;
    await database.write({ kind: 'update', table: 'sessions', key, set: { factor: false } });
    expect(saidBy(await browser.call('beginPasskey'))).toBe('401 session.missing');
    expect(saidBy(await browser.call('beginTotp'))).toBe('401 session.missing');
    const { wait, code } = here.world;
    wait(60);
    expect(saidBy(await browser.call('confirmTotp', { CODIGO: code(secret) }))).toBe('401 session.missing');
  });

  it('leaves one to who needs it, and takes the codes with the last of who does not', async () => {
    const { browser, login } = await withApp('ana');
    const [app] = (await browser.call('factors')).result.FACTORES;
    expect(saidBy(await browser.call('removeFactor', [app.ID_FACTOR]))).toBe(
      '422 document.impossible-change',
    );
    const key = new Authenticator(ORIGIN);
    const { result } = await browser.call('beginPasskey');
    await browser.call('confirmPasskey', { NOMBRE: 'Llave', RESPUESTA: key.create(result) });
    expect(saidBy(await browser.call('removeFactor', [app.ID_FACTOR]))).toBe('200 ok');
    expect((await here.world.browser().call('login', [login, PASSWORD])).result.METODOS).toEqual([
      'llave',
      'recuperacion',
    ]);
    process.env['PRACTICE'] = '1';
    const [last] = (await browser.call('factors')).result.FACTORES;
    expect(saidBy(await browser.call('removeFactor', [last.ID_FACTOR]))).toBe('200 ok');
    expect((await browser.call('factors')).result).toEqual({ OBLIGATORIO: '0', FACTORES: [], CODIGOS: 0 });
    expect((await here.world.browser().call('login', [login, PASSWORD])).result.RESULTADO).toBe('1');
    delete process.env['PRACTICE'];
    expect(saidBy(await browser.call('sessions')), 'the session has none either').toBe('403 session.factor');
  });
});

describe('removing one', () => {
  it('needs a proof of the last five minutes, and ends the other sign-ins that it opened', async () => {
    const { browser, login, codes } = await withApp('ana', 'escribir');
    const other = await password(login);
    expect(saidBy(await other.call('secondStep', recovery(codes[0]!)))).toBe('200 ok');
    const [app] = (await browser.call('factors')).result.FACTORES;
    here.world.wait(300);
    const remove = () => browser.call('removeFactor', [app.ID_FACTOR]).then(saidBy);
    expect(await remove()).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUpFactor', recovery(codes[1]!)))).toBe('200 ok');
    expect(saidBy(await other.call('check'))).toBe('200 ok');
    expect(await remove()).toBe('200 ok');
    expect(saidBy(await other.call('check'))).toBe('401 session.missing');
    expect(saidBy(await browser.call('check'))).toBe('200 ok');
  });
});

describe('an administrator', () => {
  it('who stops being one meanwhile takes nothing', async () => {
    const ana = await withApp('ana');
    const admin = await withApp('jefa', 'admin');
    const write = Database.prototype.write;
    const key = userRowKey(here.company, 'jefa');
    vi.spyOn(Database.prototype, 'write').mockImplementation(async function (this: Database, ...writes) {
      if (writes.some(({ table }) => table === 'sign-in-secrets'))
        await write.call(this, { kind: 'update', table: 'users', key, set: { SUPER: '0' } });
      return write.apply(this, writes);
    });
    const reset = await admin.browser.call('resetFactors', ['ana']);
    vi.restoreAllMocks();
    expect(saidBy(reset)).toBe('422 document.impossible-change');
    expect((await ana.browser.call('factors')).result.FACTORES).toHaveLength(1);
  });

  it('takes the factor of who lost it: their sign-ins end, the password leads to another one, and both are told', async () => {
    const ana = await withApp('ana');
    const admin = await withApp('jefa', 'admin');
    here.world.wait(300);
    const reset = () => admin.browser.call('resetFactors', ['ana']);
    expect(saidBy(await reset())).toBe('403 session.step-up');
    expect(saidBy(await admin.browser.call('stepUpFactor', totp(here.world.code(admin.secret))))).toBe(
      '200 ok',
    );
    expect(saidBy(await reset())).toBe('200 ok');
    expect(saidBy(await reset()), 'nothing left').toBe('422 document.impossible-change');
    expect(saidBy(await ana.browser.call('check'))).toBe('401 session.missing');
    const browser = await password(ana.login);
    expect((await browser.call('check')).result.factorOwed).toBe(true);
    expect((await browser.call('factors')).result).toMatchObject({
      QUITADO: { POR: 'Usuario jefa' },
      CODIGOS: 0,
    });
    const { SECRETO } = (await browser.call('beginTotp')).result;
    expect(
      (await browser.call('confirmTotp', { CODIGO: here.world.code(SECRETO) })).result.CODIGOS,
    ).toHaveLength(10);
    expect((await browser.call('factors')).result).not.toHaveProperty('QUITADO');
  });

  it('reaches nobody of another company, and not themselves', async () => {
    const admin = await withApp('jefa', 'admin');
    const own = here.company;
    here.company = `${here.company}-b`;
    await here.world.company(here.company);
    const ana = await withApp('ana');
    expect(saidBy(await admin.browser.call('resetFactors', ['ana']))).toBe('404 not-found');
    expect(saidBy(await admin.browser.call('resetFactors', ['jefa']))).toBe('422 document.impossible-change');
    expect(saidBy(await ana.browser.call('check'))).toBe('200 ok');
    here.company = own;
    expect(saidBy(await ana.browser.call('resetFactors', ['jefa']))).toBe('403 permission.denied');
  });
});
