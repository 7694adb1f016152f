import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { ducaFiles } from '../../functions/duca/files/ducaFiles.ts';
import { factsOf, type FileRow } from '../../functions/runtime/attached/shelf.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

/** Where a file of a declaration is let in and where it is not: limits, what was withdrawn, what is told of it. */
let world: DucaWorld;
let ana: Person;
let id: string;
let scan: Buffer;
const told: { event: string; values: unknown }[] = [];
let duca: (procedure: string, params: unknown) => Promise<Answer>;
const scope = jobScope('a', 'GT');
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const pdf = async (pages: number): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return Buffer.from(await document.save());
};
const announced = (bytes: Uint8Array, values: Record<string, unknown> = {}) => ({
  ID: id,
  NOMBRE: 'Factura 1.pdf',
  TIPO: 'application/pdf',
  BYTES: bytes.length,
  HUELLA: sha(bytes),
  ...values,
});
/** Announces a file whose bytes are laid into the store, as a browser's would be. */
async function sent(
  bytes: Uint8Array,
  values: Record<string, unknown> = {},
  stored = bytes,
): Promise<string> {
  const { result, error } = await duca('startFile', announced(bytes, values));
  expect(error).toBeUndefined();
  const file = { ID_ARCHIVO: result.ID_ARCHIVO as string, FORMATO_ARCHIVO: 'PDF' };
  await world.services.files.put(scope, 'files', ducaFiles.sent(id, file), stored, 'application/pdf');
  return file.ID_ARCHIVO;
}
const confirm = (ID_ARCHIVO: string) => duca('confirmFile', { ID: id, ID_ARCHIVO });
const row = (file: string) => world.services.database.get<FileRow>('duca', ducaFiles.key(scope, id, file));
const set = (file: string, values: Partial<FileRow>) =>
  world.services.database.write({
    kind: 'update',
    table: 'duca',
    key: ducaFiles.key(scope, id, file),
    set: values,
  });

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123', Nit: '576937K' });
  ana = await world.person('a', 'ana');
  const write = (event: string, values: unknown) => void told.push({ event, values });
  const services = { ...world.services, log: { info: write, warn: write, error: write } };
  const handler = createDuca(async () => services);
  duca = (procedure, params) => world.call(handler, procedure, params, ana);
  const { orderId } = await world.seed('a', '1236000567');
  id = (await duca('derive', { ID_ORDEN: orderId })).result.header.ID;
  scan = await pdf(1);
});
afterAll(() => world.stop());
beforeEach(() => void (told.length = 0));

describe('a file that is announced', () => {
  it('waits for its bytes, with everything that was said of it and who said it', async () => {
    const file = await sent(scan);
    expect(await row(file)).toMatchObject({
      ESTADO: 'ESPERA',
      PAPEL: '',
      ID_ARCHIVO: file,
      NOMBRE_ARCHIVO: 'Factura_1.pdf',
      NOMBRE_ORIGINAL_ARCHIVO: 'Factura 1.pdf',
      FORMATO_ARCHIVO: 'PDF',
      BYTES_ARCHIVO: String(scan.length),
      PAGINAS_ARCHIVO: '',
      HUELLA_ARCHIVO: sha(scan),
      CREADO: '2026-11-20T09:00:00',
      CREADO_POR: 'ana@a',
    });
    expect(file).toMatch(/^arc/);
    const issued = { module: 'duca', company: 'a', id, file };
    expect(told).toContainEqual({ event: 'link.issued', values: issued });
  });

  it('may weigh as much as the limit, and not a byte more', async () => {
    const limit = 5 * 1024 * 1024;
    expect((await duca('startFile', announced(scan, { BYTES: limit }))).error).toBeUndefined();
    const { error } = await duca('startFile', announced(scan, { BYTES: limit + 1 }));
    expect(error?.code).toBe('rejected');
    expect(error?.message).toContain('«Factura 1.pdf» pesa 5 MB y el límite es 5 MB');
  });

  it('has a hash of 64 hexadecimal digits in small letters', async () => {
    for (const HUELLA of [sha(scan).slice(1), sha(scan).toUpperCase(), `${sha(scan).slice(1)}g`]) {
      const { error } = await duca('startFile', announced(scan, { HUELLA }));
      expect(error?.code, HUELLA).toBe('params.invalid');
      expect(error?.message).toContain('HUELLA');
    }
  });

  it('of no kind that is taken is told which are', async () => {
    const { error } = await duca('startFile', announced(scan, { TIPO: 'text/html', NOMBRE: 'a.html' }));
    expect(error).toMatchObject({ code: 'rejected' });
    expect(error?.message).toContain('«a.html» no es de un formato que se admita. Adjunte PDF, JPEG, PNG');
  });

  it('as a paper is of a known kind, which are told', async () => {
    const { error } = await duca('startFile', announced(scan, { PAPEL: 'CARTA' }));
    expect(error).toMatchObject({ code: 'params.invalid' });
    expect(error?.message).toMatch(/PAPEL.*es uno de .*PAGO, .*LEVANTE/);
  });

  it('is told to be there already only where a good one has its bytes', async () => {
    const twice = await pdf(2);
    const first = await sent(twice);
    expect((await duca('startFile', announced(twice))).result).not.toHaveProperty('REPETIDO');
    expect((await confirm(first)).result).not.toHaveProperty('REPETIDO');
    expect((await duca('startFile', announced(twice))).result.REPETIDO).toEqual({
      ID_ARCHIVO: first,
      NOMBRE_ARCHIVO: 'Factura_1.pdf',
    });
  });
});

