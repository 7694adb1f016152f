import { optedColumns, optionsForColumns } from '../../shared/reports/reportFields.ts';
import type { ReportName } from '../../shared/reports/reports.ts';
import type { NamedColumn } from '../../shared/reports/shownColumns.ts';
import { errorText } from '../api/apiError.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { useOptions } from './useOptions.ts';

/** Columns of a report as this person keeps them, or else as their company has them, how they choose others, and whether they are known yet. */
export function useColumns(name: ReportName): {
  columns: NamedColumn[];
  choose: (names: string[]) => Promise<void>;
  known: boolean;
} {
  const { values, change, known } = useOptions();
  const valueOf = (key: string): string => values[key] ?? '';
  const choose = async (names: string[]): Promise<void> => {
    try {
      await change(optionsForColumns(name, names, valueOf));
    } catch (thrown) {
      await inform('Las columnas no se guardaron', errorText(thrown));
    }
  };
  return { columns: optedColumns(name, valueOf), choose, known };
}
