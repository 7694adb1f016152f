import { useNavigate } from 'react-router-dom';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useMarks } from '../../kit/useMarks.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';
import type { DocumentListProps } from './documentListProps.ts';

interface Props extends Pick<
  DocumentListProps,
  'definition' | 'create' | 'bulk' | 'rowActions' | 'emptyText'
> {
  title: string;
  columns: readonly TableColumn<DocumentHeader>[];
  answer: Result<DocumentContracts['list']>;
  /** Whether something narrows the list, so that another one may hold more. */
  narrowed: boolean;
}

/** The page of a list that was answered: its rows with what is done to the marked ones, or why there are none. */
export function ListRows(props: Props) {
  const { definition, title, columns, answer, narrowed, create, bulk } = props;
  const { put } = useAddress();
  const navigate = useNavigate();
  const [marked, mark] = useMarks(answer.rows.map(({ ID }) => ID));
  return (
    <>
      {marked.length > 0 && (
        <div className="d-row" role="group" aria-label="Acciones con las filas marcadas">
          {marked.length === 1 ? '1 marcada' : `${marked.length} marcadas`}
          {bulk?.map(({ label, run }) => (
            <Button
              key={label}
              variant="default"
              onClick={() => void run([...marked]).then((done) => done && mark(new Set()))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {answer.rows.length === 0 ? (
        <EmptyState
          title={narrowed ? 'Nada coincide con la búsqueda' : `Todavía no hay ${definition.noun.plural}`}
          text={
            narrowed
              ? 'Cambie el texto o quite los filtros.'
              : (props.emptyText ?? 'Lo que cree aparecerá aquí.')
          }
          action={create && !narrowed ? <Button onClick={create.run}>{create.label}</Button> : undefined}
        />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={answer.rows}
          rowKey={(row) => row.ID}
          order={answer.order}
          onOrder={(next) => put({ orden: next })}
          onOpen={(row) => navigate(addressOfDocument(definition, row.ID))}
          onRowKey={(row, event) =>
            props.rowActions?.find((action) => action.letter === event.key.toLowerCase())?.run(row)
          }
          {...(bulk ? { marks: new Set(marked), onMarks: mark } : {})}
        />
      )}
      {answer.rows.length > 0 && answer.note !== undefined && <p className="d-dimmed">{answer.note}</p>}
    </>
  );
}
