import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogues } from '../../functions/catalogues/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Person } from './world.ts';

/** The day of the acceptances is 20 November; what is done here is done in January. */
const JANUARY = '2027-01-11T15:00:00Z';
const WHY = 'El flete que cobró la naviera es mayor.';

let { world, derived, patch } = {} as TwoAgencies;
let ana: Person;
const call = (procedure: string, params: unknown) => world.call(world.duca, procedure, params, ana);
const open = async (ID: string) => (await call('open', { ID })).result;
const amended = async (ID: string): Promise<number> =>
  (await call('amend', { ID, LOCK: (await open(ID)).header.LOCK, MOTIVO: WHY })).result.LOCK;

/** Accepted by SAT on 20 November. */
async function accepted(number: string): Promise<{ ID: string; orderId: string }> {
  const { id, lock, orderId } = await derived(number);
  expect((await call('transmit', { ID: id, LOCK: lock })).error).toBeUndefined();
  await world.pump();
  expect((await open(id)).body.DUCA.FECHA_ACEPTACION).toContain('2026-11-20');
  return { ID: id, orderId };
}

/** Loads an edition of the tariff, as the operator of the platform does. */
async function edition(FUENTE: string, VIGENTE_DESDE: string, codes: readonly string[]): Promise<void> {
  const admin = await world.person('operador', 'admin');
  const key = userRowKey('operador', 'admin');
  const row = await world.services.database.get<object>('users', key);
  await world.services.database.write({ kind: 'put', table: 'users', item: { ...row, ...key, SUPER: '1' } });
  const lines = [...codes, '0101300000'].map((code) => `- Mercancía;${code};5`);
  const CSV = ['Descripción;Código;DAI %', ...lines].join('\r\n');
  const file = { TABLA: 'cat_sac', FUENTE, VIGENTE_DESDE, MUESTRA: '0', CSV };
  const catalogues = createCatalogues(async () => world.services);
  expect((await world.call(catalogues, 'importCsv', file, admin)).error).toBeUndefined();
}

let suppressed: Awaited<ReturnType<typeof accepted>>;
let certified: typeof suppressed;
let formed: typeof suppressed;
let incomplete: typeof suppressed;
let adding: typeof suppressed;

