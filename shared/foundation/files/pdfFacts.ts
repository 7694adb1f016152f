import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from 'pdf-lib';

import { boundInflation } from './boundedInflate.ts';

export interface PdfFacts {
  pages: number;
}

/** Why a PDF is not taken, as a Spanish sentence. */
export class UnfitPdf extends Error {}

const name = (text: string): PDFName => PDFName.of(text);

/** Keys and kinds of objects that run something, or carry another file inside. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'RichMediaContent'].map(name);
const ACTIVE_KINDS = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'RichMediaExecute', 'EmbeddedFile'].map(name),
);
const [KIND_OF_ACTION, KIND, CARRIED, DYNAMIC] = ['S', 'Type', 'EF', 'XFA'].map(name) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
];
/** Under one of these a list of carried files names each; that a stream is a file, nothing has to say. */
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map(name);

/**
 * Pages of a PDF, read whole, so that what only begins like one is refused. Throws `UnfitPdf` for one that is locked
 * with a password, is broken, has no page, runs something, carries other files, or is a form that builds itself (XFA).
 */
export async function pdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const document = await loadPdf(bytes);
  for (const dict of dictionariesOf(document)) {
    if (isActive(dict))
      throw new UnfitPdf(
        'El PDF contiene programas o archivos adjuntos. Imprímalo a un PDF nuevo y adjunte ese.',
      );
    if (isDynamic(dict))
      throw new UnfitPdf(
        'El PDF es un formulario dinámico (XFA), que cambia según quién lo abre. Imprímalo a un PDF nuevo y adjunte ese.',
      );
  }
  return { pages: document.getPageCount() };
}

/** Opens a PDF, or says in Spanish why it cannot be. */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const inflation = boundInflation();
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    // The library passes over an object that cannot be read, and would take the rest for the whole.
    if (!inflation.passed() && document.getPageCount() > 0) return document;
  } catch (error) {
    if (error instanceof EncryptedPDFError) {
      throw new UnfitPdf(
        'El PDF está protegido con contraseña. Guárdelo sin protección y adjúntelo de nuevo.',
      );
    }
  }
  if (inflation.passed()) {
    throw new UnfitPdf('El PDF se expande mucho más de lo que pesa. Imprímalo a un PDF nuevo y adjunte ese.');
  }
  throw new UnfitPdf('El PDF está dañado o incompleto. Ábralo, guárdelo de nuevo y adjunte esa copia.');
}

/** Every dictionary of a document, however deep it lies; what lies elsewhere comes in its own turn. */
function* dictionariesOf(document: PDFDocument): Generator<PDFDict> {
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    // One by one: a list may be longer than what a call takes.
    if (object instanceof PDFArray) for (const each of object.asArray()) waiting.push(each);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    yield dict;
    for (const each of dict.values()) waiting.push(each);
  }
}

function isActive(dict: PDFDict): boolean {
  if (ACTIVE_KEYS.some((key) => dict.has(key))) return true;
  const kinds = [dict.lookup(KIND_OF_ACTION), dict.lookup(KIND)];
  if (kinds.some((kind) => kind instanceof PDFName && ACTIVE_KINDS.has(kind))) return true;
  const carried = dict.lookup(CARRIED);
  return carried instanceof PDFDict && FILE_KEYS.some((key) => carried.has(key));
}

/** A form that a program of the reader builds: what one sees of it another does not (ISO 32000-2 took it out). */
function isDynamic(dict: PDFDict): boolean {
  const form = dict.lookup(DYNAMIC);
  return form instanceof PDFStream || form instanceof PDFArray;
}
