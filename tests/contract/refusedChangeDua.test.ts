import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import { homeOf } from './refusedChange.ts';

describe('a modification that SARAH rejects', () => {
  let { world, call, ana } = {} as SarahAgency;
  beforeAll(async () => {
    ({ world, call, ana } = await startSarahAgency());
  });
  afterAll(() => world.stop());

  it('stands on the head, at its fields and on the home page until it is given up', async () => {
    const number = '1456000741';
    const { ID, LOCK } = (await call('derive', { ID_ORDEN: await world.seed('h', number) })).result.header;
    const write = async (lock: number, path: string, value: string): Promise<number> =>
      (await call('patch', { ID, LOCK: lock, CAMBIOS: [{ op: 'set', path, value }] })).result.header.LOCK;
    await call('register', { ID, LOCK: await write(LOCK, 'DECLARACION.ID_FORMA_PAGO', 'CR') });
    await world.pump();
    const before = (await call('open', { ID })).result.header;
    const amended = (await call('amend', { ID, LOCK: before.LOCK, MOTIVO: 'Corrección de texto.' })).result;
    const changed = await write(amended.LOCK, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
    world.authorities.sarah.mood.queued.set(number, ['reject']);
    await call('sendAmendment', { ID, LOCK: changed });
    await world.pump();
    const { header } = (await call('open', { ID })).result;
    expect(header).toMatchObject({ ESTADO: 'CORRECCION', RECHAZO: expect.stringMatching(/./) });
    const { result: status } = await call('status', { ID });
    expect(status.problems).not.toEqual([]);
    const orders = createWorkOrders(async () => world.services);
    const home = () => homeOf(world, orders, ana, ID);
    expect(await home()).toEqual([{ ESTADO: 'RECHAZO', RECHAZO: header.RECHAZO }]);
    await call('dropAmendment', { ID, LOCK: header.LOCK });
    expect(await home()).toEqual([]);
  });
});
