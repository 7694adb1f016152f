import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { evidence } from '../../functions/transmission/evidence.ts';
import { startManifestWorld } from './manifestWorld.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startManifestWorld>>;
let ana: Person;
let clara: Person;

beforeAll(async () => {
  world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
  clara = await world.person('h', 'clara');
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown, as: Person = ana): Promise<Answer> =>
  world.manifest(procedure, params, as);
const open = async (ID: string) => (await call('open', { ID })).result;
const presented = async (number: string): Promise<string> => {
  const { ID, LOCK } = await world.ready(number, ana);
  const sent = await call('present', { ID, LOCK });
  expect(sent.error).toBeUndefined();
  expect(sent.result.header.ESTADO).toBe('TRANSMITIENDO');
  await world.pump();
  return ID;
};

describe('a manifest', () => {
  it('is formed of the transport documents of an order, with consignee and containers, and grows by another order', async () => {
    const [first, second] = [await world.seed('h', '1456000811'), await world.seed('h', '1456000812')];
    const { result } = await call('fromOrder', { ID_ORDEN: first });
    const { MANIFIESTO, TITULOS, TITULOS_CONTENEDORES } = result.body;
    expect(TITULOS).toHaveLength(1);
    expect(TITULOS[0]).toMatchObject({ IDENTIFICACION_CONSIGNATARIO: '08019021000018' });
    expect(TITULOS_CONTENEDORES[0].TITULO_TRANSPORTE).toBe(TITULOS[0].TITULO_TRANSPORTE);
    expect([MANIFIESTO.CANTIDAD_BULTOS, MANIFIESTO.PESO_BRUTO_BULTOS]).toEqual([
      TITULOS[0].CANTIDAD_BULTOS,
      TITULOS[0].PESO_BRUTO,
    ]);
    const { ID, LOCK } = result.header;
    const again = await call('fromOrder', { ID_ORDEN: first, ID, LOCK });
    expect(again.error?.message).toContain('ya tiene todos los documentos de transporte');
    const renamed = [{ op: 'set', path: 'TITULOS[0].TITULO_TRANSPORTE', value: 'DE-OTRO-VIAJE' }];
    const saved = await call('patch', { ID, LOCK, CAMBIOS: renamed });
    const grown = await call('fromOrder', { ID_ORDEN: second, ID, LOCK: saved.result.header.LOCK });
    const { body } = grown.result;
    expect(body.TITULOS.map((each: { TITULO_TRANSPORTE: string }) => each.TITULO_TRANSPORTE)).toEqual([
      'DE-OTRO-VIAJE',
      TITULOS[0].TITULO_TRANSPORTE,
    ]);
    expect(Number(body.MANIFIESTO.PESO_BRUTO_BULTOS)).toBe(2 * Number(TITULOS[0].PESO_BRUTO));
  });

  it('is not formed of an order without transport documents, and it says where titles come from', async () => {
    const bare = { CUERPO: { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } } };
    const { header } = (
      await world.call(
        createWorkOrders(async () => world.services),
        'create',
        bare,
        ana,
      )
    ).result;
    const refused = await call('fromOrder', { ID_ORDEN: header.ID });
    expect(refused.error?.message).toContain('La orden no tiene documentos de transporte');
  });

  it('holds its pre-printed number alone, until it is deleted', async () => {
    const { ID, LOCK } = await world.ready('PRE-RESERVA', ana);
    const body = (await open(ID)).body;
    const second = await call('create', { CUERPO: body }, clara);
    expect(second.error?.code).toBe('document.duplicate');
    const holder = await call('numberExists', { NUMERO_PREIMPRESO: 'pre-reserva' });
    expect(holder.result.map((each: { ID: string }) => each.ID)).toEqual([ID]);
    expect((await call('numberExists', { NUMERO_PREIMPRESO: 'PRE-RESERVA', ID })).result).toEqual([]);
    await call('transition', { ID, LOCK, ACCION: 'annul' });
    expect((await call('create', { CUERPO: body }, clara)).error).toBeUndefined();
  });

  it('is copied without number, dates and titles: they are of the one voyage', async () => {
    const ID = await presented('PRE-COPIA');
    const { body } = (await call('copy', { ID })).result;
    expect(body.MANIFIESTO).toMatchObject({
      NUMERO_PREIMPRESO: '',
      MANIFIESTO: '',
      FECHA_REGISTRO: '',
      FECHA_LLEGADA: '',
      NOMBRE_TRANSPORTISTA: 'COURIER DEL VALLE, S. DE R.L.',
    });
    expect(body.TITULOS).toEqual([]);
  });

  it('has a matrix of its own, which says that it is a sample', async () => {
    const { result } = await call('xmlMatrix', { TIPO_MANIFIESTO: 'C' });
    expect(result.MUESTRA).toBe('1');
    expect(result.FUENTE).toContain('SARAH no publica');
    const typeOf = (NODO: string) =>
      result.FILAS.find((each: { NODO: string }) => each.NODO === NODO)?.TIPO as string;
    expect([typeOf('categoriaCourier'), typeOf('contenedores')]).toEqual(['MANDATORIA', 'NO APLICA']);
    expect((await call('xmlMatrix', { TIPO_MANIFIESTO: 'ZZ' })).error?.code).toBe('rejected');
  });

  it('whose totals do not add up is not presented, and the sentence says both', async () => {
    const { ID, LOCK } = await world.ready('PRE-TOTALES', ana);
    const change = [{ op: 'set', path: 'MANIFIESTO.CANTIDAD_BULTOS', value: '9' }];
    const saved = await call('patch', { ID, LOCK, CAMBIOS: change });
    const refused = await call('present', { ID, LOCK: saved.result.header.LOCK });
    expect(refused.error?.code).toBe('rejected');
    expect(refused.error?.message).toContain('el encabezado dice 9 y los títulos suman 2');
    expect((await open(ID)).header.ESTADO).toBe('BORRADOR');
    expect(world.authorities.manifestLedger.receipts('PRE-TOTALES')).toEqual([]);
  });
});

