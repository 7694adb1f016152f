import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNTRIES, type CountryCode } from '../../../shared/countries/country.ts';
import { serviceAccounts } from '../../../shared/transmission/outside/accounts.ts';
import type { Services } from '../../runtime/services.ts';
import { doorOf, doors, tooHeavy } from './doors.ts';
import { isActive, NotOpen, openGateway } from './gateways.ts';
import type { WireRequest } from './wire.ts';

beforeEach(() => vi.stubEnv('SAT_ENDPOINT', 'http://127.0.0.1:1/sat'));
afterEach(() => vi.unstubAllEnvs());

const quietLog = { error: () => undefined } as unknown as Services['log'];
const own = { user: 'propio', password: 'p1' };
const shared = { user: 'de todos', password: 'p2' };
const opened = async (
  secret: unknown,
  company = 'emp-1',
  country: CountryCode = 'GT',
  dataKey = 'k',
  kind = 'duca',
) => {
  const sent: WireRequest[] = [];
  const open = openGateway(async (request) => {
    sent.push(request);
    return { left: false, failure: 'refused', fingerprint: '' };
  });
  const text = typeof secret === 'string' ? secret : JSON.stringify(secret);
  const services = {
    now: () => new Date('2026-11-20T15:00:00Z'),
    log: quietLog,
    database: { get: async () => undefined } as unknown as Services['database'],
    secret: async (name: string) => (name === 'authority-credentials' ? text : dataKey),
  } as Services;
  const gateway = await open(services, { company, country, kind });
  return { gateway, sent };
};
const userOf = async (secret: unknown, company?: string) => {
  const { gateway, sent } = await opened(secret, company);
  await gateway.find({ operation: 'R', key: 'A', version: 1, hash: 'a', alone: true }, { timeoutMs: 1000 });
  return /<(?:\w+:)?usuario>([^<]*)/.exec(Buffer.from(sent[0]!.body).toString())?.[1];
};

describe('the door of a country', () => {
  it('asks under a name for which a company can store credentials', () => {
    const services = serviceAccounts.map(({ service }) => service);
    for (const { name } of COUNTRIES.flatMap((country) => doors[country])) expect(services).toContain(name);
  });

  it('speaks with the company’s own credentials, and with those for all only where it has none', async () => {
    const secret = { 'gt-sat': { 'emp-1': own, '*': shared } };
    expect(await userOf(secret)).toBe('propio');
    expect(await userOf(secret, 'emp-2')).toBe('de todos');
  });

  it.each<[string, unknown]>([
    ['it says nothing of the authority', {}],
    ['it has those of another company alone', { 'gt-sat': { 'emp-2': own } }],
    ['it has those of another authority alone', { otra: { 'emp-1': own } }],
  ])('is opened by nobody without credentials: %s', async (_, secret) => {
    const failed = await opened(secret).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(NotOpen);
    expect(failed).toMatchObject({
      reason: 'credentials',
      code: 'sin credenciales',
      message: 'Company emp-1 has none for gt-sat',
    });
  });

  it.each<[string, unknown]>([
    ['the secret is empty', ''],
    ['it has another form', { 'gt-sat': { 'emp-1': { user: 'x' } } }],
  ])('is opened by nobody while nobody can read them: %s', async (_, secret) => {
    const failed = await opened(secret).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(NotOpen);
    expect(failed).toMatchObject({ reason: 'credentials' });
  });

  it('does not exist for a country that is not connected', async () => {
    for (const country of COUNTRIES.filter((each) => doors[each].length === 0))
      await expect(opened({}, 'emp-1', country)).rejects.toThrow(`duca of ${country} has no gateway`);
  });

  it('of Honduras is another for manifests than for declarations, each with its own users', async () => {
    expect(doorOf({ country: 'HN', kind: 'dua' })).toMatchObject({
      name: 'hn-sarah',
      endpoint: 'SARAH_ENDPOINT',
    });
    expect(doorOf({ country: 'HN', kind: 'manifests' })).toMatchObject({
      name: 'hn-manifiestos',
      endpoint: 'SARAH_MANIFESTS_ENDPOINT',
    });
    expect(doorOf({ country: 'GT', kind: 'manifests' })).toBeUndefined();
    vi.stubEnv('SARAH_MANIFESTS_ENDPOINT', 'http://127.0.0.1:1/ws');
    const declarations = { 'hn-sarah': { 'emp-1': own } };
    await expect(opened(declarations, 'emp-1', 'HN', 'k', 'manifests')).rejects.toMatchObject({
      reason: 'credentials',
    });
  });

  it('names credentials without telling them: others by another name, the same by the same', async () => {
    const named = async (credentials: object, company = 'emp-1', dataKey = 'k') =>
      (await opened({ 'gt-sat': { [company]: credentials } }, company, 'GT', dataKey)).gateway.credentials;
    const first = await named(own);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await named(own)).toBe(first);
    for (const other of [
      await named({ ...own, user: 'otro' }),
      await named({ ...own, password: 'otra' }),
      await named(own, 'emp-2'),
      await named(own, 'emp-1', 'another key'),
    ])
      expect(other).not.toBe(first);
  });

  it('of Guatemala is that of its authority, with its setting and its request for a channel', async () => {
    const door = doorOf({ country: 'GT', kind: 'duca' });
    expect(door).toMatchObject({ name: 'gt-sat', endpoint: 'SAT_ENDPOINT' });
    const request = await door!.channelRequest!({ key: 'A', declarant: 'B', number: 'Ñ1' });
    expect(Buffer.from(request).toString()).toContain('<NUMERO_ORDEN>A</NUMERO_ORDEN><ID_DECLARACION>1<');
  });

  it('of Honduras asks for a channel by declarant and SARAH’s number, and has none for a manifest', async () => {
    const request = await doorOf({ country: 'HN', kind: 'dua' })!.channelRequest!({
      key: 'A',
      declarant: 'B&',
      number: '302600004567L',
    });
    expect(Buffer.from(request).toString()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><SOL-CAN><idDeclarante>B&amp;</idDeclarante><idSarah>302600004567L</idSarah></SOL-CAN>',
    );
    expect(doorOf({ country: 'HN', kind: 'manifests' })).not.toHaveProperty('channelRequest');
  });

  it('of several of a kind is the first, or the one that is named', () => {
    const cafta = { country: 'GT', kind: 'cafta' } as const;
    expect(doorOf(cafta)?.name).toBe('certificador-a');
    expect(doorOf({ ...cafta, door: 'certificador-b' })?.name).toBe('certificador-b');
    expect(doorOf({ ...cafta, door: 'gt-sat' })).toBeUndefined();
  });

  it('is opened by nobody where nobody said where the authority is', async () => {
    vi.stubEnv('SAT_ENDPOINT', '');
    await expect(opened({ 'gt-sat': { '*': shared } })).rejects.toMatchObject({
      reason: 'no-address',
      code: '',
      message: 'SAT_ENDPOINT is not set',
    });
  });

  it.each<[string, object]>([
    ['no user', { user: '', password: 'p' }],
    ['no password', { user: 'u', password: '' }],
  ])('is opened by nobody with %s', async (_, half) => {
    await expect(opened({ 'gt-sat': { 'emp-1': half } })).rejects.toMatchObject({ reason: 'credentials' });
  });
});

