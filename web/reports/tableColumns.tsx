import { Link } from 'react-router-dom';
import { documentKinds } from '../../shared/documentKinds.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { isNumeric, shownOf } from '../../shared/reports/shownValue.ts';
import type { NamedColumn } from '../../shared/reports/shownColumns.ts';
import type { TableColumn } from '../kit/DataTable.tsx';

export type ReportRow = Readonly<Record<string, string>> & { key: string };

/** Where the document of a row lies; '' where the row is of none. */
function addressOf(row: ReportRow): string {
  const kind = documentKinds.find(({ module }) => module === row['MODULO']);
  return kind && row['ID'] ? addressOfDocument(kind, row['ID']) : '';
}

/** Columns of a report as a table shows them; the first leads to the document of its row. */
export const tableColumns = (columns: readonly NamedColumn[]): readonly TableColumn<ReportRow>[] =>
  columns.map((column, index) => {
    const text = (row: ReportRow): string => shownOf(column, row[column.name] ?? '');
    return {
      name: column.name,
      label: column.label,
      right: isNumeric(column),
      sortable: true,
      text,
      ...(index === 0
        ? {
            render: (row: ReportRow) =>
              addressOf(row) === '' ? text(row) : <Link to={addressOf(row)}>{text(row) || 'Abrir'}</Link>,
          }
        : {}),
    };
  });
