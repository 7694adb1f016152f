import { sha256 } from '../runtime/digest.ts';
import { formatDateTime, instantOf, localDateTime } from '../../shared/foundation/dates/date.ts';
import { escapeHtml, htmlPage } from '../../shared/foundation/documents/documentHtml.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { folderOf } from '../../shared/dossier/groups.ts';
import type { KeptLookup } from '../../shared/transmission/lookups/kept.ts';
import { lookups } from '../../shared/transmission/lookups/register.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { keptOf } from '../transmission/lookups/keep.ts';
import type { Doors } from './dossierOf.ts';
import { blankEntry, type DossierSource, type Sourced } from './source.ts';

type SaidSource = Extract<DossierSource, { from: 'said' }>;

/** Whether documents of a kind ask services anything: only those are looked for. */
export const asksServices = ({ dataSets }: AnyDocument): boolean =>
  Object.values(dataSets).some(({ fields }) =>
    Object.values(fields).some((each) => each.lookups !== undefined),
  );

/** What services said of a document, as a page that stands by itself; none where they said nothing. */
export async function lookedUp(
  { services, scope }: Pick<Doors, 'services' | 'scope'>,
  kind: AnyDocument,
  header: HeaderRow,
  day: string,
): Promise<Sourced[]> {
  const title = `Consultas de ${nameOf(kind, header.RESUMEN)}`;
  const source: SaidSource = { from: 'said', module: kind.module, id: header.ID, day, title };
  const { said, page } = await saidPage({ services, scope }, source);
  if (said.length === 0) return [];
  const last = said.map(({ DICHO }) => DICHO).reduce((a, b) => (a > b ? a : b));
  const name = cleanFileName(`consultas ${kind.label.toLowerCase()} ${kind.called(header.RESUMEN)}`);
  return [
    {
      entry: {
        ...blankEntry,
        GRUPO: 'consultas',
        TITULO: title,
        ARCHIVO: `${folderOf('consultas')}/${name}.html`,
        FECHA: last === '' ? '' : localDateTime(new Date(last)),
        BYTES: page.byteLength,
        SHA256: sha256(page),
        RUTA: addressOfDocument(kind, header.ID),
      },
      source,
    },
  ];
}

/** The page of a document as it read on a day: what was said later is another page, with another hash. */
export async function saidPage(
  { services, scope }: Pick<Doors, 'services' | 'scope'>,
  { module, id, day, title }: SaidSource,
): Promise<{ said: KeptLookup[]; page: Uint8Array }> {
  const { company, country } = scope;
  const onDay = { ...services, now: () => instantOf(`${day}T12:00:00`) };
  const said = await keptOf(onDay, { company, country, kind: module, id });
  const rows = said.map(
    ({ CONSULTA, CLAVE, ESTADO, FRASE, DICHO }) =>
      `<tr>${[lookups[CONSULTA].label, CLAVE, STATES[ESTADO], FRASE, momentOf(DICHO)]
        .map((text) => `<td>${escapeHtml(text)}</td>`)
        .join('')}</tr>`,
  );
  const head = HEADS.map((text) => `<th scope="col">${text}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return { said, page: Buffer.from(htmlPage(title, table), 'utf8') };
}

const HEADS = ['Consulta', 'Clave', 'Estado', 'Qué dijo', 'Cuándo'];
const STATES: Readonly<Record<KeptLookup['ESTADO'], string>> = {
  VERIFICADA: 'Verificada',
  NO_EXISTE: 'No existe',
  SIN_VERIFICAR: 'Sin verificar',
};

const momentOf = (instant: string): string =>
  instant === '' ? 'Nunca' : formatDateTime(localDateTime(new Date(instant)));
