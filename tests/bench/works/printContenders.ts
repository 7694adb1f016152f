import { createRequire } from 'node:module';
import { PDFDocument, StandardFonts, grayscale } from 'pdf-lib';
import type { DisplayPage } from '../../../shared/foundation/pdf/displayList.ts';
import type { Run } from '../work.ts';

const POINT = 72 / 25.4;
const require = createRequire(import.meta.url);
const names = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const layersOf = ({ template, content }: DisplayPage) => [template, content];

/** As everybody writes it: every text by `drawText`, every rule by `drawLine` and `drawRectangle`. */
export function drawTextRun(pages: readonly DisplayPage[]): Run {
  return async () => {
    const document = await PDFDocument.create();
    const fonts = {
      regular: await document.embedFont(StandardFonts.Helvetica),
      bold: await document.embedFont(StandardFonts.HelveticaBold),
    };
    for (const shown of pages) {
      const height = shown.height * POINT;
      const page = document.addPage([shown.width * POINT, height]);
      for (const { rects, lines, texts } of layersOf(shown)) {
        for (const { x, y, width, height: tall, fill, stroke, thickness } of rects) {
          page.drawRectangle({
            x: x * POINT,
            y: height - (y + tall) * POINT,
            width: width * POINT,
            height: tall * POINT,
            ...(fill === undefined ? {} : { color: grayscale(fill) }),
            ...(stroke === undefined
              ? {}
              : { borderColor: grayscale(stroke), borderWidth: thickness * POINT }),
          });
        }
        for (const { x1, y1, x2, y2, thickness, gray } of lines) {
          page.drawLine({
            start: { x: x1 * POINT, y: height - y1 * POINT },
            end: { x: x2 * POINT, y: height - y2 * POINT },
            thickness: thickness * POINT,
            color: grayscale(gray),
          });
        }
        for (const { x, y, text, size, font, gray } of texts) {
          page.drawText(text, {
            x: x * POINT,
            y: height - y * POINT,
            size: size * POINT,
            font: fonts[font],
            color: grayscale(gray),
          });
        }
      }
    }
    return document.save();
  };
}

export async function pdfkitRun(pages: readonly DisplayPage[]): Promise<Run> {
  const { default: PdfKit } = await import('pdfkit');
  const gray = (value: number): [number, number, number] => [value * 255, value * 255, value * 255];
  return () =>
    new Promise<Buffer>((resolve) => {
      const document = new PdfKit({ autoFirstPage: false, margin: 0 });
      const chunks: Buffer[] = [];
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', () => resolve(Buffer.concat(chunks)));
      for (const shown of pages) {
        document.addPage({ size: [shown.width * POINT, shown.height * POINT], margin: 0 });
        for (const { rects, lines, texts } of layersOf(shown)) {
          for (const { x, y, width, height, fill, stroke, thickness } of rects) {
            document.rect(x * POINT, y * POINT, width * POINT, height * POINT);
            if (fill !== undefined) document.fill(gray(fill));
            else document.lineWidth(thickness * POINT).stroke(gray(stroke ?? 0));
          }
          for (const { x1, y1, x2, y2, thickness, gray: shade } of lines) {
            document.moveTo(x1 * POINT, y1 * POINT).lineTo(x2 * POINT, y2 * POINT);
            document.lineWidth(thickness * POINT).stroke(gray(shade));
          }
          for (const { x, y, text, size, font, gray: shade } of texts) {
            document
              .font(names[font])
              .fontSize(size * POINT)
              .fillColor(gray(shade));
            document.text(text, x * POINT, y * POINT, { lineBreak: false, baseline: 'alphabetic' });
          }
        }
      }
      document.end();
    });
}

/** The goods table by rows of texts; a cell of more lines has them joined. */
function rowsOf(pages: readonly DisplayPage[]): string[][] {
  const rows = new Map<number, string[]>();
  for (const { content } of pages) {
    for (const { text, meaning } of content.texts) {
      if (meaning.table !== 'MERCANCIAS' || meaning.row === undefined || meaning.column === undefined)
        continue;
      const row = rows.get(meaning.row) ?? new Array<string>(12).fill('');
      row[meaning.column] = `${row[meaning.column]!} ${text}`.trim();
      rows.set(meaning.row, row);
    }
  }
  return [...rows.values()];
}

const textsOf = (pages: readonly DisplayPage[], number: number): string[] =>
  pages[number] ? layersOf(pages[number]).flatMap(({ texts }) => texts.map(({ text }) => text)) : [];
const headsOf = (pages: readonly DisplayPage[]): string[] => {
  const heads = new Array<string>(12).fill('');
  for (const { text, meaning } of pages[1]?.template.texts ?? []) {
    if (meaning.role === 'columnHeader') heads[meaning.column!] = `${heads[meaning.column!]!} ${text}`.trim();
  }
  return heads;
};

interface PdfMake {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

const WIDTHS = [8, 19, 16, 42, 40.5, 20, 21.5, 15, 18, 18.4, 18, 21].map((width) => width * POINT);

export function pdfmakeRun(pages: readonly DisplayPage[]): Run {
  const pdfmake = require('pdfmake') as PdfMake;
  pdfmake.setFonts({ Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  const [first, heads, rows] = [textsOf(pages, 0), headsOf(pages), rowsOf(pages)];
  return () =>
    pdfmake
      .createPdf({
        pageSize: 'LETTER',
        pageOrientation: 'landscape',
        pageMargins: 20,
        defaultStyle: { font: 'Helvetica', fontSize: 6.5 },
        content: [
          ...first.map((text) => ({ text })),
          {
            pageBreak: 'before',
            table: { headerRows: 1, widths: WIDTHS, body: [heads, ...rows.map((row) => [...row])] },
          },
        ],
      })
      .getBuffer();
}

export async function reactPdfRun(pages: readonly DisplayPage[]): Promise<Run> {
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const { createElement: make } = await import('react');
  const [first, heads, rows] = [textsOf(pages, 0), headsOf(pages), rowsOf(pages)];
  const row = (cells: string[], key: number) =>
    make(
      View,
      { key, style: { flexDirection: 'row', borderBottom: '0.2pt solid #999' }, wrap: false },
      cells.map((cell, column) => make(Text, { key: column, style: { width: WIDTHS[column]! } }, cell)),
    );
  return () =>
    renderToBuffer(
      make(
        Document,
        null,
        make(
          Page,
          { key: 'first', size: 'LETTER', style: { fontSize: 6.5, padding: 20 } },
          first.map((text, key) => make(Text, { key }, text)),
        ),
        make(
          Page,
          { key: 'goods', size: 'LETTER', orientation: 'landscape', style: { fontSize: 6.5, padding: 20 } },
          [row(heads, -1), ...rows.map(row)],
        ),
      ),
    );
}
