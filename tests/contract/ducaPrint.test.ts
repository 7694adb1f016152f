import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDucaPrintWorker } from '../../functions/duca/printWorker.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let stranger: Person;
const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos');
  ana = await world.person('uno', 'ana');
  stranger = await world.person('dos', 'otro');
});
afterAll(() => world.stop());

async function derived(number: string, lines = 3): Promise<{ id: string; lock: number }> {
  const { orderId } = await world.seed('uno', number, { lines, ...(lines > 100 ? { distinct: true } : {}) });
  const { result } = await call('derive', [orderId, '', '']);
  return { id: result.header.ID, lock: result.header.LOCK };
}
const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('print of a DUCA', () => {
  it('answers a link at once, and the same bytes for the same version and standing', async () => {
    const { id } = await derived('1236000701');
    const first = await call('print', { ID: id });
    expect(first.result).toMatchObject({ ESTADO: 'LISTA', VERSION: 1, IMPRESION: 'v1-s', PROBLEMAS: [] });
    const bytes = await download(first.result.ENLACE);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha(bytes)).toBe(first.result.SHA256);
    expect((await call('print', { ID: id })).result.SHA256).toBe(first.result.SHA256);
    const draft = await call('print', { ID: id, BORRADOR: true });
    expect(draft.result).toMatchObject({ ESTADO: 'LISTA', IMPRESION: 'v1-b' });
    expect(draft.result.SHA256).not.toBe(first.result.SHA256);
    const status = await call('printStatus', { ID: id, IMPRESION: 'v1-s' });
    expect(status.result.SHA256).toBe(first.result.SHA256);
  });

  it('refuses what is missing with its fields, and prints it as a draft', async () => {
    const { id, lock } = await derived('1236000702');
    await call('patch', {
      ID: id,
      LOCK: lock,
      CAMBIOS: [{ op: 'set', path: 'FRACCIONES[1].PESO_BRUTO', value: '' }],
    });
    const refused = await call('print', { ID: id });
    expect([refused.status, refused.error?.code]).toEqual([422, 'rejected']);
    expect(refused.error?.message).toMatch(/^La DUCA no se puede imprimir todavía\./);
    expect(refused.error?.problems.map((each) => each.path)).toContain('FRACCIONES[1].PESO_BRUTO');
    expect((await call('print', { ID: id, BORRADOR: true })).result.ESTADO).toBe('LISTA');
  });

  it('warns of a sign that the paper lacks without barring the message, and prints it in a draft alone', async () => {
    const { id, lock } = await derived('1236000706');
    const warned = [{ code: 'print.character', path: 'EXPORTADOR.NOMBRE', severity: 'warning' }];
    await call('patch', {
      ID: id,
      LOCK: lock,
      CAMBIOS: [{ op: 'set', path: 'EXPORTADOR.NOMBRE', value: '深圳 TRADE' }],
    });
    const readiness = await call('readiness', [id, '']);
    expect(readiness.result.LISTA).toBe(true);
    expect(readiness.result.problems).toEqual(expect.arrayContaining([expect.objectContaining(warned[0])]));
    const { ESTADO, PROBLEMAS } = (await call('print', { ID: id, BORRADOR: true })).result;
    expect([ESTADO, PROBLEMAS]).toMatchObject(['LISTA', warned]);
    const refused = await call('print', { ID: id });
    expect([refused.status, refused.error?.problems]).toMatchObject([
      422,
      [{ ...warned[0], severity: 'error' }],
    ]);
  });

  it('prints an accepted one as such once its version carries the answer', async () => {
    const { id, lock } = await derived('1236000703');
    const { result } = await call('transmit', [id, String(lock)]);
    await world.pump();
    const { header, HUELLA } = (await call('status', [id])).result;
    expect(HUELLA).toBe(result.HUELLA);
    const print = await call('print', { ID: id });
    expect(print.result).toMatchObject({
      ESTADO: 'LISTA',
      VERSION: header.VERSION,
      IMPRESION: `v${header.VERSION}-a-${HUELLA.slice(0, 16)}`,
    });
    const before = await call('print', { ID: id, VERSION: 1 });
    expect(before.result.IMPRESION).toBe('v1-s');
  });

  it('hands a long one to the worker, which may get its message twice', async () => {
    const { id } = await derived('1236000704', 2100);
    const started = await call('print', { ID: id, BORRADOR: true });
    expect(started.result).toMatchObject({ ESTADO: 'EN_PROCESO', ENLACE: '', AVANCE: 0 });
    const { IMPRESION } = started.result;
    const body = JSON.stringify({ company: 'uno', country: 'GT', id, print: IMPRESION });
    const event = {
      Records: [
        { messageId: 'm', body },
        { messageId: 'n', body },
      ],
    } as SQSEvent;
    const worker = createDucaPrintWorker(async () => world.services);
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
    const done = await call('printStatus', { ID: id, IMPRESION });
    expect(done.result).toMatchObject({ ESTADO: 'LISTA', AVANCE: 100 });
    expect(sha(await download(done.result.ENLACE))).toBe(done.result.SHA256);
  });

  it('tells another company nothing', async () => {
    const { id } = await derived('1236000705');
    await call('print', { ID: id });
    const unknown = await call('print', { ID: 'duc-nunca' }, stranger);
    const theirs = await call('print', { ID: id }, stranger);
    expect([theirs.status, theirs.error]).toEqual([unknown.status, unknown.error]);
    expect((await call('printStatus', { ID: id, IMPRESION: 'v1-s' }, stranger)).status).toBe(404);
  });
});
