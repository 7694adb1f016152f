import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import type { PrintFacts } from '../facts.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import { BAND, drawBand } from '../../../foundation/print/band.ts';
import { cellLines, headHeight } from '../../../foundation/print/listTable.ts';
import { documentList } from '../lists.ts';

/** Lines of text of all the documents that the page has room for. */
const LINES = 6;
const LINE = documentList.table.lineHeight;
const HEAD = headHeight(documentList);
export const DOCUMENTS_HEIGHT = BAND + HEAD + LINES * LINE + 0.8;

/** Box 54: frames and captions. */
export function drawDocumentRules(canvas: Canvas, y: number): void {
  const { table } = documentList;
  drawBand(canvas, y, documentList.title);
  canvas.tableRules(table, y + BAND, DOCUMENTS_HEIGHT - BAND);
  canvas.tableHead(table, y + BAND, HEAD);
  canvas.line(LEFT, y + BAND + HEAD, LEFT + WIDTH, y + BAND + HEAD, { width: 0.1 });
}

/** The first documents, as many as the page has room for, each with the lines of its cells. */
export function shownDocuments(page: Canvas, facts: PrintFacts): (readonly string[])[][] {
  const shown: (readonly string[])[][] = [];
  let left = LINES;
  for (let index = 0; index < facts.body.DOCUMENTOS.length; index += 1) {
    const cells = cellLines(documentList, page, facts, index);
    left -= Math.max(1, ...cells.map((each) => each.length));
    if (left < 0) break;
    shown.push(cells);
  }
  return shown;
}

export function drawDocuments(page: Canvas, y: number, shown: readonly (readonly string[])[][]): void {
  let top = y + BAND + HEAD + 0.4;
  shown.forEach((cells, row) => {
    const lines = page.tableRow(documentList.table, top, cells, { row, path: `DOCUMENTOS[${row}]` });
    top += lines * LINE;
  });
}
