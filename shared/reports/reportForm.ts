import { formatDate } from '../foundation/dates/date.ts';
import type { FormLayout } from '../foundation/pdf/book.ts';
import { formTemplate } from '../foundation/pdf/formTemplate.ts';
import { LETTER_LANDSCAPE } from '../foundation/pdf/geometry.ts';
import { drawFoot, type Frame } from '../foundation/pdf/pageFrame.ts';
import type { Table } from '../foundation/pdf/table.ts';
import { isNumeric, shownOf } from './shownValue.ts';
import type { NamedColumn } from './shownColumns.ts';

/** All that a printed report depends on. */
export interface ReportPrint {
  title: string;
  agency: string;
  /** First and last day, ISO; '' where all that waits is told. */
  from: string;
  until: string;
  /** What it is narrowed to, in words; '' where it tells of all. */
  narrowed: string;
  columns: readonly NamedColumn[];
  rows: readonly Readonly<Record<string, string>>[];
}

const [LEFT, WIDTH, LINES] = [13, 253.4, 34] as const;
const RIGHT = LEFT + WIDTH;
const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 208 };
const [TOP, HEAD] = [26, 6.4] as const;
const BODY = TOP + HEAD;

/** Wide for words, narrow for figures. */
const weight = (column: NamedColumn): number =>
  isNumeric(column) || column.form === 'day' ? 2 : column.form === 'moment' ? 2.6 : 4;

function tableOf(columns: readonly NamedColumn[]): Table {
  const whole = columns.reduce((sum, column) => sum + weight(column), 0);
  let x = LEFT;
  return {
    name: 'FILAS',
    lineHeight: 5,
    size: 7.5,
    columns: columns.map((column) => {
      const w = (WIDTH * weight(column)) / whole;
      const placed = {
        x,
        w,
        caption: column.label,
        field: column.name,
        ...(isNumeric(column) ? ({ align: 'right' } as const) : {}),
      };
      x += w;
      return placed;
    }),
  };
}

function periodOf({ from, until }: ReportPrint): string {
  if (from === '' && until === '') return 'Todo lo pendiente';
  if (from === '') return `Hasta el ${formatDate(until)}`;
  return until === '' ? `Desde el ${formatDate(from)}` : `Del ${formatDate(from)} al ${formatDate(until)}`;
}

/** A report as pages of a table, each with its head. */
export function reportLayout(print: ReportPrint): FormLayout {
  const table = tableOf(print.columns);
  const template = formTemplate(LETTER_LANDSCAPE, (canvas) => {
    canvas.text(LEFT, FRAME.top + 4.6, print.title.toUpperCase(), { size: 13, font: 'bold', role: 'title' });
    canvas.line(LEFT, FRAME.top + 10.4, RIGHT, FRAME.top + 10.4, { width: 0.5 });
    canvas.rect(LEFT, TOP, WIDTH, HEAD, { fill: 0.93 });
    canvas.tableRules(table, TOP, HEAD);
    canvas.tableHead(table, TOP, HEAD);
    canvas.tableRules(table, BODY, LINES * table.lineHeight);
  });
  const pages = Math.max(1, Math.ceil(print.rows.length / LINES));
  return (book) => {
    for (let index = 0; index < pages; index += 1) {
      const page = book.page(template);
      drawFoot(page, FRAME, pages);
      const named = { size: 9, font: 'bold', align: 'right', maxWidth: 110, overflow: 'squeeze' } as const;
      page.text(RIGHT, FRAME.top + 4.4, print.agency, { ...named, path: 'AGENCIA' });
      const told = [periodOf(print), print.narrowed].filter((each) => each !== '').join('. ');
      const line = { size: 8.5, path: 'PERIODO', maxWidth: WIDTH, overflow: 'squeeze' } as const;
      page.text(LEFT, FRAME.top + 14.5, told, line);
      print.rows.slice(index * LINES, (index + 1) * LINES).forEach((values, offset) => {
        const row = index * LINES + offset;
        const cells = print.columns.map((column) => shownOf(column, values[column.name] ?? ''));
        page.tableRow(table, BODY + offset * table.lineHeight, cells, { row, path: `FILAS[${row}]` });
      });
    }
  };
}
