import { describe, expect, it } from 'vitest';
import { isLocal, readCredentials, readSettings, WrongCredentials, WrongSettings } from './settings.ts';

const complaint = (given: Record<string, unknown>): string => {
  try {
    readSettings(given);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSettings);
    return (error as Error).message;
  }
};

describe('what is set', () => {
  it('may be nothing: then nothing is sent anywhere and the waits are the usual ones', () => {
    for (const nothing of [{}, { SAT_ENDPOINT: '', SAT_TIMEOUT_MS: '', APP_ORIGINS: '' }])
      expect(readSettings(nothing)).toEqual({
        SAT_TIMEOUT_MS: 60_000,
        SAT_QUERY_TIMEOUT_MS: 20_000,
        SAT_LOOKUP_TIMEOUT_MS: 5_000,
        SAT_SETTLE_FACTOR: 1,
        SAT_MESSAGE_MB: 32,
        SARAH_MESSAGE_MB: 32,
        BANGUAT_TIMEOUT_MS: 8_000,
        BCH_TIMEOUT_MS: 8_000,
        BCH_KEY: '',
        APP_ORIGINS: [],
      });
  });

  it('names an authority by TLS, or on this machine', () => {
    for (const address of [
      'https://sat.gob.gt/ws',
      'http://localhost:1/',
      'http://127.0.0.1/',
      'http://[::1]:9/',
    ])
      expect(readSettings({ SAT_ENDPOINT: address }).SAT_ENDPOINT).toBe(address);
    for (const address of [
      'http://sat.gob.gt/ws',
      'http://localhost.evil.example/',
      'sat.gob.gt',
      'ftp://127.0.0.1/',
      '[object Object]',
    ])
      expect(complaint({ SAT_ENDPOINT: address }), address).toMatch(
        /^SAT_ENDPOINT es «.+» y debe ser .*https/,
      );
  });

  it('counts milliseconds by numbers above zero', () => {
    expect(readSettings({ SAT_TIMEOUT_MS: '0.5', BANGUAT_TIMEOUT_MS: 9 })).toMatchObject({
      SAT_TIMEOUT_MS: 0.5,
      BANGUAT_TIMEOUT_MS: 9,
    });
    for (const bad of ['0', '-1', 'x', 'Infinity'])
      expect(complaint({ SAT_TIMEOUT_MS: bad }), bad).toContain(`SAT_TIMEOUT_MS es «${bad}» y debe ser`);
  });

  it('names origins of pages as browsers write them', () => {
    expect(readSettings({ APP_ORIGINS: 'https://Despacho.gt/, http://127.0.0.1:4600' }).APP_ORIGINS).toEqual([
      'https://despacho.gt',
      'http://127.0.0.1:4600',
    ]);
    for (const bad of ['despacho.gt', 'https://despacho.gt/app', 'null', 'https://a.gt https://b.gt'])
      expect(complaint({ APP_ORIGINS: bad }), bad).toMatch(/^APP_ORIGINS es /);
  });

  it('is known by its name: a slip of the pen is no silence', () => {
    expect(complaint({ SAT_ENDPONT: 'https://sat.gob.gt' })).toMatch(
      /^SAT_ENDPONT no es un ajuste.*SAT_ENDPOINT/,
    );
    // What becomes of an object that is spread letter by letter is refused by whoever reads the object.
    expect(complaint({ PATH: '/bin', APP_VERSION: '1' })).toBe('');
  });

  it('is told in one go', () => {
    expect(complaint({ SAT_ENDPOINT: 'x', SAT_TIMEOUT_MS: 'y', BANGUAT_X: '' }).split('\n')).toHaveLength(3);
  });
});

it('an address is on this machine by its whole name', () => {
  expect(['https://10.0.0.1/', 'localhost', 'http://127.0.0.1.evil.example'].some(isLocal)).toBe(false);
});

describe('credentials', () => {
  it('are read by authority and company, and may be nobody’s yet', () => {
    const stored = { 'gt-sat': { 'emp-1': { user: 'u', password: 'p' } } };
    expect(readCredentials(JSON.stringify(stored))).toEqual(stored);
    expect([readCredentials(''), readCredentials('{}')]).toEqual([{}, {}]);
  });

  it.each([
    ['a value made by chance', 'k3yK3y', 'no es JSON'],
    ['a list', '[]', 'el principio'],
    ['no user', '{"gt-sat":{"emp-1":{"password":"geheim"}}}', 'gt-sat.emp-1.user'],
    ['one level too few', '{"gt-sat":{"user":"u","password":"geheim"}}', 'gt-sat.user'],
  ])('of %s are refused with a sentence that repeats none of it', (_, text, where) => {
    expect(() => readCredentials(text)).toThrow(WrongCredentials);
    expect(() => readCredentials(text)).toThrow(where);
    expect(() => readCredentials(text)).not.toThrow(/geheim|k3y/);
  });
});
