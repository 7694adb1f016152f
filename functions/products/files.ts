import { fileRule, takenFormats } from '../../shared/catalogues/fileRules.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import type { FileFormat } from '../../shared/foundation/files/formats.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import type { productProcedures } from '../../shared/products/procedures.ts';
import { productStates } from '../../shared/products/states.ts';
import { announceFile } from '../runtime/attached/announceFile.ts';
import { keepFile } from '../runtime/attached/keepFile.ts';
import { absentFile, FILES, linkTo, listed, shelfOf, type FileRow } from '../runtime/attached/shelf.ts';
import { withdrawal } from '../runtime/attached/withdrawal.ts';
import type { Call, Implementations } from '../runtime/executor.ts';
import { zipOf, type Packed } from '../runtime/zip.ts';
import { productsOf } from './products.ts';

type Contracts = Pick<
  typeof productProcedures,
  'startFile' | 'confirmFile' | 'files' | 'fileLink' | 'withdrawFile' | 'filesZip'
>;

/** Files of a product, beside it. */
export const productShelf = shelfOf('products', 'archivos');

/** More than so many bytes together are downloaded one by one: packing them would not end within an answer's time. */
const MOST_PACKED = 200 * 1024 * 1024;

type Asking = Call<{ ID: string }>;

/** The product, to which the caller adds: one that was deleted takes no more files. */
async function opened(call: Asking, action: string) {
  const store = productsOf(call);
  const header = await store.header(call.input.ID);
  if (!stateOf(productStates, header.ESTADO).editable) throw store.stateRefusal(header, action);
  return header;
}

const good = async (call: Asking): Promise<FileRow[]> => {
  await productsOf(call).header(call.input.ID);
  return (await productShelf.rows(call, call.input.ID)).filter(({ ESTADO }) => ESTADO === 'LISTO');
};

/** Name of a file in the ZIP; a second one of the same name gets its number before its ending. */
function namesOf(rows: readonly FileRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ NOMBRE_ARCHIVO }) => {
    const times = (seen.get(NOMBRE_ARCHIVO) ?? 0) + 1;
    seen.set(NOMBRE_ARCHIVO, times);
    return times === 1 ? NOMBRE_ARCHIVO : NOMBRE_ARCHIVO.replace(/(\.[^.]*)?$/, ` (${times})$1`);
  });
}

async function* packed(call: Asking, rows: readonly FileRow[]): AsyncGenerator<Packed> {
  const names = namesOf(rows);
  for (const [index, row] of rows.entries()) {
    const pieces = await call.services.files.stream(
      call.scope,
      FILES,
      productShelf.object(call.input.ID, row),
    );
    if (!pieces) throw absentFile();
    yield { name: names[index]!, at: row.CREADO, pieces };
  }
}

/** Photographs, data sheets and certificates of a product: taken, listed, read, withdrawn, and packed together. */
export const productFiles: Implementations<Contracts> = {
  startFile: async (call) => {
    await opened(call, 'adjuntar archivos');
    const reference = await call.reference();
    const taken = {
      ruleOf: (format: FileFormat) => fileRule(format, reference),
      formats: takenFormats(reference),
      title: 'El producto',
    };
    return announceFile(call, productShelf, call.input, taken, {});
  },

  confirmFile: async (call) => {
    await opened(call, 'adjuntar archivos');
    const reference = await call.reference();
    return keepFile(call, productShelf, call.input, (format) => fileRule(format, reference));
  },

  files: async (call) => ({ ARCHIVOS: (await good(call)).map(listed) }),

  fileLink: async (call) => {
    const { input } = call;
    await productsOf(call).header(input.ID);
    return linkTo(call, productShelf, input.ID, await productShelf.ready(call, input.ID, input.ID_ARCHIVO));
  },

  withdrawFile: async (call) => {
    const { input, services } = call;
    await opened(call, 'retirar archivos');
    const row = await productShelf.ready(call, input.ID, input.ID_ARCHIVO);
    await services.database.write(withdrawal(call, productShelf, input.ID, row));
    return { RESULTADO: '1' };
  },

  filesZip: async (call) => {
    const { input, services, scope } = call;
    const rows = await good(call);
    if (rows.length === 0) throw absentFile();
    if (rows.reduce((sum, row) => sum + Number(row.BYTES_ARCHIVO), 0) > MOST_PACKED) {
      const summary =
        'Los archivos de este producto juntos pesan más de 200 MB. Descárguelos uno por uno desde la lista.';
      throw refusal('rejected', { summary });
    }
    const header = await productsOf(call).header(input.ID);
    const NOMBRE_ARCHIVO = cleanFileName(`producto-${header.RESUMEN['CODIGO'] || input.ID}.zip`);
    const name = `${TEMPORARY_PREFIX}products/${input.ID}/${services.id('zip')}.zip`;
    await services.files.putStream(scope, FILES, name, zipOf(packed(call, rows)), 'application/zip');
    services.log.info('link.issued', { module: 'products', company: scope.company, id: input.ID });
    return { ENLACE: await services.files.link(scope, FILES, name, NOMBRE_ARCHIVO), NOMBRE_ARCHIVO };
  },
};
