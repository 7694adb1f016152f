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
