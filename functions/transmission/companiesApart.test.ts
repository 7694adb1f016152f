import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../runtime/services.ts';
import { server, ToldDoor } from './deliveries/door.fixture.ts';
import { exchangeFiles } from './deliveries/exchange.ts';
import { handFiles } from './deliveries/hand.ts';
import { keptRow } from './lookups/keep.ts';
import { verifyLater } from './lookups/later.ts';
import type { Wire } from './gateways/wire.ts';
import { servicesInMemory, START } from './outside/memory.fixture.ts';
import { SERVICES } from './outside/rows.ts';

// What fails for one company keeps no other from its turn (invariant I7).

const user = { '*': { user: 'u', password: 'p' } };
const FIRST = { company: 'emp-1', country: 'GT' } as const;
const SECOND = { company: 'emp-2', country: 'GT' } as const;
let memory: ReturnType<typeof servicesInMemory>;
beforeEach(() => {
  vi.stubEnv('SAT_FILES_ENDPOINT', 'ftp://127.0.0.1:1/');
  vi.stubEnv('SAT_LOOKUPS_ENDPOINT', 'http://127.0.0.1:1/consultas');
  memory = servicesInMemory({
    'service-credentials': JSON.stringify({ 'archivos-gt': user, 'consultas-gt': user }),
  });
});
afterEach(() => vi.unstubAllEnvs());

const failures = () => memory.logged.filter(({ name }) => name === 'company.failed');

describe('a store that fails for one company', () => {
  it('keeps no file of another from being delivered in that run, and is told', async () => {
    const files = {
      get: async ({ company }: { company: string }) => {
        if (company === FIRST.company) throw new Error('store is away');
        return Buffer.from('bytes');
      },
    };
    const services = { ...memory.services, files } as unknown as Services;
    const file = { name: 'a.pdf', object: 'object-1', bytes: 5, sha256: 'ab12' };
    for (const owner of [FIRST, SECOND]) {
      const { writes } = await handFiles(services, owner, { kind: 'duca', id: 'duc-1' }, '123-6000567', [
        file,
      ]);
      await services.database.write(...writes);
    }
    server.meanwhile = async () => void (await server.went.at(-1)!.from(0));
    const run = exchangeFiles(services, (address) => new ToldDoor(address));
    await expect(run).rejects.toThrow('store is away');
    const states = memory.rows(SERVICES).filter(({ job }) => job === 'deliver');
    expect(states.map(({ company, state }) => [company, state])).toEqual([
      [FIRST.company, 'EN_COLA'],
      [SECOND.company, 'ENTREGADO'],
    ]);
    expect(failures()).toMatchObject([{ values: { company: FIRST.company } }]);
  });

  it('keeps nothing that another asked for from being verified in that run, and is told', async () => {
    const { database } = memory.services;
    const services = {
      ...memory.services,
      database: {
        ...database,
        aside: async (...writes: Parameters<typeof database.aside>) => {
          if (JSON.stringify(writes).includes(FIRST.company)) throw new Error('table is away');
          return database.aside(...writes);
        },
      },
    } as unknown as Services;
    for (const owner of [FIRST, SECOND]) {
      const document = { ...owner, kind: 'parties', id: 'par-1' };
      const known = { state: 'SIN_VERIFICAR', said: {}, at: START, reason: 'silent' } as const;
      const item = keptRow(memory.services, document, 'nit', '1K', known, 0);
      await database.write({ kind: 'put', table: SERVICES, item });
    }
    memory.at(3_600_000);
    const wire: Wire = async () => {
      const bytes = Buffer.from('{"clave":"1K","codigo":"00","datos":{"NOMBRE":"ACME","ESTADO":"ACTIVO"}}');
      const response = { status: 200, date: '', retryAfter: '', contentType: '', bytes };
      return { left: true, fingerprint: '', response };
    };
    await expect(verifyLater(services, wire)).rejects.toThrow('table is away');
    const rows = memory.rows(SERVICES).filter(({ lookup, kind }) => lookup === 'nit' && kind === 'parties');
    expect(rows.map(({ company, state }) => [company, state])).toEqual([
      [FIRST.company, 'SIN_VERIFICAR'],
      [SECOND.company, 'VERIFICADA'],
    ]);
    expect(failures()).toMatchObject([{ values: { company: FIRST.company } }]);
  });
});
