import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createDvaWorker } from '../../functions/dva/worker.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { sampleDva, sampleReference } from '../../shared/dva/sampleDva.fixture.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** Puerto Cortés. */
const HN_OFFICE = '0004';

/** An order that lacks nothing of its own. */
const IMPORTER = {
  NIT_IMPORTADOR: '08019995123456',
  NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO',
  DIRECCION_IMPORTADOR: 'BARRIO ABAJO',
};

let world: World;
let ana: Person;
/** Of two companies of Honduras, which takes the summarised DVA. */
let karla: Person;
let carlos: Person;
let dva: (procedure: string, params: unknown, as: Person) => Promise<Answer>;
let hnOrder: (count: number) => Promise<{ order: string; number: string }>;

/** A DVA takes the id of its DUCA from the acceptance alone. */
async function declaredBy(DUCA_ID: string, id: string): Promise<void> {
  const store = new DocumentStore(sourceKinds.dvas, world.services, jobScope('h', 'HN'));
  const { header, body } = await store.open(id);
  const reference = await referenceFor(world.services, 'HN', shippedCatalogues);
  const DVA = { ...body.DVA, DUCA_ID };
  await store.save(header, { body: { ...body, DVA } }, { action: 'Declarada', reference });
}

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('h', 'HN', { REGISTRO_DECLARANTE: '123' });
  await world.company('i', 'HN', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  karla = await world.person('h', 'karla');
  carlos = await world.person('i', 'carlos');
  const services = async () => world.services;
  const orders = createWorkOrders(services);
  const handler = createDva(services);
  dva = (procedure, params, as) => world.call(handler, procedure, params, as);
  let made = 0;
  hnOrder = async (count) => {
    const order = (await world.call(orders, 'create', { CUERPO: { ORDEN: IMPORTER } }, karla)).result.header
      .ID;
    const number = `h${(made += 1)}`;
    const base = sampleDva(1, 1, sampleReference('HN'));
    for (let index = 0; index < count; index += 1) {
      const DVA = {
        ...base.DVA,
        ID_DVA: `HN-${number}-${index + 1}`,
        ID_ADUANA_INGRESO: HN_OFFICE,
        ID_ADUANA_DESPACHO: HN_OFFICE,
        REGISTRO_IMPORTADOR: 'IMP-1',
        NIT_IMPORTADOR: '08019995123456',
      };
      const created = await dva('create', { ID_ORDEN: order, CUERPO: { ...base, DVA } }, karla);
      expect(created.status, JSON.stringify(created.error)).toBe(200);
      await declaredBy(`duc-${number}`, created.result.header.ID);
    }
    return { order, number };
  };
});

