import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobScope } from '../../functions/runtime/scope.ts';
import { NO_FILE } from '../../shared/foundation/files/facts.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
let eva: Person;
let duca: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let id: string;
let lock: number;
let scan: Buffer;

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function pdf(pages = 2, change: (document: PDFDocument) => void = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  change(document);
  return Buffer.from(await document.save());
}

const announced = (bytes: Uint8Array, values: Record<string, unknown> = {}) => ({
  ID: id,
  NOMBRE: 'Factura Nº 12.pdf',
  TIPO: 'application/pdf',
  BYTES: bytes.length,
  HUELLA: sha(bytes),
  ...values,
});

/** Announces and sends bytes as a browser does; answers what the store said. */
async function send(bytes: Uint8Array, values: Record<string, unknown> = {}) {
  const { result, error } = await duca('startFile', announced(bytes, values));
  if (error) return { error };
  const stored = await fetch(result.ENLACE, {
    method: 'PUT',
    headers: result.ENCABEZADOS,
    body: new Uint8Array(bytes),
  });
  return { started: result, status: stored.status, confirm: { ID: id, ID_ARCHIVO: result.ID_ARCHIVO } };
}

/** A file that is good, with its facts. */
async function good(bytes: Uint8Array, values: Record<string, unknown> = {}) {
  const { confirm } = await send(bytes, values);
  return (await duca('confirmFile', confirm)).result;
}

async function attach(line: number, facts: Record<string, string>, as = ana): Promise<Answer> {
  const CAMBIOS = Object.entries(facts).map(([field, value]) => ({
    op: 'set',
    path: `DOCUMENTOS[${line}].${field}`,
    value,
  }));
  const answer = await duca('patch', { ID: id, LOCK: lock, CAMBIOS }, as);
  if (answer.status === 200) lock = answer.result.header.LOCK;
  return answer;
}

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('a', 'GT', {
    REGISTRO_DECLARANTE: '123',
    Nit: '576937K',
    RazonSocial: 'Agencia Uno & Compañía',
  });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '124' });
  ana = await world.person('a', 'ana');
  eva = await world.person('b', 'eva');
  duca = (procedure, params, as = ana) => world.call(world.duca, procedure, params, as);
  const { orderId } = await world.seed('a', '1236000567');
  const derived = await duca('derive', { ID_ORDEN: orderId });
  id = derived.result.header.ID;
  lock = derived.result.header.LOCK;
  scan = await pdf();
});

afterAll(() => world.stop());

