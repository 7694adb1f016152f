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

/** Keys and kinds of objects that run something, or carry another file inside. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'RichMediaContent'].map((each) => PDFName.of(each));
const ACTIVE_KINDS = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'RichMediaExecute', 'EmbeddedFile'].map((each) => PDFName.of(each)),
);

/**
 * Pages of a PDF, read whole, so that what only begins like one is refused. Throws `UnfitPdf` for one that is locked
 * with a password, is broken, has no page, runs something or carries other files.
 */
export async function pdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const document = await loadPdf(bytes);
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (isActive(object, 0)) {
      throw new UnfitPdf(
        'El PDF contiene programas o archivos adjuntos. Imprímalo a un PDF nuevo y adjunte ese.',
      );
    }
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

/** Actions lie a level or two inside a page, an annotation or a field. */
const DEEPEST = 8;

function isActive(object: PDFObject, depth: number): boolean {
  if (depth > DEEPEST) return false;
  if (object instanceof PDFArray) return object.asArray().some((each) => isActive(each, depth + 1));
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  if (ACTIVE_KEYS.some((key) => dict.has(key))) return true;
  const kinds = [dict.get(PDFName.of('S')), dict.get(PDFName.of('Type'))];
  if (kinds.some((kind) => kind instanceof PDFName && ACTIVE_KINDS.has(kind))) return true;
  return dict.values().some((value) => isActive(value, depth + 1));
}
