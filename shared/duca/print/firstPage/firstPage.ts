import { byCountry } from '../../../countries/byCountry.ts';
import type { Book } from '../../../foundation/pdf/book.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../../foundation/pdf/geometry.ts';
import type { PrintFacts } from '../facts.ts';
import type { FractionTaxes } from '../fractionTaxes.ts';
import { RIGHT } from '../../../foundation/print/area.ts';
import { BAND, drawBand } from '../../../foundation/print/band.ts';
import { drawFrameValues, drawHead } from '../frame.ts';
import { drawGoodsRules, goodsBlock, GOODS_HEIGHT, goodsValues } from '../goodsBlock.ts';
import { valueDraws, type Sent } from '../sent.ts';
import { fieldBlocks, LISTED_SETS, TRANSPORT_BAND } from './blocks.ts';
import { DOCUMENTS_HEIGHT, drawDocumentRules, drawDocuments, shownDocuments } from './documentsBlock.ts';
import { drawFootRules, footBlock, footDraws } from './footBlock.ts';
import { drawSettlement, drawSettlementRules } from './settlementBlock.ts';

const FIELDS_END = fieldBlocks.end;
const goods = goodsBlock(FIELDS_END + BAND, true);
const DOCUMENTS = FIELDS_END + BAND + GOODS_HEIGHT;
const foot = footBlock(DOCUMENTS + DOCUMENTS_HEIGHT);

const templates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => {
    drawHead(canvas, code, 'PRIMERA HOJA');
    fieldBlocks.draw(canvas);
    drawSettlementRules(canvas);
    drawBand(canvas, FIELDS_END, 'Mercancías');
    drawGoodsRules(canvas, goods);
    drawDocumentRules(canvas, DOCUMENTS);
    drawFootRules(canvas, foot);
  }),
);

/** The first page once it is begun: what it shows of its lists, and its values once the pages are counted. */
export interface FirstPage {
  page: Canvas;
  documents: number;
  draw: (pages: number) => void;
}

/** Says in the band of a block that its lists go on. */
function drawMore(page: Canvas, y: number): void {
  page.text(RIGHT - 0.9, y + 2.2, 'continúa en otra hoja', { size: 5.5, align: 'right', gray: 0.15 });
}

/** Boxes 1 to 62, with the first fraction. */
export function beginFirstPage(
  book: Book,
  facts: PrintFacts,
  taxesOf: FractionTaxes,
  sent: Sent[],
): FirstPage {
  const page = book.page(templates[facts.reference.country]);
  const { body } = facts;
  const shown = shownDocuments(page, facts);
  const documents = shown.length;
  const fields = valueDraws(page, fieldBlocks.slots, facts, sent);
  const firstFraction = goodsValues(page, goods, facts, 0, taxesOf, sent);
  const footed = footDraws(page, foot, facts, sent);
  return {
    page,
    documents,
    draw: (pages) => {
      drawFrameValues(page, facts, pages);
      if (LISTED_SETS.some((set) => body[set].length > 1)) drawMore(page, TRANSPORT_BAND);
      if (body.FRACCIONES.length > 1) drawMore(page, FIELDS_END);
      if (documents < body.DOCUMENTOS.length) drawMore(page, DOCUMENTS);
      for (const draw of fields) draw();
      drawSettlement(page, facts);
      firstFraction();
      drawDocuments(page, DOCUMENTS, shown);
      for (const draw of footed) draw();
    },
  };
}