describe('SARAH', () => {
  it('validates and registers nothing, as often as wanted', async () => {
    const { ID, LOCK } = await world.ready('PRE-VALIDA', ana);
    expect((await call('validate', { ID, LOCK })).result.header.ESTADO).toBe('VALIDANDO');
    await world.pump();
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('VALIDADA');
    expect(body.MANIFIESTO.MANIFIESTO).toBe('');
    expect(world.authorities.manifestLedger.acts('PRE-VALIDA')).toEqual([]);
    expect((await call('validate', { ID, LOCK: header.LOCK })).error).toBeUndefined();
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('VALIDADA');
  });

  it('registers what is presented once, and its answer alone marks it registered', async () => {
    const ID = await presented('PRE-REGISTRA');
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('ACEPTADA');
    const [act, ...more] = world.authorities.manifestLedger.acts('PRE-REGISTRA');
    expect(more).toEqual([]);
    expect(body.MANIFIESTO).toMatchObject({ MANIFIESTO: act!.number, FECHA_REGISTRO: act!.at });
    const forged = [{ op: 'set', path: 'MANIFIESTO.MANIFIESTO', value: '260004000001A' }];
    const { ID: other, LOCK } = await world.ready('PRE-FALSO', ana);
    expect((await call('patch', { ID: other, LOCK, CAMBIOS: forged })).error).toBeDefined();
  });

  it('keeps what was asked and answered as evidence, without the password', async () => {
    const ID = await presented('PRE-EVIDENCIA');
    const { ID_TRANSMISION } = (await call('status', { ID })).result;
    const scope = jobScope('h', 'HN');
    const kept = await evidence({
      input: { ID: ID_TRANSMISION },
      services: world.services,
      scope,
    } as never);
    const text = JSON.stringify(kept);
    expect(text).toContain('PresentaManifiesto');
    expect(text).not.toContain('secreta-123');
  });

  it('rejects with the fields that it objects to, and the corrected version goes as another', async () => {
    world.authorities.manifests.mood.queued.set('PRE-RECHAZA', ['reject']);
    const ID = await presented('PRE-RECHAZA');
    const { header } = await open(ID);
    expect(header.ESTADO).toBe('RECHAZADA');
    const { problems } = (await call('status', { ID })).result;
    expect(problems[0]).toMatchObject({ code: 'SARAH.3001', path: 'TITULOS[0].PESO_BRUTO' });
    await call('present', { ID, LOCK: header.LOCK });
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
  });

  it('is presented to once, whoever presses again and however late', async () => {
    const { ID, LOCK } = await world.ready('PRE-DOBLE', ana);
    const both = await Promise.all([call('present', { ID, LOCK }), call('present', { ID, LOCK }, clara)]);
    await world.pump();
    expect(both.filter((each) => each.error !== undefined)).toHaveLength(1);
    expect(world.authorities.manifestLedger.receipts('PRE-DOBLE')).toHaveLength(1);
    expect((await call('present', { ID, LOCK })).error).toBeDefined();
  });

  it('leaves a summary of the transmission with moments and totals as people read them', async () => {
    const ID = await presented('PRE-RESUMEN');
    const { result } = await call('transmissionSummary', { ID });
    expect(result).toMatchObject({
      TITULOS: '2',
      CANTIDAD_BULTOS: '2.00',
      PESO_BRUTO: '1.00',
      VALOR_FOB: '50.00',
    });
    expect(result.FECHA_REGISTRO).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    expect(result.ENVIOS).toHaveLength(1);
  });
});

