import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDucaPrintWorker } from '../../functions/duca/printWorker.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let eva: Person;
let duca: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let order: string;
let id: string;

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Attaches a PDF of about so many bytes to a line. */
async function attach(line: number, name: string, weight = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  const bytes = Buffer.concat([
    Buffer.from(await document.save()),
    Buffer.from(`\n%${name}${'x'.repeat(weight)}\n`),
  ]);
  const { result } = await duca('startFile', {
    ID: id,
    NOMBRE: name,
    TIPO: 'application/pdf',
    BYTES: bytes.length,
    HUELLA: sha(bytes),
  });
  await fetch(result.ENLACE, { method: 'PUT', headers: result.ENCABEZADOS, body: new Uint8Array(bytes) });
  const { ARCHIVO } = (await duca('confirmFile', { ID: id, ID_ARCHIVO: result.ID_ARCHIVO })).result;
  const { header } = (await duca('open', { ID: id })).result;
  const CAMBIOS = Object.entries(ARCHIVO).map(([field, value]) => ({
    op: 'set',
    path: `DOCUMENTOS[${line}].${field}`,
    value,
  }));
  expect((await duca('patch', { ID: id, LOCK: header.LOCK, CAMBIOS })).status).toBe(200);
  return bytes;
}

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123', Nit: '576937K' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '124' });
  ana = await world.person('a', 'ana');
  eva = await world.person('b', 'eva');
  duca = (procedure, params, as = ana) => world.call(world.duca, procedure, params, as);
  order = (await world.seed('a', '1236000567')).orderId;
  const derived = (await duca('derive', { ID_ORDEN: order })).result;
  id = derived.header.ID;
});

afterAll(() => world.stop());

