import type { FormLayout } from './book.ts';
import { Canvas } from './canvas.ts';
import type { FormTemplate } from './formTemplate.ts';
import { centipoints } from './geometry.ts';
import type { PageSize } from './geometry.ts';
import { FONT_KEYS, PdfSurface } from './pdfSurface.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';
import { STANDARD_FONTS } from './standardFonts.ts';

/**
 * zlib format (RFC 1950): node's `deflateSync(bytes, { level: 6 })` on the server, fflate's `zlibSync` in the
 * browser. The bytes passed in are a buffer that the next page overwrites: do not keep them.
 */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

export interface PdfInfo {
  readonly title: string;
  /** BCP 47: es-GT, es-HN. */
  readonly language: string;
  readonly author: string;
  readonly createdAt: Date;
}

export interface PdfOptions {
  readonly info: PdfInfo;
  readonly deflate: Deflate;
  readonly fonts?: PrintFonts;
}

export interface PrintedPdf {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  readonly reports: readonly PrintReport[];
}

interface Laid {
  readonly size: PageSize;
  /** Finished stream, already deflated. */
  readonly stream: Uint8Array;
}

const PRODUCER = 'Despacho';

function layOut(layout: FormLayout, fonts: PrintFonts, deflate: Deflate) {
  const surface = new PdfSurface(fonts);
  const reports: PrintReport[] = [];
  const templates: Laid[] = [];
  const pages: (Laid & { readonly templateKey: string | undefined })[] = [];
  const keys = new Map<FormTemplate, string | undefined>();
  let open: { canvas: Canvas; size: PageSize; templateKey: string | undefined } | undefined;

  const finish = () => {
    if (!open) return;
    open.canvas.close();
    const { size, templateKey } = open;
    pages.push({ size, templateKey, stream: deflate(surface.finish(templateKey)) });
    open = undefined;
  };
  const keyOf = (template: FormTemplate): string | undefined => {
    if (keys.has(template)) return keys.get(template);
    surface.begin(template.size.height);
    const canvas = new Canvas(surface, fonts, template.size, 0, reports);
    template.draw(canvas);
    canvas.close();
    const content = surface.finish();
    const key = content.length > 0 ? `T${templates.length}` : undefined;
    if (key) templates.push({ size: template.size, stream: deflate(content) });
    keys.set(template, key);
    return key;
  };
  layout({
    page(template) {
      finish();
      const templateKey = keyOf(template);
      surface.begin(template.size.height);
      const canvas = new Canvas(surface, fonts, template.size, pages.length + 1, reports);
      open = { canvas, size: template.size, templateKey };
      return canvas;
    },
  });
  finish();
  return { templates, pages, reports };
}

const points = (millimetres: number) => centipoints(millimetres) / 100;

/**
 * Prints a form: content written as bytes, pdf-lib as the container (loaded on first use). The same layout,
 * info and deflate give the same bytes: nothing in the file comes from a clock or from chance.
 */
export async function renderPdf(layout: FormLayout, options: PdfOptions): Promise<PrintedPdf> {
  const { info, deflate, fonts = STANDARD_FONTS } = options;
  const { PDFDocument, PDFName } = await import('pdf-lib');
  const { templates, pages, reports } = layOut(layout, fonts, deflate);

  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  document.setTitle(info.title, { showInWindowTitleBar: true });
  document.setAuthor(info.author);
  document.setLanguage(info.language);
  document.setProducer(PRODUCER);
  document.setCreator(PRODUCER);
  document.setCreationDate(info.createdAt);
  document.setModificationDate(info.createdAt);

  const Font = {
    [FONT_KEYS.regular]: fonts.regular.embed(context),
    [FONT_KEYS.bold]: fonts.bold.embed(context),
  };
  const XObject = Object.fromEntries(
    templates.map(({ size, stream }, index) => {
      const BBox = [0, 0, points(size.width), points(size.height)];
      const dictionary = {
        Type: 'XObject',
        Subtype: 'Form',
        BBox,
        Resources: { Font },
        Filter: 'FlateDecode',
      };
      return [`T${index}`, context.register(context.stream(stream, dictionary))];
    }),
  );
  const resources = context.register(context.obj({ Font, XObject }));
  for (const { size, stream } of pages) {
    const page = document.addPage([points(size.width), points(size.height)]);
    page.node.set(PDFName.Resources, resources);
    page.node.set(PDFName.Contents, context.register(context.stream(stream, { Filter: 'FlateDecode' })));
  }
  const bytes = await document.save({
    useObjectStreams: false,
    objectsPerTick: Infinity,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return { bytes, pageCount: pages.length, reports };
}
