import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

let agency: SarahAgency;
beforeAll(async () => {
  agency = await startSarahAgency();
});
afterAll(() => agency.world.stop());

/** A DUA of a whole order with the little that no paper says. */
async function formed(number: string) {
  const order = await agency.world.seed('h', number);
  const { result } = await agency.call('derive', { ID_ORDEN: order });
  const { ID, LOCK } = result.header;
  const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
  const saved = await agency.call('patch', { ID, LOCK, CAMBIOS });
  return { order, ID, LOCK: saved.result.header.LOCK as number };
}

/** What is told to who forms the order's DUA anew, or this one again. */
async function told({ order, ID }: { order: string; ID: string }) {
  const answers = [
    await agency.call('derive', { ID_ORDEN: order }),
    await agency.call('derive', { ID_ORDEN: order, ID }),
  ];
  return answers.map(({ error }) => ({ says: error?.message ?? '', leads: error?.problems[0]?.other }));
}

describe('forming a DUA where one stands already', () => {
  it('tells to follow the answer of one that is with SARAH, and of a registered one how it is changed', async () => {
    const dua = await formed('1456000651');
    expect((await agency.call('register', { ID: dua.ID, LOCK: dua.LOCK })).error).toBeUndefined();
    for (const { says, leads } of await told(dua)) {
      expect(says).not.toMatch(/fórmela|anúlela/);
      expect(says).toContain('«Transmisiones»');
      expect(leads).toMatchObject({ module: 'dua', id: dua.ID });
    }
    await agency.world.pump();
    for (const { says, leads } of await told(dua)) {
      expect(says).not.toMatch(/fórmela|anúlela/);
      expect(says).toContain('«Modificar». Lo que falte declarar va en otra orden');
      expect(leads).toMatchObject({ module: 'dua', id: dua.ID });
    }
  });

  it('leads from a void one to its order, where a new one is formed', async () => {
    const { order, ID, LOCK } = await formed('1456000652');
    await agency.call('transition', { ID, LOCK, ACCION: 'annul' });
    const { error } = await agency.call('derive', { ID_ORDEN: order, ID });
    expect(error!.message).toMatch(/está anulada y no se forma de nuevo\. Forme una nueva de su orden/);
    expect(error!.problems[0]).toMatchObject({ other: { module: 'work-orders', id: order } });
    expect((await agency.call('derive', { ID_ORDEN: order })).error).toBeUndefined();
  });
});
