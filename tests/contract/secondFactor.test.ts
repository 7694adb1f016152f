import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identify, userRowKey } from '../../functions/runtime/caller.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { Authenticator } from './authenticator.ts';
import { ORIGIN, PASSWORD, saidBy, startFactorWorld, type Browser, type FactorWorld } from './factorWorld.ts';

let world: FactorWorld;
let turn = 0;
let company = '';
beforeAll(async () => {
  world = await startFactorWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  turn += 1;
  company = `emp-${turn}`;
  // Each test has minutes of its own, as it has a company.
  world.wait(3600);
  await world.company(company);
  delete process.env['PRACTICE'];
});

const totp = (CODIGO: string) => ({ PRUEBA: { METODO: 'codigo', CODIGO } });
const recovery = (CODIGO: string) => ({ PRUEBA: { METODO: 'recuperacion', CODIGO } });
const passkey = (RESPUESTA: unknown) => ({ PRUEBA: { METODO: 'llave', RESPUESTA } });

async function password(login: string, browser = world.browser()): Promise<Browser> {
  const answer = await browser.call('login', [login, PASSWORD]);
  expect(saidBy(answer)).toBe('200 ok');
  return browser;
}

interface Enrolled {
  browser: Browser;
  login: string;
  secret: string;
  codes: string[];
}

/** Somebody who added an app of codes at the first sign-in, and whose code of then is behind. */
async function withApp(
  id: string,
  may: 'escribir' | 'transmitir' | 'admin' = 'transmitir',
): Promise<Enrolled> {
  const login = await world.member(company, id, may);
  const browser = await password(login);
  const { SECRETO: secret } = (await browser.call('beginTotp')).result;
  const { result } = await browser.call('confirmTotp', [world.code(secret)]);
  world.wait(90);
  return { browser, login, secret, codes: result.CODIGOS };
}

async function withPasskey(id: string): Promise<{ browser: Browser; login: string; key: Authenticator }> {
  const login = await world.member(company, id, 'transmitir');
  const browser = await password(login);
  const key = new Authenticator(ORIGIN);
  const { result } = await browser.call('beginPasskey');
  const done = await browser.call('confirmPasskey', { NOMBRE: 'Llave azul', RESPUESTA: key.create(result) });
  expect(saidBy(done)).toBe('200 ok');
  return { browser, login, key };
}

describe('who must have one', () => {
  const leads = ['users/check', 'users/logout', 'users/stepUp', 'users/factors'];
  const adds = ['users/beginTotp', 'users/confirmTotp', 'users/beginPasskey', 'users/confirmPasskey'];

  it('may, until there is one, call nothing but what leads to it and out', async () => {
    const open = allProcedures.filter(
      ({ permission, beforeFactor }) => permission !== 'public' && beforeFactor,
    );
    expect(open.map(({ group, name }) => `${group}/${name}`).sort()).toEqual([...leads, ...adds].sort());
    for (const may of ['transmitir', 'admin'] as const) {
      const browser = await password(await world.member(company, `de-${may}`, may));
      expect((await browser.call('check')).result).toMatchObject({ RESULTADO: '1', factorOwed: true });
      for (const { name, permission } of Object.values(userProcedures)) {
        if (permission === 'public' || [...leads, ...adds].includes(`users/${name}`)) continue;
        expect(saidBy(await browser.call(name)), name).toBe('403 session.factor');
      }
      const on = createInvoices(async () => world.services);
      expect(saidBy(await browser.call('list', {}, { on }))).toBe('403 session.factor');
      expect(saidBy(await browser.call('logout'))).toBe('200 ok');
    }
  });

  it('is who transmits or administers: an assistant works with the password alone', async () => {
    const browser = await password(await world.member(company, 'asistente', 'escribir'));
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    expect((await browser.call('factors')).result).toEqual({ OBLIGATORIO: '0', FACTORES: [], CODIGOS: 0 });
  });

  it('is nobody in practice', async () => {
    process.env['PRACTICE'] = '1';
    const browser = await password(await world.member(company, 'ana', 'admin'));
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('listUsers'))).toBe('200 ok');
    expect((await browser.call('factors')).result.OBLIGATORIO).toBe('0');
  });

  it('is asked as soon as the right is given, and the session goes on once there is one', async () => {
    const login = await world.member(company, 'eva', 'escribir');
    const browser = await password(login);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    await world.member(company, 'eva', 'transmitir');
    expect(saidBy(await browser.call('sessions'))).toBe('403 session.factor');
    const { SECRETO } = (await browser.call('beginTotp')).result;
    expect(saidBy(await browser.call('confirmTotp', { CODIGO: world.code(SECRETO) }))).toBe('200 ok');
    expect((await browser.call('check')).result.factorOwed).toBe(false);
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
  });
});

