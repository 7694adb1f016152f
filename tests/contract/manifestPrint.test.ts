import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuaPrintWorker } from '../../functions/dua/printWorker.ts';
import { printKey, type PrintRow } from '../../functions/runtime/prints/row.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startManifestWorld } from './manifestWorld.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startManifestWorld>>;
let ana: Person;
beforeAll(async () => {
  world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  await world.company('otra', 'HN', { Nit: '08019021000018', RazonSocial: 'Otra, S. de R.L.' });
  ana = await world.person('h', 'ana');
});
afterAll(() => world.stop());

const call = (procedure: string, params: object, as = ana): Promise<Answer> =>
  world.manifest(procedure, params, as);
const print = async (params: object) => {
  const { error, result } = await call('print', params);
  expect(error).toBeUndefined();
  return result;
};
/** The code by which anybody asks whether a print is genuine. */
const codeOf = async (ID: string, name: string): Promise<string | undefined> =>
  (await world.services.database.get<PrintRow>('manifests', printKey(jobScope('h', 'HN'), ID, name)))?.CODIGO;

describe('a manifest prints', () => {
  it('whole and not registered, which the office takes on paper while SARAH is down; the same is the same file', async () => {
    const { ID, LOCK } = await world.ready('PRE-PAPEL', ana);
    const printed = await print({ ID });
    expect(printed).toMatchObject({ ESTADO: 'LISTA', IMPRESION: 'v1-s', PAGINAS: 1, PROBLEMAS: [] });
    expect(printed.NOMBRE_ARCHIVO).toBe('Manifiesto_PRE-PAPEL_v1.pdf');
    expect(await codeOf(ID, 'v1-s')).toMatch(/^\S{4}-\S{4}-\S{4}-\S{4}$/);
    expect((await print({ ID })).SHA256).toBe(printed.SHA256);
    // On its way and without an answer it is still the same paper.
    await call('present', { ID, LOCK });
    expect((await call('open', { ID })).result.header.ESTADO).toBe('TRANSMITIENDO');
    expect((await print({ ID })).IMPRESION).toBe('v1-s');
  });

  it('with SARAH’s number once it is registered, and the version that was presented without', async () => {
    const { ID, LOCK } = await world.ready('PRE-NUMERO', ana);
    await call('present', { ID, LOCK });
    await world.pump();
    const { header } = (await call('open', { ID })).result;
    expect(header.ESTADO).toBe('ACEPTADA');
    const printed = await print({ ID });
    expect(printed.IMPRESION).toBe(`v${header.VERSION}-a`);
    expect(printed.NOMBRE_ARCHIVO).toContain(header.RESUMEN.MANIFIESTO);
    expect((await print({ ID, VERSION: 1 })).IMPRESION).toBe('v1-s');
  });

  it('as a draft alone while something is missing, and void once it was deleted: neither has a code', async () => {
    const body = sampleManifest();
    const MANIFIESTO = { ...body.MANIFIESTO, NUMERO_PREIMPRESO: 'PRE-HUECO', NOMBRE_TRANSPORTISTA: '' };
    const { ID, LOCK } = (await call('create', { CUERPO: { ...body, MANIFIESTO } })).result.header;
    const refused = await call('print', { ID });
    expect(refused.error).toMatchObject({ code: 'rejected' });
    expect(refused.error?.message).toContain('El manifiesto no se puede imprimir todavía');
    expect((await print({ ID, BORRADOR: true })).IMPRESION).toBe('v1-b');
    await call('transition', { ID, LOCK, ACCION: 'annul' });
    expect((await print({ ID })).IMPRESION).toBe('v1-x');
    expect([await codeOf(ID, 'v1-b'), await codeOf(ID, 'v1-x')]).toEqual(['', '']);
  });

  it('for nobody of another company', async () => {
    const { ID } = await world.ready('PRE-AJENO', ana);
    const stranger = await world.person('otra', 'eva');
    expect((await call('print', { ID }, stranger)).error?.code).toBe('not-found');
  });

  it(
    'of five thousand titles by the queue: no answer waits for it, so none times out',
    { timeout: 120_000 },
    async () => {
      const { ID } = await world.ready('PRE-CINCO-MIL', ana, 5000);
      const printed = await print({ ID });
      expect(printed.ESTADO).toBe('EN_PROCESO');
      const { IMPRESION } = printed;
      const job = JSON.stringify({ company: 'h', country: 'HN', id: ID, print: IMPRESION });
      const worker = createDuaPrintWorker(async () => world.services);
      expect(await worker({ Records: [{ messageId: 'm', body: job }] } as SQSEvent)).toEqual({
        batchItemFailures: [],
      });
      const pdf = (await call('printStatus', { ID, IMPRESION })).result;
      expect(pdf).toMatchObject({ ESTADO: 'LISTA', PROBLEMAS: [] });
      expect(pdf.PAGINAS).toBeGreaterThan(100);
    },
  );
});
