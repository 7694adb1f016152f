import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let stranger: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  stranger = await world.person('b', 'otro');
  const products = createProducts(async () => world.services);
  call = (procedure, params, as = ana) => world.call(products, procedure, params, as);
});

afterAll(() => world.stop());

const laptop = {
  CODIGO: 'LT-140/A',
  DESCRIPCION: 'Computadora portátil de 14 pulgadas',
  PARTIDA: '8471300000',
  CARACTERISTICAS: 'Pantalla LED, memoria de 16 GB',
  MARCA: 'Kaneq',
  MODELO: 'K14',
  ID_PROVEEDOR: 'CN-778',
  NOMBRE_PROVEEDOR: 'Shenzhen Bright Co.',
};
const create = (PRODUCTO: object, as = ana) => call('create', { CUERPO: { PRODUCTO } }, as);
const codes = (answer: Answer) =>
  answer.result.rows.map(({ RESUMEN }: { RESUMEN: Record<string, string> }) => RESUMEN['CODIGO']);

it('is kept with its lines, and found by code with or without signs, by code of the tariff and by words', async () => {
  const made = await call('create', {
    CUERPO: {
      PRODUCTO: laptop,
      MINIMAS: [{ NOMBRE_CATALOGO: 'Uso', VALOR_CATALOGO: '', TEXTO: 'Oficina' }],
    },
  });
  expect(made.status).toBe(200);
  expect(made.result.body.PRODUCTO.ACTIVO).toBe('1');
  expect(made.result.body.MINIMAS[0].ID_LINEA).not.toBe('');
  for (const TERMINO of ['lt140a', 'LT-140', '8471.30', 'portatil pulgadas', 'kaneq', 'shenzhen', '16'])
    expect(codes(await call('list', { TERMINO })), TERMINO).toEqual(['LT-140/A']);
});

it('searches only where the flags say, in the country of the company', async () => {
  const find = (TERMINO: string, flags: Record<string, boolean> = {}, ABREVIATURA_PAIS = 'GT') =>
    call('search', { ABREVIATURA_PAIS, TERMINO, ...flags });
  expect(codes(await find('kaneq'))).toEqual(['LT-140/A']);
  expect(codes(await find('kaneq', { POR_MARCA: true }))).toEqual(['LT-140/A']);
  expect(codes(await find('kaneq', { POR_MODELO: true, POR_CODIGO: true }))).toEqual([]);
  expect(codes(await find('memoria', { POR_CARACTERISTICAS: true }))).toEqual(['LT-140/A']);
  expect(codes(await find('memoria', { POR_DESCRIPCION: true }))).toEqual([]);
  expect(codes(await find('8471.30', { POR_PARTIDA: true }))).toEqual(['LT-140/A']);
  expect((await find('kaneq', {}, 'HN')).status).toBe(400);
});

it('knows a code that a product has, one product a supplier and code', async () => {
  const there = await call('exists', { CODIGO: 'lt 140 a' });
  expect(there.result.EXISTE).toBe('1');
  expect((await call('exists', { CODIGO: 'LT-140/A', ID: there.result.rows[0].ID })).result.EXISTE).toBe('0');
  expect((await create(laptop)).status).toBe(409);
  expect((await create({ ...laptop, ID_PROVEEDOR: 'US-1' })).status).toBe(200);
});

it('is copied without its code, and deleted with its code given back', async () => {
  const { result } = await create({ ...laptop, CODIGO: 'BORRAR', ID_PROVEEDOR: '' });
  const copied = await call('copy', { ID: result.header.ID });
  expect(copied.result.body.PRODUCTO).toMatchObject({ CODIGO: '', DESCRIPCION: laptop.DESCRIPCION });
  const before = (await call('count', {})).result.CANTIDAD;
  const { ID, LOCK } = result.header;
  expect((await call('transition', { ID, LOCK, ACCION: 'delete' })).status).toBe(200);
  expect((await call('count', {})).result.CANTIDAD).toBe(before - 1);
  expect((await call('exists', { CODIGO: 'BORRAR' })).result.EXISTE).toBe('0');
  expect(codes(await call('search', { ABREVIATURA_PAIS: 'GT', TERMINO: 'borrar' }))).toEqual([]);
  expect((await create({ ...laptop, CODIGO: 'BORRAR', ID_PROVEEDOR: '' })).status).toBe(200);
});

