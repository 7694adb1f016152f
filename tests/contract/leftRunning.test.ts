import { describe, expect, it } from 'vitest';
import { agencies, ana, at, bell, count, luis, pass, schedule, set } from './mailedWorld.ts';

/** What somebody left running who is not active any more is told to whoever can do something about it. */
describe('a report that goes by mail whose owner was deactivated', () => {
  it('tells the administrators that it was paused and what to do, once, and nobody else', async () => {
    const boss = await agencies.world.person('uno', `jefa${count}`);
    await set(boss.id, { SUPER: '1' });
    await schedule();
    await set(ana.id, { ACTIVO: '0' });
    agencies.world.setClock('2026-11-21T13:00:00Z');
    await pass();
    await pass();
    const again = await agencies.world.person('uno', boss.id);
    expect(await bell(again)).toEqual([
      'Reporte: «Lo de ayer» se pausó: Quien lo programó ya no entra o no puede ver reportes como este. Quítelo y prográmelo otra persona.',
    ]);
    expect(await bell(await agencies.world.person('uno', luis.id))).toEqual([]);
  });

  it('tells them too where its owner works on and may see no report', async () => {
    const boss = await agencies.world.person('uno', `jefa${count}`);
    await set(boss.id, { SUPER: '1' });
    await schedule();
    await at('2026-11-21T13:00:00Z');
    await set(ana.id, { APLICACIONES: {} });
    await pass();
    expect(await bell(await agencies.world.person('uno', boss.id))).toEqual([
      expect.stringContaining('«Lo de ayer» se pausó'),
    ]);
  });
});
