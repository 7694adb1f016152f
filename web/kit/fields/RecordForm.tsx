import { useCallback, useContext, useRef } from 'react';
import { isAsked, type AnyRecord, type DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { OthersAt } from '../others.tsx';
import { placeOf, type Unread, type UnreadChange, type UnreadText } from '../unread.ts';
import { FieldInput } from './FieldInput.tsx';
import { moveOnEnter } from './focus.ts';
import { cellsOf, plainLayout, type Layout } from './layout.ts';
import type { FieldMarks } from './mark.tsx';

export interface RecordFormProps {
  dataSet: DataSet;
  /** Name of the data set in its document; with `line`, of one of its lines. */
  name: string;
  line?: number;
  record: AnyRecord;
  layout?: Layout;
  onChanges: (changes: Change[], unread: UnreadChange[]) => void;
  /** Texts that are no values, by their places; without them each input keeps its own. */
  unread?: Unread | undefined;
  /** Told of a text that is typed and not stored yet, letter by letter. */
  onTyping?: ((place: string, text: string | undefined) => void) | undefined;
  problems?: readonly Problem[];
  /** Paths whose derived value a person changed. */
  changedByHand?: ReadonlySet<string>;
  /** What the rules of the case say of the fields, by name. */
  marks?: FieldMarks | undefined;
  readOnly?: boolean;
}

const none: readonly Problem[] = [];

/** The fields of one record in a grid of twelve columns; every change is told at once, saving is the caller's. */
export function RecordForm({
  dataSet,
  name,
  line,
  record,
  layout,
  problems = none,
  ...rest
}: RecordFormProps) {
  const tell = useRef(rest);
  tell.current = rest;
  const others = useContext(OthersAt);
  const lineKey = line === undefined ? undefined : record[dataSet.key ?? ''];
  const byPath = problemsByPath(problems);
  const isShown = (fieldName: string): boolean => {
    const field = dataSet.fields[fieldName];
    // Where nothing is asked any more, only what was said is read: a summary, not a form that takes no answer.
    const said = !rest.readOnly || (record[fieldName] ?? '') !== '';
    return field !== undefined && !field.hidden && said && isAsked(field, record);
  };
  // A row of the layout begins on its own: a field that a switch brings or hides moves no other to another place.
  const shownCells = (row: readonly string[]) =>
    cellsOf(row)
      .filter((cell) => isShown(cell.name))
      .map((cell, index) => ({ ...cell, first: index === 0 }));
  const cells = (layout ?? plainLayout(dataSet)).flatMap(shownCells);
  // A section of its own content alone asks for no fields, so that none is missed.
  if (layout?.length === 0) return null;
  if (cells.length === 0) return <p className="d-dimmed">Sin datos.</p>;
  return (
    <div className={rest.readOnly ? 'd-form d-form-read' : 'd-form'} onKeyDown={moveOnEnter}>
      {cells.map(({ name: fieldName, span, first }) => {
        const field = dataSet.fields[fieldName]!;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field: fieldName });
        const place = placeOf(name, fieldName, lineKey);
        return (
          <div key={fieldName} className={`d-span-${span}${first ? ' d-row-begins' : ''}`}>
            <Told
              field={field}
              path={path}
              place={place}
              unread={rest.unread?.get(place)}
              others={others.get(place)}
              keepsUnread={rest.unread !== undefined}
              value={record[fieldName] ?? ''}
              problems={byPath.get(path) ?? none}
              mark={rest.marks?.get(fieldName)}
              changedByHand={rest.changedByHand?.has(path) ?? false}
              readOnly={rest.readOnly ?? false}
              tell={tell}
            />
          </div>
        );
      })}
    </div>
  );
}

type ToldProps = Omit<React.ComponentProps<typeof FieldInput>, 'onChange' | 'onUnread' | 'onTyping'> & {
  place: string;
  keepsUnread: boolean;
  tell: React.RefObject<Pick<RecordFormProps, 'onChanges' | 'onTyping'>>;
};

/** Keeps the callbacks of a field the same over renders, so that a keystroke draws one field and not the form. */
function Told({ tell, place, keepsUnread, ...props }: ToldProps) {
  const { path } = props;
  const onChange = useCallback(
    (value: string) => tell.current.onChanges([{ op: 'set', path, value }], []),
    [path, tell],
  );
  const onUnread = useCallback(
    (unread: UnreadText | undefined) => tell.current.onChanges([], [[place, unread]]),
    [place, tell],
  );
  const onTyping = useCallback(
    (text: string | undefined) => tell.current.onTyping?.(place, text),
    [place, tell],
  );
  return (
    <FieldInput
      {...props}
      onChange={onChange}
      onUnread={keepsUnread ? onUnread : undefined}
      onTyping={onTyping}
    />
  );
}

export function problemsByPath(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const each of problems) {
    const same = found.get(each.path);
    if (same) same.push(each);
    else found.set(each.path, [each]);
  }
  return found;
}
