import { rejected } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { heading } from '../../../shared/foundation/documents/noun.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import type { recordFileProcedures } from '../../../shared/foundation/files/procedures.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { storeOf } from '../documents/implementations.ts';
import type { Call, Implementations } from '../executor.ts';
import { zipOf, type Packed } from '../zip.ts';
import { announceFile, type Taken } from './announceFile.ts';
import { keepFile } from './keepFile.ts';
import { absentFile, FILES, linkTo, listed, type FileRow, type Shelf } from './shelf.ts';
import { WITHDRAW } from './room.ts';
import { withdrawal } from './withdrawal.ts';

/** More than so many bytes together are downloaded one by one: packing them would not end within an answer's time. */
const MOST_PACKED = 200 * 1024 * 1024;

type Asking = Call<{ ID: string }>;

/** Name of a file in the ZIP; a second one of the same name gets its number before its ending. */
function namesOf(rows: readonly FileRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ NOMBRE_ARCHIVO }) => {
    const times = (seen.get(NOMBRE_ARCHIVO) ?? 0) + 1;
    seen.set(NOMBRE_ARCHIVO, times);
    return times === 1 ? NOMBRE_ARCHIVO : NOMBRE_ARCHIVO.replace(/(\.[^.]*)?$/, ` (${times})$1`);
  });
}

async function* packed(call: Asking, shelf: Shelf, rows: readonly FileRow[]): AsyncGenerator<Packed> {
  const names = namesOf(rows);
  for (const [index, row] of rows.entries()) {
    const pieces = await call.services.files.stream(call.scope, FILES, shelf.object(call.input.ID, row));
    if (!pieces) throw absentFile();
    yield { name: names[index]!, at: row.CREADO, pieces };
  }
}

async function packAll(call: Asking, definition: AnyDocument, shelf: Shelf, rows: readonly FileRow[]) {
  const { input, services, scope } = call;
  const { module, noun, called } = definition;
  if (rows.length === 0) throw absentFile();
  if (rows.reduce((sum, row) => sum + Number(row.BYTES_ARCHIVO), 0) > MOST_PACKED) {
    const summary = `Los archivos de este ${noun.singular} juntos pesan más de 200 MB. Descárguelos uno por uno desde la lista.`;
    throw rejected(summary);
  }
  const header = await storeOf(definition, call).header(input.ID);
  const NOMBRE_ARCHIVO = cleanFileName(`${noun.singular}-${called(header.RESUMEN) || input.ID}.zip`);
  const name = `${TEMPORARY_PREFIX}${module}/${input.ID}/${services.id('zip')}.zip`;
  await services.files.putStream(scope, FILES, name, zipOf(packed(call, shelf, rows)), 'application/zip');
  services.log.info('link.issued', { module, company: scope.company, id: input.ID });
  return { ENLACE: await services.files.link(scope, FILES, name, NOMBRE_ARCHIVO), NOMBRE_ARCHIVO };
}

/**
 * Files of a record that lies in no order (contracts: `recordFileProcedures`): taken, listed, read, withdrawn, and packed
 * together. One that is kept aside takes no more of them.
 * @param limits which formats it takes and how large, of the lists in force.
 */
export function recordFiles(
  definition: AnyDocument,
  shelf: Shelf,
  limits: (reference: Reference) => Pick<Taken, 'ruleOf' | 'formats'>,
): Implementations<ReturnType<typeof recordFileProcedures>> {
  const storeFor = (call: Asking) => storeOf(definition, call);

  async function opened(call: Asking, action: string) {
    const store = storeFor(call);
    const header = await store.header(call.input.ID);
    if (!stateOf(definition.states, header.ESTADO).editable) throw store.stateRefusal(header, action);
  }
  const takenBy = async (call: Asking): Promise<Taken> => ({
    ...limits(await call.reference()),
    title: heading(definition.noun),
    remedy: WITHDRAW,
  });
  const good = async (call: Asking): Promise<FileRow[]> => {
    await storeFor(call).header(call.input.ID);
    return (await shelf.rows(call, call.input.ID)).filter(({ ESTADO }) => ESTADO === 'LISTO');
  };

  return {
    startFile: async (call) => {
      await opened(call, 'adjuntar archivos');
      return announceFile(call, shelf, call.input, await takenBy(call), {});
    },
    confirmFile: async (call) => {
      await opened(call, 'adjuntar archivos');
      return keepFile(call, shelf, call.input, await takenBy(call));
    },
    files: async (call) => ({ ARCHIVOS: (await good(call)).map(listed) }),
    fileLink: async (call) => {
      const { ID, ID_ARCHIVO } = call.input;
      await storeFor(call).header(ID);
      return linkTo(call, shelf, ID, await shelf.ready(call, ID, ID_ARCHIVO));
    },
    withdrawFile: async (call) => {
      const { ID, ID_ARCHIVO } = call.input;
      await opened(call, 'retirar archivos');
      const row = await shelf.ready(call, ID, ID_ARCHIVO);
      await call.services.database.write(withdrawal(call, shelf, ID, row));
      return { RESULTADO: '1' };
    },
    filesZip: async (call) => packAll(call, definition, shelf, await good(call)),
  };
}
