import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import { productShelf } from '../../functions/products/files.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** Photographs, data sheets and certificates of what a company classified. */
let world: World;
let ana: Person;
let reader: Person;
let stranger: Person;
let product: string;
let sheet: Buffer;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

const pdf = async (pages: number): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return Buffer.from(await document.save());
};

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company, 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createProducts(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  ana = await world.person('a', 'ana');
  reader = await world.person('a', 'lectora', []);
  stranger = await world.person('b', 'beto');
  sheet = await pdf(1);
});
afterAll(() => world.stop());
let made = 0;
let code: string;
beforeEach(async () => {
  code = `TV-${(made += 1)}`;
  const PRODUCTO = { CODIGO: code, DESCRIPCION: 'Televisor de 55 pulgadas' };
  product = (await call('create', { CUERPO: { PRODUCTO } })).result.header.ID;
});

/** Announces a file, lays down what came in its place, and has it looked into. */
async function bring(NOMBRE: string, bytes = sheet, arrived = bytes, as = ana): Promise<Answer> {
  const announced = {
    ID: product,
    NOMBRE,
    TIPO: 'application/pdf',
    BYTES: bytes.length,
    HUELLA: createHash('sha256').update(bytes).digest('hex'),
  };
  const started = await call('startFile', announced, as);
  if (started.error) return started;
  const { ID_ARCHIVO } = started.result as { ID_ARCHIVO: string };
  const sent = productShelf.sent(product, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
  await world.services.files.put(jobScope('a', 'GT'), 'files', sent, arrived, 'application/pdf');
  return call('confirmFile', { ID: product, ID_ARCHIVO }, as);
}
const names = async (as = ana): Promise<string[]> =>
  (await call('files', { ID: product }, as)).result.ARCHIVOS.map(
    ({ NOMBRE_ARCHIVO }: { NOMBRE_ARCHIVO: string }) => NOMBRE_ARCHIVO,
  );

describe('files of a product', () => {
  it('are listed once they were looked into, and read through a link by whoever may read products', async () => {
    const { result } = await bring('Ficha técnica.pdf');
    expect(await names(reader)).toEqual(await names());
    expect(await names()).toHaveLength(1);
    const asked = { ID: product, ID_ARCHIVO: result.ARCHIVO.ID_ARCHIVO };
    const link = (await call('fileLink', asked, reader)).result.ENLACE;
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(sheet)).toBe(true);
  });

  it('that arrive otherwise than announced are refused in a sentence, and not listed', async () => {
    const other = Buffer.from(sheet);
    other[20] = other[20]! ^ 1;
    expect((await bring('Ficha.pdf', sheet, other)).error?.message).toMatch(/no llegó entero/);
    const program = Buffer.from('MZ esto no es un PDF');
    expect((await bring('Ficha.pdf', program)).error?.message).toMatch(/no es PDF/);
    expect(await names()).toEqual([]);
  });

  it('are downloaded together, two of one name side by side, and without those that were withdrawn', async () => {
    const two = await pdf(2);
    await bring('Ficha.pdf');
    await bring('Ficha.pdf', two);
    const { result } = await bring('Vieja.pdf', await pdf(3));
    await call('withdrawFile', { ID: product, ID_ARCHIVO: result.ARCHIVO.ID_ARCHIVO });
    const zip = (await call('filesZip', { ID: product }, reader)).result;
    expect(zip.NOMBRE_ARCHIVO).toBe(`producto-${code}.zip`);
    const files = unzipSync(new Uint8Array(await (await fetch(zip.ENLACE)).arrayBuffer()));
    expect(Object.keys(files).filter((name) => name.includes('(2)'))).toHaveLength(1);
    const sizes = Object.values(files).map(({ length }) => length);
    expect(sizes.toSorted()).toEqual([sheet.length, two.length].toSorted());
  });

  it('of a product that was deleted stay readable, and no more come to it', async () => {
    const { result } = await bring('Ficha.pdf');
    const { LOCK } = (await call('open', { ID: product })).result.header;
    await call('transition', { ID: product, LOCK, ACCION: 'delete' });
    expect(await names()).toHaveLength(1);
    expect((await bring('Otra.pdf', await pdf(2))).error?.code).toBe('document.state');
    const asked = { ID: product, ID_ARCHIVO: result.ARCHIVO.ID_ARCHIVO };
    expect((await call('withdrawFile', asked)).error?.code).toBe('document.state');
  });

  it('need the right to write products, and are nothing to another company', async () => {
    expect((await bring('Ficha.pdf', sheet, sheet, reader)).error?.code).toBe('permission.denied');
    const { result } = await bring('Ficha.pdf');
    const asked = { ID: product, ID_ARCHIVO: result.ARCHIVO.ID_ARCHIVO };
    expect((await call('withdrawFile', asked, reader)).error?.code).toBe('permission.denied');
    for (const procedure of ['files', 'filesZip'])
      expect((await call(procedure, { ID: product }, stranger)).error?.code).toBe('not-found');
    for (const procedure of ['fileLink', 'withdrawFile', 'confirmFile'])
      expect((await call(procedure, asked, stranger)).error?.code).toBe('not-found');
  });
});

