import { useRef, useState } from 'react';
import { companyOfTable, linesOf, type DraftLine } from '../../../shared/users/permissionDraft.ts';
import type { ReadPermissions } from '../../../shared/users/readPermissions.ts';
import type { PermissionTable } from '../../../shared/users/permissionProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { readRowsFile } from '../../kit/readFile.ts';
import { Button } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';
import type { Matrix } from './useMatrix.ts';

const columns = [
  { name: 'person', label: 'Persona', text: ({ person }: DraftLine) => person },
  { name: 'what', label: 'Permiso', text: ({ what }: DraftLine) => what },
  { name: 'before', label: 'Hoy', text: ({ before }: DraftLine) => before },
  { name: 'after', label: 'Según el archivo', text: ({ after }: DraftLine) => after },
];

/** Reads permissions from a file and shows what they would change before they are put into the matrix. */
export function ImportPermissions({ table, matrix }: { table: PermissionTable; matrix: Matrix }) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadPermissions>();
  const open = async (file: File): Promise<void> => {
    try {
      const { readPermissions } = await import('../../../shared/users/readPermissions.ts');
      setRead(readPermissions(await readRowsFile(file), table));
    } catch (thrown) {
      await inform('¡Error!', errorText(thrown));
    }
  };
  return (
    <>
      <Button variant="default" icon="up" onClick={() => input.current?.click()}>
        Importar CSV
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,.xlsx"
        hidden
        aria-label="Archivo de permisos"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void open(file);
        }}
      />
      {read && (
        <Preview
          table={table}
          read={read}
          onTake={() => {
            matrix.take(read.people);
            setRead(undefined);
          }}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}

/** What the file would change, and the rows of it that are not taken. */
function Preview(props: {
  table: PermissionTable;
  read: ReadPermissions;
  onTake: () => void;
  onClose: () => void;
}) {
  const { table, read, onTake, onClose } = props;
  const lines = table.PERSONAS.flatMap((was) => {
    const is = read.people.get(was.IdUsuario);
    return is ? linesOf(companyOfTable(table), was, is) : [];
  });
  return (
    <Dialog title="Vista previa de permisos" opened onClose={onClose} wide>
      <div className="d-stack">
        {read.problems.length > 0 && <NotTaken problems={read.problems} />}
        {lines.length === 0 ? (
          <p>El archivo no cambia ningún permiso.</p>
        ) : (
          <DataTable
            label="Cambios del archivo"
            columns={columns}
            rows={lines}
            rowKey={({ person, what }) => `${person} ${what}`}
          />
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={lines.length === 0} onClick={onTake}>
            Llevar a la matriz
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const NotTaken = ({ problems }: Pick<ReadPermissions, 'problems'>) => (
  <div className="d-warning" role="status">
    <p>{`${problems.length === 1 ? 'Una fila no se toma' : `${problems.length} filas no se toman`}:`}</p>
    <ul>
      {problems.slice(0, 20).map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </div>
);
