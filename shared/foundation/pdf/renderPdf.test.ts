import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { unzlibSync, zlibSync } from 'fflate';
import { PDFArray, PDFDocument, PDFRawStream, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { shownTexts } from './contentOperators.fixture.ts';
import { findArea } from './displayList.ts';
import { formTemplate } from './formTemplate.ts';
import { LETTER } from './geometry.ts';
import { renderDisplay } from './renderDisplay.ts';
import { renderPdf } from './renderPdf.ts';
import { sampleForm } from './sampleForm.fixture.ts';

const info = {
  title: 'Declaración del valor 2026-001',
  language: 'es-GT',
  author: 'Agencia Ñandú, S. A.',
  createdAt: new Date('2026-03-05T16:00:00Z'),
};
const deflate = (bytes: Uint8Array) => deflateSync(bytes, { level: 6 });
const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index % 3 ? 'Rodamiento (bolas) \\ acero' : 'Bomba centrífuga de acero inoxidable',
    characteristics: 'Ø 25 mm — «C3»',
    tariff: '8482.10.00.00',
    quantity: `${index}.000`,
    fob: `${index + 1},000.50`,
  }));
const form = sampleForm('Importadora del Ñorte & Cía.', goods(60));

/** Renders and keeps every undeflated stream: templates as they are first used, then each page. */
async function rendered(layout: Parameters<typeof renderPdf>[0]) {
  const contents: Uint8Array[] = [];
  const keep = (bytes: Uint8Array) => {
    contents.push(bytes.slice());
    return deflate(bytes);
  };
  const printed = await renderPdf(layout, { info, deflate: keep });
  // What is deflated last are the cross-references.
  contents.pop();
  return { contents, ...printed };
}

