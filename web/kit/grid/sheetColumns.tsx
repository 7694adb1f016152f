import type { Column } from 'react-data-grid';
import { sum } from '../../../shared/foundation/decimal/decimal.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field, KindName } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { MarkLetters, type FieldMarks } from '../fields/mark.tsx';
import type { UnreadText } from '../unread.ts';
import { CellEditor } from './CellEditor.tsx';
import { showCell } from './cellText.ts';
import type { GridColumn } from './paste.ts';

const WIDTHS: Partial<Record<KindName, number>> = {
  note: 260,
  date: 100,
  dateTime: 140,
  flag: 64,
  integer: 90,
  decimal: 120,
  tariff: 130,
  declarationNumber: 190,
};

const MARK_WIDTH = 22;

const widthOf = (field: Field): number => {
  const byLimit = field.max === undefined ? 150 : Math.min(260, Math.max(80, field.max * 8));
  return Math.max(WIDTHS[field.kind] ?? byLimit, Math.min(200, field.label.length * 7 + 40));
};

export const headingOf = ({ field }: GridColumn): string =>
  field.box ? `${field.box} ${field.label}` : field.label;

interface Look {
  shown: readonly GridColumn[];
  /** Widths that the person chose. */
  widths: Readonly<Record<string, number>>;
  readOnly: boolean;
  marks?: FieldMarks | undefined;
  reasonOf: (line: AnyRecord, field: string) => UnreadText | undefined;
  onTyping: (line: AnyRecord, field: string, text: string | undefined) => void;
  messageOf: (line: AnyRecord, field: string) => { text: string; bad: boolean } | undefined;
  isMarked: (line: AnyRecord, column: number) => boolean;
}

/** Columns of the sheet from the fields: the line's number first, then one a field. */
export function sheetColumns({
  shown,
  widths,
  readOnly,
  marks,
  reasonOf,
  messageOf,
  onTyping,
  isMarked,
}: Look): Column<AnyRecord, AnyRecord>[] {
  const number: Column<AnyRecord, AnyRecord> = {
    key: '#',
    name: 'No.',
    width: 48,
    frozen: true,
    cellClass: 'd-cell-number',
    renderCell: ({ rowIdx }) => rowIdx + 1,
    renderSummaryCell: () => 'Σ',
  };
  const rest = shown.map(({ name, field }, index): Column<AnyRecord, AnyRecord> => {
    const right = kinds[field.kind].align === 'right' ? 'd-number' : '';
    const mark = marks?.get(name);
    return {
      key: name,
      name: headingOf({ name, field }),
      ...(mark
        ? {
            renderHeaderCell: ({ column }) => (
              <>
                <MarkLetters mark={mark} /> {column.name}
                <span className="d-hidden">. {mark.text}</span>
              </>
            ),
          }
        : {}),
      width: widths[name] ?? widthOf(field) + (mark ? MARK_WIDTH : 0),
      resizable: true,
      editable: !readOnly && isPersons(field),
      headerCellClass: right,
      summaryCellClass: right,
      cellClass: (line) => {
        const message = messageOf(line, name);
        const state = message ? (message.bad ? 'd-cell-bad' : 'd-cell-warn') : '';
        return `${right} ${state} ${!isPersons(field) ? 'd-cell-computed' : ''} ${isMarked(line, index) ? 'd-cell-marked' : ''}`;
      },
      renderCell: ({ row }) => {
        const text = reasonOf(row, name)?.text ?? showCell(row[name] ?? '', field);
        const message = messageOf(row, name);
        return message ? <span title={message.text}>{text === '' ? '—' : text}</span> : text;
      },
      renderEditCell: (props) => (
        <CellEditor
          {...props}
          field={field}
          unread={reasonOf(props.row, name)?.text}
          onTyping={(text) => onTyping(props.row, name, text)}
        />
      ),
      renderSummaryCell: ({ row }) => (row[name] === undefined ? null : showCell(row[name], field)),
      editorOptions: { closeOnExternalRowChange: false },
    };
  });
  return [number, ...rest];
}

/** Exact sums of the columns that are totalled. */
export const totalsRow = (lines: readonly AnyRecord[], names: readonly string[]): AnyRecord =>
  Object.fromEntries(
    names.map((name) => [name, sum(lines.map((line) => line[name] ?? '').filter((value) => value !== ''))]),
  );
