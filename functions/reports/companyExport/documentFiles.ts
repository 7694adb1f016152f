import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { ducaFiles } from '../../duca/files/ducaFiles.ts';
import { productShelf } from '../../products/files.ts';
import { registerShelf } from '../../registers/files.ts';
import { FILES, type FileRow, type Shelf } from '../../runtime/attached/shelf.ts';
import type { Item } from '../../runtime/database.ts';
import { publicHeader, type HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import { companyKey } from '../../runtime/keys.ts';
import { printObject, type PrintRow } from '../../runtime/prints/row.ts';
import type { StoredObject } from '../../../shared/transmission/procedures.ts';
import { EVIDENCE } from '../../transmission/archive.ts';
import { readSteps } from '../../transmission/evidence.ts';
import { keptPartition, openSaid, type KeptRow } from '../../transmission/lookups/rows.ts';
import { headsOfDocument } from '../../transmission/outcomeOf.ts';
import { sealedObject } from '../../transmission/rows.ts';
import { paperShelf } from '../../work-orders/talk/paperShelf.ts';
import type { Parts } from '../facts/readFacts.ts';
import { everyRow, everyRowBeside } from './everyRow.ts';
import { jsonFile, plainRow, type ExportedFile } from './exportedFile.ts';

/** Where the files of a kind lie; a kind that takes none has no rows of them either. */
const shelves: readonly Shelf[] = [productShelf, paperShelf, registerShelf, ducaFiles];

type Get = (bucket: string, object: string, name: string, version?: string) => Promise<ExportedFile[]>;

const getter =
  ({ services, scope }: Parts): Get =>
  async (bucket, object, name, version) => {
    const bytes = await services.files.get(scope, bucket, object, version);
    // What was never sent whole, or passed meanwhile, is no file.
    return bytes && bytes.length > 0 ? [{ name, bytes }] : [];
  };

/** What was attached, withdrawn or not, and the prints that were made. */
async function attached(
  get: Get,
  module: AnyDocument['module'],
  id: string,
  beside: readonly Item[],
  folder: string,
) {
  const found: ExportedFile[] = [];
  const shelf = shelves.find((each) => each.module === module);
  for (const row of beside) {
    if (shelf && row.sk.startsWith('A#')) {
      const file = row as FileRow;
      if (file.ESTADO !== 'LISTO' && file.ESTADO !== 'RETIRADO') continue;
      const name = `${folder}/archivos/${file.ID_ARCHIVO}-${cleanFileName(file.NOMBRE_ARCHIVO)}`;
      found.push(...(await get(FILES, shelf.object(id, file), name)));
    }
    if (row.sk.startsWith('P#') && row['ESTADO'] === 'LISTA') {
      const { IMPRESION } = row as PrintRow;
      if (IMPRESION.endsWith('.zip')) continue;
      found.push(
        ...(await get(FILES, printObject(module, id, IMPRESION), `${folder}/impresos/${IMPRESION}.pdf`)),
      );
    }
  }
  return found;
}

/** What was sealed, sent and answered, with the chain that proves it. */
async function transmissions(parts: Parts, get: Get, id: string, folder: string): Promise<ExportedFile[]> {
  const found: ExportedFile[] = [];
  const keep = async ({ NOMBRE, VERSION_OBJETO }: StoredObject, name: string): Promise<void> => {
    found.push(...(await get(EVIDENCE, NOMBRE, name, VERSION_OBJETO)));
  };
  for (const head of await headsOfDocument(parts.services, parts.scope, id)) {
    const place = `${folder}/transmisiones/${head.id}`;
    const steps = await readSteps(parts.services, head);
    found.push(
      jsonFile(`${place}/transmision.json`, {
        TRANSMISION: plainRow(head)[0],
        PASOS: steps.flatMap(plainRow),
      }),
    );
    if (head.object) await keep(sealedObject(head), `${place}/sellado.xml`);
    for (const { exchange, seq } of steps) {
      if (!exchange) continue;
      const number = String(seq).padStart(3, '0');
      await keep(exchange.SOLICITUD, `${place}/${number}-solicitud.xml`);
      if (!exchange.RESPUESTA) continue;
      const kind = exchange.CUARENTENA ? 'bin' : 'xml';
      await keep(exchange.RESPUESTA, `${place}/${number}-respuesta.${kind}`);
    }
  }
  return found;
}

/** What services outside said of the document. */
async function said(
  { services, scope }: Parts,
  kind: string,
  id: string,
): Promise<Record<string, unknown>[]> {
  const { company } = scope;
  const pk = keptPartition({ company, kind, id } as Parameters<typeof keptPartition>[0]);
  const rows = await everyRow<KeptRow>(services.database, 'services', pk);
  return rows.map((row) => ({
    CONSULTA: row.lookup,
    CLAVE: row.key,
    ESTADO: row.state,
    FECHA: row.at === 0 ? '' : new Date(row.at).toISOString(),
    DICHO: openSaid(services.sealer, company, row.lookup, row.key, row.sealed),
  }));
}

/** What it says; nothing where its version is not there, which keeps nothing else of the company from being told. */
async function contentOf(store: DocumentStore, { ID, VERSION }: HeaderRow): Promise<AnyBody> {
  try {
    return (await store.content(ID, VERSION)).body;
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

/** A document as files: what it says, who saved its versions, what lies beside it, its files, and what was sent of it. */
export async function documentFiles(
  parts: Parts,
  store: DocumentStore,
  header: HeaderRow,
): Promise<ExportedFile[]> {
  const { services, scope } = parts;
  const { module } = store.definition;
  const folder = `${module}/${header.ID}`;
  const get = getter(parts);
  const [body, versions, beside] = await Promise.all([
    contentOf(store, header),
    store.versions(header.ID),
    everyRowBeside(services.database, module, companyKey(scope, header.ID)),
  ]);
  const facts = {
    ENCABEZADO: publicHeader(header),
    DATOS: body,
    VERSIONES: versions,
    JUNTO_AL_DOCUMENTO: beside.flatMap(plainRow),
    SERVICIOS_CONSULTADOS: await said(parts, module, header.ID),
  };
  return [
    jsonFile(`${folder}/documento.json`, facts),
    ...(await attached(get, module, header.ID, beside, folder)),
    ...(await transmissions(parts, get, header.ID, folder)),
  ];
}
