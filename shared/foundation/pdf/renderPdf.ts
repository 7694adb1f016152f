import { Structure } from './archive/structure.ts';
import type { FormLayout, PagesTold } from './book.ts';
import type { Deflate } from './deflate.ts';
import { deflatedAtOnce, type DeflateQueue } from './deflateQueue.ts';
import { keepShapes } from './keepShapes.ts';
import type { PdfInfo } from './pdfInfo.ts';
import { FONT_KEYS } from './pdfSurface.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';
import { STANDARD_FONTS } from './standardFonts.ts';

export interface PdfOptions {
  readonly info: PdfInfo;
  readonly deflate: Deflate;
  /** Deflates as `deflate` does, to the same bytes, and elsewhere meanwhile; of this print alone. Default: here, at once. */
  readonly streams?: DeflateQueue;
  /** Of a layout that yields. */
  readonly progress?: PagesTold | undefined;
  /** Default the standard fonts. With embedded ones the file is tagged: PDF/UA-1 and PDF/A-2a. */
  readonly fonts?: PrintFonts;
}

export interface PrintedPdf {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  readonly reports: readonly PrintReport[];
}

const PRODUCER = 'Despacho';

/**
 * Prints a form: content written as bytes, pdf-lib as the container (loaded on first use). The same layout,
 * info and deflate give the same bytes: nothing in the file comes from a clock or from chance.
 */
export async function renderPdf(layout: FormLayout, options: PdfOptions): Promise<PrintedPdf> {
  const { info, deflate, fonts = STANDARD_FONTS, streams = deflatedAtOnce(deflate) } = options;
  const [{ PDFDocument }, { layOut }, { writeFile }, { declareArchival }] = await Promise.all([
    import('pdf-lib'),
    import('./layOut.ts'),
    import('./writeFile.ts'),
    import('./archive/declareArchival.ts'),
  ]);
  const archival = fonts.regular.embedded && fonts.bold.embedded;
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  document.setTitle(info.title, { showInWindowTitleBar: true });
  document.setAuthor(info.author);
  document.setLanguage(info.language);
  document.setProducer(PRODUCER);
  document.setCreator(PRODUCER);
  document.setCreationDate(info.createdAt);
  document.setModificationDate(info.createdAt);

  const resources = context.nextRef();
  const structure = archival ? new Structure(() => ++context.largestObjectNumber, streams) : undefined;
  const laid = await layOut(layout, document, resources, {
    fonts,
    streams,
    structure,
    progress: options.progress,
  });
  const Font = {
    [FONT_KEYS.regular]: fonts.regular.embed(context, laid.surface.used.regular, streams),
    [FONT_KEYS.bold]: fonts.bold.embed(context, laid.surface.used.bold, streams),
  };
  const tags = structure?.finish();
  if (tags) declareArchival(document, tags.root, info, PRODUCER, streams);
  await streams.settled();
  const XObject = Object.fromEntries(
    laid.forms.map(({ stream, box }, index) => {
      const dictionary = {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [...box],
        Resources: { Font },
        Filter: 'FlateDecode',
      };
      return [`T${index}`, context.register(context.stream(stream, dictionary))];
    }),
  );
  context.assign(resources, context.obj({ Font, XObject }));
  const bytes = writeFile(context, tags?.packs ?? [], deflate);
  keepShapes(context, [laid.surface, laid.canvas, structure, streams]);
  return { bytes, pageCount: laid.pageCount, reports: laid.reports };
}
