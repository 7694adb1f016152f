import { catalogue } from '../../catalogues/names.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { servedDay } from '../declaredDay.ts';
import { fileRule } from '../../catalogues/fileRules.ts';
import { formatOf } from '../../foundation/files/formats.ts';
import { fileIsAsked, totalBytesRule } from './rules.ts';
import type { SupportDocument } from './supportDocument.ts';
import { sizeText } from '../../foundation/text/sizeText.ts';

const at = (line: number, field: keyof SupportDocument): string => `DOCUMENTOS[${line}].${field}`;

/** Box 54 (a body saved before files were kept has no such fields): dates that make sense, files that the modality asks for, and files within their limits. */
export function supportFileProblems(body: DucaBody, reference: Reference): Problem[] {
  const { DUCA, DOCUMENTOS } = body;
  const day = servedDay(body, reference);
  return [
    ...DOCUMENTOS.flatMap((document, line) => [
      ...dateProblems(document, line, day, DUCA.FECHA_ACEPTACION !== ''),
      ...dutyProblems(DOCUMENTOS, line, DUCA.MODALIDAD, reference),
      ...limitProblems(document, line, reference),
    ]),
    ...sameFileProblems(DOCUMENTOS),
    ...totalProblems(DOCUMENTOS, reference),
  ];
}

function dateProblems(document: SupportDocument, line: number, day: string, accepted: boolean): Problem[] {
  const { FECHA_EMISION: issued, FECHA_VENCIMIENTO_DOCUMENTO: ends, CODIGO_DOCUMENTO: kind } = document;
  const place = `línea ${line + 1}`;
  if (issued !== '' && ends !== '' && ends < issued) {
    const message = `Casilla 54.4, ${place}: el documento vence el ${formatDate(ends)}, antes de emitirse el ${formatDate(issued)}. Corrija una de las dos fechas.`;
    return [
      {
        ...problem('duca.document-dates', at(line, 'FECHA_VENCIMIENTO_DOCUMENTO'), message),
        relatedPath: at(line, 'FECHA_EMISION'),
      },
    ];
  }
  if (ends !== '' && ends < day) {
    const when = accepted ? `antes de la aceptación del ${formatDate(day)}` : 'antes de transmitir';
    const message = `Casilla 54.4, ${place}: el documento venció el ${formatDate(ends)}, ${when}. Renuévelo o corrija la fecha.`;
    return [problem('duca.document-expired', at(line, 'FECHA_VENCIMIENTO_DOCUMENTO'), message)];
  }
  if (issued === '' && kind !== '') {
    const message = `Casilla 54.3, ${place}: falta la fecha de emisión del documento. Escríbala como está impresa.`;
    return [warning('duca.document-date', at(line, 'FECHA_EMISION'), message)];
  }
  return [];
}

/** Whether two lines are one paper, which stands in a line for each run of its fractions: one file shows both. */
const samePaper = (a: SupportDocument, b: SupportDocument): boolean =>
  a === b ||
  (a.NUMERO_DOCUMENTO !== '' &&
    (['CODIGO_DOCUMENTO', 'NUMERO_DOCUMENTO', 'FECHA_EMISION', 'ENTIDAD_EMISORA'] as const).every(
      (name) => a[name] === b[name],
    ));

function dutyProblems(
  documents: readonly SupportDocument[],
  line: number,
  modality: string,
  reference: Reference,
): Problem[] {
  const document = documents[line]!;
  const kind = document.CODIGO_DOCUMENTO;
  if (!fileIsAsked(modality, kind, reference)) return [];
  const paper = documents.filter((each) => samePaper(each, document));
  if (paper[0] !== document || paper.some((each) => each.ID_ARCHIVO)) return [];
  const name = reference.row(catalogue.supportDocuments, kind)?.VALOR ?? kind;
  const message = `Casilla 54, línea ${line + 1}: la modalidad ${modality} pide el archivo de «${name}». Adjúntelo en PDF o como fotografía.`;
  return [warning('duca.document-file', at(line, 'CODIGO_DOCUMENTO'), message)];
}

function limitProblems(document: SupportDocument, line: number, reference: Reference): Problem[] {
  const format = formatOf(document.FORMATO_ARCHIVO);
  const rule = format && fileRule(format, reference);
  if (!rule || !document.ID_ARCHIVO) return [];
  const bytes = Number(document.BYTES_ARCHIVO);
  const pages = Math.max(1, Number(document.PAGINAS_ARCHIVO));
  const path = at(line, 'CODIGO_DOCUMENTO');
  const name = `Casilla 54, línea ${line + 1}, «${document.NOMBRE_ARCHIVO}»`;
  const found: Problem[] = [];
  if (rule.maxBytes > 0 && bytes > rule.maxBytes) {
    const message = `${name}: pesa ${sizeText(bytes)} y el límite es ${sizeText(rule.maxBytes)}. Reemplácelo por uno más liviano.`;
    found.push(problem('duca.file-size', path, message));
  }
  if (rule.maxPages > 0 && pages > rule.maxPages) {
    const message = `${name}: tiene ${pages} páginas y se admiten ${rule.maxPages}. Adjunte solo las que hacen falta.`;
    found.push(problem('duca.file-pages', path, message));
  }
  if (rule.pageBytes > 0 && bytes / pages > rule.pageBytes) {
    const message = `${name}: pesa ${sizeText(bytes / pages)} por página; lo recomendado es hasta ${sizeText(rule.pageBytes)}. Escanee en gris o a menor resolución.`;
    found.push(warning('duca.file-page-size', path, message));
  }
  return found;
}

function sameFileProblems(documents: readonly SupportDocument[]): Problem[] {
  const first = new Map<string, number>();
  return documents.flatMap(({ HUELLA_ARCHIVO: hash }, line) => {
    if (!hash) return [];
    const earlier = first.get(hash);
    if (earlier === undefined) {
      first.set(hash, line);
      return [];
    }
    const message = `Casilla 54, línea ${line + 1}: es el mismo archivo de la línea ${earlier + 1}. Confirme que ampara los dos documentos.`;
    return [
      {
        ...warning('duca.file-twice', at(line, 'CODIGO_DOCUMENTO'), message),
        relatedPath: at(earlier, 'CODIGO_DOCUMENTO'),
      },
    ];
  });
}

function totalProblems(documents: readonly SupportDocument[], reference: Reference): Problem[] {
  const limit = totalBytesRule(reference);
  const bytes = documents.reduce((sum, each) => sum + Number(each.BYTES_ARCHIVO || '0'), 0);
  if (limit === 0 || bytes <= limit) return [];
  const message = `Casilla 54: los archivos pesan ${sizeText(bytes)} en total y el límite por declaración es ${sizeText(limit)}. Quite páginas o archivos.`;
  return [problem('duca.files-total', 'DOCUMENTOS', message)];
}
