import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

// Two versions of a DUCA compared by their message (product 6).

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Dos, S.A.', Direccion: 'Zona 1' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

async function derived(number: string): Promise<string> {
  const { orderId } = await world.seed('uno', number);
  return (await call('derive', [orderId, '', ''])).result.header.ID;
}
const opened = async (ID: string) => (await call('open', { ID })).result;

/** Changes as somebody, so that it is a version of its own, and says which. */
async function change(ID: string, as: Person, ...CAMBIOS: unknown[]): Promise<number> {
  const { LOCK } = (await opened(ID)).header;
  const { error, result } = await call('patch', { ID, LOCK, CAMBIOS }, as);
  expect(error).toBeUndefined();
  return result.header.VERSION;
}
const set = (path: string, value: string) => ({ op: 'set', path, value });
const diff = async (ID: string, DESDE: number, HASTA: number, as = ana) =>
  (await call('messageDiff', { ID, DESDE, HASTA }, as)).result;

describe('two versions of a DUCA are compared by their message', () => {
  it('tells which XML elements differ, of drafts as they would go now', async () => {
    const ID = await derived('1236000901');
    const { header, body } = await opened(ID);
    const beto = await world.person('uno', 'beto');
    const next = await change(
      ID,
      beto,
      set('FRACCIONES[1].DESCRIPCION', 'BOCINAS & CABLES'),
      set('OBSERVACIONES.OBSERVACIONES', 'URGENTE'),
    );
    const answer = await diff(ID, header.VERSION, next);
    expect(answer).toMatchObject({ DESDE: { SELLADA: 0, FALLA: '' }, HASTA: { SELLADA: 0 }, MAS: 0 });
    expect(answer.DIFERENCIAS).toEqual([
      { path: 'duca/observaciones', after: 'texto URGENTE' },
      {
        path: 'duca/fracciones/fraccion[2]/descripcion',
        before: body.FRACCIONES[1].DESCRIPCION,
        after: 'BOCINAS & CABLES',
      },
    ]);
    expect((await diff(ID, next, next)).DIFERENCIAS).toEqual([]);
  });

  it('compares of a sealed version the sealed bytes, and of those that only add what was answered', async () => {
    const ID = await derived('1236000902');
    const { header } = await opened(ID);
    const shown = (await call('xml', { ID })).result.XML as string;
    expect((await call('transmit', [ID, String(header.LOCK)])).error).toBeUndefined();
    await world.pump();
    const { header: accepted } = await opened(ID);
    expect(accepted.VERSION).toBeGreaterThan(header.VERSION);
    // What the authority answered is a version of the same message.
    const answer = await diff(ID, header.VERSION, accepted.VERSION);
    const sealed = { SELLADA: header.VERSION, BYTES: Buffer.byteLength(shown), FALLA: '' };
    expect(answer).toMatchObject({ DESDE: sealed, HASTA: sealed, DIFERENCIAS: [], MAS: 0 });
  });

  it('says why a version has no message, and compares nothing', async () => {
    const ID = await derived('1236000903');
    const { header } = await opened(ID);
    const beto = await world.person('uno', 'beto3');
    const next = await change(ID, beto, set('DUCA.MODALIDAD', ''));
    const answer = await diff(ID, header.VERSION, next);
    expect(answer.HASTA).toMatchObject({
      BYTES: 0,
      FALLA: 'No hay registros en matriz de XML para el regimen y clase seleccionada',
    });
    expect(answer.DIFERENCIAS).toEqual([]);
  });

  it('is for who may read the declaration: another company is told that there is none', async () => {
    const ID = await derived('1236000904');
    const other = await world.person('dos', 'carla');
    const asked = { ID, DESDE: 1, HASTA: 1 };
    const answer = await call('messageDiff', asked, other);
    expect(answer.error?.code).toBe('not-found');
    expect(answer.error).toMatchObject({
      ...(await call('messageDiff', { ...asked, ID: 'duc-nunca' }, other)).error,
      reference: expect.anything(),
    });
    expect((await call('messageDiff', { ...asked, HASTA: 99 })).error?.code).toBe('not-found');
  });
});
