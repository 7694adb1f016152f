import { beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import type { Call } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { scopeOfAna } from '../runtime/scope.fixture.ts';
import { documentOf } from './documentOf.ts';
import { servicesInMemory } from './outside/memory.fixture.ts';

let memory: ReturnType<typeof servicesInMemory>;
beforeEach(async () => {
  memory = servicesInMemory();
  await memory.services.database.write({
    kind: 'put',
    table: 'work-orders',
    item: { pk: companyKey({ company: 'emp-1' }), sk: 'H#ord-1', RESUMEN: { NIT_IMPORTADOR: '1K' } },
  });
});

const asked = (
  { TIPO = 'work-orders', DOCUMENTO = 'ord-1', company = 'emp-1' } = {},
  {
    right = 'read',
    permissions = ['work-orders:read', 'work-orders:write'],
    importers,
  }: {
    right?: 'read' | 'write';
    permissions?: Permission[];
    importers?: string[];
  } = {},
) => {
  const scope = scopeOfAna({
    company,
    permissions: new Set(permissions),
    ...(importers ? { importers: new Set(importers) } : {}),
  });
  const call = { services: memory.services, scope, input: { TIPO, DOCUMENTO } } as Call<{
    TIPO: string;
    DOCUMENTO: string;
  }>;
  return documentOf(call, right);
};

describe('the document that a call names', () => {
  it('is that of the company', async () => {
    const found = { company: 'emp-1', country: 'GT', kind: 'work-orders', id: 'ord-1' };
    expect(await asked()).toEqual(found);
    expect(await asked({}, { right: 'write' })).toEqual(found);
  });

  it('is as one that never was where it is another’s, of no kind, or named by no id', async () => {
    for (const other of [
      { company: 'emp-2' },
      { DOCUMENTO: 'ord-2' },
      { DOCUMENTO: '' },
      { DOCUMENTO: 'xord-1' },
      { DOCUMENTO: 'ord-1#x' },
      { DOCUMENTO: `ord-${'1'.repeat(41)}` },
    ])
      await expect(asked(other), JSON.stringify(other)).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('ninguna orden') as string,
      });
    await expect(asked({ TIPO: 'nada' })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('ese tipo de documento') as string,
    });
  });

  it('is no one’s who may not do that with it, and says what', async () => {
    await expect(asked({}, { right: 'write', permissions: ['work-orders:read'] })).rejects.toMatchObject({
      code: 'permission.denied',
      message: expect.stringContaining('cambiar órdenes') as string,
    });
    await expect(asked({}, { permissions: ['duca:read'] })).rejects.toMatchObject({
      code: 'permission.denied',
      message: expect.stringContaining('ver órdenes') as string,
    });
  });

  it('is known to a client of its importer alone', async () => {
    expect(await asked({}, { importers: ['1K'] })).toMatchObject({ id: 'ord-1' });
    await expect(asked({}, { importers: ['2K'] })).rejects.toMatchObject({ code: 'not-found' });
  });
});