describe('digital dossier', () => {
  it('lists everything of the order in its order, with what is known of each file', async () => {
    const scan = await attach(0, 'Factura 1.pdf');
    const { ORDEN, ENTRADAS } = (await duca('dossier', { ID_ORDEN: order })).result;
    expect(ORDEN.ID).toBe(order);
    const groups = (ENTRADAS as DossierEntry[]).map((each) => each.GRUPO);
    expect(groups).toEqual(['orden', 'facturas', 'transporte', 'dva', 'duca', 'soporte']);
    expect(ENTRADAS.at(-1)).toMatchObject({
      ARCHIVO: '07-soporte/1236000567/1236000567_380_01.pdf',
      BYTES: scan.length,
      SHA256: sha(scan),
      GUARDADO: true,
      RUTA: `/ducagt/${id}`,
    });
    const link = await duca('dossierLink', { ID_ORDEN: order, ARCHIVO: ENTRADAS.at(-1).ARCHIVO });
    expect((await download(link.result.ENLACE)).equals(scan)).toBe(true);
    expect((await duca('dossierLink', { ID_ORDEN: order, ARCHIVO: ENTRADAS[0].ARCHIVO })).error?.code).toBe(
      'not-found',
    );
  });

  it('is one ZIP with an index and hashes that hold, and the same bytes for the same contents', async () => {
    const { result } = await duca('dossierZip', { ID_ORDEN: order });
    expect(result).toMatchObject({
      ESTADO: 'LISTA',
      NOMBRE_ARCHIVO: 'expediente_1236000567.zip',
      AVANCE: 100,
    });
    const zip = await download(result.ENLACE);
    expect(sha(zip)).toBe(result.SHA256);
    const files = unzipSync(new Uint8Array(zip));
    const hashes = strFromU8(files['sha256.txt']!).trimEnd().split('\n');
    expect(hashes).toHaveLength(Object.keys(files).length - 2);
    for (const line of hashes) {
      const [hash, name] = line.split('  ');
      expect([name, sha(files[name!]!)]).toEqual([name, hash]);
    }
    const names = Object.keys(files);
    expect(names.some((name) => /^04-dva\/.*\.pdf$/.test(name))).toBe(true);
    for (const folder of ['04-dva/', '05-duca/']) {
      const form = files[names.find((name) => name.startsWith(folder))!]!;
      expect(strFromU8(form.subarray(0, 5))).toBe('%PDF-');
    }
    expect(strFromU8(files[names.find((name) => name.startsWith('02-facturas/'))!]!)).toContain(
      '<h1>Factura ',
    );
    expect(strFromU8(files['indice.html']!)).toContain('1236000567_380_01.pdf');
    world.setClock('2026-11-20T15:30:00Z');
    expect((await duca('dossierZip', { ID_ORDEN: order })).result).toMatchObject({
      IMPRESION: result.IMPRESION,
      SHA256: result.SHA256,
    });
    // The store forgets a packed one after days: it is packed again, never answered by a link to nothing.
    expect(result.ENLACE).toContain('/tmp/a/duca/');
    const gone = vi.spyOn(world.services.files, 'exists').mockResolvedValue(false);
    const packed = vi.spyOn(world.services.files, 'putStream');
    const again = (await duca('dossierZip', { ID_ORDEN: order })).result;
    expect([again.ESTADO, again.SHA256, packed.mock.calls.length]).toEqual(['LISTA', result.SHA256, 1]);
    gone.mockRestore();
    packed.mockRestore();
  });

  it('that is large is packed by the worker, part by part', async () => {
    await attach(0, 'a.pdf', 4_800_000);
    await attach(1, 'b.pdf', 4_800_000);
    const asked = (await duca('dossierZip', { ID_ORDEN: order })).result;
    expect(asked).toMatchObject({ ESTADO: 'EN_PROCESO', ENLACE: '' });
    const body = JSON.stringify({ company: 'a', country: 'GT', id: order, print: asked.IMPRESION });
    const worker = createDucaPrintWorker(async () => world.services);
    const event = { Records: [{ messageId: 'm', body }] } as unknown as SQSEvent;
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
    const { result } = await duca('dossierStatus', { ID_ORDEN: order, IMPRESION: asked.IMPRESION });
    expect(result).toMatchObject({ ESTADO: 'LISTA', AVANCE: 100 });
    const zip = await download(result.ENLACE);
    expect(sha(zip)).toBe(result.SHA256);
    expect(zip.length).toBeGreaterThan(9_000_000);
    expect(Object.keys(unzipSync(new Uint8Array(zip)))).toContain(
      '07-soporte/1236000567/1236000567_705_01.pdf',
    );
    // A message that comes twice finds it packed.
    expect(await worker(event)).toEqual({ batchItemFailures: [] });
  });

  it("is out of another company's reach, as if the order had never been", async () => {
    const { result } = await duca('dossierZip', { ID_ORDEN: order });
    for (const [procedure, more] of [
      ['dossier', {}],
      ['dossierLink', { ARCHIVO: '07-soporte/1236000567/1236000567_380_01.pdf' }],
      ['dossierZip', {}],
      ['dossierStatus', { IMPRESION: result.IMPRESION }],
    ] as const) {
      const params = { ID_ORDEN: order, ...more };
      const foreign = await duca(procedure, params, eva);
      const never = await duca(procedure, { ...params, ID_ORDEN: 'ord-nunca' }, eva);
      expect([procedure, foreign.status, foreign.error]).toEqual([procedure, 404, never.error]);
    }
  });

  it('holds what was sealed, sent and answered', async () => {
    // The clock has moved on, and sending wants a password that was given just now.
    ana = await world.person('a', 'ada');
    const shipped = await world.seed('a', '1236000577');
    const { header } = (await duca('derive', { ID_ORDEN: shipped.orderId })).result;
    const sent = await duca('transmit', { ID: header.ID, LOCK: header.LOCK });
    expect(sent.status, JSON.stringify(sent.error)).toBe(200);
    await world.pump();
    const { ENTRADAS } = (await duca('dossier', { ID_ORDEN: shipped.orderId })).result;
    const names = (ENTRADAS as DossierEntry[]).filter((each) => each.GRUPO === 'transmision');
    expect(names.map((each) => each.ARCHIVO.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        'sellado.xml',
        expect.stringMatching(/solicitud/),
        expect.stringMatching(/respuesta/),
      ]),
    );
    const { result } = await duca('dossierZip', { ID_ORDEN: shipped.orderId });
    const files = unzipSync(new Uint8Array(await download(result.ENLACE)));
    const sealed = names.find((each) => each.ARCHIVO.endsWith('sellado.xml'))!;
    expect(sha(files[sealed.ARCHIVO]!)).toBe(sent.result.HUELLA);
  });
});