afterAll(() => world.stop());

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('summarised DVA', () => {
  it('is refused where the customs service does not take one', async () => {
    const { status, error } = await dva('printSummary', { ID_ORDEN: 'ord-1' }, ana);
    expect([status, error!.message]).toEqual([
      422,
      'La DVA resumida no se usa en su país. Imprima cada declaración del valor.',
    ]);
  });

  it('lists the DVAs of an order or DUCA with the same bytes for the same versions', async () => {
    const { order, number } = await hnOrder(3);
    const asked = await dva('printSummary', { ID_ORDEN: order }, karla);
    expect(asked.result).toMatchObject({ ESTADO: 'LISTA', PAGINAS: 1, DVAS: 3, AVANCE: 100, PROBLEMAS: [] });
    const bytes = await download(asked.result.ENLACE);
    expect(sha(bytes)).toBe(asked.result.SHA256);
    world.setClock('2026-11-20T15:20:00Z');
    const again = await dva('printSummary', { ID_ORDEN: order }, karla);
    world.setClock('2026-11-20T15:00:00Z');
    expect(again.result.SHA256).toBe(asked.result.SHA256);
    expect(asked.result.NOMBRE_ARCHIVO).toContain('DVA_resumida');
    const byDuca = await dva('printSummary', { DUCA_ID: `duc-${number}` }, karla);
    expect(byDuca.result).toMatchObject({ ESTADO: 'LISTA', DVAS: 3 });
    const status = await dva(
      'printSummaryStatus',
      { ID_ORDEN: order, IMPRESION: asked.result.IMPRESION },
      karla,
    );
    expect(status.result.SHA256).toBe(asked.result.SHA256);
  });

  it('shows what it will print, so that a screen can draw it with the same code', async () => {
    const { order, number } = await hnOrder(2);
    const shown = (await dva('summary', { ID_ORDEN: order }, karla)).result;
    expect(shown.DOCUMENTO).toMatch(/\S/);
    expect(shown.MOMENTO).toBe('2026-11-20T09:00:00');
    expect(shown.DVAS.map((each: { FALTA: string }) => each.FALTA)).toEqual(['', '']);
    expect(shown.DVAS).toHaveLength(2);
    expect(shown.DVAS[1].CAMPOS).toMatchObject({ ID_DVA: `HN-${number}-2`, CASILLA_42_10: '800.00' });
    expect((await dva('summary', { ID_ORDEN: order }, carlos)).status).toBe(404);
    expect((await dva('summary', { ID_ORDEN: order }, ana)).error!.message).toContain('no se usa en su país');
  });

  it('says what is missing: both or neither id, no DVA, a DVA with holes, another company', async () => {
    const neither = await dva('printSummary', {}, karla);
    expect(neither.error!.message).toBe('Parámetro ID_ORDEN: indique la orden o la DUCA, una de las dos.');
    const { order } = await hnOrder(0);
    expect((await dva('printSummary', { ID_ORDEN: order }, karla)).error!.message).toContain(
      'La orden no tiene declaraciones del valor.',
    );
    const base = sampleDva(1);
    const office = {
      ID_ADUANA_INGRESO: HN_OFFICE,
      ID_ADUANA_DESPACHO: HN_OFFICE,
      NIT_IMPORTADOR: '08019995123456',
    };
    const CUERPO = { ...base, DVA: { ...base.DVA, ...office, ID_DVA: 'HN-HUECO', ID_INCOTERM: '' } };
    await dva('create', { ID_ORDEN: order, CUERPO }, karla);
    const holes = await dva('printSummary', { ID_ORDEN: order }, karla);
    expect(holes.error!.message).toContain('La DVA HN-HUECO no está completa: ');
    const shown = (await dva('summary', { ID_ORDEN: order }, karla)).result;
    expect(shown.DVAS[0].FALTA).toContain('La DVA HN-HUECO no está completa: ');
    const draft = await dva('printSummary', { ID_ORDEN: order, BORRADOR: true }, karla);
    expect(draft.result).toMatchObject({ ESTADO: 'LISTA', DVAS: 1 });
    expect((await dva('printSummary', { ID_ORDEN: order }, carlos)).status).toBe(404);
    expect((await dva('printSummary', { DUCA_ID: 'duc-ajena' }, carlos)).status).toBe(404);
  });

  it('leaves many DVAs to the worker', async () => {
    const { order } = await hnOrder(61);
    const started = await dva('printSummary', { ID_ORDEN: order }, karla);
    expect(started.result).toMatchObject({ ESTADO: 'EN_PROCESO', ENLACE: '', DVAS: 61 });
    const { IMPRESION } = started.result;
    const body = JSON.stringify({ company: 'h', country: 'HN', id: order, print: IMPRESION });
    const worker = createDvaWorker(async () => world.services);
    const event = { Records: [1, 2].map((at) => ({ messageId: `m${at}`, body })) } as SQSEvent;
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
    const done = await dva('printSummaryStatus', { ID_ORDEN: order, IMPRESION }, karla);
    expect(done.result).toMatchObject({ ESTADO: 'LISTA', PAGINAS: 2, AVANCE: 100 });
    expect(sha(await download(done.result.ENLACE))).toBe(done.result.SHA256);
  });
});
