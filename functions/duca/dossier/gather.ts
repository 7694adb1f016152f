import { folderOf } from '../../../shared/duca/dossier/groups.ts';
import type { DossierEntry } from '../../../shared/duca/dossier/procedures.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { addressOfDocument, nameOf } from '../../../shared/foundation/documents/kind.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { SupportDocument } from '../../../shared/duca/files/facts.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { isVoid, stateOf } from '../../../shared/foundation/documents/states.ts';
import { applications } from '../../../shared/users/applications.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { EVIDENCE } from '../../transmission/archive.ts';
import { readSteps } from '../../transmission/evidence.ts';
import { readHead } from '../../transmission/job.ts';
import { transmissionsOf } from '../../transmission/outcomeOf.ts';
import { anyWorkOrder } from '../../work-orders/orders.ts';
import { anyDuca } from '../ducas.ts';
import { fileObject, fileRows, FILES } from '../files/fileRow.ts';
import { dossierOptions } from './printed.ts';
import { kindsInDossier, type DossierSource, type Sourced } from './source.ts';

type Doors = Pick<Call<unknown>, 'services' | 'scope' | 'reference'>;

const value = ({ RESUMEN }: HeaderRow, field: string): string => RESUMEN[field] ?? '';

const blank = { ESTADO: '', TONO: '', ICONO: '', FECHA: '', BYTES: 0, SHA256: '', RUTA: '', GUARDADO: false };

function ofDocument(kind: AnyDocument, header: HeaderRow): Sourced {
  const { module, states, printed, folder } = kind;
  const { label, tone, icon } = stateOf(states, header.ESTADO);
  const version = header.VERSION;
  const name = cleanFileName(`${kind.label.toLowerCase()} ${kind.called(header.RESUMEN)} v${version}`);
  const entry: DossierEntry = {
    ...blank,
    GRUPO: folder,
    TITULO: nameOf(kind, header.RESUMEN),
    ARCHIVO: `${folderOf(folder)}/${name}${printed ? '.pdf' : '.html'}`,
    ESTADO: label,
    TONO: tone,
    ICONO: icon,
    FECHA: header.MODIFICADO,
    RUTA: addressOfDocument(kind, header.ID),
  };
  const source: DossierSource = printed
    ? { from: 'print', module, id: header.ID, version, options: dossierOptions(module, header) }
    : { from: 'document', module, id: header.ID, version };
  return { entry, source };
}

/** What was sealed, sent and answered, in the order of time. */
async function transmitted({ services, scope }: Doors, duca: HeaderRow): Promise<Sourced[]> {
  const summaries = await transmissionsOf(services, scope, duca.ID);
  const found: Sourced[] = [];
  for (const summary of summaries.reverse()) {
    const head = await readHead(services, scope, summary.ID);
    if (!head) continue;
    const { label, tone, icon } = { label: summary.ETIQUETA, tone: summary.TONO, icon: summary.ICONO };
    const folder = `${folderOf('transmision')}/${cleanFileName(`${head.key} ${head.operation} v${head.version} ${String(found.length + 1).padStart(3, '0')}`)}`;
    const keep = (
      title: string,
      file: string,
      kept: { NOMBRE: string; SHA256: string; BYTES: number },
      at: string,
    ) =>
      found.push({
        entry: {
          ...blank,
          GRUPO: 'transmision',
          TITULO: title,
          ARCHIVO: `${folder}/${file}`,
          ESTADO: label,
          TONO: tone,
          ICONO: icon,
          FECHA: localDateTime(new Date(at)),
          BYTES: kept.BYTES,
          SHA256: kept.SHA256,
          RUTA: `/${applications.transmission.link}/${summary.ID}`,
          GUARDADO: true,
        },
        source: { from: 'object', bucket: EVIDENCE, name: kept.NOMBRE },
      });
    const sealed = { NOMBRE: head.object, SHA256: head.hash, BYTES: head.bytes };
    if (head.object) keep(`XML sellado, versión ${head.version}`, 'sellado.xml', sealed, head.created);
    const steps = await readSteps(services, head);
    steps.forEach(({ exchange, seq }) => {
      if (!exchange) return;
      const number = String(seq).padStart(3, '0');
      keep(`Solicitud ${number}`, `${number}-solicitud.xml`, exchange.SOLICITUD, exchange.INICIO);
      if (exchange.RESPUESTA) {
        const kind = exchange.CUARENTENA ? 'respuesta-en-cuarentena.bin' : 'respuesta.xml';
        keep(`Respuesta ${number}`, `${number}-${kind}`, exchange.RESPUESTA, exchange.FIN);
      }
    });
  }
  return found;
}

