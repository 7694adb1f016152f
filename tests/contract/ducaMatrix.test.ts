import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

describe('importMatrix', () => {
  const HEAD = 'ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO';
  const file = (CSV: string, VIGENTE_DESDE = '2026-11-01') => ({
    FUENTE: 'Resolución de prueba',
    VIGENTE_DESDE,
    MUESTRA: false,
    CSV,
  });

  it('is for administrators of the operating company, and refuses nodes that the message has not', async () => {
    expect((await call('importMatrix', file(HEAD))).error?.code).toBe('permission.denied');
    await world.company('operador', 'GT', { OPERADOR: '1' });
    const admin = await world.person('operador', 'admin');
    const key = userRowKey('operador', 'admin');
    const row = await world.services.database.get<object>('users', key);
    await world.services.database.write({
      kind: 'put',
      table: 'users',
      item: { ...row, ...key, SUPER: '1' },
    });
    const wrong = await call('importMatrix', file(`${HEAD}\n1,duca,nada,*,*,MANDATORIA`), admin);
    expect(wrong.error).toMatchObject({
      message: 'El archivo tiene un problema; no se cambió nada.',
      problems: [{ path: 'FILAS[2].NODO' }],
    });
    // It begins to rule on a later day: until then the shipped one does.
    const right = file(`${HEAD}\n1,duca,control,*,*,MANDATORIA`, '2027-01-01');
    expect((await call('importMatrix', right, admin)).result).toMatchObject({
      NOMBRE_TABLA: 'cat_sys_matriz_xml',
      FILAS: 1,
    });
    const { orderId } = await world.seed('uno', '1236000140');
    const { result } = await call('derive', [orderId, '', '']);
    expect((await call('xml', [result.header.ID, ''])).result).toMatchObject({ COMPLETO: true });
  });
});
