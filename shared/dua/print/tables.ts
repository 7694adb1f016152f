import { LEFT, WIDTH } from '../../duca/print/frame.ts';
import { printedValue } from '../../duca/print/printedValue.ts';
import type { FlowRow, Section } from '../../duca/print/sheet/flow.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Column, Table } from '../../foundation/pdf/table.ts';
import { duaDataSets } from '../dataSets.ts';
import type { DuaFacts } from './frame.ts';

type SetName = keyof typeof duaDataSets;
/** Data sets of lines. */
export type LineSet = { [K in SetName]: (typeof duaDataSets)[K]['many'] extends true ? K : never }[SetName];

/** Fields of a data set with their widths in millimetres; 0 for what is left. */
export type Columns<S extends LineSet> = readonly (readonly [
  name: keyof (typeof duaDataSets)[S]['fields'] & string,
  width: number,
])[];

const SIZE = 6.25;
const LINE = 2.9;
const HEAD = 4.2;
/** Lines of a row on one page; a longer row goes on in another part. */
const PART = 60;

/**
 * A data set as a table of the form, its captions those of its fields; nothing where it has no line. Words wrap to as
 * many lines as they need, a number never breaks.
 */
export function tableSection<S extends LineSet>(
  measuring: Canvas,
  { body, reference }: DuaFacts,
  set: S,
  columns: Columns<S>,
  title: string = duaDataSets[set].title,
): Section {
  const fields = duaDataSets[set].fields as Record<string, Field>;
  const rest = WIDTH - columns.reduce((total, [, width]) => total + width, 0);
  let x = LEFT;
  const placed = columns.map(([name, own]): Column => {
    const field = fields[name]!;
    const w = own || rest;
    const number = field.kind === 'decimal' || field.kind === 'integer';
    const column: Column = {
      x,
      w,
      caption: field.label,
      field: name,
      align: number ? 'right' : 'left',
      size: SIZE,
      lines: Infinity,
    };
    x += w;
    return column;
  });
  const table: Table = { name: `${set} ${title}`, columns: placed, lineHeight: LINE };
  const records = body[set] as readonly AnyRecord[];
  const rows = records.flatMap((record, row): FlowRow[] => {
    const cells = columns.map(([name], at) => {
      const text = printedValue(fields[name]!, record[name] ?? '', reference);
      const { w, align } = placed[at]!;
      if (text === '') return [];
      if (align === 'right') return [text];
      const limits = { width: w - 1.4, size: SIZE, minSize: SIZE, lines: Infinity };
      return measuring.fit(text, 'regular', limits, { role: 'value', path: `${set}[${row}].${name}` }).lines;
    });
    const lines = Math.max(1, ...cells.map((each) => each.length));
    return Array.from({ length: Math.ceil(lines / PART) }, (_, part): FlowRow => {
      const own = cells.map((each) => each.slice(part * PART, (part + 1) * PART));
      const tall = Math.max(1, ...own.map((each) => each.length)) * LINE + 0.8;
      return {
        height: tall,
        draw: (page, y) => {
          page.tableRow(table, y + 0.4, own, { row, path: `${set}[${row}]` });
          page.tableRules(table, y, tall);
        },
      };
    });
  });
  return {
    title,
    head: {
      height: HEAD,
      draw: (page, y, again) => {
        page.rect(LEFT, y, WIDTH, HEAD, { fill: 0.94 });
        page.tableRules(table, y, HEAD);
        page.tableHead(table, y, HEAD, again);
      },
    },
    rows,
  };
}
