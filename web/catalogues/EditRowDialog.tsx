import { useState } from 'react';
import { withoutPlace } from '../../shared/catalogues/csvReport.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { ApiError, errorText } from '../api/apiError.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';

/** What is wrong with the row; that it stands on a line of a file is nothing to who sees no file. */
const reasonOf = (thrown: unknown): string => {
  const [first] = thrown instanceof ApiError ? thrown.problems : [];
  return first ? withoutPlace(first.message) : errorText(thrown);
};

interface Props {
  row: CatalogueRow;
  columns: readonly string[];
  save: (row: CatalogueRow) => Promise<void>;
  onClose: () => void;
}

/** Changes one row of a list: what a file of one changed line does, without the file. Its code stays. */
export function EditRowDialog({ row, columns, save, onClose }: Props) {
  const [values, setValues] = useState(row);
  const [problem, complain] = useState('');
  const [working, setWorking] = useState(false);
  const send = async (): Promise<void> => {
    setWorking(true);
    try {
      await save(values);
      onClose();
    } catch (thrown) {
      complain(reasonOf(thrown));
      setWorking(false);
    }
  };
  return (
    <Dialog title={`Modificar ${row.CLAVE}`} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {columns
          .filter((column) => column !== 'CLAVE')
          .map((column, index) => (
            <PlainInput
              key={column}
              label={column}
              value={values[column] ?? ''}
              onChange={(value) => setValues({ ...values, [column]: value })}
              {...(index === 0 ? { 'data-autofocus': true } : {})}
            />
          ))}
        <p className="d-dimmed">Vale para todas las empresas de su país desde hoy.</p>
        {problem !== '' && (
          <p className="d-error" role="alert">
            {problem}
          </p>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={working}>
            Modificar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
