import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, copied, done, leaving, set, type Ask, type Papers } from './leavingCopies.ts';
import { messages, startSourcesWorld, type SourcesWorld } from './sourcesWorld.ts';

// What leaves is formed of its invoices alone; its copy follows those that were copied with it.

describe('the DUCA of a copied export order', () => {
  let { world, call }: SourcesWorld = {} as SourcesWorld;
  let source: Papers;
  const ask: Ask = (kind, procedure, params) =>
    call(kind as Parameters<SourcesWorld['call']>[0], procedure, params);

  beforeAll(async () => {
    ({ world, call } = await startSourcesWorld());
    await world.seed('uno', '1236000471');
    source = await leaving(ask, 'duca', '1236000471', { 'ORDEN.ID_MODALIDAD': 'ED' });
    await done(act(ask, 'duca', 'transmit', source.declaration));
    await world.pump();
    expect((await done(ask('duca', 'open', { ID: source.declaration }))).header.ESTADO).toBe('ACEPTADA');
  });
  afterAll(() => world.stop());

  const changes = async (ID: string): Promise<string[]> =>
    messages((await done(ask('duca', 'readiness', { ID }))).problems);

  it('says sources.changed when the tariff code of the copied invoice changes', async () => {
    const copy = await copied(ask, 'duca', source);
    expect(await changes(copy.declaration)).toEqual([]);
    await set(ask, 'invoices', copy.invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });
    expect(await changes(copy.declaration)).toEqual([
      expect.stringMatching(/^La factura .* cambió: .*Actualice la DUCA/),
    ]);
  });

  it('that nobody formed yet says so, until it is formed of them or left as it is with a reason', async () => {
    const copy = await copied(ask, 'duca', source, false);
    expect(await changes(copy.declaration)).toEqual([
      expect.stringMatching(/^Se copió con su orden y todavía no se forma con los documentos copiados\. /),
    ]);
    const { LOCK } = (await done(ask('duca', 'open', { ID: copy.declaration }))).header;
    const MOTIVO = 'Se declara como el embarque anterior.';
    await done(ask('duca', 'keepSources', { ID: copy.declaration, LOCK, MOTIVO }));
    expect(await changes(copy.declaration)).toEqual([]);
    await set(ask, 'invoices', copy.invoice, { 'FACTURA.OBSERVACIONES': 'Llegó por correo' });
    expect(await changes(copy.declaration)).toEqual([]);
    await set(ask, 'invoices', copy.invoice, { 'ITEMS[0].CLASIFICACION_ARANCELARIA': '8471410000' });
    expect(await changes(copy.declaration)).toHaveLength(1);
  });

  it('alone, without any of the papers, follows none and says nothing', async () => {
    const order = (await done(ask('work-orders', 'copy', { ID: source.order }))).header.ID;
    const { header } = await done(
      ask('duca', 'copy', { ID: source.declaration, ID_ORDEN: order, UNA_VEZ: true }),
    );
    expect(await changes(header.ID)).toEqual([]);
  });
});
