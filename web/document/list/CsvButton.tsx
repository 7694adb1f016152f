import { useState } from 'react';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { Button } from '../../kit/simple.tsx';
import { saveListCsv } from './listCsv.ts';

interface Props<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** All that the list finds; every page of it goes into the file. */
  everyRow: () => Promise<readonly Row[]>;
  columns: readonly TableColumn<Row>[];
  disabled: boolean;
}

/** Puts all that a list finds into a file, in the columns and words that are shown. */
export function CsvButton<Row>({ name, everyRow, columns, disabled }: Props<Row>) {
  const [exporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    await saveListCsv(name, everyRow, columns);
    setExporting(false);
  };
  return (
    <Button
      variant="default"
      icon="download"
      className="d-desk-only"
      disabled={disabled}
      loading={exporting}
      onClick={() => void run()}
    >
      CSV
    </Button>
  );
}
