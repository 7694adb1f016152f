import { userRowKey } from '../../functions/runtime/caller.ts';
import type { DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

/** Somebody of «uno» who may release declarations besides what everybody there may. */
export async function releaser(world: DucaWorld, id: string): Promise<Person> {
  const person = await world.person('uno', id);
  const key = userRowKey('uno', id);
  const row = await world.services.database.get<{ PERMISOS: object[] }>('users', key);
  const PERMISOS = [...row!.PERMISOS, { ID_MODULO: 'duca', CLAVE: 'liberar', VALOR: '1' }];
  await world.services.database.write({ kind: 'update', table: 'users', key, set: { PERMISOS } });
  return person;
}
