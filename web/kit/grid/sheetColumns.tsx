import type { Column } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { Icon } from '../icons.tsx';
import { MarkLetters, type FieldMark, type FieldMarks } from '../fields/mark.tsx';
import type { UnreadText } from '../unread.ts';
import { cellLooks, type CellMessage } from './cellMessage.ts';
import { CellEditor } from './CellEditor.tsx';
import { showCell } from './cellText.ts';
import type { OpenCell } from './openCell.ts';
import type { GridColumn } from './paste.ts';

const MARK_WIDTH = 22;
export const NUMBER_WIDTH = 56;

export const headingOf = ({ field }: GridColumn): string =>
  field.box ? `${field.box} ${field.label}` : field.label;

export interface Look {
  shown: readonly GridColumn[];
  /** How many of the first columns stay while the rest scrolls. */
  frozen: number;
  /** Widths that show what the columns hold. */
  fitting: Readonly<Record<string, number>>;
  /** Widths that the person chose. */
  widths: Readonly<Record<string, number>>;
  readOnly: boolean;
  marks?: FieldMarks | undefined;
  reasonOf: (line: AnyRecord, field: string) => UnreadText | undefined;
  /** The cell that is written in. */
  open: OpenCell;
  keyOf: (line: AnyRecord) => string;
  onTyping: (line: AnyRecord, field: string, text: string | undefined) => void;
  messageOf: (line: AnyRecord, field: string) => CellMessage | undefined;
  isMarked: (line: AnyRecord, column: number) => boolean;
  /** Names of the others who are in a cell now, or in the line where no field is named. */
  othersAt: (line: AnyRecord, field: string) => string | undefined;
  /** Number of a line in the document, whatever the order of the screen. */
  numberOf: (line: AnyRecord) => number;
  isFiltered: (field: string) => boolean;
  onFilter: (column: GridColumn) => void;
  onLeave: (row: number, column: number, by: 1 | -1) => void;
}

const numberColumn = ({
  numberOf,
  othersAt,
}: Pick<Look, 'numberOf' | 'othersAt'>): Column<AnyRecord, AnyRecord> => ({
  key: '#',
  name: 'No.',
  width: NUMBER_WIDTH,
  frozen: true,
  cellClass: (line) => `d-cell-number ${othersAt(line, '') ? 'd-cell-here' : ''}`,
  renderCell: ({ row }) => {
    const names = othersAt(row, '');
    if (!names) return numberOf(row);
    return (
      <span title={`${names}: en esta línea`}>
        <Icon name="person" /> {numberOf(row)}
        <span className="d-hidden">, en esta línea está {names}</span>
      </span>
    );
  },
  renderSummaryCell: ({ row }) => row['#'],
});

/** Heading of a column with what the rules say of it, and the way to its filter. */
function HeadCell(props: {
  column: GridColumn;
  mark: FieldMark | undefined;
  tabIndex: number;
  filtered: boolean;
  onFilter: Look['onFilter'];
}) {
  const { column, mark, tabIndex, filtered, onFilter } = props;
  const heading = headingOf(column);
  return (
    <div className="d-head-cell">
      <span className="d-head-words" title={heading}>
        {mark && <MarkLetters mark={mark} />} {heading}
        {mark && <span className="d-hidden">. {mark.text}</span>}
      </span>
      <button
        type="button"
        tabIndex={tabIndex}
        className="d-head-filter"
        aria-label={`Ordenar y filtrar ${column.field.label}${filtered ? ', con filtro' : ''}`}
        aria-pressed={filtered}
        onClick={() => onFilter(column)}
      >
        <Icon name="funnel" />
      </button>
    </div>
  );
}

/** Columns of the sheet from the fields: the line's number first, then one a field. */
export function sheetColumns(look: Look): Column<AnyRecord, AnyRecord>[] {
  const { shown, frozen, fitting, widths, readOnly, marks, reasonOf, messageOf, isFiltered } = look;
  const rest = shown.map(({ name, field }, index): Column<AnyRecord, AnyRecord> => {
    const right = kinds[field.kind].align === 'right' ? 'd-number' : '';
    const mark = marks?.get(name);
    return {
      key: name,
      name: headingOf({ name, field }),
      renderHeaderCell: ({ tabIndex }) => (
        <HeadCell
          column={{ name, field }}
          mark={mark}
          tabIndex={tabIndex}
          filtered={isFiltered(name)}
          onFilter={look.onFilter}
        />
      ),
      width: widths[name] ?? (fitting[name] ?? 0) + (mark ? MARK_WIDTH : 0),
      frozen: index < frozen,
      resizable: true,
      editable: !readOnly && isPersons(field),
      headerCellClass: right,
      summaryCellClass: right,
      cellClass: (line) => {
        const message = messageOf(line, name);
        const state = message ? cellLooks[message.severity].cell : '';
        const here = look.othersAt(line, name) ? 'd-cell-here' : '';
        return `${right} ${state} ${here} ${!isPersons(field) ? 'd-cell-computed' : ''} ${look.isMarked(line, index) ? 'd-cell-marked' : ''}`;
      },
      renderCell: ({ row }) => {
        const text = reasonOf(row, name)?.text ?? showCell(row[name] ?? '', field);
        const message = messageOf(row, name);
        const blank = message?.severity === 'missing' ? '' : '—';
        return message ? <span title={message.text}>{text === '' ? blank : text}</span> : text;
      },
      renderEditCell: (props) => (
        <CellEditor
          {...props}
          field={field}
          line={look.keyOf(props.row)}
          open={look.open}
          unread={reasonOf(props.row, name)?.text}
          onTyping={(text) => look.onTyping(props.row, name, text)}
          onLeave={(by) => look.onLeave(props.rowIdx, index, by)}
        />
      ),
      renderSummaryCell: ({ row }) => (row[name] === undefined ? null : showCell(row[name], field)),
      editorOptions: { closeOnExternalRowChange: false },
    };
  });
  return [numberColumn(look), ...rest];
}