type StoredFile = Parameters<typeof fileObject>[1] &
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
      ...blank,
      GRUPO: group,
      TITULO: told.TITULO,
      ARCHIVO: `${folderOf(group)}/${cleanFileName(value(duca, 'NO_ORDEN') || duca.ID)}/${told.name}`,
      FECHA: told.FECHA,
      BYTES: Number(file.BYTES_ARCHIVO),
      SHA256: file.HUELLA_ARCHIVO,
      RUTA: addressOfDocument(anyDuca, duca.ID),
      GUARDADO: true,
    },
    source: { from: 'object', bucket: FILES, name: fileObject(duca.ID, file) },
  };
}

const ofFile = (duca: HeaderRow, document: SupportDocument): Sourced =>
  attached(duca, 'soporte', document, {
    TITULO: `${document.NOMBRE_ARCHIVO}${document.NUMERO_DOCUMENTO ? ` (${document.NUMERO_DOCUMENTO})` : ''}`,
    name: document.NOMBRE_ARCHIVO_SAT || document.NOMBRE_ARCHIVO,
    FECHA: document.FECHA_EMISION,
  });

/** What came after the seal: it stands on no line of the declaration, so only its rows tell of it. */
async function papersOf(call: Doors, duca: HeaderRow, reference: Reference): Promise<Sourced[]> {
  const rows = await fileRows(call, duca.ID);
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

/** Two entries of one name would be one file: the second is numbered. */
function named(all: readonly Sourced[]): Sourced[] {
  const used = new Map<string, number>();
  return all.map(({ entry, source }) => {
    const count = (used.get(entry.ARCHIVO) ?? 0) + 1;
    used.set(entry.ARCHIVO, count);
    const ARCHIVO = count === 1 ? entry.ARCHIVO : entry.ARCHIVO.replace(/(\.[a-z]+)$/, `-${count}$1`);
    return { entry: { ...entry, ARCHIVO }, source };
  });
}

/**
 * Everything that belongs to an order, in its order, as far as the person may read it: the module of each part must be
 * theirs too.
 */
export async function gather(call: Doors, orderId: string): Promise<{ order: HeaderRow; all: Sourced[] }> {
  const order = await storeOf(anyWorkOrder, call).header(orderId);
  const lists = await Promise.all(
    kindsInDossier.map(async (kind) => {
      if (!call.scope.permissions.has(`${kind.module}:read`)) return [];
      const headers = await storeOf(kind, call).headers(orderId);
      return headers.filter(({ ESTADO }) => !isVoid(ESTADO)).reverse();
    }),
  );
  const ducas = lists[kindsInDossier.indexOf(anyDuca)]!;
  const mayTransmissions = call.scope.permissions.has('transmission:read');
  const reference = await call.reference();
  const [sent, supported, papers] = await Promise.all([
    Promise.all(mayTransmissions ? ducas.map((duca) => transmitted(call, duca)) : []),
    Promise.all(ducas.map((duca) => supportOf(call, duca))),
    Promise.all(ducas.map((duca) => papersOf(call, duca, reference))),
  ]);
  const documents = kindsInDossier.flatMap((kind, index) =>
    lists[index]!.map((header) => ofDocument(kind, header)),
  );
  return {
    order,
    all: named([
      ofDocument(anyWorkOrder, order),
      ...documents,
      ...sent.flat(),
      ...supported.flat(),
      ...papers.flat(),
    ]),
  };
}

async function supportOf(call: Doors, duca: HeaderRow): Promise<Sourced[]> {
  const { body } = await storeOf(anyDuca, call).content(duca.ID, duca.VERSION);
  const { DOCUMENTOS } = body;
  return DOCUMENTOS.filter((each) => each.ID_ARCHIVO).map((each) => ofFile(duca, each));
}