describe('a file of box 54', () => {
  it('is sent by a presigned link, looked into, attached, opened', async () => {
    const { started, status, confirm } = await send(scan);
    expect(status).toBe(200);
    expect(started.ENLACE).toContain(`/a/duca/${id}/soporte/${started.ID_ARCHIVO}/archivo.pdf?`);
    const { result } = await duca('confirmFile', confirm);
    expect(result).toEqual({
      ARCHIVO: {
        ID_ARCHIVO: started.ID_ARCHIVO,
        NOMBRE_ARCHIVO: 'Factura_N_12.pdf',
        NOMBRE_ORIGINAL_ARCHIVO: 'Factura Nº 12.pdf',
        FORMATO_ARCHIVO: 'PDF',
        BYTES_ARCHIVO: String(scan.length),
        PAGINAS_ARCHIVO: '2',
        HUELLA_ARCHIVO: sha(scan),
      },
    });
    expect((await duca('confirmFile', confirm)).result).toEqual(result);
    expect((await attach(0, result.ARCHIVO)).status).toBe(200);
    const { body } = (await duca('open', { ID: id })).result;
    expect(body.DOCUMENTOS[0]).toMatchObject({
      ...result.ARCHIVO,
      NOMBRE_ARCHIVO_SAT: '1236000567_380_01.pdf',
    });
    const link = (await duca('fileLink', confirm)).result;
    expect(link.NOMBRE_ARCHIVO).toBe('Factura_N_12.pdf');
    expect(Buffer.from(await (await fetch(link.ENLACE)).arrayBuffer()).equals(scan)).toBe(true);
  });

  it('that the declaration has already is said, before it is sent and after', async () => {
    const { started, confirm } = await send(scan, { NOMBRE: 'otra.pdf' });
    expect(started.REPETIDO).toMatchObject({ NOMBRE_ARCHIVO: 'Factura_N_12.pdf' });
    expect((await duca('confirmFile', confirm)).result.REPETIDO).toMatchObject({
      NOMBRE_ARCHIVO: 'Factura_N_12.pdf',
    });
  });

  it.each([
    ['is larger than the limit', { BYTES: 5 * 1024 * 1024 + 1 }, /pesa .* y el límite es 5 MB/],
    ['is of a kind that is not taken', { TIPO: 'text/html' }, /Adjunte PDF, JPEG, PNG/],
    ['has no hash', { HUELLA: 'x' }, /64 cifras/],
  ])('is refused before it is sent when it %s', async (_what, values, message) => {
    const { error } = await send(scan, values);
    expect(error?.message).toMatch(message);
  });

  it('is refused by the store itself when it is not what was announced', async () => {
    const put = async (
      change: (link: string, headers: Record<string, string>) => RequestInit & { url?: string },
    ) => {
      const { result } = await duca('startFile', announced(scan));
      const { url = result.ENLACE, ...init } = change(result.ENLACE, result.ENCABEZADOS);
      return (await fetch(url, { method: 'PUT', ...init })).status;
    };
    const other = Buffer.from(scan);
    other[other.length - 1] = 0;
    const body = new Uint8Array(scan);
    expect(await put((_link, headers) => ({ headers, body }))).toBe(200);
    // Longer, shorter, of another type, other bytes of the same size, without the promise not to replace.
    expect(await put((_link, headers) => ({ headers, body: new Uint8Array([...scan, 0]) }))).toBe(403);
    expect(await put((_link, headers) => ({ headers, body: body.subarray(1) }))).toBe(403);
    expect(
      await put((_link, headers) => ({ headers: { ...headers, 'content-type': 'text/html' }, body })),
    ).toBe(403);
    expect(await put((_link, headers) => ({ headers, body: new Uint8Array(other) }))).toBe(400);
    expect(await put((_link, { 'if-none-match': _none, ...headers }) => ({ headers, body }))).toBe(403);
    expect(await put((link, headers) => ({ url: link.replace('/a/duca/', '/b/duca/'), headers, body }))).toBe(
      403,
    );
  });

  it('is not replaced through its link', async () => {
    const { started } = await send(scan);
    const again = await fetch(started.ENLACE, {
      method: 'PUT',
      headers: started.ENCABEZADOS,
      body: new Uint8Array(scan),
    });
    expect(again.status).toBe(412);
  });

  it.each([
    ['says PDF and is none', async () => Buffer.from('MZ no soy un PDF'), {}, /no es PDF, o está dañado/],
    [
      'says JPEG and is a PDF',
      async () => scan,
      { TIPO: 'image/jpeg', NOMBRE: 'a.jpg' },
      /no es JPEG, sino PDF/,
    ],
    ['is a torn PDF', async () => scan.subarray(0, 80), {}, /dañado o incompleto/],
    [
      'runs a script',
      () => pdf(1, (document) => document.addJavaScript('a', 'app.alert(1)')),
      {},
      /programas o archivos adjuntos/,
    ],
    ['has too many pages', () => pdf(61), {}, /tiene 61 páginas y se admiten 60/],
  ])('is refused and emptied when it %s', async (_what, make, values, message) => {
    const { status, confirm } = await send(await make(), values);
    expect(status).toBe(200);
    expect((await duca('confirmFile', confirm)).error?.message).toMatch(message);
    expect((await duca('confirmFile', confirm)).error?.code).toBe('not-found');
    expect((await duca('fileLink', confirm)).error?.code).toBe('not-found');
    const { ARCHIVOS } = (await duca('files', { ID: id })).result;
    expect(ARCHIVOS.some((each: { ID_ARCHIVO: string }) => each.ID_ARCHIVO === confirm!.ID_ARCHIVO)).toBe(
      false,
    );
    const object = `tmp/duca/${id}/soporte/${confirm!.ID_ARCHIVO}/archivo${'TIPO' in values ? '.jpg' : '.pdf'}`;
    const left = await world.services.files.get(jobScope('a', 'GT'), 'files', object);
    expect(left?.length).toBe(0);
  });

  it('that has not arrived is told so and may be sent again', async () => {
    const { result } = await duca('startFile', announced(scan));
    const answer = await duca('confirmFile', { ID: id, ID_ARCHIVO: result.ID_ARCHIVO });
    expect(answer.error?.message).toMatch(/todavía no llegó/);
  });

  it('takes a photograph', async () => {
    const { ARCHIVO } = await good(png(), { TIPO: 'image/png', NOMBRE: 'foto.PNG' });
    expect(ARCHIVO).toMatchObject({
      FORMATO_ARCHIVO: 'PNG',
      PAGINAS_ARCHIVO: '1',
      NOMBRE_ARCHIVO: 'foto.png',
    });
  });

  it("is out of another company's reach, as if it had never been", async () => {
    const { confirm } = await send(scan);
    for (const [procedure, params] of [
      ['startFile', announced(scan)],
      ['confirmFile', confirm],
      ['fileLink', confirm],
      ['files', { ID: id }],
      ['supportXml', { ID: id }],
    ] as const) {
      const answer = await duca(procedure, params, eva);
      expect([procedure, answer.status, answer.error?.code]).toEqual([procedure, 404, 'not-found']);
    }
  });

  it('is attached with the facts that were found, and no others', async () => {
    const { ARCHIVO } = await good(await pdf(3));
    const { started } = await send(scan);
    const forged: Record<string, string>[] = [
      { ...ARCHIVO, PAGINAS_ARCHIVO: '1' },
      { ...ARCHIVO, ID_ARCHIVO: 'arc-nunca' },
      { NOMBRE_ARCHIVO: 'x.pdf' },
      // One that was announced and never looked into.
      { ...ARCHIVO, ID_ARCHIVO: started.ID_ARCHIVO },
    ];
    for (const facts of forged) expect((await attach(1, facts)).error?.code).toBe('document.not-yours');
    const CUERPO = { DOCUMENTOS: [{ CODIGO_DOCUMENTO: '380', ...ARCHIVO }] };
    expect((await duca('create', { CUERPO })).error?.code).toBe('document.not-yours');
    expect((await attach(1, ARCHIVO)).status).toBe(200);
    expect((await attach(1, NO_FILE)).status).toBe(200);
    expect((await attach(1, ARCHIVO)).status).toBe(200);
  });
});

