import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { startDvaWorld, type DvaWorld } from './dvaWorld.ts';
import { interrupted } from './interrupted.ts';
import type { Answer, Person } from './world.ts';

/** A client approves one version of a value declaration, whose pages they may not open otherwise. */
let dvas: DvaWorld;
let marta: Person;
let rival: Person;
let order: string;
let id: string;
let orders: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

async function client(login: string, taxId: string): Promise<Person> {
  const person = await dvas.world.person('a', login, []);
  await dvas.world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', login),
    set: { IdPerfil: '4', IMPORTADORES: [taxId] },
  });
  return person;
}

beforeAll(async () => {
  dvas = await startDvaWorld();
  const handler = createWorkOrders(async () => dvas.world.services);
  orders = (procedure, params, as = dvas.ana) => dvas.world.call(handler, procedure, params, as);
  marta = await client('marta', '73581127');
  rival = await client('rival', '576937K');
});
afterAll(() => dvas.world.stop());

beforeEach(async () => {
  ({ order, id } = await dvas.ready());
  await orders('activate', { ID: order, ACTIVA: true, DE: 'ORDEN' });
});

const ask = () => dvas.dva('askApproval', { ID: id });
const answer = (ID_HILO: string, values: object = {}, as = marta) =>
  dvas.dva('answerApproval', { ID_ORDEN: order, ID_HILO, APROBADA: true, ...values }, as);
const fact = (ID_HILO: string) =>
  dvas.world.services.database.get('work-orders', {
    pk: companyKey({ company: 'a' }, order),
    sk: `AP#${ID_HILO}`,
  });