describe('a message', () => {
  const duca = { country: 'GT', kind: 'duca' } as const;
  const dua = { country: 'HN', kind: 'dua' } as const;

  it('goes as long as the service takes it with its envelope, to the last byte', () => {
    vi.stubEnv('SAT_MESSAGE_MB', '1');
    vi.stubEnv('SARAH_MESSAGE_MB', '1');
    // In base 64 four letters stand for three bytes; SARAH's envelope carries them as they are.
    const most = { duca: ((1_048_576 - 4096) / 4) * 3, dua: 1_048_576 - 2048 };
    expect(tooHeavy(duca, most.duca)).toBeUndefined();
    expect(tooHeavy(dua, most.dua)).toBeUndefined();
    expect(tooHeavy(duca, most.duca + 1)).toMatch(
      /^El mensaje pesa .+ en su sobre y el servicio de SAT recibe hasta 1 MB\.$/,
    );
    expect(tooHeavy(dua, most.dua + 1)).toContain('el servicio de SARAH recibe hasta 1 MB');
    expect(tooHeavy({ country: 'HN', kind: 'manifests' }, most.dua + 1)).toContain('SARAH');
    const certified = { country: 'GT', kind: 'cafta', door: 'certificador-b' } as const;
    const most64 = ((1_048_576 - 2048) / 4) * 3;
    expect(tooHeavy(certified, most64)).toBeUndefined();
    expect(tooHeavy(certified, most64 + 1)).toContain('el servicio de Certificador B (muestra) recibe');
    expect(tooHeavy({ country: 'SV', kind: 'duca' }, 10 ** 9)).toBeUndefined();
  });
});

describe('whether a service is active', () => {
  const asked = async (answer: string | undefined) => {
    const sent: WireRequest[] = [];
    const active = await isActive(
      doorOf({ country: 'HN', kind: 'dua' })!,
      () => new Date(),
      1234,
      async (request) => {
        sent.push(request);
        if (answer === undefined) return { left: false, failure: 'refused', fingerprint: '' };
        const bytes = Buffer.from(
          `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><R><codigo>${answer}</codigo></R></s:Body></s:Envelope>`,
        );
        const response = { status: 200, date: '', retryAfter: '', contentType: '', bytes };
        return { left: true, fingerprint: '', response };
      },
    );
    return { active, sent };
  };

  it('is asked of the service itself, in nobody’s name, and of none without an address', async () => {
    expect(await asked('00')).toEqual({ active: false, sent: [] });
    vi.stubEnv('SARAH_ENDPOINT', 'http://127.0.0.1:1/sarah');
    const { active, sent } = await asked('00');
    expect([active, sent[0]?.url, sent[0]?.timeoutMs]).toEqual([true, 'http://127.0.0.1:1/sarah', 1234]);
    expect(Buffer.from(sent[0]!.body).toString()).not.toMatch(/usuario|clave/);
    expect((await asked('01')).active).toBe(false);
    expect((await asked(undefined)).active).toBe(false);
  });
});
