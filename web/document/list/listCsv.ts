import { errorText } from '../../api/apiError.ts';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { toast } from '../../kit/toasts.ts';

/**
 * Hands a whole list over as a file, in the columns and words that are shown. One that ends half way says why, and leaves no
 * file that looks whole.
 */
export async function saveListCsv<Row>(
  name: string,
  everyRow: () => Promise<readonly Row[]>,
  columns: readonly TableColumn<Row>[],
  { save, say }: { save: typeof download; say: typeof toast } = { save: download, say: toast },
): Promise<void> {
  try {
    const rows = await everyRow();
    const text = formatCsv(
      columns.map(({ label }) => label),
      rows.map((row) => columns.map((column) => column.text(row))),
    );
    save(`${name}.csv`, text);
  } catch (thrown) {
    say('No se pudo bajar la lista', errorText(thrown), 'bad');
  }
}
