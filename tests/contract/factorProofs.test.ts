import { describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { ORIGIN, passkey, recovery, saidBy, useFactorWorld, totp } from './factorWorld.ts';

const { here, password, withApp, withPasskey } = useFactorWorld();

describe('a code of the app', () => {
  it('opens the session, written with blanks too; it and the ones around it serve once', async () => {
    const { login, secret } = await withApp('ana');
    const now = here.world.code(secret);
    const browser = await password(login);
    const entered = await browser.call('secondStep', totp(`${now.slice(0, 3)} ${now.slice(3)}`));
    expect(entered.result).toMatchObject({ RESULTADO: '1', factorOwed: false });
    expect(saidBy(await browser.call('sessions'))).toBe('200 ok');
    const thief = await password(login);
    for (const used of [now, here.world.code(secret, -30)])
      expect(saidBy(await thief.call('secondStep', totp(used)))).toBe('422 rejected');
    expect(saidBy(await thief.call('secondStep', totp(here.world.code(secret, 30))))).toBe('200 ok');
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
      expect(
        saidBy(await browser.call('secondStep', totp(here.world.code(secret, from)))),
        String(from),
      ).toBe(said);
    }
  });

  it('of the enrolment does not sign in, and of many at once one does', async () => {
    const login = await here.world.member(here.company, 'ana', 'transmitir');
    const first = await password(login);
    const { SECRETO: secret } = (await first.call('beginTotp')).result;
    const code = here.world.code(secret);
    await first.call('confirmTotp', { CODIGO: code });
    expect(saidBy(await (await password(login)).call('secondStep', totp(code)))).toBe('422 rejected');
    here.world.wait(60);
    const all = await Promise.all(Array.from({ length: 4 }, () => password(login)));
    const said = await Promise.all(all.map((each) => each.call('secondStep', totp(here.world.code(secret)))));
    expect(said.map(saidBy).sort()).toEqual(['200 ok', '422 rejected', '422 rejected', '422 rejected']);
  });

  it('that is wrong counts, over sign-ins and networks, and a right one waits too', async () => {
    const { login, secret } = await withApp('ana');
    const guess = async (address: string, code: string) => {
      const browser = await password(login, here.world.browser(address));
      return saidBy(await browser.call('secondStep', totp(code)));
    };
    for (let count = 0; count < 5; count += 1)
      expect(await guess('203.0.113.1', '000000')).toBe('422 rejected');
    expect(await guess('203.0.113.2', here.world.code(secret)), 'same network').toBe('429 session.delayed');
    for (let count = 0; count < 16; count += 1) await guess(`100.64.${count}.1`, '000000');
    expect(await guess('192.0.2.1', here.world.code(secret)), 'any network').toBe('429 session.delayed');
    here.world.wait(15 * 60);
    expect(await guess('192.0.2.1', here.world.code(secret))).toBe('200 ok');
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

  it('proves once what it was asked once, also where it counts nothing', async () => {
    const { login, key } = await withPasskey('ana', { counts: false });
    const browser = await password(login);
    const answer = key.get((await browser.call('secondStepOptions')).result);
    expect(saidBy(await browser.call('secondStep', passkey(answer)))).toBe('200 ok');
    const again = key.get((await browser.call('stepUpOptions')).result);
    expect(saidBy(await browser.call('stepUpFactor', passkey(again)))).toBe('200 ok');
    expect(saidBy(await browser.call('stepUpFactor', passkey(again)))).toBe('422 rejected');
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
      const browser = await password(
        login,
        here.world.browser(`100.65.${Object.keys(wrong).indexOf(name)}.1`),
      );
      const asked = (await browser.call('secondStepOptions')).result;
      if (name === 'an old counter') key.counter = 1;
      expect(saidBy(await browser.call('secondStep', passkey(answer(asked)))), name).toBe('422 rejected');
      key.counter += 10;
    }
    const browser = await password(login, here.world.browser('100.66.0.1'));
    const asked = (await browser.call('secondStepOptions')).result;
    here.world.wait(300);
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
    here.company = `${here.company}-b`;
    await here.world.company(here.company);
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