it('saves every field at once and says RESULTADO, with the reason where it saves nothing', async () => {
  const whole = { CODIGO: 'W-1', DESCRIPCION: 'Bomba de agua', PARTIDA: '8413.70.00.00' };
  const lines = 'Uso\t01\tRiego|Caudal\t\t40 l/min';
  const made = await call('insertUpdate', { ...whole, DESCRIPCIONES_MINIMAS: lines });
  expect(made.result).toMatchObject({
    RESULTADO: 1,
    FILAS_AFECTADAS: 1,
    DESCRIPCION: 'El producto ha sido guardado.',
  });
  const { ID } = made.result;
  const { body } = (await call('open', { ID })).result;
  expect(body.PRODUCTO).toMatchObject({ PARTIDA: '8413700000', ACTIVO: '1' });
  expect(body.MINIMAS.map(({ TEXTO }: { TEXTO: string }) => TEXTO)).toEqual(['Riego', '40 l/min']);
  const moved = await call('insertUpdate', { ID, ...whole, PARTIDA: '8413810000' });
  expect(moved.result.RESULTADO).toBe(1);
  expect((await call('history', [ID])).result[0].ACCION).toBe('Guardado completo');
  const after = (await call('open', { ID })).result.body;
  expect([after.PRODUCTO.PARTIDA, after.MINIMAS.length]).toEqual(['8413810000', 2]);
  // Lines that are said take the place of those of their kind alone.
  const said = { ID, ...whole, CARACTERISTICAS_INCISO: 'Potencia\t\t2 HP' };
  expect((await call('insertUpdate', said)).result.RESULTADO).toBe(1);
  const rest = (await call('open', { ID })).result.body;
  expect(rest.CARACTERISTICAS_INCISO.map(({ TEXTO }: { TEXTO: string }) => TEXTO)).toEqual(['2 HP']);
  expect(rest.MINIMAS).toEqual(after.MINIMAS);
  const again = await call('insertUpdate', whole);
  expect([again.status, again.result.RESULTADO, again.result.ID]).toEqual([200, 0, '']);
  expect(again.result.DESCRIPCION).toMatch(/^ERROR GENERAL: .*W-1/);
  const wrong = await call('insertUpdate', { ...whole, CODIGO: 'W-2', PARTIDA: 'ocho' });
  expect(wrong.result.DESCRIPCION).toMatch(/«ocho» no es una clasificación/);
});

it('has a code or none: those without are as many as there are, and a search for nothing finds nothing', async () => {
  const bare = { DESCRIPCION: 'Tornillería surtida', NOMBRE_PROVEEDOR: 'Ferretería Sur' };
  for (let time = 0; time < 2; time += 1) expect((await create(bare)).status).toBe(200);
  const find = async (TERMINO: string) =>
    (await call('search', { ABREVIATURA_PAIS: 'GT', TERMINO })).result as {
      rows: unknown[];
      orMore: boolean;
    };
  expect((await find('tornilleria')).rows).toHaveLength(2);
  expect(await find('  ')).toEqual({ rows: [], orMore: false });
});

it('belongs to its company alone', async () => {
  const { result } = await create({ DESCRIPCION: 'Mercancía secreta', CODIGO: 'SECRETO-1' });
  const { ID } = result.header;
  expect((await call('open', { ID }, stranger)).status).toBe(404);
  expect((await call('copy', { ID }, stranger)).status).toBe(404);
  expect((await call('insertUpdate', { ID, DESCRIPCION: 'Ajena' }, stranger)).status).toBe(404);
  expect((await call('exists', { CODIGO: 'SECRETO-1' }, stranger)).result.EXISTE).toBe('0');
  expect(codes(await call('search', { ABREVIATURA_PAIS: 'GT', TERMINO: 'secreta' }, stranger))).toEqual([]);
});
