import { createHash } from 'node:crypto';
import type { FormLayout, PagesTold } from '../../../shared/foundation/pdf/book.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { PdfInfo } from '../../../shared/foundation/pdf/pdfInfo.ts';
import { withCode } from '../../../shared/foundation/pdf/withCode.ts';
import { renderPdf, type PrintedPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { printStreams } from './deflateBeside.ts';
import { codeOfPrint } from './codeOfPrint.ts';
import { deflateHere } from './deflateHere.ts';
import type { PrintKind, PrintWork } from './kind.ts';
import { printKey, printObject, type PrintRow } from './row.ts';

/** Problems that a row keeps. */
const MOST_PROBLEMS = 200;

/** Tagged, archival PDF of a layout. @param code stands at the foot of every page; of what is no print of its own there is none. */
export const archivalPdf = (
  layout: FormLayout,
  info: PdfInfo,
  progress?: PagesTold,
  code = '',
): Promise<PrintedPdf> =>
  renderPdf(code === '' ? layout : withCode(layout, code), {
    info,
    deflate: deflateHere,
    streams: printStreams(),
    fonts: ARIMO_FONTS,
    progress,
  });

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
  const { IMPRESION } = work.row;
  const CODIGO = codeOfPrint(services.sealer, scope, `${kind.module}|${id}|${IMPRESION}`);
  const row = IMPRESION.endsWith('.zip') ? work.row : { ...work.row, CODIGO };
  const { problems, pdf, sha256 } = await kind.make({ ...work, row });
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
  if (sha256 !== undefined) return keep({ ...row, ...told, ESTADO: 'LISTA', SHA256: sha256 });
  if (!pdf) return keep({ ...row, ...told, ESTADO: 'FALLIDA' });
  const object = printObject(kind.module, id, row.IMPRESION);
  await services.files.put(scope, 'files', object, pdf.bytes, 'application/pdf');
  const SHA256 = createHash('sha256').update(pdf.bytes).digest('hex');
  return keep({ ...row, ...told, ESTADO: 'LISTA', SHA256, PAGINAS: pdf.pageCount });
}