describe('renderPdf', () => {
  it('gives the same bytes for the same input, and others for another', async () => {
    const hash = async (layout: typeof form, change = {}) => {
      const { bytes } = await renderPdf(layout, { info: { ...info, ...change }, deflate });
      return createHash('sha256').update(bytes).digest('hex');
    };
    const first = await hash(form);
    expect(await hash(sampleForm('Importadora del Ñorte & Cía.', goods(60)))).toBe(first);
    expect(await hash(form, { createdAt: new Date(0) })).not.toBe(first);
    expect(await hash(sampleForm('Otra', goods(60)))).not.toBe(first);
  });

  it('makes a document that pdf-lib reads: sizes, count, information', async () => {
    const { bytes, pageCount } = await renderPdf(form, { info, deflate });
    const read = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(read.getPages().map((page) => page.getSize())).toEqual([
      { width: 612, height: 792 },
      { width: 792, height: 612 },
      { width: 792, height: 612 },
    ]);
    expect(pageCount).toBe(3);
    expect([read.getTitle(), read.getAuthor(), read.getProducer()]).toEqual([
      info.title,
      info.author,
      'Despacho',
    ]);
    expect([read.getCreationDate(), read.getModificationDate()]).toEqual([info.createdAt, info.createdAt]);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/Lang (es-GT)');
  });

  it('shares one resources object and writes each template once', async () => {
    const { bytes } = await renderPdf(form, { info, deflate });
    const text = new TextDecoder('latin1').decode(bytes);
    const pageResources = text.match(/\/Type \/Page\n[^>]*?\/Resources (\d+ 0 R)/g) ?? [];
    expect(new Set(pageResources.map((found) => found.split('/Resources')[1])).size).toBe(1);
    expect(text.match(/\/Subtype \/Form\b/g)).toHaveLength(2);
    expect(text.match(/\/BaseFont/g)).toHaveLength(2);
  });

  it('keeps its streams readable when another zlib deflates them', async () => {
    const { bytes } = await renderPdf(form, { info, deflate: (content) => zlibSync(content, { level: 6 }) });
    const read = await PDFDocument.load(bytes);
    const stream = read.getPage(1).node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error('not a finished stream');
    expect(shownTexts(unzlibSync(stream.contents)).map(({ text }) => text)).toContain(
      'Rodamiento (bolas) \\ acero',
    );
  });

  it('opens one text object a page and closes it', async () => {
    const { contents } = await rendered(form);
    for (const content of contents) {
      const text = new TextDecoder('latin1').decode(content);
      expect(text.match(/^(0 g )?BT$/gm)).toHaveLength(1);
      expect(text.match(/^ET$/gm)).toHaveLength(1);
    }
  });

  it('shows the same words at the same places as the display list', async () => {
    const { contents } = await rendered(form);
    const { pages } = renderDisplay(form);
    const layers = [
      pages[0]?.template,
      pages[0]?.content,
      pages[1]?.template,
      pages[1]?.content,
      pages[2]?.content,
    ];
    const heights = [792, 792, 612, 612, 612];
    expect(contents).toHaveLength(layers.length);
    for (const [index, content] of contents.entries()) {
      const expected = layers[index]?.texts ?? [];
      const shown = shownTexts(content);
      expect(shown.map(({ text }) => text)).toEqual(expected.map(({ text }) => text));
      for (const [place, text] of shown.entries()) {
        expect(text.x).toBeCloseTo(((expected[place]?.x ?? 0) * 72) / 25.4, 1);
        expect(text.y).toBeCloseTo((heights[index] ?? 0) - ((expected[place]?.y ?? 0) * 72) / 25.4, 1);
      }
    }
  });

  it('ends right-aligned amounts within a hundredth of a point, by widths that pdf-lib gives', async () => {
    const amounts = ['1.00', '12,345.67', '999,999,999.99'];
    const blank = formTemplate(LETTER, () => {});
    const { contents } = await rendered((book) => {
      const page = book.page(blank);
      for (const amount of amounts) page.text(190, 40, amount, { align: 'right', size: 7.25, font: 'bold' });
    });
    const font = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold);
    for (const text of shownTexts(contents[0] ?? new Uint8Array())) {
      const width = [...text.text].reduce((sum, digit) => sum + font.widthOfTextAtSize(digit, 7.25), 0);
      expect(Math.abs(text.x + width - (190 * 72) / 25.4)).toBeLessThan(0.01);
    }
  });

  it('agrees with pdf-lib drawText on place, size and letters', async () => {
    const { contents } = await rendered(form);
    const { pages } = renderDisplay(form);
    const oracle = await PDFDocument.create();
    const fonts = {
      regular: await oracle.embedFont(StandardFonts.Helvetica),
      bold: await oracle.embedFont(StandardFonts.HelveticaBold),
    };
    const page = oracle.addPage([792, 612]);
    for (const text of pages[1]?.content.texts ?? []) {
      const [x, y, size] = [text.x, text.y, text.size].map((length) => (length * 72) / 25.4);
      page.drawText(text.text, { x: x ?? 0, y: 612 - (y ?? 0), size: size ?? 0, font: fonts[text.font] });
    }
    const reread = await PDFDocument.load(await oracle.save({ useObjectStreams: false }));
    const contentsOf = reread.getPage(0).node.Contents();
    const stream = contentsOf instanceof PDFArray ? contentsOf.lookup(0) : contentsOf;
    if (!(stream instanceof PDFRawStream)) throw new Error('not a stream');
    const expected = shownTexts(unzlibSync(stream.contents));
    const shown = shownTexts(contents[3] ?? new Uint8Array());
    expect(shown).toHaveLength(expected.length);
    for (const [index, text] of shown.entries()) {
      expect(text.text).toBe(expected[index]?.text);
      expect(text.x).toBeCloseTo(expected[index]?.x ?? 0, 1);
      expect(text.y).toBeCloseTo(expected[index]?.y ?? 0, 1);
      expect(text.size).toBeCloseTo(expected[index]?.size ?? 0, 6);
    }
  });
});

describe('renderDisplay', () => {
  it('keeps the template layers between previews and finds the place of a field', () => {
    const [before, after] = [renderDisplay(form), renderDisplay(sampleForm('Otra', goods(60)))];
    expect(after.pages[2]?.template).toBe(before.pages[1]?.template);
    expect(findArea(after.pages, 'IMPORTADOR.NOMBRE')).toMatchObject({
      page: { number: 1 },
      area: { x: 15, y: 34 },
    });
    expect(findArea(after.pages, 'MERCANCIAS[59].VALOR_FOB')?.page.number).toBe(3);
    expect(findArea(after.pages, 'NO_IMPRESO')).toBeUndefined();
  });

  it('reports the same as the print', async () => {
    const odd = sampleForm('Łódź 🚢', goods(3));
    expect(renderDisplay(odd).reports).toEqual((await renderPdf(odd, { info, deflate })).reports);
    expect(renderDisplay(odd).reports).toMatchObject([{ kind: 'replaced', path: 'IMPORTADOR.NOMBRE' }]);
  });
});
