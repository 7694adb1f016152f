import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { AnyRecord, DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import type { Unread, UnreadChange } from '../unread.ts';
import type { FieldMarks } from '../fields/mark.tsx';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';

export interface LinesGridProps {
  dataSet: DataSet;
  /** Name of the data set in its document. */
  name: string;
  lines: readonly AnyRecord[];
  /** Names of the shown columns in their order; all that are not hidden when absent. */
  columns?: readonly string[];
  /** Names the person's own choice of columns and widths, kept in this browser. */
  remember: string;
  /** Columns whose sum stands in the row below. */
  totals?: readonly string[];
  problems?: readonly Problem[];
  /** Name of the column that the lines are known by: it and those before it stay while the rest scrolls. */
  nameColumn?: string;
  /** Columns whose blanks a paste asks for, to be filled all at once. */
  asked?: readonly string[];
  /** What the rules of the case say of the columns, by name. */
  marks?: FieldMarks | undefined;
  /** Texts in its cells that are no values, by their places. */
  unread: Unread;
  onChanges: (changes: Change[], unread?: UnreadChange[]) => void;
  /** Told of a text that is typed in a cell and not stored yet, letter by letter. */
  onTyping?: ((place: string, text: string | undefined) => void) | undefined;
  /** Told of a typed text that was given up: the cell keeps what it had, and redo brings the text. */
  onGiveUp?: (changes: Change[], unread: UnreadChange[]) => unknown;
  onUndo?: () => void;
  onRedo?: () => void;
  readOnly?: boolean;
  /** Values that a new line starts with, besides its key. */
  newLine?: () => AnyRecord;
  /** What the grid is for, shown while it has no lines. */
  emptyText?: string;
}

export const shownColumns = ({ dataSet, columns }: Pick<LinesGridProps, 'dataSet' | 'columns'>) =>
  (columns ?? Object.keys(dataSet.fields))
    .map((name) => ({ name, field: dataSet.fields[name] }))
    .filter(
      (each): each is { name: string; field: NonNullable<typeof each.field> } =>
        each.field !== undefined && !each.field.hidden,
    );

/** A new line: its own key for ever, and the values that it starts with. */
export const startLine = ({ dataSet, newLine }: Pick<LinesGridProps, 'dataSet' | 'newLine'>): AnyRecord => ({
  ...newLine?.(),
  ...(dataSet.key ? { [dataSet.key]: crypto.randomUUID() } : {}),
});