describe('XML of the support documents', () => {
  it('carries the agency, the order and every file, as a file of its own', async () => {
    // Together they pass the size of one part of the store.
    const large = Buffer.concat([await pdf(1), Buffer.from(`\n%${'x'.repeat(4_900_000)}\n`)]);
    const { ARCHIVO } = await good(large, { NOMBRE: 'BL.pdf' });
    expect((await attach(1, ARCHIVO)).status).toBe(200);
    const { result } = await duca('supportXml', { ID: id });
    expect(result).toMatchObject({
      NOMBRE_ARCHIVO: expect.stringMatching(/^documentos-soporte_1236000567_v\d+\.xml$/),
    });
    const xml = Buffer.from(await (await fetch(result.ENLACE)).arrayBuffer());
    expect([xml.length, sha(xml)]).toEqual([result.BYTES, result.SHA256]);
    const text = xml.toString('utf8');
    expect(text).toContain(
      '<NIT_AGENCIA>576937K</NIT_AGENCIA><NOMBRE_AGENCIA>Agencia Uno &amp; Compañía</NOMBRE_AGENCIA><NUMERO_ORDEN>1236000567</NUMERO_ORDEN>',
    );
    const files = [...text.matchAll(/<NOMBRE_ARCHIVO>(.*?)<.*?<ARCHIVO_BASE_64>([^<]*)</g)];
    expect(files.map(([, name, base64]) => [name, sha(Buffer.from(base64!, 'base64'))])).toEqual([
      ['Factura_N_12.pdf', sha(scan)],
      ['BL.pdf', sha(large)],
    ]);
  });

  it('is refused while no line has a file', async () => {
    const { orderId } = await world.seed('a', '1236000568');
    const bare = (await duca('derive', { ID_ORDEN: orderId })).result.header.ID;
    expect((await duca('supportXml', { ID: bare })).error?.message).toMatch(/Ningún documento/);
  });
});

/** One white pixel. */
function png(): Buffer {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    return Buffer.concat([number(data.length), named, number(crc32(named))]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
