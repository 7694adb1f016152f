import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tell } from '../../outside/circuit.ts';
import { servicesInMemory } from '../../outside/memory.fixture.ts';
import { SERVICES } from '../../outside/rows.ts';
import type { WireRequest } from '../wire.ts';
import { fetchLookup } from './fetchLookup.ts';

const scope = { company: 'emp-1', country: 'GT' } as const;
const user = { '*': { user: 'u', password: 'p' } };
type Said = { status?: number; body: unknown };
const card = { clave: '1K', codigo: '00', datos: { NOMBRE: 'ACME', ESTADO: 'ACTIVO' } };
const permits = { clave: '84713000', codigo: '00', datos: { PERMISOS: '' } };
const token = (access_token: string): Said => ({ body: { access_token, expires_in: 3600 } });

let memory: ReturnType<typeof servicesInMemory>;
let sent: WireRequest[];
/** What the services answer, one after the other, by the end of the address; the last one again and again. */
let says: Record<string, Said[]>;

beforeEach(() => {
  vi.stubEnv('SAT_LOOKUPS_ENDPOINT', 'http://127.0.0.1:1/consultas/');
  vi.stubEnv('SAT_TOKEN_ENDPOINT', 'http://127.0.0.1:1/token');
  vi.stubEnv('SAT_LOOKUP_TIMEOUT_MS', '4000');
  memory = servicesInMemory({
    'service-credentials': JSON.stringify({ 'consultas-gt': user, 'token-gt': user }),
  });
  sent = [];
  says = { nit: [{ body: card }], permisos: [{ body: permits }], token: [token('first-token')] };
});
afterEach(() => vi.unstubAllEnvs());

const wire = async (request: WireRequest) => {
  sent.push(request);
  const said = says[request.url.split('/').at(-1)!]!;
  const { status = 200, body } = said.length > 1 ? said.shift()! : said[0]!;
  const bytes = Buffer.from(JSON.stringify(body));
  const response = { status, date: '', retryAfter: '', contentType: '', bytes };
  return { left: true, fingerprint: '', response };
};
const nit = (key = '1K') => fetchLookup(memory.services, scope, 'nit', key, wire);
const permisos = () => fetchLookup(memory.services, scope, 'permisos', '84713000', wire);
const failuresOf = (name: string) =>
  memory.rows(SERVICES).find(({ pk, sk }) => pk === 'system#services' && sk === name)?.['failures'];

