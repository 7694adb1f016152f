import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { SESSION_COOKIE } from '../../functions/runtime/http/request.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { anotherProcess, type Answer, type Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let admin: Person;
/** Another copy of the function, with what it remembers for itself. */
let other: ReturnType<typeof createDuca>;

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('operador', 'GT', { OPERADOR: '1' });
  ana = await world.person('uno', 'ana');
  admin = await world.person('operador', 'admin');
  const key = userRowKey('operador', 'admin');
  const row = await world.services.database.get<object>('users', key);
  await world.services.database.write({ kind: 'put', table: 'users', item: { ...row, ...key, SUPER: '1' } });
  const copy: Services = anotherProcess(world.services);
  other = createDuca(async () => copy);
});
afterAll(() => world.stop());

const stampNow = async (): Promise<string> =>
  (await world.call(world.duca, 'matrixRows', { PAGINA: 1, TAMANO: 1 }, admin)).result.ESTAMPA_TIEMPO;
const setRule = async (NODO_PADRE: string, NODO: string, TIPO: string, day = '2026-11-20'): Promise<Answer> =>
  world.call(
    world.duca,
    'saveMatrix',
    {
      FUENTE: 'Circular 7',
      MUESTRA: false,
      VIGENTE_DESDE: day,
      CAMBIOS: [{ NODO_PADRE, NODO, CLASE: '*', REGIMEN: 'ID', TIPO }],
      ESTAMPA_TIEMPO: await stampNow(),
    },
    admin,
  );

