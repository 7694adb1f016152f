import { PDFDocument } from 'pdf-lib';
import { loadPdf, UnfitPdf } from './pdfFacts.ts';

/** A new PDF of the given pages, counted from 1, in their order; nothing else of the old one comes along. */
export async function extractPages(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  if (pages.length === 0) throw new UnfitPdf('Elija al menos una página.');
  const source = await loadPdf(bytes);
  const target = await PDFDocument.create({ updateMetadata: false });
  const copied = await target.copyPages(
    source,
    pages.map((page) => page - 1),
  );
  for (const page of copied) target.addPage(page);
  return target.save();
}
