import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import { recordUses } from '../../functions/products/uses.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Suggestion } from '../../shared/products/rankSuggestions.ts';
import type { ClassificationUse } from '../../shared/products/use.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let stranger: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos');
  ana = await world.person('uno', 'ana');
  stranger = await world.person('dos', 'otro');
  const products = createProducts(async () => world.services);
  call = (procedure, params, as = ana) => world.call(products, procedure, params, as);
});
afterAll(() => world.stop());

const ask = async (goods: Partial<Record<'CODIGO' | 'PROVEEDOR' | 'TEXTO', string>>, as = ana) => {
  const LINEAS = [{ CODIGO: '', PROVEEDOR: '', TEXTO: '', ...goods }];
  const answer = await call('suggest', { LINEAS }, as);
  return (answer.result as Suggestion[][])[0]!;
};
const product = (PRODUCTO: object) => call('create', { CUERPO: { PRODUCTO } });
const use = (rest: Partial<ClassificationUse>): ClassificationUse => ({
  ...{ CODIGO: '', NOMBRE: 'BOMBA CENTRÍFUGA', PROVEEDOR: '', PARTIDA: '8413700000' },
  ...{ FECHA: '2026-05-02', CANAL: 'ROJO', MODULO: 'duca', ID: 'duc-9', NUMERO: 'GT-9', ...rest },
});
const remember = (...uses: ClassificationUse[]) =>
  recordUses({ services: world.services, scope: jobScope('uno', 'GT') }, uses);

it("proposes a product by the supplier's code, and by half of its words", async () => {
  await product({ CODIGO: 'LT-140', DESCRIPCION: 'Computadora portátil', PARTIDA: '8471300000' });
  expect(await ask({ CODIGO: 'lt 140' })).toMatchObject([
    { PARTIDA: '8471300000', ORIGEN: 'PRODUCTO', POR: 'CODIGO', CODIGO: 'LT-140' },
  ]);
  expect(await ask({ TEXTO: 'COMPUTADORAS PORTATILES 14 HP' })).toMatchObject([
    { PARTIDA: '8471300000', POR: 'PALABRAS' },
  ]);
  expect(await ask({ TEXTO: 'teclado para computadora escritorio' })).toEqual([]);
});

it('finds what says most of the words among many that say one of them', async () => {
  await product({ CODIGO: 'M-0', DESCRIPCION: 'Manguera hidráulica reforzada', PARTIDA: '4009210000' });
  for (let at = 1; at <= 13; at += 1)
    await product({ CODIGO: `M-${at}`, DESCRIPCION: `Manguera tipo${at}`, PARTIDA: '3917390000' });
  const [first] = await ask({ TEXTO: 'manguera hidráulica reforzada' });
  expect(first).toMatchObject({ PARTIDA: '4009210000', CODIGO: 'M-0' });
});

it('proposes neither what is deleted nor what is not to be proposed', async () => {
  const { result } = await product({ CODIGO: 'ADIOS-1', DESCRIPCION: 'Cinta', PARTIDA: '3919100000' });
  await product({ CODIGO: 'CALLA-1', DESCRIPCION: 'Goma', PARTIDA: '3506100000', ACTIVO: '0' });
  expect(await ask({ CODIGO: 'ADIOS-1' })).toHaveLength(1);
  const { ID, LOCK } = result.header;
  await call('transition', { ID, LOCK, ACCION: 'delete' });
  expect(await ask({ CODIGO: 'ADIOS-1' })).toEqual([]);
  expect(await ask({ CODIGO: 'CALLA-1' })).toEqual([]);
});

it('remembers a use once, with its last day and channel, whatever comes late', async () => {
  await remember(use({ CODIGO: 'B-1' }));
  await remember(use({ CODIGO: 'B-1', FECHA: '2026-09-03', CANAL: 'VERDE', NUMERO: 'GT-10' }));
  await remember(use({ CODIGO: 'B-1', FECHA: '2026-01-01', CANAL: 'AMARILLO' }));
  expect(await ask({ CODIGO: 'B-1' })).toMatchObject([
    {
      PARTIDA: '8413700000',
      ORIGEN: 'DECLARACION',
      FECHA: '2026-09-03',
      CANAL: 'VERDE',
      DECLARACION: 'GT-10',
    },
  ]);
  expect(await ask({ TEXTO: 'bombas centrifugas' })).toHaveLength(1);
});

it('says what else goods of one code were classified as', async () => {
  await remember(use({ CODIGO: 'C-1', PARTIDA: '8413810000' }), use({ CODIGO: 'C-1', FECHA: '2026-06-01' }));
  const [first, second] = await ask({ CODIGO: 'C-1' });
  expect([first!.PARTIDA, first!.OTRAS]).toEqual(['8413700000', ['8413810000']]);
  expect(second!.OTRAS).toEqual(['8413700000']);
});

it('belongs to its company alone', async () => {
  expect(await ask({ CODIGO: 'LT-140', TEXTO: 'bomba centrifuga' }, stranger)).toEqual([]);
});

it('learns from a declaration that the authority accepted, and from none before', async () => {
  const { orderId } = await world.seed('uno', '1236000120');
  const duca = (procedure: string, params: unknown) => world.call(world.duca, procedure, params, ana);
  const { result } = await duca('derive', [orderId, '', '']);
  const item = result.body.FRACCION_ITEMS.find(
    (each: Record<string, string>) => each['CLASIFICACION_ARANCELARIA'] !== '8471300000',
  );
  const declared = async () =>
    (await ask({ TEXTO: item.NOMBRE_COMERCIAL })).filter(({ MODULO }) => MODULO === 'duca');
  expect(await declared()).toEqual([]);
  const ready = await duca('ready', [result.header.ID, String(result.header.LOCK)]);
  expect(ready.error).toBeUndefined();
  const sent = await duca('transmit', [
    result.header.ID,
    String(ready.result.LOCK ?? ready.result.header.LOCK),
  ]);
  expect(sent.error).toBeUndefined();
  await world.pump();
  const { body } = (await duca('open', [result.header.ID, ''])).result;
  const [first] = await declared();
  expect(first).toMatchObject({
    PARTIDA: item.CLASIFICACION_ARANCELARIA,
    ORIGEN: 'DECLARACION',
    MODULO: 'duca',
    ID: result.header.ID,
    FECHA: body.DUCA.FECHA_ACEPTACION.slice(0, 10),
    CANAL: body.DUCA.CANAL_SELECTIVO,
  });
});

it('tells of declarations nobody who may not read them, nor a person of a client company', async () => {
  await remember(use({ NOMBRE: 'TURBINA PELTON', PARTIDA: '8410110000' }));
  const told = async (person: Person) => (await ask({ TEXTO: 'turbina pelton' }, person)).length;
  expect(await told(ana)).toBe(1);
  const rights = async (id: string, set: Record<string, unknown>) => {
    const person = await world.person('uno', id);
    await world.services.database.aside({
      kind: 'update',
      table: 'users',
      key: userRowKey('uno', person.id),
      set,
    });
    return person;
  };
  const client = await rights('cliente', { IdPerfil: '4', IMPORTADORES: ['99999999'] });
  expect(await told(client)).toBe(0);
  const noDucas = await rights('bodega', {
    APLICACIONES: { products: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
  });
  expect(await told(noDucas)).toBe(0);
});
