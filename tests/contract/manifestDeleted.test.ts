import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDua } from '../../functions/dua/handler.ts';
import { createManifests } from '../../functions/manifests/handler.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startSarahWorld } from './duaWorld.ts';
import { interrupted } from './interrupted.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startSarahWorld>>;
let manifests: ReturnType<typeof createManifests>;
let ana: Person;
beforeAll(async () => {
  world = await startSarahWorld();
  manifests = createManifests(async () => world.services);
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
});
afterAll(() => world.stop());

const manifest = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(manifests, procedure, params, ana);
const dua = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.dua, procedure, params, ana);

function entered(NUMERO_PREIMPRESO: string): Promise<Answer> {
  const body = sampleManifest(2);
  return manifest('create', { CUERPO: { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO } } });
}
const deleted = async (ID: string): Promise<Answer> => {
  const { LOCK } = (await manifest('open', { ID })).result.header;
  return manifest('transition', { ID, LOCK, ACCION: 'annul' });
};

/** A DUA that cancels a whole title of a manifest. */
async function cancelling(order: string, of: string): Promise<{ ID: string; LOCK: number }> {
  const { ID, LOCK } = (await dua('derive', { ID_ORDEN: await world.seed('h', order) })).result.header;
  const set = (name: string, value: string) => ({ op: 'set', path: `DECLARACION.${name}`, value });
  const CAMBIOS = [
    set('ID_FORMA_PAGO', 'CR'),
    set('MANIFIESTO', of),
    set('TITULO_TRANSPORTE', 'CV0000001'),
    set('INDICADOR_CANCELACION_GLOBAL', '1'),
    { op: 'set', path: 'DETALLE_BULTOS', value: [] },
  ];
  const saved = await dua('patch', { ID, LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  return { ID, LOCK: saved.result.header.LOCK };
}

it('what a registered DUA took of a number is still taken when the manifest is entered anew', async () => {
  const { ID } = (await entered('PRE-BORRADO')).result.header;
  const taken = await cancelling('1456000911', 'PRE-BORRADO');
  expect((await dua('register', taken)).error).toBeUndefined();
  await world.pump();
  expect((await dua('open', { ID: taken.ID })).result.header.ESTADO).not.toBe('BORRADOR');

  // It is not deleted while the DUA holds of it: who holds it is named and linked, and what to do is said.
  const refused = await deleted(ID);
  expect(refused.error).toMatchObject({ code: 'rejected' });
  expect(refused.error!.message).toMatch(
    /^El manifiesto no se elimina mientras cancelan títulos suyos la DUA 145-6000911: .*Corrija en él.*anule antes/,
  );
  expect(refused.error!.problems).toMatchObject([
    {
      message: 'La DUA 145-6000911 cancela títulos de este manifiesto.',
      other: { module: 'dua', id: taken.ID },
    },
  ]);
  expect((await entered('PRE-BORRADO')).error?.code).toBe('document.duplicate');
  const second = await dua('register', await cancelling('1456000912', 'PRE-BORRADO'));
  expect(second.error?.message).toContain('ya está cancelado del todo');

  // Once it is withdrawn nobody holds of it.
  const { LOCK } = (await dua('open', { ID: taken.ID })).result.header;
  await dua('withdraw', { ID: taken.ID, LOCK, MOTIVO: 'El importador desistió de la compra.' });
  await world.pump();
  expect((await deleted(ID)).error).toBeUndefined();
  expect((await entered('PRE-BORRADO')).error).toBeUndefined();
});

it('of a manifest that is deleted as a DUA is sealed one of the two stands', async () => {
  const { ID } = (await entered('PRE-A-LA-VEZ')).result.header;
  const taking = await cancelling('1456000913', 'PRE-A-LA-VEZ');
  // The seal is judged by the manifest, which is gone before it is written.
  const { services, happened } = interrupted(world.services, async () => {
    expect((await deleted(ID)).error).toBeUndefined();
  });
  const late = createDua(async () => services);
  const refused = await world.call(late, 'register', taking, ana);
  expect(happened()).toBe(true);
  expect(refused.error?.message).toContain('o alguien lo eliminó, y nada se selló');

  // And the other way round.
  const { ID: other } = (await entered('PRE-AL-REVES')).result.header;
  const first = await cancelling('1456000914', 'PRE-AL-REVES');
  const slow = interrupted(
    world.services,
    async () => expect((await dua('register', first)).error).toBeUndefined(),
    { table: 'manifests' },
  );
  const { LOCK } = (await manifest('open', { ID: other })).result.header;
  const deleting = createManifests(async () => slow.services);
  const kept = await world.call(deleting, 'transition', { ID: other, LOCK, ACCION: 'annul' }, ana);
  expect(slow.happened()).toBe(true);
  expect(kept.error?.message).toContain('cambió en este momento lo que cancela del manifiesto');
});