const revisionOf = async (handler: ReturnType<typeof createDuca>): Promise<string | undefined> => {
  const event = {
    httpMethod: 'POST',
    path: '/api/duca/xmlMatrix',
    pathParameters: { procedure: 'xmlMatrix' },
    headers: {
      cookie: `${SESSION_COOKIE}=${ana.token}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ params: { REGIMEN: 'ID', CLASE: '1' } }),
  };
  const answer = await handler(event as never, { awsRequestId: 'prueba' } as never);
  return answer.headers?.['x-catalogue-revision'] as string | undefined;
};

const derived = async (number: string): Promise<{ ID: string; LOCK: number }> => {
  const { orderId } = await world.seed('uno', number);
  return (await world.call(world.duca, 'derive', [orderId, '', ''], ana)).result.header;
};

describe('a change of the matrix', () => {
  it('judges at once in every copy of the function, and every answer names its revision', async () => {
    const { ID } = await derived('1236000701');
    const missing = async (): Promise<boolean> =>
      (await world.call(other, 'readiness', [ID], ana)).result.problems.some(
        (each: { code: string; path: string }) =>
          each.code === 'matrix.mandatory' && each.path.endsWith('.FECHA_VENCIMIENTO'),
      );
    expect(await missing()).toBe(false);
    const before = await revisionOf(other);
    expect((await setRule('encabezado', 'fechaVencimiento', 'MANDATORIA')).result).toMatchObject({
      AGREGADAS: 1,
    });
    expect(await missing()).toBe(true);
    expect(await revisionOf(other)).not.toBe(before);
    expect(await revisionOf(world.duca)).toBe(await revisionOf(other));
    expect((await setRule('encabezado', 'fechaVencimiento', '')).result).toMatchObject({ QUITADAS: 1 });
    expect(await missing()).toBe(false);
  });

  it('begins by itself on its day in Guatemala, at midnight there', async () => {
    const typeOf = async (): Promise<string> =>
      (await world.call(other, 'xmlMatrix', { REGIMEN: 'ID', CLASE: '1' }, ana)).result.FILAS.find(
        (row: { NODO: string; NODO_PADRE: string }) =>
          row.NODO === 'conductores' && row.NODO_PADRE === 'duca',
      )?.TIPO;
    await setRule('duca', 'conductores', 'MANDATORIA', '2026-11-21');
    expect(await typeOf()).toBe('CONDICIONAL');
    world.setClock('2026-11-21T05:59:59Z');
    ana = await world.person('uno', 'ana');
    expect(await typeOf()).toBe('CONDICIONAL');
    world.setClock('2026-11-21T06:00:00Z');
    expect(await typeOf()).toBe('MANDATORIA');
    world.setClock('2026-11-20T15:00:00Z');
    ana = await world.person('uno', 'ana');
    admin = await world.person('operador', 'admin');
    const key = userRowKey('operador', 'admin');
    const row = await world.services.database.get<object>('users', key);
    await world.services.database.write({
      kind: 'put',
      table: 'users',
      item: { ...row, ...key, SUPER: '1' },
    });
  });
});

describe('a sealed declaration', () => {
  it('is never sealed by rules that changed under way, and says so', async () => {
    const { ID, LOCK } = await derived('1236000702');
    const { files } = world.services;
    // The bytes are archived after they were judged and before the transaction that seals them.
    const late = Object.create(files) as typeof files;
    late.putOnce = async (...args) => {
      await setRule('encabezado', 'fechaVencimiento', 'MANDATORIA');
      return files.putOnce(...args);
    };
    const slow = createDuca(async () => ({ ...world.services, files: late }));
    const refused = await world.call(slow, 'transmit', [ID, String(LOCK)], ana);
    expect(refused.error).toMatchObject({ code: 'document.impossible-change' });
    expect(refused.error?.message).toContain('no se selló');
    expect((await world.call(world.duca, 'status', [ID], ana)).result).toMatchObject({
      VERSION_SELLADA: 0,
      TRANSMISIONES: [],
    });
    const now = await world.call(world.duca, 'transmit', [ID, String(LOCK)], ana);
    expect(now.error?.code).toBe('rejected');
    expect(now.error?.problems.map((each) => each.path)).toContain('DUCA.FECHA_VENCIMIENTO');
    await setRule('encabezado', 'fechaVencimiento', '');
  });

  it('keeps the matrix that judged it, which can be had as it was', async () => {
    const stamp = await stampNow();
    const { ID, LOCK } = await derived('1236000703');
    expect((await world.call(world.duca, 'transmit', [ID, String(LOCK)], ana)).error).toBeUndefined();
    await setRule('duca', 'equipos', 'MANDATORIA');
    const { REGLAS } = (await world.call(world.duca, 'status', [ID], ana)).result;
    expect(REGLAS).toMatchObject({ ESTAMPA_TIEMPO: stamp, VIGENTE_DESDE: '2026-01-01', MUESTRA: '1' });
    const row = /,duca,equipos,\*,ID,(\w+),2026-11-20,/;
    const was = await world.call(world.duca, 'downloadMatrix', { ESTAMPA_TIEMPO: stamp }, admin);
    const is = await world.call(world.duca, 'downloadMatrix', {}, admin);
    expect(row.exec(was.result.CSV)).toBeNull();
    expect(row.exec(is.result.CSV)?.[1]).toBe('MANDATORIA');
  });
});

describe('matrixHistory', () => {
  it('tells who changed the matrix, when, from which day and how much; to administrators alone', async () => {
    expect((await world.call(world.duca, 'matrixHistory', {}, ana)).error?.code).toBe('permission.denied');
    const { result } = await world.call(world.duca, 'matrixHistory', {}, admin);
    expect(result.length).toBeGreaterThan(4);
    expect(result[0]).toMatchObject({
      USUARIO: 'Usuario admin',
      FUENTE: 'Circular 7',
      VIGENTE_DESDE: '2026-11-20',
      MUESTRA: '0',
      AGREGADAS: 0,
      CAMBIADAS: 1,
      QUITADAS: 0,
      CAMBIOS: ['duca.equipos, ID, clase *: CONDICIONAL → MANDATORIA'],
      ESTAMPA_TIEMPO: await stampNow(),
    });
    expect(result.at(-1)).toMatchObject({ AGREGADAS: 1 });
  });
});
