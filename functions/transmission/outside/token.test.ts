import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireExchange, WireRequest } from '../gateways/wire.ts';
import { tell } from './circuit.ts';
import { servicesInMemory, START } from './memory.fixture.ts';
import { SERVICES } from './rows.ts';
import { forgetToken, tokenFor } from './token.ts';

const owner = { company: 'emp-1', country: 'GT' } as const;
const TOKEN = 'abc.def-123';
let memory: ReturnType<typeof servicesInMemory>;
let sent: WireRequest[];
let answer: unknown;
let exchange: Partial<WireExchange> & { status?: number };

beforeEach(() => {
  vi.stubEnv('SAT_TOKEN_ENDPOINT', 'http://127.0.0.1:1/token');
  vi.stubEnv('SAT_LOOKUP_TIMEOUT_MS', '4000');
  memory = servicesInMemory({
    'service-credentials': JSON.stringify({ 'token-gt': { '*': { user: 'u', password: 'p' } } }),
  });
  sent = [];
  answer = { access_token: TOKEN, expires_in: 3600 };
  exchange = {};
});
afterEach(() => vi.unstubAllEnvs());

const asked = (of: { company: string; country: 'GT' | 'HN' | 'SV' } = owner) =>
  tokenFor(memory.services, of, async (request) => {
    sent.push(request);
    const { status = 200, ...more } = exchange;
    const bytes = Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer));
    const response = { status, date: '', retryAfter: '', contentType: '', bytes };
    return { left: true, fingerprint: '', response, ...more };
  });
const kept = () => memory.rows(SERVICES).filter(({ pk }) => pk.endsWith('#token'));

describe('the token of digital customs', () => {
  it('is asked for in the company’s name, as RFC 6749 has it', async () => {
    expect(await asked()).toEqual({ text: TOKEN });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: 'http://127.0.0.1:1/token',
      headers: { authorization: 'Basic dTpw' },
      timeoutMs: 4000,
      maxBytes: 16_384,
    });
    expect(Buffer.from(sent[0]!.body).toString()).toBe('{"grant_type":"client_credentials"}');
  });

  it('rests sealed, and is used until a minute before it ends', async () => {
    await asked();
    expect(JSON.stringify(kept())).not.toContain(TOKEN);
    expect(kept()).toMatchObject([
      { pk: 'C#emp-1#token', sk: 'GT', until: START + 3_540_000, expires: START / 1000 + 3600 },
    ]);
    answer = { access_token: 'other-one', expires_in: 3600 };
    memory.at(3_540_000 - 1);
    expect(await asked()).toEqual({ text: TOKEN });
    memory.at(3_540_000);
    expect(await asked()).toEqual({ text: 'other-one' });
    expect(sent).toHaveLength(2);
  });

  it('of a short life is used for nine tenths of it', async () => {
    answer = { access_token: TOKEN, expires_in: 100 };
    await asked();
    expect(kept()).toMatchObject([{ until: START + 90_000 }]);
  });

  it('is one company’s alone, and forgotten when it is to be', async () => {
    await asked();
    await asked({ ...owner, company: 'emp-2' });
    expect(sent).toHaveLength(2);
    await forgetToken(memory.services, owner);
    expect(kept().map(({ pk }) => pk)).toEqual(['C#emp-2#token']);
  });

  it.each<[string, unknown]>([
    ['none', {}],
    ['no text', { access_token: 12345678, expires_in: 60 }],
    ['too short', { access_token: 'abcdefg', expires_in: 60 }],
    ['what no header takes', { access_token: 'abc defgh', expires_in: 60 }],
    ['a second header', { access_token: 'abcdefgh\r\nx: y', expires_in: 60 }],
    ['too long', { access_token: 'a'.repeat(4097), expires_in: 60 }],
    ['no end', { access_token: TOKEN }],
    ['an end in words', { access_token: TOKEN, expires_in: '60' }],
    ['an end that is now', { access_token: TOKEN, expires_in: 4.9 }],
    ['an end of no day', { access_token: TOKEN, expires_in: 86_401 }],
    ['a page', '<html>'],
  ])('is none that is %s', async (_, said) => {
    answer = said;
    expect(await asked()).toBe('unreadable');
    expect(kept()).toEqual([]);
  });

  it('is one of the shortest and the longest form and life', async () => {
    for (const [access_token, expires_in] of [
      ['a'.repeat(8), 5],
      ['~'.repeat(4096), 86_400],
    ] as const) {
      await forgetToken(memory.services, owner);
      answer = { access_token, expires_in };
      expect(await asked()).toEqual({ text: access_token });
    }
  });

  it('is none where nobody said where to ask, where the company has no user, and where the service is down', async () => {
    expect(await asked({ ...owner, country: 'SV' })).toBe('no-address');
    vi.stubEnv('SAT_TOKEN_ENDPOINT', '');
    expect(await asked()).toBe('no-address');
    vi.stubEnv('SAT_TOKEN_ENDPOINT', 'http://127.0.0.1:1/token');
    vi.stubEnv('SARAH_TOKEN_ENDPOINT', 'http://127.0.0.1:1/sarah');
    expect(await asked({ ...owner, country: 'HN' })).toBe('credentials');
    await tell(memory.services, 'token-gt', false, 'silent', 1);
    expect(await asked()).toBe('open');
    expect(sent).toEqual([]);
  });

  it.each([401, 403])(
    'that is refused with %i is the company’s lack: the service is not counted for down, and not asked again with that user',
    async (status) => {
      exchange = { status };
      for (let time = 0; time < 3; time += 1) expect(await asked()).toBe('credentials');
      expect(sent).toHaveLength(1);
      expect(memory.rows(SERVICES)).toMatchObject([{ pk: 'C#emp-1#credentials', state: 'refused' }]);
    },
  );

  it('that does not come counts against the service, and one that comes takes that back', async () => {
    const failures = () =>
      memory.rows(SERVICES).find(({ pk, sk }) => pk === 'system#services' && sk === 'token-gt')?.['failures'];
    exchange = { failure: 'timeout' };
    expect(await asked()).toBe('silent');
    exchange = { failure: 'too-large' };
    expect(await asked()).toBe('too-large');
    expect(failures()).toHaveLength(2);
    exchange = { status: 400 };
    expect(await asked()).toBe('unreadable');
    expect(failures()).toHaveLength(3);
    exchange = {};
    memory.at(20_000);
    expect(await asked()).toEqual({ text: TOKEN });
    expect(failures()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['unreadable', () => (answer = '<html>')],
    ['silent', () => (exchange = { failure: 'timeout' })],
    ['too-large', () => (exchange = { failure: 'too-large' })],
  ])('whose service goes down says why on its page: %s', async (why, fail) => {
    fail();
    for (let time = 0; time < 3; time += 1) await asked();
    const changes = memory.rows(SERVICES).filter(({ pk }) => pk === 'system#services#token-gt');
    expect(changes).toMatchObject([{ down: true, why }]);
  });
});