describe('the approval of a DVA', () => {
  it('is asked of the client, who sees that version printed, and is a fact with who, when and which version', async () => {
    const { ID_HILO } = (await ask()).result;
    const shown = (await dvas.dva('approvalPrint', { ID_ORDEN: order, ID_HILO }, marta)).result;
    expect(shown).toMatchObject({ ESTADO: 'LISTA', VERSION: 1, VISTA: expect.stringContaining('http') });
    expect((await dvas.dva('print', { ID: id, BORRADOR: true }, marta)).error!.code).toBe(
      'permission.denied',
    );
    expect((await answer(ID_HILO)).status).toBe(200);
    expect(await fact(ID_HILO)).toMatchObject({
      RESPUESTA: 'APROBADA',
      USUARIO: 'marta@a',
      VERSION: 1,
      ID_DOCUMENTO: id,
      FECHA: expect.stringMatching(/^2026-11-20T/),
    });
    const { HILO } = (await orders('thread', { ID: order, ID_HILO })).result;
    expect(HILO.APROBACION).toMatchObject({ RESPUESTA: 'APROBADA', VERSION: 1 });
    expect((await answer(ID_HILO, { APROBADA: false, TEXTO: 'No' })).error!.message).toContain(
      'ya la aprobó',
    );
    const { HECHOS } = (await orders('story', { ID: order }, marta)).result;
    const said = (HECHOS as { CLASE: string; TEXTO: string }[]).filter(({ CLASE }) => CLASE === 'APROBACION');
    expect(said).toEqual([
      expect.objectContaining({
        TEXTO: expect.stringMatching(/^Aprobó la DVA .*, versión 1$/),
        USUARIO: 'marta@a',
      }),
    ]);
  });

  it('is not given to a version that was never shown', async () => {
    const { ID_HILO } = (await ask()).result;
    expect((await dvas.patch(id, { 'DVA.CASILLA_42_10': '750.00' })).status).toBe(200);
    const refused = await answer(ID_HILO);
    expect(refused.error!.message).toMatch(/cambió después de la versión 1/);
    expect(await fact(ID_HILO)).toBeUndefined();
  });

  it('is asked of nobody once its DVA was changed, which both sides are told, and is asked again of the new version', async () => {
    const { ID_HILO } = (await ask()).result;
    const asked = async () =>
      ((await orders('asked', {}, marta)).result as { HILO: { ID_HILO: string } }[]).map(
        ({ HILO }) => HILO.ID_HILO,
      );
    expect(await asked()).toContain(ID_HILO);
    const changed = await dvas.patch(id, { 'DVA.CASILLA_42_10': '750.00' });
    expect(changed.result.header.APROBACION_CAMBIADA).toBe(1);
    expect(await asked()).not.toContain(ID_HILO);
    for (const person of [marta, dvas.ana]) {
      const { HILO } = (await orders('thread', { ID: order, ID_HILO }, person)).result;
      expect(HILO.APROBACION).toMatchObject({ RESPUESTA: 'CAMBIADA', VERSION: 1 });
    }
    // Neither the old content nor a thread that is opened again counts for the new one.
    for (const RESUELTO of [true, false]) await orders('resolveThread', { ID: order, ID_HILO, RESUELTO });
    expect(await asked()).not.toContain(ID_HILO);
    expect((await answer(ID_HILO)).error!.message).toMatch(/cambió después de la versión 1/);
    const again = (await ask()).result.ID_HILO;
    expect((await dvas.dva('open', { ID: id })).result.header.APROBACION_CAMBIADA).toBeUndefined();
    expect(await asked()).toContain(again);
    expect((await answer(again)).status).toBe(200);
    expect([await fact(ID_HILO), (await fact(again))!['VERSION']]).toEqual([undefined, 2]);
    // What was approved is a fact; the next change takes nothing back and is told of no approval.
    const later = await dvas.patch(id, { 'DVA.CASILLA_42_10': '760.00' });
    expect(later.result.header.APROBACION_CAMBIADA).toBeUndefined();
    expect((await orders('thread', { ID: order, ID_HILO: again })).result.HILO.APROBACION.RESPUESTA).toBe(
      'APROBADA',
    );
  });

  it('is taken back by a derivation too, and by no save of what was read before it was asked', async () => {
    const first = (await ask()).result.ID_HILO;
    const { header } = (await dvas.dva('open', { ID: id })).result;
    const second = (await ask()).result.ID_HILO;
    const CAMBIOS = [{ op: 'set', path: 'DVA.CASILLA_42_10', value: '9.00' }];
    // What the editor had read is stale: it reads the document anew and saves then.
    const late = await dvas.dva('patch', { ID: id, LOCK: header.LOCK, CAMBIOS });
    expect(late.error!.code).toBe('document.stale');
    await orders('patch', {
      ID: order,
      LOCK: (await orders('open', { ID: order })).result.header.LOCK,
      CAMBIOS: [{ op: 'set', path: 'ORDEN.DIRECCION_IMPORTADOR', value: '13 CALLE 1-11 ZONA 1' }],
    });
    const derived = await dvas.dva('derive', { ID_ORDEN: order });
    expect(derived.result.DOCUMENTOS[0].header.VERSION).toBe(2);
    for (const ID_HILO of [first, second])
      expect((await orders('thread', { ID: order, ID_HILO })).result.HILO.APROBACION.RESPUESTA).toBe(
        'CAMBIADA',
      );
  });

  it('is refused with a reason, or not at all', async () => {
    const { ID_HILO } = (await ask()).result;
    expect((await answer(ID_HILO, { APROBADA: false })).error!.message).toContain('por qué');
    expect((await answer(ID_HILO, { APROBADA: false, TEXTO: 'El flete es otro.' })).status).toBe(200);
    expect(await fact(ID_HILO)).toMatchObject({ RESPUESTA: 'RECHAZADA' });
  });

  it("is the client's alone, and of no other client", async () => {
    const { ID_HILO } = (await ask()).result;
    expect((await answer(ID_HILO, {}, dvas.ana)).error!.code).toBe('permission.denied');
    for (const person of [rival, dvas.stranger]) {
      expect((await answer(ID_HILO, {}, person)).error!.code).toBe('not-found');
      expect((await dvas.dva('approvalPrint', { ID_ORDEN: order, ID_HILO }, person)).error!.code).toBe(
        'not-found',
      );
    }
    expect((await dvas.dva('askApproval', { ID: id }, dvas.reader)).error!.code).toBe('permission.denied');
    const plain = (await orders('say', { ID: order, TEXTO: 'hola', PARA: 'CLIENTE' })).result
      .ID_HILO as string;
    expect((await answer(plain)).error!.code).toBe('not-found');
  });

  it('waits for the client again when its thread was resolved by mistake and is opened again', async () => {
    const { ID_HILO } = (await ask()).result;
    const turn = (RESUELTO: boolean) => orders('resolveThread', { ID: order, ID_HILO, RESUELTO });
    const asked = async (as: Person) =>
      ((await orders('asked', {}, as)).result as { HILO: { ID_HILO: string } }[])
        .map(({ HILO }) => HILO.ID_HILO)
        .filter((each) => each === ID_HILO);
    await turn(true);
    expect(await asked(marta)).toEqual([]);
    await turn(false);
    expect(await asked(marta)).toEqual([ID_HILO]);
    // A thread that was resolved before rows kept for whom it waited.
    await turn(true);
    await dvas.world.services.database.write({
      kind: 'update',
      table: 'work-orders',
      key: { pk: companyKey({ company: 'a' }, order), sk: `T#${ID_HILO}` },
      set: { ESPERA: [] },
    });
    await turn(false);
    expect([await asked(marta), await asked(rival)]).toEqual([[ID_HILO], []]);
    expect((await answer(ID_HILO)).status).toBe(200);
    expect(await asked(marta)).toEqual([]);
  });

  it('is given by nobody once its DVA was annulled, and waits for nobody', async () => {
    const { ID_HILO } = (await ask()).result;
    const waits = async () =>
      ((await orders('asked', {}, marta)).result as { HILO: { ID_HILO: string } }[]).some(
        ({ HILO }) => HILO.ID_HILO === ID_HILO,
      );
    expect(await waits()).toBe(true);
    const { LOCK } = (await dvas.dva('open', { ID: id })).result.header;
    const annulled = await dvas.dva('transition', { ID: id, LOCK, ACCION: 'cancel' });
    expect(annulled.result.ESTADO).toBe('ANULADA');
    expect(await waits()).toBe(false);
    for (const APROBADA of [true, false]) {
      const refused = await answer(ID_HILO, { APROBADA, TEXTO: 'Así está bien.' });
      expect(refused.error!.message).toContain('se anuló');
    }
    expect(await fact(ID_HILO)).toBeUndefined();
    // Its thread opened again asks nobody for what cannot be given any more.
    for (const RESUELTO of [true, false]) await orders('resolveThread', { ID: order, ID_HILO, RESUELTO });
    expect(await waits()).toBe(false);
  });

  it('is given by nobody where its DVA is annulled in that moment', async () => {
    const { ID_HILO } = (await ask()).result;
    const { services, happened } = interrupted(
      dvas.world.services,
      async () => {
        const { LOCK } = (await dvas.dva('open', { ID: id })).result.header;
        await dvas.dva('transition', { ID: id, LOCK, ACCION: 'cancel' });
      },
      { table: 'work-orders' },
    );
    const late = createDva(async () => services);
    const refused = await dvas.world.call(
      late,
      'answerApproval',
      {
        ...{ ID_ORDEN: order, ID_HILO, APROBADA: true },
      },
      marta,
    );
    expect(happened()).toBe(true);
    expect(refused.error).toBeDefined();
    expect(await fact(ID_HILO)).toBeUndefined();
  });

  it('is not asked where nobody of the client could give it', async () => {
    await orders('activate', { ID: order, ACTIVA: false, DE: 'ORDEN' });
    expect((await ask()).error!.message).toContain('Active la trazabilidad');
  });
});
