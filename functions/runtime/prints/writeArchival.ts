import type { FormLayout, PagesTold } from '../../../shared/foundation/pdf/book.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { PdfInfo } from '../../../shared/foundation/pdf/pdfInfo.ts';
import { renderPdf, type PrintedPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { withFoot } from '../../../shared/foundation/pdf/withFoot.ts';
import { printStreams } from './deflateBeside.ts';
import { deflateHere } from './deflateHere.ts';

/** Writes a layout as an archival PDF (decision 10). */
export const writeArchival = (
  layout: FormLayout,
  info: PdfInfo,
  progress: PagesTold | undefined,
  foot: readonly string[],
): Promise<PrintedPdf> =>
  renderPdf(foot.length === 0 ? layout : withFoot(layout, foot), {
    info,
    deflate: deflateHere,
    streams: printStreams(),
    fonts: ARIMO_FONTS,
    progress,
  });
