import { useState, type ReactNode } from 'react';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { takePast } from '../fields/fieldPast.ts';
import { CellHelp } from './CellHelp.tsx';
import type { LinesGridProps } from './lines.ts';
import type { OpenSheet } from './useOpenSheet.ts';

/** F1 opens the help of the cell in hand and closes it; Shift+F1 writes the last value that it says into the cell. */
export function useCellHelp(
  props: LinesGridProps,
  { marked: { active }, shown, visible }: OpenSheet,
  goBack: () => unknown,
): { onF1: (event: React.KeyboardEvent) => void; help: ReactNode } {
  const { name, lines, marks, readOnly = false, onChanges } = props;
  const [helping, setHelping] = useState(false);
  const current = active && visible[active.row];
  const column = active && shown[active.column];
  const onF1 = ({ shiftKey, target, currentTarget }: React.KeyboardEvent): void => {
    if (!shiftKey || !helping) return setHelping(!helping);
    // What is being written in a cell is confirmed or given up first.
    if (target instanceof Element && target.getAttribute('role') === 'gridcell') takePast(currentTarget);
  };
  if (!helping || !current || !column) return { onF1, help: undefined };
  const line = lines.indexOf(current);
  const use = (value: string): void => {
    onChanges([{ op: 'set', path: formatPath({ dataSet: name, line, field: column.name }), value }], []);
    goBack();
  };
  const help = (
    <CellHelp
      name={name}
      line={line}
      column={column}
      value={current[column.name] ?? ''}
      marks={marks}
      {...(readOnly ? {} : { use })}
    />
  );
  return { onF1, help };
}
