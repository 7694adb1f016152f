import { folderOf } from '../../shared/dossier/groups.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import type { StoredObject } from '../../shared/transmission/procedures.ts';
import { applications } from '../../shared/users/applications.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { EVIDENCE } from '../transmission/archive.ts';
import { readSteps } from '../transmission/evidence.ts';
import { readHead } from '../transmission/job.ts';
import { transmissionsOf } from '../transmission/outcomeOf.ts';
import type { Doors } from './dossierOf.ts';
import { sealedObject } from '../transmission/rows.ts';
import { blankEntry, type Sourced } from './source.ts';

/** What was sealed, sent and answered, in the order of time. */
export async function transmitted({ services, scope }: Doors, declaration: HeaderRow): Promise<Sourced[]> {
  const summaries = await transmissionsOf(services, scope, declaration.ID);
  const found: Sourced[] = [];
  for (const summary of summaries.reverse()) {
    const head = await readHead(services, scope, summary.ID);
    if (!head) continue;
    const { label, tone, icon } = { label: summary.ETIQUETA, tone: summary.TONO, icon: summary.ICONO };
    const folder = `${folderOf('transmision')}/${cleanFileName(`${head.key} ${head.operation} v${head.version} ${String(found.length + 1).padStart(3, '0')}`)}`;
    const keep = (title: string, file: string, kept: StoredObject, at: string) =>
      found.push({
        entry: {
          ...blankEntry,
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
        source: { from: 'object', bucket: EVIDENCE, name: kept.NOMBRE, ...versionOf(kept) },
      });
    if (head.object)
      keep(`XML sellado, versión ${head.version}`, 'sellado.xml', sealedObject(head), head.created);
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

const versionOf = ({ VERSION_OBJETO }: StoredObject): { version?: string } =>
  VERSION_OBJETO === undefined ? {} : { version: VERSION_OBJETO };
