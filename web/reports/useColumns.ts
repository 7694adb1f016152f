import { useState } from 'react';
import { optedColumns, optionsForColumns } from '../../shared/reports/reportFields.ts';
import type { ReportName } from '../../shared/reports/reports.ts';
import { chosenColumns, type NamedColumn } from '../../shared/reports/shownColumns.ts';
import { errorText } from '../api/apiError.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { useOptions } from './useOption.ts';

/** Columns of a report as this person keeps them, or else as their company has them, how they choose others, and whether they are known yet. */
export function useColumns(name: ReportName): {
  columns: NamedColumn[];
  choose: (names: string[]) => Promise<void>;
  known: boolean;
} {
  const { valueOf, putAll, known } = useOptions();
  // Shown at once: a box that waited for its answer would look as if it had not been pressed.
  const [picked, setPicked] = useState<string[]>();
  const choose = async (names: string[]): Promise<void> => {
    setPicked(names);
    try {
      await putAll(optionsForColumns(name, names, valueOf));
    } catch (thrown) {
      await inform('Las columnas no se guardaron', errorText(thrown));
    }
  };
  return { columns: picked ? chosenColumns(name, picked) : optedColumns(name, valueOf), choose, known };
}
