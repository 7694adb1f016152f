import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';

let { world, call, lockOf, formed } = {} as SourcesWorld;

beforeAll(async () => {
  ({ world, call, lockOf, formed } = await startSourcesWorld());
});
afterAll(() => world.stop());

const asked = async (procedure: string, ID: string) =>
  (await call('duca', procedure, { ID, LOCK: await lockOf('duca', ID) })).result;
const annul = async (ID: string) =>
  call('duca', 'transition', { ID, LOCK: await lockOf('duca', ID), ACCION: 'annul' });

/** Sealed and answered by the authority: accepted, or rejected when the number ends in 10. */
async function answered(number: string) {
  const chain = await formed(number);
  await asked('transmit', chain.duca);
  await world.pump();
  return chain;
}

/** What the refusal says, and the document that it leads to. */
async function way(procedure: Promise<{ error?: { message: string; problems: { other?: unknown }[] } }>) {
  const { error } = await procedure;
  return { says: error?.message ?? '', leads: error?.problems[0]?.other };
}
const again = (ID_ORDEN: string, ID?: string) => way(call('duca', 'derive', { ID_ORDEN, ID }));
const duca = (id: string, number: string) => ({
  module: 'duca',
  id,
  path: '',
  label: `DUCA ${formatOrderNumber(number)}`,
});

describe('forming a DUCA where one stands already', () => {
  it('never tells to annul or to form again what is accepted', async () => {
    const number = '1236000501';
    const { order, duca: id } = await answered(number);
    for (const { says, leads } of [await again(order), await again(order, id)]) {
      expect(says).toContain('123-6000501');
      expect(says).not.toMatch(/fórmela|anúlela/);
      expect(says).toContain('Lo que falte declarar va en otra orden');
      // It goes by the number that the authority gave it.
      expect(leads).toMatchObject({ module: 'duca', id, label: expect.stringMatching(/^DUCA GT/) });
    }
  });

  it('tells to follow the answer of one that is with the authority', async () => {
    const number = '1236000502';
    const { order, duca: id } = await formed(number);
    await asked('transmit', id);
    for (const { says, leads } of [await again(order), await again(order, id)]) {
      expect(says).not.toMatch(/fórmela|anúlela/);
      expect(says).toContain('«Transmisiones»');
      expect(leads).toEqual(duca(id, number));
    }
    await world.pump();
  });

  it('tells to take one back that waits to be sent, and that works', async () => {
    const { order, duca: id } = await formed('1236000503');
    await asked('ready', id);
    for (const { says } of [await again(order), await again(order, id)])
      expect(says).toMatch(/vuélvala a borrador y fórmela de nuevo/);
    await call('duca', 'transition', { ID: id, LOCK: await lockOf('duca', id), ACCION: 'reopen' });
    expect((await call('duca', 'derive', { ID_ORDEN: order, ID: id })).error).toBeUndefined();
  });

  it('tells of a rejected one to form it again, not to annul it, for its number would be lost', async () => {
    const { order, duca: id } = await answered('1236000910');
    const { says, leads } = await again(order);
    expect(says).toContain('fórmela de nuevo');
    expect(says).not.toContain('anúlela');
    expect(leads).toEqual(duca(id, '1236000910'));
    expect((await call('duca', 'derive', { ID_ORDEN: order, ID: id })).error).toBeUndefined();
  });

  it('leads from a void one to its order, where a new one is formed', async () => {
    const number = '1236000504';
    const { order, duca: id } = await formed(number);
    await annul(id);
    const { says, leads } = await again(order, id);
    expect(says).toMatch(/está anulada y no se forma de nuevo\. Forme una nueva de su orden/);
    expect(leads).toMatchObject({ module: 'work-orders', id: order });
    const fresh = await call('duca', 'derive', { ID_ORDEN: order });
    expect(fresh.error).toBeUndefined();
    expect((await again(order, id)).leads).toEqual(duca(fresh.result.header.ID, number));
  });

  it('leads from a void one that was sent to its order, whose number must be another', async () => {
    const { order, duca: id } = await answered('1236001910');
    await annul(id);
    for (const { says, leads } of [await again(order), await again(order, id)]) {
      expect(says).toContain('Escriba otro número en la orden');
      expect(leads).toMatchObject({ module: 'work-orders', id: order });
    }
    const CAMBIOS = [{ op: 'set', path: 'ORDEN.NUMERO_ORDEN', value: '1236000505' }];
    const changed = { ID: order, LOCK: await lockOf('work-orders', order), CAMBIOS };
    expect((await call('work-orders', 'patch', changed)).error).toBeUndefined();
    expect((await call('duca', 'derive', { ID_ORDEN: order })).error).toBeUndefined();
  });
});

describe('deriving a DVA again', () => {
  it('leads from a void one to its order, where a new one is derived', async () => {
    const { order, dva } = await formed('1236000506');
    await call('dva', 'transition', { ID: dva, LOCK: await lockOf('dva', dva), ACCION: 'cancel' });
    const { says, leads } = await way(call('dva', 'derive', { ID_ORDEN: order, ID: dva }));
    expect(says).toMatch(/está anulada y no se deriva de nuevo\. Derive otra vez las DVA de su orden/);
    expect(leads).toMatchObject({ module: 'work-orders', id: order });
  });

  it('never tells to prepare again what is declared', async () => {
    const { order, dva } = await answered('1236000507');
    const { result } = await call('dva', 'derive', { ID_ORDEN: order, ID: dva });
    const [said] = result.DOCUMENTOS[0].problems;
    expect(said.message).toContain('ya está declarada');
    expect(said.message).not.toContain('vuelva a prepararla');
  });

  it('answers the same of another order’s DVA and of one that never was', async () => {
    const [own, other] = [await formed('1236000508'), await formed('1236000509')];
    const theirs = await call('dva', 'derive', { ID_ORDEN: own.order, ID: other.dva });
    const never = await call('dva', 'derive', { ID_ORDEN: own.order, ID: 'dva-nunca' });
    expect([theirs.status, theirs.error]).toEqual([never.status, never.error]);
  });
});
