import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDvaWorker } from '../../functions/dva/worker.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { printKey, type PrintRow } from '../../functions/runtime/prints/row.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { sampleDva } from '../../shared/dva/sampleDva.fixture.ts';
import { startDvaWorld, type DvaWorld } from './dvaWorld.ts';

let world: DvaWorld['world'];
let ana: DvaWorld['ana'];
let stranger: DvaWorld['stranger'];
let dva: DvaWorld['dva'];
let patch: DvaWorld['patch'];
let ready: DvaWorld['ready'];

beforeAll(async () => {
  ({ world, ana, stranger, dva, patch, ready } = await startDvaWorld());
});

afterAll(() => world.stop());

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('print', () => {
  it('answers a link at once, and the same bytes for the same version for ever', async () => {
    const { id } = await ready();
    const first = await dva('print', { ID: id });
    expect(first.result).toMatchObject({
      ESTADO: 'LISTA',
      PAGINAS: 2,
      VERSION: 1,
      AVANCE: 100,
      PROBLEMAS: [],
    });
    expect(first.result.NOMBRE_ARCHIVO).toMatch(/^DVA_123-\d{7}-1_v1\.pdf$/);
    const bytes = await download(first.result.ENLACE);
    const [kept, shown] = await Promise.all([fetch(first.result.ENLACE), fetch(first.result.VISTA)]);
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment; filename="DVA_123/);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="DVA_123/);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(sha(Buffer.from(await shown.arrayBuffer()))).toBe(first.result.SHA256);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha(bytes)).toBe(first.result.SHA256);
    world.setClock('2026-11-20T15:20:00Z');
    const again = await dva('print', { ID: id });
    world.setClock('2026-11-20T15:00:00Z');
    expect(sha(await download(again.result.ENLACE))).toBe(first.result.SHA256);
    const status = await dva('printStatus', { ID: id, IMPRESION: first.result.IMPRESION });
    expect(status.result.SHA256).toBe(first.result.SHA256);
    await patch(id, { 'DVA.CASILLA_42_11': '1.00' });
    const old = await dva('print', { ID: id, VERSION: 1 });
    expect(old.result.SHA256).toBe(first.result.SHA256);
    expect((await dva('print', { ID: id })).result.SHA256).not.toBe(first.result.SHA256);
  });

  it('locks what is no draft with the bytes that were handed out, and no draft', async () => {
    const { id } = await ready();
    const locked = async ({ IMPRESION, SHA256 }: { IMPRESION: string; SHA256: string }) =>
      world.services.files.get(
        jobScope(ana.company, 'GT'),
        'evidence',
        `impresos/dva/${id}/${IMPRESION}-${SHA256}.pdf`,
      );
    const { result: draft } = await dva('print', { ID: id, BORRADOR: true });
    expect(await locked(draft)).toBeUndefined();
    const { result } = await dva('print', { ID: id });
    const kept = await locked(result);
    expect(kept && sha(Buffer.from(kept))).toBe(result.SHA256);
    const key = printKey(jobScope(ana.company, 'GT'), id, result.IMPRESION);
    const row = await world.services.database.get<PrintRow>('dva', key);
    expect(row!.VERSION_OBJETO).toMatch(/^[\w-]+$/);
    expect(sha(await download(result.ENLACE))).toBe(result.SHA256);
  });

  it('marks one that was annulled, whatever was handed out before', async () => {
    const { id } = await ready();
    const before = (await dva('print', { ID: id })).result;
    const { LOCK } = (await dva('open', { ID: id })).result.header;
    expect((await dva('transition', { ID: id, LOCK, ACCION: 'cancel' })).error).toBeUndefined();
    const { result, error } = await dva('print', { ID: id });
    expect(error).toBeUndefined();
    expect(result.IMPRESION).toBe(`${before.IMPRESION}-x`);
    expect(result.SHA256).not.toBe(before.SHA256);
    expect((await dva('print', { ID: id, BORRADOR: true })).result.IMPRESION).toBe(result.IMPRESION);
  });

  it('takes modes, and reads the toggles of the user', async () => {
    const { id } = await ready();
    const pages = async (MODO: number) => (await dva('print', { ID: id, MODO })).result.PAGINAS;
    expect([await pages(1), await pages(2), await pages(3), await pages(4)]).toEqual([2, 2, 1, 1]);
    const name = async (): Promise<string> => (await dva('print', { ID: id })).result.IMPRESION;
    const plain = await name();
    // Defaults of the catalogue: 8, 11 and 35 on, the others off; version, mode, draft and expenses follow.
    expect(plain).toBe('v1-m0-111000');
    const option = { ID_MODULO: '4', CLAVE: 'imprdvagastos', VALOR: '1' };
    await world.call(
      createUsers(async () => world.services),
      'saveConfiguration',
      option,
      ana,
    );
    expect(await name()).toBe('v1-m0-111001');
    const expenses = await dva('print', { ID: id });
    expect(expenses.result.PAGINAS).toBe(4);
    await world.call(
      createUsers(async () => world.services),
      'saveConfiguration',
      { ...option, VALOR: '0' },
      ana,
    );
    const wrong = await dva('print', { ID: id, MODO: 5 });
    expect(wrong).toMatchObject({ status: 400, error: { code: 'params.invalid' } });
  });

  it('refuses what is missing or does not fit, naming the fields, unless it is a draft', async () => {
    const { id } = await ready();
    await patch(id, { 'DVA.ID_NIVEL_COMERCIAL': '' });
    const missing = await dva('print', { ID: id });
    expect(missing).toMatchObject({ status: 422, error: { code: 'rejected' } });
    expect(missing.error!.problems).toMatchObject([{ code: 'owed.blank', path: 'DVA.ID_NIVEL_COMERCIAL' }]);
    await patch(id, {
      'DVA.ID_NIVEL_COMERCIAL': 'MAY',
      'DVA.CIUDAD_IMPORTADOR': 'W'.repeat(100),
      'FACTURAS[0].NUMERO_FACTURA': 'W'.repeat(60),
      'MERCANCIAS[0].MARCA': 'W'.repeat(13),
    });
    const wide = await dva('print', { ID: id });
    expect(wide.error!.problems).toMatchObject([{ code: 'print.too-long', path: 'MERCANCIAS[0].MARCA' }]);
    const draft = await dva('print', { ID: id, BORRADOR: true });
    expect(draft.result).toMatchObject({ ESTADO: 'LISTA', PROBLEMAS: [{ path: 'MERCANCIAS[0].MARCA' }] });
    // First page, goods, annex (the invoice number is long) and the sheet that takes it and box 7.
    expect(draft.result.PAGINAS).toBe(4);
    await patch(id, { 'MERCANCIAS[0].MARCA': 'CORTA' });
    expect((await dva('print', { ID: id })).result).toMatchObject({ ESTADO: 'LISTA', PROBLEMAS: [] });
  });

  it('tells an unknown DVA, one of another company and a draft with holes in sentences of their own', async () => {
    const { id } = await ready();
    const unknown = await dva('print', { ID: 'dva-no-existe' });
    expect(unknown).toMatchObject({
      status: 404,
      error: {
        code: 'not-found',
        message:
          'No existe ninguna declaración del valor con ese identificador. Ábrala desde la lista de DVA o desde su orden.',
      },
    });
    const foreign = await dva('print', { ID: id }, stranger);
    expect(foreign).toMatchObject({ status: 404, error: { code: 'not-found' } });
    expect(foreign.error!.message).toMatch(
      /^Su empresa no tiene esa .* si la DVA es de otra agencia, pídasela/,
    );
    // Word for word the same: the answer must not tell a stranger which ids exist.
    const never = await dva('print', { ID: makeId('dva', new Date(0)) }, stranger);
    expect(never.error!.message).toBe(foreign.error!.message);
    expect((await dva('open', { ID: id }, stranger)).error!.message).toBe(foreign.error!.message);
    expect((await dva('print', { ID: 'no es un id' })).error).toMatchObject({
      code: 'params.invalid',
      message: 'Parámetro ID: no es un identificador.',
    });
    expect((await dva('print', { ID: id, VERSION: 9 })).error!.message).toMatch(
      /^La DVA 123-\d{7}-1 no tiene la versión 9; la última es la 1\.$/,
    );
    await patch(id, { 'DVA.ID_INCOTERM': '', 'DVA.CASILLA_24': '' });
    const holes = await dva('print', { ID: id });
    expect(holes.error!.message).toMatch(
      /^La DVA no se puede imprimir todavía\. .*Casilla 16.*falta este dato; complételo\. \(y 1 más\)$/,
    );
    expect(holes.error!.problems.map((each) => each.path)).toEqual(['DVA.ID_INCOTERM', 'DVA.CASILLA_24']);
    const unseen = await dva('printStatus', { ID: id, IMPRESION: 'v1-m0-0' });
    expect(unseen.error!.message).toBe('No existe ninguna impresión con ese identificador en su empresa.');
  });

  it('hands a long one to the worker, which may get its message twice', async () => {
    const body = sampleDva(2100);
    const { header } = (await dva('create', { CUERPO: body })).result;
    const started = await dva('print', { ID: header.ID });
    expect(started.result).toMatchObject({ ESTADO: 'EN_PROCESO', ENLACE: '', AVANCE: 0 });
    const { IMPRESION } = started.result;
    const message = JSON.stringify({ company: 'a', country: 'GT', id: header.ID, print: IMPRESION });
    const event = {
      Records: [
        { messageId: 'm', body: message },
        { messageId: 'n', body: message },
      ],
    } as SQSEvent;
    const steps: unknown[] = [];
    const { database } = world.services;
    const write: typeof database.write = (...writes) => {
      for (const each of writes) {
        const row: Record<string, unknown> =
          each.kind === 'update' ? (each.set ?? {}) : each.kind === 'put' ? each.item : {};
        if (row['AVANCE'] !== undefined) steps.push(row['AVANCE']);
      }
      return database.write(...writes);
    };
    const watched = new Proxy(database, {
      get: (target, name) => {
        const member: unknown = name === 'write' ? write : Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const worker = createDvaWorker(async () => ({ ...world.services, database: watched }));
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
    // Steps that a person sees, page by page; the second message writes nothing.
    expect(steps).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    const done = await dva('printStatus', { ID: header.ID, IMPRESION });
    expect(done.result).toMatchObject({ ESTADO: 'LISTA', AVANCE: 100 });
    expect(sha(await download(done.result.ENLACE))).toBe(done.result.SHA256);
    expect(await worker({ Records: [{ messageId: 'x', body: '{}' }] } as SQSEvent)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'x' }],
    });
  });

  it('shows another company nothing', async () => {
    const { id } = await ready();
    await dva('print', { ID: id });
    expect((await dva('print', { ID: id }, stranger)).status).toBe(404);
    expect((await dva('printStatus', { ID: id, IMPRESION: 'v1-m0-11100' }, stranger)).status).toBe(404);
  });
});