describe('the first step', () => {
  it('opens nothing but the second one', async () => {
    const { login } = await withApp('ana');
    const browser = world.browser();
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
    await expect(identify(world.services, half, false)).rejects.toMatchObject({ code: 'session.missing' });
  });

  it('lasts ten minutes, serves once, and leaves the earlier session to who fails', async () => {
    const { browser: before, login, secret } = await withApp('ana');
    const browser = world.browser();
    browser.cookies.set('__Host-sid', before.cookies.get('__Host-sid')!);
    await password(login, browser);
    expect(saidBy(await browser.call('secondStep', totp('000000')))).toBe('422 rejected');
    expect(saidBy(await before.call('check'))).toBe('200 ok');
    world.wait(599);
    const half = browser.cookies.get('__Host-half')!;
    expect(saidBy(await browser.call('secondStep', totp(world.code(secret))))).toBe('200 ok');
    expect(saidBy(await before.call('check')), 'signed in over it').toBe('401 session.missing');
    expect(browser.cookies.has('__Host-half')).toBe(false);
    world.wait(30);
    const again = world.browser();
    again.cookies.set('__Host-half', half);
    expect(saidBy(await again.call('secondStep', totp(world.code(secret))))).toBe('401 session.second-step');
    const late = await password(login);
    world.wait(600);
    expect(saidBy(await late.call('secondStep', totp(world.code(secret))))).toBe('401 session.second-step');
    expect(saidBy(await world.browser().call('secondStep', totp('123456')))).toBe('401 session.second-step');
  });

  it('ends with whatever ends the sessions: another password, a disabled user', async () => {
    const { browser, login, secret } = await withApp('ana');
    const thief = await password(login);
    const changed = await browser.call('changePassword', [PASSWORD, 'doce caracoles en la playa']);
    expect(saidBy(changed)).toBe('200 ok');
    expect(saidBy(await thief.call('secondStep', totp(world.code(secret))))).toBe('401 session.second-step');
    const eva = await withApp('eva');
    const begun = await password(eva.login);
    const key = userRowKey(company, 'eva');
    await world.services.database.write({ kind: 'update', table: 'users', key, set: { ACTIVO: '0' } });
    expect(saidBy(await begun.call('secondStep', totp(world.code(eva.secret))))).toBe(
      '401 session.second-step',
    );
  });
});

