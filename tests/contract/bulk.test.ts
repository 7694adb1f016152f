import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParties } from '../../functions/parties/handler.ts';
import { createProducts } from '../../functions/products/handler.ts';
import type { LoadedRow } from '../../shared/foundation/documents/bulk.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { startWorld, type Handler, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let reader: Person;
let stranger: Person;
let products: Handler;
let parties: Handler;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  reader = await world.person('a', 'lee', []);
  stranger = await world.person('b', 'otro');
  products = createProducts(async () => world.services);
  parties = createParties(async () => world.services);
});
afterAll(() => world.stop());

const rowsOf = (values: readonly Record<string, string>[]) =>
  values.map((VALORES, index) => ({ FILA: index + 2, VALORES }));
const load = async (values: readonly Record<string, string>[], as = ana, handler = products) =>
  (await world.call(handler, 'importRows', { FILAS: rowsOf(values) }, as)).result as LoadedRow[];
const situations = async (...given: Parameters<typeof load>) =>
  (await load(...given)).map(({ SITUACION }) => SITUACION);
const count = async (as = ana) => (await world.call(products, 'count', {}, as)).result.CANTIDAD as number;

const goods: readonly Record<string, string>[] = [
  { CODIGO: 'A-1', DESCRIPCION: 'Tornillo', PARTIDA: '7318150000', ID_PROVEEDOR: 'P' },
  { CODIGO: 'A-2', DESCRIPCION: 'Tuerca', PARTIDA: '7318160000', ID_PROVEEDOR: 'P' },
  { CODIGO: '', DESCRIPCION: 'Arandela sin código', PARTIDA: '7318220000' },
];

it('writes each row once, however often the file comes', async () => {
  expect(await situations(goods)).toEqual(['nueva', 'nueva', 'nueva']);
  expect(await situations(goods)).toEqual(['igual', 'igual', 'igual']);
  expect(await count()).toBe(3);
});

it('changes what a row says otherwise, and nothing of what the file leaves out', async () => {
  expect(await situations([{ CODIGO: 'A-1', ID_PROVEEDOR: 'P', MARCA: 'Kaneq' }])).toEqual(['cambiada']);
  const found = await world.call(products, 'exists', { CODIGO: 'A-1' }, ana);
  expect(found.result.rows[0].RESUMEN).toMatchObject({
    DESCRIPCION: 'Tornillo',
    MARCA: 'Kaneq',
    ACTIVO: '1',
  });
});

it('refuses a wrong row with its reason, and writes the others', async () => {
  const [good, bad, other] = await load([
    { CODIGO: 'B-1', DESCRIPCION: 'Clavo' },
    { CODIGO: 'B-2', DESCRIPCION: 'Perno', MEDIDA: 'NADA' },
    { CODIGO: 'B-3', DESCRIPCION: 'Grapa' },
  ]);
  expect([good!.SITUACION, bad!.SITUACION, other!.SITUACION]).toEqual(['nueva', 'rechazada', 'nueva']);
  expect(bad).toMatchObject({ FILA: 3, MENSAJE: expect.stringContaining('NADA') });
});

it('takes two rows of one number one after the other', async () => {
  const twice = [
    { CODIGO: 'D-1', DESCRIPCION: 'Primera' },
    { CODIGO: 'D-1', DESCRIPCION: 'Segunda' },
  ];
  expect(await situations(twice)).toEqual(['nueva', 'cambiada']);
});

describe('a row without a code', () => {
  const washer = { CODIGO: '', DESCRIPCION: 'Arandela de presión', PARTIDA: '7318210000', MARCA: '' };
  const find = async () => {
    const flags = { POR_CODIGO: '0', POR_PARTIDA: '0', POR_DESCRIPCION: '1', POR_CARACTERISTICAS: '0' };
    const asked = { ABREVIATURA_PAIS: 'GT', TERMINO: 'presión', ...flags, POR_MARCA: '0', POR_MODELO: '0' };
    const { rows } = (await world.call(products, 'search', asked, ana)).result;
    return (rows as DocumentHeader[]).filter(({ ESTADO }) => ESTADO === 'VIGENTE');
  };
  const transition = ({ ID, LOCK }: DocumentHeader, ACCION: string) =>
    world.call(products, 'transition', { ID, LOCK, ACCION }, ana);
  const write = ({ ID, LOCK }: DocumentHeader, values: Record<string, string>) => {
    const CAMBIOS = Object.entries(values).map(([name, value]) => ({
      op: 'set',
      path: `PRODUCTO.${name}`,
      value,
    }));
    return world.call(products, 'patch', { ID, LOCK, CAMBIOS }, ana);
  };

  it('is made anew where its product was deleted, each time once', async () => {
    expect(await situations([washer])).toEqual(['nueva']);
    for (let times = 0; times < 2; times += 1) {
      const [standing] = await find();
      expect((await transition(standing!, 'delete')).error).toBeUndefined();
      expect(await situations([washer])).toEqual(['nueva']);
      expect(await situations([washer])).toEqual(['igual']);
      expect(await find()).toHaveLength(1);
    }
  });

  it('says its words where they were changed since, and takes nothing away that it does not name', async () => {
    await situations([washer]);
    const [standing] = await find();
    await write(standing!, { PARTIDA: '7318220000', MARCA: 'Kaneq', CODIGO: 'AP-1' });
    expect(await situations([washer])).toEqual(['cambiada']);
    expect(await situations([washer])).toEqual(['igual']);
    const found = await find();
    expect(found).toHaveLength(1);
    expect(found[0]!.RESUMEN).toMatchObject({ PARTIDA: '7318210000', MARCA: 'Kaneq', CODIGO: 'AP-1' });
  });
});

it('loads the cards of parties alike, one of a taxpayer and role', async () => {
  const card = { ID_ROL: 'IMPORTADOR', NOMBRE: 'Bodegas', NIT: '576937K' };
  expect(await situations([card, { ...card, CIUDAD: 'Cobán' }], ana, parties)).toEqual(['nueva', 'cambiada']);
  expect(await situations([{ ...card, NIT: '123' }], ana, parties)).toEqual(['rechazada']);
});

it('is for who writes, and for the company of the session alone', async () => {
  const refused = await world.call(products, 'importRows', { FILAS: rowsOf(goods) }, reader);
  expect(refused.status).toBe(403);
  expect(await situations(goods, stranger)).toEqual(['nueva', 'nueva', 'nueva']);
  expect(await count(stranger)).toBe(3);
});
