import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startManifestWorld } from './manifestWorld.ts';
import type { Person } from './world.ts';

/** Titles of the largest courier's manifest that the product promises to take through. */
const TITLES = 5_000;

let world: Awaited<ReturnType<typeof startManifestWorld>>;
let ana: Person;
beforeAll(async () => {
  world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
});
afterAll(() => world.stop());

const done = async (procedure: string, params: object) => {
  const { error, result } = await world.manifest(procedure, params, ana);
  expect(error, procedure).toBeUndefined();
  return result;
};

/** A declaration that cancels a whole title of the manifest. */
async function cancelling(order: string, title: string) {
  const dua = (procedure: string, params: object) => world.call(world.dua, procedure, params, ana);
  const { result } = await dua('derive', { ID_ORDEN: await world.seed('h', order) });
  const { ID, LOCK } = result.header;
  const set = (name: string, value: string) => ({ op: 'set', path: `DECLARACION.${name}`, value });
  const CAMBIOS = [
    set('ID_FORMA_PAGO', 'CR'),
    set('MANIFIESTO', 'PRE-CINCO-MIL'),
    set('TITULO_TRANSPORTE', title),
    set('INDICADOR_CANCELACION_GLOBAL', '1'),
    { op: 'set', path: 'DETALLE_BULTOS', value: [] },
  ];
  const saved = await dua('patch', { ID, LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  return dua('register', { ID, LOCK: saved.result.header.LOCK });
}

it('five thousand titles are pasted in one step, saved, edited, presented once, and none is cancelled twice', async () => {
  const { TITULOS, MANIFIESTO } = sampleManifest(TITLES);
  const CUERPO = { MANIFIESTO: { ...MANIFIESTO, NUMERO_PREIMPRESO: 'PRE-CINCO-MIL' } };
  const { header } = await done('create', { CUERPO });
  const { ID } = header;
  const pasted = await done('patch', {
    ID,
    LOCK: header.LOCK,
    CAMBIOS: [{ op: 'insert', path: 'TITULOS', lines: TITULOS }],
  });
  const edited = await done('patch', {
    ID,
    LOCK: pasted.header.LOCK,
    CAMBIOS: [{ op: 'set', path: `TITULOS[${TITLES - 1}].DESCRIPCION`, value: 'LIBROS' }],
  });
  const opened = await done('open', { ID });
  expect(opened.body.TITULOS).toHaveLength(TITLES);
  expect(opened.body.MANIFIESTO.TOTAL_TITULOS).toBe(String(TITLES));
  expect((await done('readiness', { ID })).LISTA).toBe(true);

  await done('present', { ID, LOCK: edited.header.LOCK });
  await world.pump();
  const registered = await done('open', { ID });
  expect(registered.header.ESTADO).toBe('ACEPTADA');
  expect(world.authorities.manifestLedger.acts('PRE-CINCO-MIL')).toHaveLength(1);

  expect((await cancelling('1456000841', 'CV0002500')).error).toBeUndefined();
  const twice = await cancelling('1456000842', 'CV0002500');
  expect(twice.error?.message).toContain('ya está cancelado del todo');
  const rows = await done('balance', { ID });
  expect(rows).toHaveLength(TITLES);
  expect(rows[2_499]).toMatchObject({ TITULO_TRANSPORTE: 'CV0002500', DECLARACIONES: [{}] });
}, 300_000);
