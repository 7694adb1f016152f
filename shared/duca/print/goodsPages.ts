import { byCountry } from '../../countries/byCountry.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import type { PrintFacts } from './facts.ts';
import type { FractionTaxes } from './fractionTaxes.ts';
import { BOTTOM, TOP } from '../../foundation/print/area.ts';
import { BAND, drawBand } from '../../foundation/print/band.ts';
import { drawFrameValues, drawHead } from './frame.ts';
import { drawGoodsRules, goodsBlock, GOODS_HEIGHT, goodsValues } from './goodsBlock.ts';
import type { Sent } from './sent.ts';

const GAP = 1.4;
const BODY = TOP + BAND;
/** Fractions on a continuation page. */
const A_PAGE = Math.floor((BOTTOM - BODY + GAP) / (GOODS_HEIGHT + GAP));
const blocks = Array.from({ length: A_PAGE }, (_, at) => goodsBlock(BODY + at * (GOODS_HEIGHT + GAP), false));
export const CONTINUATION = 'HOJA DE CONTINUACIÓN';

/** One template for each number of fractions that a page may hold; a page shows no empty block. */
const templates = byCountry((code) =>
  blocks.map((_, last) =>
    formTemplate(LETTER, (canvas) => {
      drawHead(canvas, code, CONTINUATION);
      drawBand(canvas, TOP, 'Mercancías');
      for (const block of blocks.slice(0, last + 1)) drawGoodsRules(canvas, block);
    }),
  ),
);

/** Fractions by page, the first one apart: it stands on the first page. */
export function paginateFractions(fractions: number): number[][] {
  const pages: number[][] = [];
  for (let from = 1; from < fractions; from += A_PAGE) {
    pages.push(Array.from({ length: Math.min(A_PAGE, fractions - from) }, (_, at) => from + at));
  }
  return pages;
}

/** Where what follows on a page of so many fractions may begin. */
export const endOf = (fractions: number): number => BODY + fractions * (GOODS_HEIGHT + GAP) - GAP;

/** A page of fractions that is planned: `page` only measures until `draw` makes its own. */
export interface GoodsPage {
  count: number;
  draw: (book: Book, pages: number) => Canvas;
}

/** Prepares the pages of the fractions after the first; what does not fit its box is sent now. */
export function planGoodsPages(
  measuring: Canvas,
  facts: PrintFacts,
  taxesOf: FractionTaxes,
  sent: Sent[],
): GoodsPage[] {
  return paginateFractions(facts.body.FRACCIONES.length).map((fractions) => {
    const overflowing: Sent[][] = fractions.map((index, at) => {
      const own: Sent[] = [];
      goodsValues(measuring, blocks[at]!, facts, index, taxesOf, own);
      return own;
    });
    sent.push(...overflowing.flat());
    return {
      count: fractions.length,
      draw: (book, pages) => {
        const page = book.page(templates[facts.reference.country][fractions.length - 1]!);
        drawFrameValues(page, facts, pages);
        fractions.forEach((index, at) => goodsValues(page, blocks[at]!, facts, index, taxesOf, [])());
        return page;
      },
    };
  });
}
