import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../../shared/foundation/contracts/procedure.ts';
import type { LookupName } from '../../../shared/transmission/lookups/kept.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { scopeOfAna } from '../../runtime/scope.fixture.ts';
import { servicesInMemory } from '../outside/memory.fixture.ts';
import { lookup, lookupsOf } from './lookup.ts';

const TIPO = 'parties';
const DOCUMENTO = 'par-1';
let memory: ReturnType<typeof servicesInMemory>;
beforeEach(async () => {
  // Nobody said where the services are: what is asked for is kept as unverified.
  vi.stubEnv('SAT_LOOKUPS_ENDPOINT', '');
  memory = servicesInMemory();
  await memory.services.database.write({
    kind: 'put',
    table: 'parties',
    item: { pk: companyKey({ company: 'emp-1' }), sk: `H#${DOCUMENTO}`, RESUMEN: {} },
  });
});
afterEach(() => vi.unstubAllEnvs());

const call = <I extends object>(input: I, permissions: Permission[] = ['parties:read', 'parties:write']) => {
  const scope = scopeOfAna({ permissions: new Set(permissions) });
  return { services: memory.services, scope, input: { TIPO, DOCUMENTO, ...input } } as unknown as Call<
    I & { TIPO: string; DOCUMENTO: string }
  >;
};
const ask = (CONSULTA: LookupName, CLAVE: string, permissions?: Permission[]) =>
  lookup(call({ CONSULTA, CLAVE }, permissions) as never);

describe('a look-up that a person makes', () => {
  it('is of the thing as the service knows it, and stays with the document', async () => {
    const told = await ask('nit', ' 123456-7k ');
    expect(told).toMatchObject({
      CONSULTA: 'nit',
      CLAVE: '1234567K',
      ESTADO: 'SIN_VERIFICAR',
      FRASE:
        'NIT en la SAT: sin verificar; el servidor no sabe dónde está el servicio. Siga: se verifica solo.',
    });
    expect(await lookupsOf(call({}) as never)).toEqual([told]);
  });

  it('of a vehicle is of make, line and year, divided by lines', async () => {
    expect(await ask('vehiculo', 'Mazda|cx-5|2020')).toMatchObject({ CLAVE: 'MAZDA|CX-5|2020' });
    for (const half of ['Mazda', 'Mazda|CX-5', '|CX-5|2020'])
      await expect(ask('vehiculo', half)).rejects.toMatchObject({ code: 'params.invalid' });
  });

  it('is no question in another form, and says what was typed, not a page of it', async () => {
    await expect(ask('nit', 'x'.repeat(41))).rejects.toMatchObject({
      code: 'params.invalid',
      message: `Parámetro CLAVE: «${'x'.repeat(40)}» no tiene la forma de lo que se consulta en su país.`,
    });
    expect(memory.rows('services')).toEqual([]);
  });

  it('is made by who may change the document, and read by who may read it', async () => {
    await expect(ask('nit', '1234567K', ['parties:read'])).rejects.toMatchObject({
      code: 'permission.denied',
    });
    expect(await lookupsOf(call({}, ['parties:read']) as never)).toEqual([]);
    await expect(lookupsOf(call({}, []) as never)).rejects.toMatchObject({ code: 'permission.denied' });
  });
});
