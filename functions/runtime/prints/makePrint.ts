import { sha256 } from '../digest.ts';
import type { FormLayout, PagesTold } from '../../../shared/foundation/pdf/book.ts';
import type { PdfInfo } from '../../../shared/foundation/pdf/pdfInfo.ts';
import type { PrintedPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import type { PrintKind, PrintWork } from './kind.ts';
import { marked } from './marked.ts';
import { lockedPrint, printKey, printObject, type PrintRow } from './row.ts';

const PDF = 'application/pdf';

/** Problems that a row keeps. */
const MOST_PROBLEMS = 200;

/**
 * Tagged, archival PDF of a layout; what writes it comes with the first print, for a start does without.
 * @param foot stands at the foot of every page; of what is no print of its own, and of a draft, there is none.
 */
export const archivalPdf = async (
  layout: FormLayout,
  info: PdfInfo,
  progress?: PagesTold,
  foot: readonly string[] = [],
): Promise<PrintedPdf> => (await import('./writeArchival.ts')).writeArchival(layout, info, progress, foot);

/** Percent between two steps of a print; each is a write. */
const STEP = 10;

/** Tells the pages that are laid out, of all of them, as percent between `from` and `to`, which others tell. */
export function pageSteps(progress: (percent: number) => Promise<void>, from: number, to: number): PagesTold {
  let told = from;
  return (done, all) => {
    const percent = from + Math.floor(((to - from) * done) / all);
    if (percent < told + STEP || percent >= to) return undefined;
    told = percent;
    return progress(percent);
  };
}

/** Makes a print, stores its object and then its row; answers the row as it stands now. */
export async function makePrint<R extends PrintRow>(kind: PrintKind<R>, work: PrintWork<R>): Promise<R> {
  const { services, scope, id } = work;
  const row = await marked(kind, work);
  const { problems, pdf, sha256: known, final } = await kind.make({ ...work, row });
  const told = {
    AVANCE: 100,
    PROBLEMAS: problems.slice(0, MOST_PROBLEMS),
    cuando: services.now().getTime(),
  };
  const keep = async (next: R): Promise<R> => {
    const item = { ...next, ...printKey(scope, id, row.IMPRESION) };
    await services.database.write({ kind: 'put', table: kind.module, item });
    return next;
  };
  if (known !== undefined) return keep({ ...row, ...told, ESTADO: 'LISTA', SHA256: known });
  if (!pdf) return keep({ ...row, ...told, ESTADO: 'FALLIDA' });
  const object = printObject(kind.module, id, row.IMPRESION);
  const SHA256 = sha256(pdf.bytes);
  const { files } = services;
  // Locked before anybody gets it. Another version of the product may lay it out otherwise: each is kept by its hash.
  const version = final
    ? await files.putOnce(scope, 'evidence', lockedPrint(object, SHA256), pdf.bytes, PDF)
    : undefined;
  const locked = version === undefined ? {} : { VERSION_OBJETO: version };
  await files.put(scope, 'files', object, pdf.bytes, PDF);
  const { module } = kind;
  services.log.info('print.made', { module, company: scope.company, id, pages: pdf.pageCount });
  return keep({ ...row, ...told, ESTADO: 'LISTA', SHA256, ...locked, PAGINAS: pdf.pageCount });
}