describe('a file that arrived', () => {
  it('is kept beside the declaration, with its type, once it was found to be what it says', async () => {
    const three = await pdf(3);
    const file = await sent(three);
    const { result } = await confirm(file);
    expect(result.ARCHIVO).toMatchObject({ ID_ARCHIVO: file, PAGINAS_ARCHIVO: '3' });
    expect(await row(file)).toMatchObject({ ESTADO: 'LISTO', PAGINAS_ARCHIVO: '3', CREADO_POR: 'ana@a' });
    const kept = await world.services.files.get(scope, 'files', ducaFiles.object(id, (await row(file))!));
    expect(sha(kept!)).toBe(sha(three));
    const link = (await duca('fileLink', { ID: id, ID_ARCHIVO: file })).result;
    const opened = await fetch(link.ENLACE);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-disposition')).toBe('attachment; filename="Factura_1.pdf"');
    expect(told.filter((each) => each.event === 'link.issued')).toHaveLength(2);
  });

  it('may have sixty pages', async () => {
    const file = await sent(await pdf(60));
    expect((await confirm(file)).result.ARCHIVO.PAGINAS_ARCHIVO).toBe('60');
  });

  it('with other bytes, or more or fewer of them than were said, is refused for good', async () => {
    const bent = Buffer.from(scan);
    bent[bent.length - 1] = 0;
    const other = await sent(scan, {}, bent);
    const longer = await sent(scan);
    await set(longer, { BYTES_ARCHIVO: String(scan.length + 1) });
    for (const file of [other, longer]) {
      expect((await confirm(file)).error?.message).toContain('«Factura 1.pdf» no llegó entero');
      expect(await row(file)).toMatchObject({ ESTADO: 'RECHAZADO' });
      expect((await confirm(file)).error?.code).toBe('not-found');
    }
  });

  it('of a declaration, or under a name, that there is not is not found', async () => {
    const file = await sent(scan);
    expect((await confirm('arc-none')).error?.code).toBe('not-found');
    const elsewhere = await duca('confirmFile', { ID: 'duc-none', ID_ARCHIVO: file });
    expect(elsewhere.error?.code).toBe('not-found');
    expect((await duca('files', { ID: 'duc-none' })).error?.code).toBe('not-found');
    const link = await duca('fileLink', { ID: 'duc-none', ID_ARCHIVO: file });
    expect(link.error?.code).toBe('not-found');
  });

  it('is opened by nobody before it was looked into', async () => {
    const file = await sent(scan);
    expect((await duca('fileLink', { ID: id, ID_ARCHIVO: file })).error?.code).toBe('not-found');
  });
});

