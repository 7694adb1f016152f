import { useState } from 'react';
import type { Input } from '../../../shared/foundation/contracts/procedure.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { LARGEST_PAGE } from '../../../shared/foundation/documents/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';

interface Props {
  /** Of the file, without its ending. */
  name: string;
  list: DocumentContracts['list'];
  /** What narrows and sorts the list; every page of it goes into the file. */
  asked: Pick<Input<DocumentContracts['list']>, 'TERMINO' | 'FILTROS' | 'ORDEN'>;
  columns: readonly TableColumn<DocumentHeader>[];
  disabled: boolean;
}

/** Puts all that a list finds into a file, in the columns and words that are shown. */
export function CsvButton(props: Props) {
  const [exporting, setExporting] = useState(false);
  const run = async (): Promise<void> => {
    setExporting(true);
    try {
      download(`${props.name}.csv`, await csvOf(props));
    } catch (thrown) {
      toast('No se pudo bajar la lista', errorText(thrown), 'bad');
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button
      variant="default"
      icon="download"
      className="d-desk-only"
      disabled={props.disabled}
      loading={exporting}
      onClick={() => void run()}
    >
      CSV
    </Button>
  );
}

async function csvOf({ list, asked, columns }: Props): Promise<string> {
  const all: DocumentHeader[] = [];
  let cursor: string | undefined;
  do {
    const part = await call(list, { ...asked, CURSOR: cursor, TAMANO: LARGEST_PAGE });
    all.push(...part.rows);
    cursor = part.next;
  } while (cursor !== undefined);
  return formatCsv(
    columns.map((column) => column.label),
    all.map((row) => columns.map((column) => column.text(row))),
  );
}
