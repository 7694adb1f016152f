import { useContext } from 'react';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { FieldPast } from '../fields/fieldPast.ts';
import type { FieldMarks } from '../fields/mark.tsx';
import type { GridColumn } from './paste.ts';

interface Props {
  /** Name of the data set, and the line of the cell in it. */
  name: string;
  line: number;
  column: GridColumn;
  value: string;
  marks: FieldMarks | undefined;
  /** Writes another value into it; absent where nothing may be written. */
  use?: (value: string) => void;
}

/** Help of the cell in hand, as a field of a form has it: what it is, what the rules ask of it, what it held last. */
export function CellHelp({ name, line, column, value, marks, use }: Props) {
  const past = useContext(FieldPast);
  const { field } = column;
  const mark = marks?.get(column.name);
  const path = formatPath({ dataSet: name, line, field: column.name });
  return (
    <div className="d-help" role="status">
      <p>
        <strong>{field.label}</strong>
        {field.help && `: ${field.help}`}
      </p>
      {mark && <p>{mark.text}.</p>}
      {isPersons(field) && past?.({ path, field, value, ...(use ? { use } : {}) })}
    </div>
  );
}