describe('a code of the app', () => {
  it('opens the session, written with blanks too; it and the ones around it serve once', async () => {
    const { login, secret } = await withApp('ana');
    const now = world.code(secret);
    const browser = await password(login);
    const entered = await browser.call('secondStep', totp(`${now.slice(0, 3)} ${now.slice(3)}`));
    expect(entered.result).toMatchObject({ RESULTADO: '1', factorOwed: false });
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    const thief = await password(login);
    for (const used of [now, world.code(secret, -30)])
      expect(saidBy(await thief.call('secondStep', totp(used)))).toBe('422 rejected');
    expect(saidBy(await thief.call('secondStep', totp(world.code(secret, 30))))).toBe('200 ok');
  });

  it('is taken of the step before and after, and of no other', async () => {
    const { login, secret } = await withApp('ana');
    for (const [from, said] of [
      [-60, '422 rejected'],
      [60, '422 rejected'],
      [-30, '200 ok'],
      [30, '200 ok'],
    ] as const) {
      const browser = await password(login);
      expect(saidBy(await browser.call('secondStep', totp(world.code(secret, from)))), String(from)).toBe(
        said,
      );
    }
  });

  it('of the enrolment does not sign in, and of many at once one does', async () => {
    const login = await world.member(company, 'ana', 'transmitir');
    const first = await password(login);
    const { SECRETO: secret } = (await first.call('beginTotp')).result;
    const code = world.code(secret);
    await first.call('confirmTotp', { CODIGO: code });
    expect(saidBy(await (await password(login)).call('secondStep', totp(code)))).toBe('422 rejected');
    world.wait(60);
    const all = await Promise.all(Array.from({ length: 4 }, () => password(login)));
    const said = await Promise.all(all.map((each) => each.call('secondStep', totp(world.code(secret)))));
    expect(said.map(saidBy).sort()).toEqual(['200 ok', '422 rejected', '422 rejected', '422 rejected']);
  });

  it('that is wrong counts, over sign-ins and networks, and a right one waits too', async () => {
    const { login, secret } = await withApp('ana');
    const guess = async (address: string, code: string) => {
      const browser = await password(login, world.browser(address));
      return saidBy(await browser.call('secondStep', totp(code)));
    };
    for (let count = 0; count < 5; count += 1)
      expect(await guess('203.0.113.1', '000000')).toBe('422 rejected');
    expect(await guess('203.0.113.2', world.code(secret)), 'same network').toBe('429 session.delayed');
    for (let count = 0; count < 16; count += 1) await guess(`100.64.${count}.1`, '000000');
    expect(await guess('192.0.2.1', world.code(secret)), 'any network').toBe('429 session.delayed');
    world.wait(15 * 60);
    expect(await guess('192.0.2.1', world.code(secret))).toBe('200 ok');
  });
});