describe('the summary keeps what was presented', () => {
  const removed = async (ID: string, title: number): Promise<void> => {
    const { header } = await open(ID);
    const CAMBIOS = [{ op: 'remove', path: `TITULOS[${title}]`, count: 1 }];
    expect((await call('patch', { ID, LOCK: header.LOCK, CAMBIOS })).error).toBeUndefined();
  };
  const summary = async (ID: string) => (await call('transmissionSummary', { ID })).result;

  it('of one that was rejected and then lost titles, until the corrected one is presented', async () => {
    world.authorities.manifests.mood.queued.set('PRE-RESUME-SELLO', ['reject']);
    const ID = await presented('PRE-RESUME-SELLO');
    await removed(ID, 1);
    expect((await open(ID)).body.TITULOS).toHaveLength(1);
    expect(await summary(ID)).toMatchObject({ TITULOS: '2', CANTIDAD_BULTOS: '2.00', VALOR_FOB: '50.00' });
  });

  it('of one that was validated after its rejection with fewer titles', async () => {
    world.authorities.manifests.mood.queued.set('PRE-RESUME-DESPUES', ['reject']);
    const ID = await presented('PRE-RESUME-DESPUES');
    await removed(ID, 1);
    const { header, body } = await open(ID);
    const CAMBIOS = [
      { op: 'set', path: 'MANIFIESTO.CANTIDAD_BULTOS', value: '1' },
      { op: 'set', path: 'MANIFIESTO.PESO_BRUTO_BULTOS', value: body.TITULOS[0].PESO_BRUTO },
    ];
    const saved = await call('patch', { ID, LOCK: header.LOCK, CAMBIOS });
    expect((await call('validate', { ID, LOCK: saved.result.header.LOCK })).error).toBeUndefined();
    await world.pump();
    expect(await summary(ID)).toMatchObject({ TITULOS: '2', MANIFIESTO: '' });
    await call('present', { ID, LOCK: (await open(ID)).header.LOCK });
    await world.pump();
    const { MANIFIESTO } = (await open(ID)).body.MANIFIESTO;
    expect(await summary(ID)).toMatchObject({ TITULOS: '1', CANTIDAD_BULTOS: '1.00', MANIFIESTO });
  });

  it('of one that was validated alone it tells what was validated', async () => {
    const { ID, LOCK } = await world.ready('PRE-RESUME-VALIDA', ana);
    await call('validate', { ID, LOCK });
    await world.pump();
    const { header } = await open(ID);
    await call('transition', { ID, LOCK: header.LOCK, ACCION: 'reopen' });
    await removed(ID, 1);
    expect(await summary(ID)).toMatchObject({ TITULOS: '2' });
  });
});

it(
  'a courier’s manifest of five thousand titles is saved and presented whole',
  { timeout: 60_000 },
  async () => {
    const { ID, LOCK } = await world.ready('PRE-CINCO-MIL', ana, 5000);
    expect((await call('present', { ID, LOCK })).error).toBeUndefined();
    await world.pump();
    const { header, body } = await open(ID);
    expect([header.ESTADO, body.TITULOS.length]).toEqual(['ACEPTADA', 5000]);
  },
);

it('is nobody’s of Guatemala', async () => {
  await world.company('g', 'GT', { Nit: '576937K' });
  const eva = await world.person('g', 'eva');
  expect((await call('list', {}, eva)).error?.code).toBe('permission.denied');
});
