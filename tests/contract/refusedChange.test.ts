import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { refusedAct } from '../../shared/transmission/refusedAct.ts';
import { homeOf } from './refusedChange.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Handler } from './world.ts';

describe('a rectification that SAT rejects', () => {
  let { world, ana, call, derived, patch } = {} as TwoAgencies;
  let orders: Handler;
  beforeAll(async () => {
    ({ world, ana, call, derived, patch } = await startTwoAgencies());
    orders = createWorkOrders(async () => world.services);
  });
  afterAll(() => world.stop());

  const open = async (ID: string) => (await call('open', { ID })).result;
  const home = (ID: string) => homeOf(world, orders, ana, ID);
  const inList = async (ID: string): Promise<string | undefined> =>
    (await call('list', {})).result.rows.find((each: { ID: string }) => each.ID === ID).RECHAZO;

  async function accepted(number: string): Promise<string> {
    const { id, lock } = await derived(number);
    await call('transmit', { ID: id, LOCK: lock });
    await world.pump();
    return id;
  }
  async function amended(ID: string): Promise<number> {
    const { header } = await open(ID);
    const { result } = await call('amend', { ID, LOCK: header.LOCK, MOTIVO: 'El flete es mayor.' });
    return result.LOCK;
  }
  const write = async (ID: string, LOCK: number, text: string): Promise<number> =>
    (await patch(ID, LOCK, { 'OBSERVACIONES.OBSERVACIONES': text })).result.header.LOCK;
  /** A rectification of it that SAT rejected. */
  async function refused(number: string): Promise<string> {
    const ID = await accepted(number);
    const LOCK = await write(ID, await amended(ID), 'OTRA');
    expect(await home(ID)).toEqual([{ ESTADO: 'CORRECCION', RECHAZO: '' }]);
    world.authorities.sat.mood.queued.set(number, ['reject']);
    await call('sendAmendment', { ID, LOCK });
    await world.pump();
    return ID;
  }

  it('stands on the head, at its fields, in the list and on the home page until it is sent again', async () => {
    const ID = await refused('1236000841');
    const { header } = await open(ID);
    expect(header).toMatchObject({ ESTADO: 'CORRECCION', RECHAZO: expect.stringMatching(/^10 · /) });
    const { result: status } = await call('status', { ID });
    expect(refusedAct(status.TRANSMISIONES)).toMatchObject({ OPERACION: 'M', VERSION: header.VERSION - 1 });
    expect(status.problems).not.toEqual([]);
    expect(await inList(ID)).toBe(header.RECHAZO);
    expect(await home(ID)).toEqual([{ ESTADO: 'RECHAZO', RECHAZO: header.RECHAZO }]);

    // What is typed into it does not end it.
    const LOCK = await write(ID, header.LOCK, 'OTRA MÁS');
    expect(await home(ID)).toMatchObject([{ ESTADO: 'RECHAZO' }]);
    await call('sendAmendment', { ID, LOCK });
    expect([await inList(ID), await home(ID)]).toEqual([undefined, []]);
    await world.pump();
    expect((await open(ID)).header).not.toHaveProperty('RECHAZO');
    expect((await call('status', { ID })).result).toMatchObject({
      problems: [],
      RESULTADO: { CODIGO: '00' },
    });
    expect(await home(ID)).toEqual([]);
  });

  it('stands so until it is given up, and one that was never sent beside it is none', async () => {
    const ID = await refused('1236000842');
    const other = await accepted('1236000843');
    await amended(other);
    const { header } = await open(ID);
    expect(await home(other)).toEqual([{ ESTADO: 'CORRECCION', RECHAZO: '' }]);
    await call('dropAmendment', { ID, LOCK: header.LOCK });
    expect([await inList(ID), await home(ID)]).toEqual([undefined, []]);
    expect((await call('status', { ID })).result).toMatchObject({ problems: [] });
  });

  it('waits as a change that is being written for who may not transmit', async () => {
    const ID = await refused('1236000844');
    const writer = await world.person('uno', 'digita', ['escribir']);
    expect(await homeOf(world, orders, writer, ID)).toMatchObject([{ ESTADO: 'CORRECCION' }]);
  });

  it('as a withdrawal stands on what was accepted until it is given up', async () => {
    const ID = await accepted('1236000845');
    world.authorities.sat.mood.queued.set('1236000845', ['reject']);
    const { header: before } = await open(ID);
    await call('withdraw', { ID, LOCK: before.LOCK, MOTIVO: 'Era de otro cliente.' });
    await world.pump();
    const { header } = await open(ID);
    expect(header).toMatchObject({ ESTADO: 'ACEPTADA', RECHAZO: expect.stringMatching(/^10 · /) });
    expect(await home(ID)).toEqual([{ ESTADO: 'RECHAZO', RECHAZO: header.RECHAZO }]);
    expect(refusedAct((await call('status', { ID })).result.TRANSMISIONES)).toMatchObject({ OPERACION: 'D' });
    const kept = await call('dropAmendment', { ID, LOCK: header.LOCK });
    expect(kept.result.ESTADO).toBe('ACEPTADA');
    expect([await inList(ID), await home(ID)]).toEqual([undefined, []]);
    const again = await call('dropAmendment', { ID, LOCK: kept.result.LOCK });
    expect(again.error!.code).toBe('document.state');
  });
});