describe('at rest and in answers', () => {
  it('no secret is readable, none is given twice, and none lies in the answers kept for a repeat', async () => {
    const login = await world.member(company, 'ana', 'transmitir');
    const browser = await password(login);
    const begun = await browser.call('beginTotp', {}, { key: 'uno' });
    const { SECRETO: secret } = begun.result;
    expect(saidBy(await browser.call('beginTotp', {}, { key: 'uno' }))).toBe('409 idempotency.committed');
    const done = await browser.call('confirmTotp', { CODIGO: world.code(secret) }, { key: 'dos' });
    expect(done.result.CODIGOS).toHaveLength(10);
    const { database } = world.services;
    const pk = `C#${company}#ana` as never;
    const rows = [
      ...(await database.query('sign-in-secrets', { pk })),
      ...(await database.query('idempotency', { pk })),
    ].map((row) =>
      JSON.stringify(row, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
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

describe('a recovery code', () => {
  it('serves once, for its owner, typed as people type', async () => {
    const { login, codes } = await withApp('ana');
    const { codes: foreign } = await withApp('eva');
    const browser = await password(login);
    expect(saidBy(await browser.call('secondStep', recovery(foreign[0]!)))).toBe('422 rejected');
    expect(saidBy(await browser.call('secondStep', recovery(` ${codes[0]!.toUpperCase()} `)))).toBe('200 ok');
    expect((await browser.call('factors')).result.CODIGOS).toBe(9);
    const again = await password(login);
    expect(saidBy(await again.call('secondStep', recovery(codes[0]!)))).toBe('422 rejected');
    expect(saidBy(await again.call('secondStep', recovery(codes[1]!)))).toBe('200 ok');
  });

  it('is void once there are new ones', async () => {
    const { browser, login, codes } = await withApp('ana');
    const made = await browser.call('newRecoveryCodes');
    expect(made.result.CODIGOS).toHaveLength(10);
    const other = await password(login);
    expect(saidBy(await other.call('secondStep', recovery(codes[0]!)))).toBe('422 rejected');
    expect(saidBy(await other.call('secondStep', recovery(made.result.CODIGOS[9])))).toBe('200 ok');
  });
});

describe('a passkey', () => {
  it('opens the session by an answer to what this sign-in was asked, once', async () => {
    const { login, key } = await withPasskey('ana');
    const browser = await password(login);
    const asked = (await browser.call('secondStepOptions')).result;
    expect(asked).toMatchObject({ rpId: 'despacho.example', userVerification: 'required' });
    const answer = key.get(asked);
    expect(saidBy(await browser.call('secondStep', passkey(answer)))).toBe('200 ok');
    const thief = await password(login);
    await thief.call('secondStepOptions');
    expect(saidBy(await thief.call('secondStep', passkey(answer)))).toBe('422 rejected');
  });

  it('is not taken to another challenge, of another page, unverified, or by a counter that stood still', async () => {
    const { login, key } = await withPasskey('ana');
    const eva = await withPasskey('eva');
    const evas = await password(eva.login);
    const foreign = (await evas.call('secondStepOptions')).result;
    const wrong = {
      'another user’s challenge': () => key.get(foreign),
      'another user’s key': (asked: { challenge: string }) => eva.key.get(asked),
      'another page': (asked: { challenge: string }) =>
        key.get(asked, { origin: 'https://despacho.ejemplo' }),
      'another port of the same name': (asked: { challenge: string }) =>
        key.get(asked, { origin: `${ORIGIN}:8443` }),
      'another domain': (asked: { challenge: string }) => key.get(asked, { domain: 'example' }),
      'only a touch': (asked: { challenge: string }) => key.get(asked, { unverified: true }),
      'an old counter': (asked: { challenge: string }) => {
        key.counter -= 1;
        return key.get(asked);
      },
    };
    for (const [name, answer] of Object.entries(wrong)) {
      const browser = await password(login, world.browser(`100.65.${Object.keys(wrong).indexOf(name)}.1`));
      const asked = (await browser.call('secondStepOptions')).result;
      if (name === 'an old counter') key.counter = 1;
      expect(saidBy(await browser.call('secondStep', passkey(answer(asked)))), name).toBe('422 rejected');
      key.counter += 10;
    }
    const browser = await password(login, world.browser('100.66.0.1'));
    const asked = (await browser.call('secondStepOptions')).result;
    world.wait(300);
    expect(saidBy(await browser.call('secondStep', passkey(key.get(asked)))), 'too late').toBe(
      '422 rejected',
    );
  });

  it('whose challenge was for confirming does not sign in, and the other way round', async () => {
    const { browser: inside, login, key } = await withPasskey('ana');
    const confirming = (await inside.call('stepUpOptions')).result;
    const browser = await password(login);
    await browser.call('secondStepOptions');
    expect(saidBy(await browser.call('secondStep', passkey(key.get(confirming))))).toBe('422 rejected');
    const asked = (await browser.call('secondStepOptions')).result;
    expect(saidBy(await inside.call('stepUpFactor', passkey(key.get(asked))))).toBe('422 rejected');
  });

  it('of another company, or of nobody, is not one', async () => {
    const { key } = await withPasskey('ana');
    company = `${company}-b`;
    await world.company(company);
    const other = await withPasskey('ana');
    const browser = await password(other.login);
    const asked = (await browser.call('secondStepOptions')).result;
    expect(asked.allowCredentials).toHaveLength(1);
    expect(saidBy(await browser.call('secondStep', passkey(key.get(asked))))).toBe('422 rejected');
  });

  it('stands beside others with their names, and none is made for a page without a name', async () => {
    const { browser } = await withPasskey('ana');
    const second = new Authenticator(ORIGIN);
    const asked = (await browser.call('beginPasskey')).result;
    expect(asked.excludeCredentials).toHaveLength(1);
    const unverified = second.create(asked, { unverified: true });
    expect(saidBy(await browser.call('confirmPasskey', { NOMBRE: 'X', RESPUESTA: unverified }))).toBe(
      '422 rejected',
    );
    const { result } = await browser.call('beginPasskey');
    const RESPUESTA = second.create(result);
    expect(saidBy(await browser.call('confirmPasskey', { NOMBRE: '  ', RESPUESTA }))).toBe(
      '400 params.invalid',
    );
    const made = await browser.call('confirmPasskey', { NOMBRE: 'Teléfono', RESPUESTA });
    expect(made.result).toEqual({ CODIGOS: [] });
    const { FACTORES } = (await browser.call('factors')).result;
    expect(FACTORES.map((each: { NOMBRE: string }) => each.NOMBRE).sort()).toEqual([
      'Llave azul',
      'Teléfono',
    ]);
  });
});

describe('confirming anew', () => {
  it('takes the factor of who has one, and not the password', async () => {
    const { browser, secret, login } = await withApp('ana', 'admin');
    world.wait(300);
    const act = () => browser.call('newRecoveryCodes').then(saidBy);
    expect(await act()).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUp', [PASSWORD]))).toBe('422 rejected');
    expect(await act()).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUpFactor', totp('000000')))).toBe('422 rejected');
    expect(saidBy(await browser.call('stepUpFactor', totp(world.code(secret))))).toBe('200 ok');
    expect(await act()).toBe('200 ok');
    world.wait(300);
    expect(saidBy(await browser.call('changePassword', [PASSWORD, 'doce caracoles en la playa']))).toBe(
      '200 ok',
    );
    expect(await act(), 'the password alone confirms nothing').toBe('403 session.step-up');
    expect(login).toContain('ana');
  });

  it('takes the password of who has none', async () => {
    const browser = await password(await world.member(company, 'ana', 'transmitir'));
    world.wait(300);
    expect(saidBy(await browser.call('beginTotp'))).toBe('403 session.step-up');
    expect(saidBy(await browser.call('stepUp', [PASSWORD]))).toBe('200 ok');
    expect(saidBy(await browser.call('beginTotp'))).toBe('200 ok');
  });
});

describe('adding and removing', () => {
  it('ends the sign-ins of before, and who came with the password alone adds none beside', async () => {
    process.env['PRACTICE'] = '1';
    const login = await world.member(company, 'ana', 'transmitir');
    const [first, second] = [await password(login), await password(login)];
    const { SECRETO } = (await first.call('beginTotp')).result;
    expect(saidBy(await second.call('confirmTotp', { CODIGO: world.code(SECRETO) })), 'another sign-in').toBe(
      '422 rejected',
    );
    expect(saidBy(await first.call('confirmTotp', { CODIGO: world.code(SECRETO) }))).toBe('200 ok');
    expect(saidBy(await second.call('check'))).toBe('401 session.missing');
    expect(saidBy(await first.call('check'))).toBe('200 ok');
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
    expect((await world.browser().call('login', [login, PASSWORD])).result.METODOS).toEqual([
      'llave',
      'recuperacion',
    ]);
    process.env['PRACTICE'] = '1';
    const [last] = (await browser.call('factors')).result.FACTORES;
    expect(saidBy(await browser.call('removeFactor', [last.ID_FACTOR]))).toBe('200 ok');
    expect((await browser.call('factors')).result).toEqual({ OBLIGATORIO: '0', FACTORES: [], CODIGOS: 0 });
    expect((await world.browser().call('login', [login, PASSWORD])).result.RESULTADO).toBe('1');
    delete process.env['PRACTICE'];
    expect(saidBy(await browser.call('sessions')), 'the session has none either').toBe('403 session.factor');
  });
});

describe('an administrator', () => {
  it('takes the factor of who lost it: their sign-ins end, the password leads to another one, and both are told', async () => {
    const ana = await withApp('ana');
    const admin = await withApp('jefa', 'admin');
    world.wait(300);
    const reset = () => admin.browser.call('resetFactors', ['ana']);
    expect(saidBy(await reset())).toBe('403 session.step-up');
    expect(saidBy(await admin.browser.call('stepUpFactor', totp(world.code(admin.secret))))).toBe('200 ok');
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
    expect((await browser.call('confirmTotp', { CODIGO: world.code(SECRETO) })).result.CODIGOS).toHaveLength(
      10,
    );
    expect((await browser.call('factors')).result).not.toHaveProperty('QUITADO');
  });

  it('reaches nobody of another company, and not themselves', async () => {
    const admin = await withApp('jefa', 'admin');
    const own = company;
    company = `${company}-b`;
    await world.company(company);
    const ana = await withApp('ana');
    expect(saidBy(await admin.browser.call('resetFactors', ['ana']))).toBe('404 not-found');
    expect(saidBy(await admin.browser.call('resetFactors', ['jefa']))).toBe('422 document.impossible-change');
    expect(saidBy(await ana.browser.call('check'))).toBe('200 ok');
    company = own;
    expect(saidBy(await ana.browser.call('resetFactors', ['jefa']))).toBe('403 permission.denied');
  });
});
