import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let stranger: Person;
let orders: (procedure: string, params: unknown) => Promise<Answer>;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  stranger = await world.person('b', 'otro');
  const services = async () => world.services;
  const [documents, workOrders] = [createTransportDocuments(services), createWorkOrders(services)];
  call = (procedure, params, as = ana) => world.call(documents, procedure, params, as);
  orders = (procedure, params) => world.call(workOrders, procedure, params, ana);
});

afterAll(() => world.stop());

const DOCUMENTO = {
  NUMERO_DOCUMENTO: 'MAEU123456789',
  ID_TIPO_DOCUMENTO: '705',
  NOMBRE_TRANSPORTISTA: 'Maersk',
  PESO_BRUTO: '1000.00',
  CANTIDAD_BULTOS: '10.00',
};
const container = (NUMERO_CONTENEDOR: string, PESO_BRUTO = '') => ({ NUMERO_CONTENEDOR, PESO_BRUTO });
const create = (CONTENEDORES: object[] = [], order?: string, as = ana) =>
  call('create', { ...(order ? { ID_ORDEN: order } : {}), CUERPO: { DOCUMENTO, CONTENEDORES } }, as);

it('belongs to an order, counts its containers and is found by one', async () => {
  const order = (await orders('create', {})).result.header.ID;
  const { result } = await create([container('CSQU3054383', '1000.00')], order);
  expect(result.header.RESUMEN).toMatchObject({
    NUMERO_DOCUMENTO: 'MAEU123456789',
    CONTENEDORES: 'CSQU3054383',
  });
  expect(result.body.DOCUMENTO.CANTIDAD_CONTENEDORES).toBe('1');
  expect(
    (await call('list', { TERMINO: 'csqu305' })).result.rows.map((row: { ID: string }) => row.ID),
  ).toEqual([result.header.ID]);
  expect((await orders('file', [order])).result.documents['transport-documents']).toHaveLength(1);
});

it('names the digit that a container number should end with', async () => {
  const refused = await create([container('CSQU3054383'), container('CSQU3054384')]);
  expect(refused.status).toBe(422);
  expect(refused.error!.problems).toHaveLength(1);
  expect(refused.error!.problems[0]).toMatchObject({ path: 'CONTENEDORES[1].NUMERO_CONTENEDOR' });
  expect(refused.error!.problems[0]!.message).toContain('debe ser 3, no 4');
});

it('warns when containers and header disagree, and refuses no save for it', async () => {
  const { status, result } = await create([
    container('CSQU3054383', '400.00'),
    container('MSKU1234565', '599.00'),
  ]);
  expect(status).toBe(200);
  const found = result.problems.find((each: { code: string }) => each.code === 'transport.weight-sum');
  expect(found).toMatchObject({
    severity: 'warning',
    path: 'DOCUMENTO.PESO_BRUTO',
    relatedPath: 'CONTENEDORES',
  });
  expect(found.message).toContain('999.00 y el documento dice 1,000.00');
});

it('is copied without number and containers, and found by number', async () => {
  const { header } = (await create([container('CSQU3054383')])).result;
  const copy = (await call('copy', [header.ID])).result;
  expect(copy.body.DOCUMENTO).toMatchObject({ NUMERO_DOCUMENTO: '', NOMBRE_TRANSPORTISTA: 'Maersk' });
  expect(copy.body.CONTENEDORES).toEqual([]);
  const found = (await call('exists', { NUMERO_DOCUMENTO: ' maeu123456789', ID: header.ID })).result;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((each: { ID: string }) => each.ID !== header.ID)).toBe(true);
});

it('is annulled and recovered', async () => {
  const { header } = (await create()).result;
  expect((await call('transition', [header.ID, '1', 'annul'])).result.ESTADO).toBe('ANULADO');
  expect((await call('transition', [header.ID, '2', 'restore'])).result.ESTADO).toBe('BORRADOR');
});

it('shows nothing to another company', async () => {
  const order = (await orders('create', {})).result.header.ID;
  const { header } = (await create([], order)).result;
  for (const [procedure, params] of [
    ['open', [header.ID]],
    ['copy', [header.ID]],
    ['history', [header.ID]],
    ['transition', [header.ID, '1', 'annul']],
  ] as const) {
    expect((await call(procedure, params, stranger)).status).toBe(404);
  }
  expect((await create([], order, stranger)).error!.code).toBe('not-found');
  expect((await call('exists', ['MAEU123456789'], stranger)).result).toEqual([]);
});

it('a new weight tells what it changes, shares it over the containers to the gram, and changes it when confirmed', async () => {
  const order = (await orders('create', {})).result.header.ID;
  const made = await create(
    [
      container('CSQU3054383', '600.00'),
      container('MSKU7305218', '300.00'),
      container('TEMU7355219', '100.00'),
    ],
    order,
  );
  const { ID, LOCK } = made.result.header;
  const weigh = (PESO_BRUTO: string, CONFIRMAR: string, more: object = {}, as = ana) =>
    call('updateWeight', { ID, LOCK, PESO_BRUTO, CONFIRMAR, ...more }, as);
  const shown = (await weigh('1,000.001', '0')).result;
  expect(shown.CAMBIOS.map((each: { before: string; after: string }) => [each.before, each.after])).toEqual([
    ['1000.000', '1000.001'],
    ['600.000', '600.001'],
  ]);
  expect(shown.header.LOCK).toBe(LOCK);
  expect((await call('open', { ID })).result.body.DOCUMENTO.PESO_BRUTO).toBe('1000.000');

  const done = (await weigh('999.500', '1')).result;
  expect(done.header.LOCK).toBeGreaterThan(LOCK);
  const { body } = (await call('open', { ID })).result;
  expect(body.DOCUMENTO.PESO_BRUTO).toBe('999.500');
  expect(body.CONTENEDORES.map((each: { PESO_BRUTO: string }) => each.PESO_BRUTO)).toEqual([
    '599.700',
    '299.850',
    '99.950',
  ]);
});

it('a weight that is none, a stale document and another company change nothing', async () => {
  const { ID, LOCK } = (await create([container('CSQU3054383', '1000.00')])).result.header;
  const weigh = (PESO_BRUTO: string, lock = LOCK, as = ana) =>
    call('updateWeight', { ID, LOCK: lock, PESO_BRUTO, CONFIRMAR: '1' }, as);
  for (const text of ['', '0', '-5', 'mil', '1.2345', '1e3', '9'.repeat(19)]) {
    const { error } = await weigh(text);
    expect([error?.code, text], error?.message).toEqual(['params.invalid', text]);
    if (text !== '') expect(error?.message).toContain('no es un peso');
  }
  expect((await weigh('5', LOCK + 1)).error?.code).toBe('document.stale');
  expect((await weigh('5', LOCK, stranger)).error?.code).toBe('not-found');
  expect((await call('open', { ID })).result.header.LOCK).toBe(LOCK);
});