beforeAll(async () => {
  ({ world, ana, derived, patch } = await startTwoAgencies());
  await world.company('operador', 'GT', { OPERADOR: '1' });
  const { id } = await derived('1236000820');
  const { FRACCIONES }: { FRACCIONES: AnyRecord[] } = (await open(id)).body;
  const codes = FRACCIONES.map((each) => each['CLASIFICACION_ARANCELARIA']!);
  await edition('Edición VI', '2026-01-01', codes);
  suppressed = await accepted('1236000821');
  certified = await accepted('1236000822');
  formed = await accepted('1236000823');
  incomplete = await accepted('1236000824');
  adding = await accepted('1236000825');
  world.setClock(JANUARY);
  await edition('Edición VII', '2026-12-01', []);
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

it('a DUCA that was accepted before its codes were suppressed is rectified and annulled after', async () => {
  const LOCK = await amended(suppressed.ID);
  const saved = await patch(suppressed.ID, LOCK, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' }, ana);
  expect(saved.error).toBeUndefined();
  const told = (await call('readiness', { ID: suppressed.ID })).result;
  expect([told.LISTA, JSON.stringify(told.problems)]).toEqual([
    true,
    expect.not.stringContaining('se suprimió del arancel'),
  ]);
  const sent = await call('sendAmendment', { ID: suppressed.ID, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  const { header, body } = await open(suppressed.ID);
  expect([header.ESTADO, body.VERSIONES_ACEPTADAS.length]).toEqual(['ACEPTADA', 2]);
  const given = await call('withdraw', { ID: suppressed.ID, LOCK: header.LOCK, MOTIVO: WHY });
  expect(given.error).toBeUndefined();
  await world.pump();
  expect((await open(suppressed.ID)).header.ESTADO).toBe('DESISTIDA');
  // Of what is declared now today's tariff is asked.
  const fresh = (await call('readiness', { ID: (await derived('1236000829', 'uno', ana)).id })).result;
  expect(JSON.stringify(fresh.problems)).toContain('se suprimió del arancel');
});

it('a certificate that ended since the acceptance neither keeps it from being rectified nor from being annulled', async () => {
  const LOCK = await amended(certified.ID);
  const certificate = {
    ID_DOCUMENTO: 'certificate',
    CODIGO_DOCUMENTO: '861',
    NUMERO_DOCUMENTO: 'CO-1',
    FECHA_EMISION: '2026-10-01',
    ID_PAIS_EMISION: 'US',
    FECHA_VENCIMIENTO_DOCUMENTO: '2026-12-31',
    LINEA: '1',
  };
  const CAMBIOS = [
    { op: 'insert', path: 'DOCUMENTOS', lines: [certificate] },
    { op: 'set', path: 'FRACCIONES[0].ACUERDO_1_ID', value: '20' },
    { op: 'set', path: 'FRACCIONES[0].CRITERIO_ORIGEN', value: 'B' },
  ];
  const saved = await call('patch', { ID: certified.ID, LOCK, CAMBIOS });
  expect(saved.error).toBeUndefined();
  const sent = await call('sendAmendment', { ID: certified.ID, LOCK: saved.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  const { header } = await open(certified.ID);
  const given = await call('withdraw', { ID: certified.ID, LOCK: header.LOCK, MOTIVO: WHY });
  expect(given.error).toBeUndefined();
  await world.pump();
  expect((await open(certified.ID)).header.ESTADO).toBe('DESISTIDA');
});

it('formed again in a rectification it keeps the rate of its acceptance, though the bank has another', async () => {
  const before = (await open(formed.ID)).body.DUCA;
  await world.services.database.write({
    kind: 'put',
    table: 'catalogues',
    item: {
      pk: systemKey('exchange-rate', 'GT'),
      sk: '2027-01-11',
      rate: '7.98765',
      source: 'Banco de Guatemala',
      fetched: '',
    },
  });
  const LOCK = await amended(formed.ID);
  const again = await call('derive', { ID_ORDEN: formed.orderId, ID: formed.ID, LOCK });
  expect(again.error).toBeUndefined();
  const { TIPO_CAMBIO, FECHA_TIPO_CAMBIO, TOTAL_GENERAL } = again.result.body.DUCA;
  expect([TIPO_CAMBIO, FECHA_TIPO_CAMBIO, TOTAL_GENERAL]).toEqual([
    before.TIPO_CAMBIO,
    before.FECHA_TIPO_CAMBIO,
    before.TOTAL_GENERAL,
  ]);
  expect(again.result.moves).toEqual([]);
  expect((await call('amendment', { ID: formed.ID })).result.CAMBIOS).toEqual([]);
});

it('an invoice that is added after its codes were suppressed is judged by the law of the acceptance', async () => {
  const { ID, orderId: ID_ORDEN } = adding;
  const done = async (group: 'invoices' | 'dva', procedure: string, params: Record<string, unknown>) => {
    const handlers = { invoices: createInvoices, dva: createDva };
    const { result, error } = await world.call(
      handlers[group](async () => world.services),
      procedure,
      params,
      ana,
    );
    expect(error).toBeUndefined();
    return result;
  };
  const { body } = await done('invoices', 'open', { ID: 'fac-1-1236000825' });
  const ITEMS = (body.ITEMS as AnyRecord[]).map((each) => ({
    ...each,
    ID_ITEM: `${each['ID_ITEM']}-2`,
    PESO_NETO: '0.01',
  }));
  const CUERPO = { ...body, FACTURA: { ...body.FACTURA, NUMERO_FACTURA: 'F-825' }, ITEMS };
  const made = await done('invoices', 'create', { ID_ORDEN, CUERPO });
  expect(JSON.stringify(made.problems)).toContain('se suprimió del arancel');
  await done('dva', 'derive', { ID_ORDEN, GRUPOS: [[made.header.ID]] });
  const LOCK = await amended(ID);
  const again = await call('derive', { ID_ORDEN, ID, LOCK });
  expect(again.error).toBeUndefined();
  const sent = await call('sendAmendment', { ID, LOCK: again.result.header.LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
});

it('is annulled whatever it lacks: nothing is asked of it but what its message is not written without', async () => {
  const { ID } = incomplete;
  const store = ducasOf({ services: world.services, scope: jobScope('uno', 'GT') });
  const { header, ...content } = await store.open(ID);
  const IMPORTADOR = { ...content.body.IMPORTADOR, NOMBRE: '' };
  await store.save(
    header,
    { ...content, body: { ...content.body, IMPORTADOR } },
    { action: 'Antes', reference: await referenceFor(world.services, 'GT', shippedCatalogues) },
  );
  expect((await call('readiness', { ID })).result.LISTA).toBe(false);
  const { LOCK } = (await open(ID)).header;
  expect((await call('withdraw', { ID, LOCK, MOTIVO: WHY })).error).toBeUndefined();
  await world.pump();
  expect((await open(ID)).header.ESTADO).toBe('DESISTIDA');
});
