import { useCallback, useRef } from 'react';
import { isAsked, type AnyRecord, type DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
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
  onChanges: (changes: Change[]) => void;
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
  const tell = useRef(rest.onChanges);
  tell.current = rest.onChanges;
  const byPath = problemsByPath(problems);
  return (
    <div className="d-form" onKeyDown={moveOnEnter}>
      {(layout ?? plainLayout(dataSet)).flatMap(cellsOf).map(({ name: fieldName, span }) => {
        const field = dataSet.fields[fieldName];
        if (!field || field.hidden || !isAsked(field, record)) return null;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field: fieldName });
        return (
          <div key={fieldName} className={`d-span-${span}`}>
            <Told
              field={field}
              path={path}
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

type ToldProps = Omit<React.ComponentProps<typeof FieldInput>, 'onChange'> & {
  tell: React.RefObject<(changes: Change[]) => void>;
};

/** Keeps the callback of a field the same over renders, so that a keystroke draws one field and not the form. */
function Told({ tell, ...props }: ToldProps) {
  const { path } = props;
  const onChange = useCallback((value: string) => tell.current([{ op: 'set', path, value }]), [path, tell]);
  return <FieldInput {...props} onChange={onChange} />;
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