describe('a line of box 54', () => {
  it('takes no file that waits, was refused or was withdrawn, though every fact of it is right', async () => {
    for (const ESTADO of ['ESPERA', 'RECHAZADO', 'RETIRADO', 'LISTO'] as const) {
      const file = await sent(scan);
      await set(file, { ESTADO, PAGINAS_ARCHIVO: '1' });
      const facts = factsOf((await row(file))!);
      const { header } = (await duca('open', { ID: id })).result;
      const CAMBIOS = Object.entries(facts).map(([field, value]) => ({
        op: 'set',
        path: `DOCUMENTOS[0].${field}`,
        value,
      }));
      const { error } = await duca('patch', { ID: id, LOCK: header.LOCK, CAMBIOS });
      expect(error?.code, ESTADO).toBe(ESTADO === 'LISTO' ? undefined : 'document.not-yours');
    }
  });
});

describe('a paper that was withdrawn', () => {
  it('stays withdrawn, by whom and when, though its bytes are still there and are confirmed again', async () => {
    const file = await sent(scan, { PAPEL: 'PAGO' });
    expect((await confirm(file)).error).toBeUndefined();
    expect((await duca('withdrawPaper', { ID: id, ID_ARCHIVO: file })).error).toBeUndefined();
    const withdrawn = await row(file);
    expect(withdrawn).toMatchObject({
      ESTADO: 'RETIRADO',
      RETIRADO: '2026-11-20T09:00:00',
      RETIRADO_POR: 'ana@a',
    });
    expect((await confirm(file)).error?.code).toBe('not-found');
    expect(await row(file)).toEqual(withdrawn);
  });

  it('is a paper: no file of box 54 is withdrawn', async () => {
    const file = await sent(scan);
    await confirm(file);
    expect((await duca('withdrawPaper', { ID: id, ID_ARCHIVO: file })).error?.code).toBe('not-found');
    expect(await row(file)).toMatchObject({ ESTADO: 'LISTO' });
    const of = { ID: 'duc-none', ID_ARCHIVO: file };
    expect((await duca('withdrawPaper', of)).error?.code).toBe('not-found');
  });
});

describe('the XML of the files', () => {
  it('is of the version that is asked for, by the agency’s own name, and is not written without each file', async () => {
    const file = await sent(await pdf(4));
    const { ARCHIVO } = (await confirm(file)).result;
    const { header } = (await duca('open', { ID: id })).result;
    const CAMBIOS = Object.entries(ARCHIVO).map(([field, value]) => ({
      op: 'set',
      path: `DOCUMENTOS[0].${field}`,
      value,
    }));
    const saved = (await duca('patch', { ID: id, LOCK: header.LOCK, CAMBIOS })).result.header;
    told.length = 0;
    const { result } = await duca('supportXml', { ID: id, VERSION: saved.VERSION });
    expect(result.NOMBRE_ARCHIVO).toBe(`documentos-soporte_1236000567_v${saved.VERSION}.xml`);
    expect(result.DOCUMENTOS).toBe(1);
    expect(told).toContainEqual({ event: 'link.issued', values: { module: 'duca', company: 'a', id } });
    const answer = await fetch(result.ENLACE);
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(await answer.text()).toContain('<NOMBRE_AGENCIA>Empresa a</NOMBRE_AGENCIA>');
    await set(file, { ESTADO: 'RECHAZADO' });
    expect((await duca('supportXml', { ID: id })).error?.code).toBe('not-found');
  });
});

it('five hundred files may be there or announced for one declaration, and no more', async () => {
  const { ARCHIVOS } = (await duca('files', { ID: id })).result;
  expect(ARCHIVOS.length).toBeGreaterThan(0);
  const known = await world.services.database.query('duca', {
    pk: ducaFiles.key(scope, id, '').pk,
    prefix: 'A#',
    few: 'what a test wrote itself',
  });
  const CREADO = localDateTime(world.services.now());
  const there = known.filter(({ ESTADO }) => ESTADO === 'LISTO' || ESTADO === 'ESPERA').length;
  for (let count = there; count < 499; count += 1)
    await world.services.database.write({
      kind: 'put',
      table: 'duca',
      item: { ...ducaFiles.key(scope, id, `arc-${count}`), ESTADO: 'ESPERA', CREADO },
    });
  expect((await duca('startFile', announced(scan))).error).toBeUndefined();
  const { error } = await duca('startFile', announced(scan));
  expect(error).toMatchObject({ code: 'rejected' });
  expect(error?.message).toContain('La DUCA ya recibió 500 archivos y no admite más.');
});
