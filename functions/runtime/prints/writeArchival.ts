import type { FormLayout, PagesTold } from '../../../shared/foundation/pdf/book.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { PdfInfo } from '../../../shared/foundation/pdf/pdfInfo.ts';
import { renderPdf, type PrintedPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { withCode } from '../../../shared/foundation/pdf/withCode.ts';
import { printStreams } from './deflateBeside.ts';
import { deflateHere } from './deflateHere.ts';

/** Writes a layout as an archival PDF (decision 10). */
export const writeArchival = (
  layout: FormLayout,
  info: PdfInfo,
  progress: PagesTold | undefined,
  code: string,
): Promise<PrintedPdf> =>
  renderPdf(code === '' ? layout : withCode(layout, code), {
    info,
    deflate: deflateHere,
    streams: printStreams(),
    fonts: ARIMO_FONTS,
    progress,
  });
