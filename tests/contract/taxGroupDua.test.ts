import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Answer, Person, World } from './world.ts';

/** What decides the taxes of a DUA, kept from who may not write it. */
const set = (path: string, value: string) => ({ op: 'set', path, value });
const rows = (world: World, company: string, { id }: Person, PERMISOS: object[]): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey(company, id),
    set: { PERMISOS },
  });

describe('in a DUA', () => {
  let world: DuaWorld;
  let bruno: Person;
  beforeAll(async () => {
    world = await startDuaWorld();
    await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
    bruno = await world.person('h', 'bruno');
  });
  afterAll(() => world.stop());

  it('no advantage comes or goes by who may not write what decides the taxes', async () => {
    const ID_ORDEN = await world.seed('h', '1456000690');
    const { header, body } = (await world.call(world.dua, 'derive', { ID_ORDEN }, bruno)).result;
    const change = (...CAMBIOS: object[]): Promise<Answer> =>
      world.call(world.dua, 'patch', { ID: header.ID, LOCK: header.LOCK, CAMBIOS }, bruno);
    await rows(world, 'h', bruno, [
      { ID_MODULO: 'dua', CLAVE: 'escribir', VALOR: '1' },
      { ID_MODULO: 'dua', ID_OBJETO: 'tributos', CLAVE: 'escribir', VALOR: '0' },
    ]);
    expect(body.DETALLE_VENTAJAS).toEqual([]);
    for (const line of [{ CODIGO_VENTAJA: '1' }, { NUMERO_ITEM: '1' }]) {
      const refused = await change({ op: 'insert', path: 'DETALLE_VENTAJAS', lines: [line] });
      expect(refused.error?.code).toBe('document.not-yours');
    }
    expect((await change(set('DECLARACION.ID_FORMA_PAGO', 'CR'))).error).toBeUndefined();
  });
});
