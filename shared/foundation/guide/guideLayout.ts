import type { Book, FormLayout } from '../pdf/book.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { formTemplate } from '../pdf/formTemplate.ts';
import { LETTER } from '../pdf/geometry.ts';
import { drawFoot, type Frame } from '../pdf/pageFrame.ts';
import type { Table } from '../pdf/table.ts';
import { LEFT, RIGHT, WIDTH } from '../print/area.ts';
import type { GuidePart, GuideRow } from './guideRows.ts';

/** All that a guide depends on. */
export interface GuideFacts {
  /** «Guía de llenado de la DVA». */
  title: string;
  country: string;
  parts: readonly GuidePart[];
}

const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272 };
const TABLE_TOP = 22;
const HEAD = 6;
const BODY = TABLE_TOP + HEAD;
const BOTTOM = 266;
const LINE = 3.6;
const TITLE_HEIGHT = 6.5;
/** Letters that surely stand in one line of the two wide columns at the table's size. */
const LABEL_LETTERS = 26;
const TEXT_LETTERS = 78;
const columns = [
  { caption: 'Casilla', field: 'CASILLA', w: 15 },
  { caption: 'Dato', field: 'DATO', w: 48 },
  { caption: 'Cómo se llena', field: 'TEXTO', w: WIDTH - 63 },
];
const table: Table = {
  name: 'GUIA',
  lineHeight: LINE,
  size: 8,
  columns: columns.map(({ caption, field, w }, index) => ({
    caption,
    field,
    w,
    x: LEFT + columns.slice(0, index).reduce((sum, each) => sum + each.w, 0),
    lines: 30,
  })),
};

const template = formTemplate(LETTER, (canvas) => {
  canvas.line(LEFT, FRAME.top + 10.4, RIGHT, FRAME.top + 10.4, { width: 0.5 });
  canvas.rect(LEFT, TABLE_TOP, WIDTH, HEAD, { fill: 0.93 });
  canvas.tableRules(table, TABLE_TOP, HEAD);
  canvas.tableHead(table, TABLE_TOP, HEAD);
});

/** A title of a part, or a row of it, with the millimetres that it takes. */
interface Piece {
  height: number;
  title?: string;
  row?: GuideRow;
}

const linesOf = (text: string, letters: number): number => Math.max(1, Math.ceil(text.length / letters));

const heightOf = ({ label, text }: GuideRow): number =>
  Math.max(linesOf(label, LABEL_LETTERS), linesOf(text, TEXT_LETTERS)) * LINE + 1.6;

/** Pieces by page; a title never stands last on its page. */
function pagesOf(parts: readonly GuidePart[]): Piece[][] {
  const pages: Piece[][] = [[]];
  let left = BOTTOM - BODY;
  for (const { title, rows } of parts) {
    rows.forEach((row, index) => {
      const pieces = [
        ...(index === 0 ? [{ title, height: TITLE_HEIGHT }] : []),
        { row, height: heightOf(row) },
      ];
      const height = pieces.reduce((sum, each) => sum + each.height, 0);
      if (height > left) {
        pages.push([]);
        left = BOTTOM - BODY;
      }
      pages.at(-1)!.push(...pieces);
      left -= height;
    });
  }
  return pages;
}

/** The guide of a form: every box with its name and how it is filled in, part by part. */
export function guideLayout(facts: GuideFacts): FormLayout {
  const pages = pagesOf(facts.parts);
  return (book: Book) => {
    let row = 0;
    for (const pieces of pages) {
      const page = book.page(template);
      drawFoot(page, FRAME, pages.length);
      drawTitle(page, facts);
      let y = BODY + 0.8;
      for (const piece of pieces) {
        if (piece.title !== undefined) {
          page.text(LEFT, y + 4.4, piece.title, { size: 9.5, font: 'bold', maxWidth: WIDTH });
        } else if (piece.row) {
          const { box, label, text } = piece.row;
          page.tableRow(table, y, [box, label, text], { row });
          row += 1;
        }
        y += piece.height;
      }
    }
  };
}

function drawTitle(page: Canvas, { title, country }: GuideFacts): void {
  const role = page.page === 1 ? { role: 'title' as const } : {};
  page.text(LEFT, FRAME.top + 4.6, title, { size: 13, font: 'bold', ...role });
  page.text(RIGHT, FRAME.top + 4.6, country, { size: 9, font: 'bold', align: 'right' });
}