describe('a look-up', () => {
  it('is asked at its own address, in the company’s name, for the one thing', async () => {
    expect(await nit()).toMatchObject({ kind: 'found', said: { NOMBRE: 'ACME' } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: 'http://127.0.0.1:1/consultas/nit',
      headers: { authorization: 'Basic dTpw' },
      timeoutMs: 4000,
      maxBytes: 65_536,
    });
    expect(Buffer.from(sent[0]!.body).toString()).toBe('{"consulta":"nit","clave":"1K"}');
    expect(failuresOf('consulta-nit-gt')).toEqual([]);
  });

  it('is not asked where there is no such service, nobody said where, or the company has no user', async () => {
    const rtn = await fetchLookup(memory.services, scope, 'rtn', '1', wire);
    expect(rtn).toEqual({ kind: 'none', why: 'no-address' });
    vi.stubEnv('SAT_LOOKUPS_ENDPOINT', '');
    expect(await nit()).toEqual({ kind: 'none', why: 'no-address' });
    vi.stubEnv('SAT_LOOKUPS_ENDPOINT', 'http://127.0.0.1:1/consultas');
    memory = servicesInMemory({ 'service-credentials': '{}' });
    expect(await nit()).toEqual({ kind: 'none', why: 'credentials' });
    expect([sent, memory.rows(SERVICES)]).toEqual([[], []]);
  });

  it('is not asked while the service is down, which its own answers alone decide', async () => {
    await tell(memory.services, 'consulta-nit-gt', false, 'silent', 1);
    expect(await nit()).toEqual({ kind: 'none', why: 'open' });
    expect(sent).toEqual([]);
    memory.at(20_000);
    expect(await nit()).toMatchObject({ kind: 'found' });
    expect(await nit()).toMatchObject({ kind: 'found' });
  });

  it.each<[string, Said]>([
    ['silent', { status: 503, body: {} }],
    ['unreadable', { body: [] }],
    ['other', { body: { ...card, clave: '2K' } }],
    ['form', { body: { ...card, datos: {} } }],
    ['code', { body: { ...card, codigo: '99' } }],
  ])('that is answered «%s» is not known, and counts against the service', async (why, said) => {
    says['nit'] = [said];
    expect(await nit()).toEqual({ kind: 'none', why });
    expect(failuresOf('consulta-nit-gt')).toHaveLength(1);
    const refused = memory.logged.filter(({ name }) => name === 'lookup.refused');
    expect(refused.map(({ values }) => values)).toEqual(
      ['unreadable', 'other', 'form'].includes(why)
        ? [{ outside: 'consulta-nit-gt', why, company: 'emp-1' }]
        : [],
    );
  });

  it('whose user is refused is the company’s lack and no failure of the service', async () => {
    says['nit'] = [{ status: 401, body: {} }];
    expect(await nit()).toEqual({ kind: 'none', why: 'credentials' });
    expect(failuresOf('consulta-nit-gt')).toBeUndefined();
  });

  it('of several at once with a user that nobody tried yet asks alone, and the others wait for what becomes of it', async () => {
    says['nit'] = [{ status: 401, body: {} }];
    const refused = { kind: 'none', why: 'credentials' };
    expect(await Promise.all([nit('1K'), nit('2K'), nit('3K')])).toEqual([refused, refused, refused]);
    expect(sent).toHaveLength(1);
  });

  it('that is answered with «there is none» is an answer', async () => {
    says['nit'] = [{ body: { clave: '1K', codigo: '40' } }];
    expect(await nit()).toEqual({ kind: 'absent' });
    expect(failuresOf('consulta-nit-gt')).toEqual([]);
  });
});

describe('a look-up of digital customs', () => {
  it('is asked with the token, which is fetched once', async () => {
    expect(await permisos()).toEqual({ kind: 'found', said: { PERMISOS: '' } });
    expect(await permisos()).toEqual({ kind: 'found', said: { PERMISOS: '' } });
    expect(sent.map(({ url, headers }) => [url.split('/').at(-1), headers['authorization']])).toEqual([
      ['token', 'Basic dTpw'],
      ['permisos', 'Bearer first-token'],
      ['permisos', 'Bearer first-token'],
    ]);
  });

  it('is asked once more with another token where the first had ended meanwhile', async () => {
    says['permisos'] = [{ status: 401, body: {} }, { body: permits }];
    says['token'] = [token('first-token'), token('other-token')];
    expect(await permisos()).toMatchObject({ kind: 'found' });
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      'Basic dTpw',
      'Bearer first-token',
      'Basic dTpw',
      'Bearer other-token',
    ]);
  });

  it('is given up where the other token is refused too', async () => {
    says['permisos'] = [{ status: 401, body: {} }];
    expect(await permisos()).toEqual({ kind: 'none', why: 'credentials' });
    expect(sent).toHaveLength(4);
    expect(await permisos()).toEqual({ kind: 'none', why: 'credentials' });
    expect(sent).toHaveLength(4);
    expect(failuresOf('consulta-permisos-gt')).toBeUndefined();
  });

  it('without a token is not asked, and its own service is not counted for down', async () => {
    says['token'] = [{ status: 503, body: {} }];
    expect(await permisos()).toEqual({ kind: 'none', why: 'open' });
    vi.stubEnv('SAT_TOKEN_ENDPOINT', '');
    expect(await permisos()).toEqual({ kind: 'none', why: 'no-address' });
    vi.stubEnv('SAT_TOKEN_ENDPOINT', 'http://127.0.0.1:1/token');
    says['token'] = [{ status: 401, body: {} }];
    expect(await permisos()).toEqual({ kind: 'none', why: 'credentials' });
    expect(failuresOf('consulta-permisos-gt')).toBeUndefined();
  });
});
