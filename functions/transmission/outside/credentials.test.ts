import { describe, expect, it } from 'vitest';
import { basic, credentialsAt } from './credentials.ts';
import { servicesInMemory } from './memory.fixture.ts';
import { CREDENTIALS, ownCredentialsKey, sealCredentials } from './ownCredentials.ts';

const SERVICE = 'token-gt';
const own = { user: 'propio', password: 'p1' };
const shared = { user: 'de todos', password: 'p2' };
const installed = (secret: unknown) =>
  servicesInMemory({ 'service-credentials': typeof secret === 'string' ? secret : JSON.stringify(secret) });
const asked = (memory: ReturnType<typeof installed>, company = 'emp-1', service = SERVICE) =>
  credentialsAt(memory.services, { company }, service);
/** Stores what a company typed, sealed for that place, at this one. */
const store = (memory: ReturnType<typeof installed>, sealed = { company: 'emp-1', service: SERVICE }) =>
  memory.services.database.write({
    kind: 'put',
    table: CREDENTIALS,
    item: {
      ...ownCredentialsKey({ company: 'emp-1' }, SERVICE),
      sealed: sealCredentials(memory.services, sealed, sealed.service, { USUARIO: 'suyo', CLAVE: 'p3' }),
      by: 'ana',
      at: 0,
    },
  });

describe('who speaks with a service', () => {
  it('is the company as it is installed, and the one that serves all only where it is not', async () => {
    const memory = installed({ [SERVICE]: { 'emp-1': own, '*': shared } });
    expect(await asked(memory)).toEqual(own);
    expect(await asked(memory, 'emp-2')).toEqual(shared);
    expect(await asked(memory, 'emp-1', 'consultas-gt')).toBeUndefined();
  });

  it('is before that whoever the company itself stored, for this company and service alone', async () => {
    const memory = installed({ [SERVICE]: { 'emp-1': own, '*': shared }, 'consultas-gt': { '*': shared } });
    await store(memory);
    expect(await asked(memory)).toEqual({ user: 'suyo', password: 'p3' });
    expect(await asked(memory, 'emp-2')).toEqual(shared);
    expect(await asked(memory, 'emp-1', 'consultas-gt')).toEqual(shared);
  });

  it('is nobody else where what the company stored does not open, and that is told without a value', async () => {
    for (const sealed of [
      { company: 'emp-2', service: SERVICE },
      { company: 'emp-1', service: 'consultas-gt' },
    ]) {
      const memory = installed({ [SERVICE]: { '*': shared } });
      await store(memory, sealed);
      expect(await asked(memory)).toBeUndefined();
      expect(memory.logged).toEqual([
        {
          name: 'settings.wrong',
          values: {
            error:
              'Las credenciales de token-gt guardadas por la empresa emp-1 no se abren. Guárdelas de nuevo.',
          },
        },
      ]);
    }
  });

  it('is nobody while the secret has none, half of one, or cannot be read', async () => {
    for (const secret of [{}, { [SERVICE]: { 'emp-2': own } }, '', 'k3y'])
      expect(await asked(installed(secret)), JSON.stringify(secret)).toBeUndefined();
    for (const half of [
      { user: '', password: 'x' },
      { user: 'x', password: '' },
    ])
      expect(await asked(installed({ [SERVICE]: { 'emp-1': half } }))).toBeUndefined();
  });

  it('is not hidden where the secret itself cannot be had', async () => {
    const memory = installed({});
    const secret = () => Promise.reject(new Error('no secrets'));
    await expect(
      credentialsAt({ ...memory.services, secret }, { company: 'emp-1' }, SERVICE),
    ).rejects.toThrow('no secrets');
  });
});

it('are said in a header as HTTP has them, whatever letters they have', () => {
  expect(basic({ user: 'añil', password: 'p:ñ' })).toBe(
    `Basic ${Buffer.from('añil:p:ñ', 'utf8').toString('base64')}`,
  );
});
