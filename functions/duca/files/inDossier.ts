import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { folderOf } from '../../../shared/dossier/groups.ts';
import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import type { Doors } from '../../dossier/dossierOf.ts';
import { blankEntry, type Sourced } from '../../dossier/source.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { FILES } from '../../runtime/attached/shelf.ts';
import { ducaFiles } from './ducaFiles.ts';

type StoredFile = Parameters<typeof ducaFiles.object>[1] &
  Pick<SupportDocument, 'BYTES_ARCHIVO' | 'HUELLA_ARCHIVO'>;

/** A file that was attached to a declaration, below the folder of its order. */
function attached(
  duca: HeaderRow,
  group: 'soporte' | 'despacho',
  file: StoredFile,
  told: { TITULO: string; name: string; FECHA: string },
): Sourced {
  return {
    entry: {
      ...blankEntry,
      GRUPO: group,
      TITULO: told.TITULO,
      ARCHIVO: `${folderOf(group)}/${cleanFileName(duca.RESUMEN['NO_ORDEN'] || duca.ID)}/${told.name}`,
      FECHA: told.FECHA,
      BYTES: Number(file.BYTES_ARCHIVO),
      SHA256: file.HUELLA_ARCHIVO,
      RUTA: addressOfDocument(ducaDefinition, duca.ID),
      GUARDADO: true,
    },
    source: { from: 'object', bucket: FILES, name: ducaFiles.object(duca.ID, file) },
  };
}

const ofFile = (duca: HeaderRow, document: SupportDocument): Sourced =>
  attached(duca, 'soporte', document, {
    TITULO: `${document.NOMBRE_ARCHIVO}${document.NUMERO_DOCUMENTO ? ` (${document.NUMERO_DOCUMENTO})` : ''}`,
    name: document.NOMBRE_ARCHIVO_SAT || document.NOMBRE_ARCHIVO,
    FECHA: document.FECHA_EMISION,
  });

/** What came after the seal: it stands on no line of the declaration, so only its rows tell of it. */
export async function clearancePapers(call: Doors, duca: HeaderRow): Promise<Sourced[]> {
  const reference = await call.reference();
  const rows = await ducaFiles.rows(call, duca.ID);
  const papers = rows.filter((row) => row.ESTADO === 'LISTO' && (row.PAPEL ?? '') !== '');
  return papers.map((row): Sourced => {
    const kind = reference.row(catalogue.clearancePapers, row.PAPEL!)?.VALOR ?? row.PAPEL!;
    return attached(duca, 'despacho', row, {
      TITULO: `${kind}: ${row.NOMBRE_ARCHIVO}`,
      name: cleanFileName(`${kind} ${row.NOMBRE_ARCHIVO}`),
      FECHA: row.CREADO,
    });
  });
}

/** Files of the lines of box 54. */
export async function supportFiles(call: Doors, duca: HeaderRow): Promise<Sourced[]> {
  const { body } = await storeOf(ducaDefinition, call).content(duca.ID, duca.VERSION);
  const { DOCUMENTOS } = body;
  return DOCUMENTOS.filter((each) => each.ID_ARCHIVO).map((each) => ofFile(duca, each));
}