describe('the file of a line of «Detalle y archivos»', () => {
  const DETAIL = 'DETALLE_PRODUCTO';
  const opened = async () => (await call('open', { ID: product })).result;
  const detailsOf = async (): Promise<Record<string, string>[]> => (await opened()).body[DETAIL];
  const change = async (CAMBIOS: unknown[], as = ana) =>
    call('patch', { ID: product, LOCK: (await opened()).header.LOCK, CAMBIOS }, as);
  const put = (value: string, line = 0) => change([{ op: 'set', path: `${DETAIL}[${line}].URL`, value }]);
  const fileId = async (bytes = sheet): Promise<string> =>
    (await bring('Ficha.pdf', bytes)).result.ARCHIVO.ID_ARCHIVO;
  const bad = async (value: string): Promise<void> => {
    expect((await put(value)).error?.code, value).toBe('document.not-yours');
  };
  beforeEach(() =>
    change([{ op: 'insert', path: DETAIL, lines: [{ TIPO: 'Ficha técnica', NOMBRE: 'Ficha' }] }]),
  );

  it('is one of the product’s own good files: put there, read, replaced and taken off, and it stays among the files', async () => {
    const [first, second] = [await fileId(), await fileId(await pdf(2))];
    for (const id of [first, second]) {
      expect((await put(id)).error).toBeUndefined();
      expect((await detailsOf())[0]).toMatchObject({ NOMBRE: 'Ficha', URL: id });
      expect((await call('fileLink', { ID: product, ID_ARCHIVO: id }, reader)).result.ENLACE).toMatch(
        /^http/,
      );
    }
    expect((await put('')).error).toBeUndefined();
    expect((await detailsOf())[0]!['URL']).toBe('');
    expect(await names()).toHaveLength(2);
  });

  it('is no address, no file of another product, none that was withdrawn or is not looked into yet', async () => {
    const withdrawn = await fileId();
    await call('withdrawFile', { ID: product, ID_ARCHIVO: withdrawn });
    const here = product;
    product = (await call('create', { CUERPO: { PRODUCTO: { CODIGO: `${code}-B`, DESCRIPCION: 'Otro' } } }))
      .result.header.ID;
    const others = await fileId();
    product = here;
    const HUELLA = createHash('sha256').update(sheet).digest('hex');
    const announced = { NOMBRE: 'a.pdf', TIPO: 'application/pdf', BYTES: sheet.length, HUELLA };
    const waiting = (await call('startFile', { ID: product, ...announced })).result.ID_ARCHIVO;
    for (const value of [withdrawn, others, waiting, 'https://ejemplo.com/a.pdf']) await bad(value);
    expect((await detailsOf())[0]!['URL']).toBe('');
  });

  it('is nothing that another company could put there or read', async () => {
    const id = await fileId();
    await put(id);
    const asked = [{ op: 'set', path: `${DETAIL}[0].URL`, value: id }];
    expect((await change(asked, stranger)).error?.code).toBe('not-found');
    const CUERPO = { PRODUCTO: { DESCRIPCION: 'Suyo' }, [DETAIL]: [{ NOMBRE: 'Ficha', URL: id }] };
    expect((await call('create', { CUERPO }, stranger)).error?.code).toBe('document.not-yours');
    expect((await call('fileLink', { ID: product, ID_ARCHIVO: id }, stranger)).error?.code).toBe('not-found');
  });

  it('travels in the joined lines as their last value, where a blank leaves the one that is there', async () => {
    const [first, second] = [await fileId(), await fileId(await pdf(2))];
    await put(first);
    const [{ ID }] = (await detailsOf()) as [Record<string, string>];
    const save = async (...values: string[]) =>
      (await call('insertUpdate', { ID: product, DETALLE_PRODUCTO: [ID, ...values].join('\t') })).result;
    expect(await save('Ficha técnica', 'Ficha nueva', '')).toMatchObject({ RESULTADO: 1 });
    expect((await detailsOf())[0]).toMatchObject({ NOMBRE: 'Ficha nueva', URL: first });
    expect(await save('Ficha técnica', 'Ficha nueva', '', second)).toMatchObject({ RESULTADO: 1 });
    expect((await detailsOf())[0]!['URL']).toBe(second);
    expect(await save('Ficha técnica', 'Ficha nueva', '', 'arc-de-nadie')).toMatchObject({ RESULTADO: 0 });
  });
});
