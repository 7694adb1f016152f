import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { LARGEST_PAGE } from '../../../shared/foundation/documents/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useProcedure } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { useSession } from '../../api/session.ts';
import { chosen, plainChoice, type ColumnChoice } from '../../kit/columns.ts';
import { ColumnsButton } from '../../kit/ColumnsButton.tsx';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { CursorPages } from '../../kit/CursorPages.tsx';
import { useReference } from '../../kit/reference.ts';
import { Filters, StateFilter } from '../../kit/Filters.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { useRemembered } from '../../kit/useRemembered.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';
import { listColumns, type ListedKind } from './listColumns.tsx';
import { firstPage } from './firstPage.ts';
import { DayRange } from './DayRange.tsx';
import { ListSearch } from './ListSearch.tsx';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';

const EXPORT_PAGE = LARGEST_PAGE;

export interface RowAction {
  label: string;
  /** Single letter that does it on the focused row. */
  letter: string;
  run: (row: DocumentHeader) => void;
}

export interface Cell {
  text: (row: DocumentHeader) => string;
  render?: (row: DocumentHeader) => ReactNode;
}

export interface DocumentListProps {
  definition: ListedKind;
  procedures: Pick<DocumentContracts, 'list'>;
  /** Columns of the definition in their order; all when absent. */
  columns?: readonly string[];
  /** Always applied, e.g. the order whose documents these are. */
  fixed?: Record<string, string>;
  /** Button that makes a new one. */
  create?: { label: string; run: () => void };
  rowActions?: readonly RowAction[];
  /** Actions on the marked rows. */
  bulk?: readonly { label: string; run: (ids: string[]) => void | Promise<void> }[];
  emptyText?: string;
  /** Of the page; the name of the kind when absent. */
  title?: string;
  /** What is shown of a column instead of its stored value; CSV holds the same text. */
  cells?: Readonly<Record<string, Cell>>;
  /** Column of days that the list may be narrowed by. */
  days?: { column: string; label: string };
  /** More ways to narrow it; what they ask for is in `fixed`. */
  filters?: ReactNode;
  /** What counts it, at the right of what narrows it. */
  counts?: ReactNode;
  /** Beside the button that makes a new one. */
  tools?: ReactNode;
}

/** List of a kind of document: search, filters and page live in the address; CSV holds all that the filter finds. */
export function DocumentList(props: DocumentListProps) {
  const { definition, procedures, fixed } = props;
  const reference = useReference();
  const { read, page, put } = useAddress();
  const navigate = useNavigate();
  const [marks, setMarks] = useState<Set<string>>(new Set());
  const term = read('q');
  const state = read('estado');
  const order = read('orden') || firstPage.ORDEN;
  const from = read('desde');
  const until = read('hasta');
  const input = {
    TERMINO: term === '' ? undefined : term,
    FILTROS: {
      ...fixed,
      ...(state === '' ? {} : { ESTADO: state }),
      ...(props.days && from !== '' ? { [`${props.days.column}>=`]: from } : {}),
      ...(props.days && until !== '' ? { [`${props.days.column}<=`]: until } : {}),
    },
    ORDEN: order,
  };
  const list = useProcedure(
    procedures.list,
    { ...input, CURSOR: read('c') || undefined, TAMANO: firstPage.TAMANO },
    { keepPrevious: true },
  );
  const session = useSession();
  const [choice, setChoice] = useRemembered<ColumnChoice>(
    `columnas.${session.user.id}.${definition.module}`,
    plainChoice,
  );
  const every = useMemo(
    () =>
      listColumns(definition, props.columns, reference).map((column) => {
        const cell = props.cells?.[column.name];
        return cell ? { ...column, ...cell } : column;
      }),
    [definition, props.columns, props.cells, reference],
  );
  const columns = useMemo(() => chosen(every, choice), [every, choice]);
  const narrowed = [term, state, from, until, ...Object.values(fixed ?? {})].some((value) => value !== '');
  const rows = list.data?.rows ?? [];
  const total = list.data?.total ?? 0;

  const [exporting, setExporting] = useState(false);
  const exportCsv = async (): Promise<void> => {
    const all: DocumentHeader[] = [];
    let cursor: string | undefined;
    do {
      const part = await call(procedures.list, { ...input, CURSOR: cursor, TAMANO: EXPORT_PAGE });
      all.push(...part.rows);
      cursor = part.next;
    } while (cursor !== undefined);
    const cells = all.map((row) => columns.map((column) => column.text(row)));
    download(
      `${definition.module}.csv`,
      formatCsv(
        columns.map((column) => column.label),
        cells,
      ),
    );
  };

  const wanted = read('crear') !== '' && props.create !== undefined;
  useEffect(() => {
    if (!wanted) return;
    put({ crear: '' });
    props.create?.run();
    // Asked for by the address, once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const { plural } = definition.noun;
  const title = props.title ?? plural.charAt(0).toUpperCase() + plural.slice(1);
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{title}</h1>
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          className="d-desk-only"
          disabled={total === 0}
          loading={exporting}
          onClick={() => {
            setExporting(true);
            void exportCsv()
              .catch((thrown: unknown) => toast('No se pudo bajar la lista', errorText(thrown), 'bad'))
              .finally(() => setExporting(false));
          }}
        >
          CSV
        </Button>
        <ColumnsButton columns={every} choice={choice} onChoice={setChoice} />
        <ViewsButton moduleId={definition.moduleId} choice={choice} onChoice={setChoice} />
        {props.tools}
        {props.create && (
          <Button icon="plus" onClick={props.create.run}>
            {props.create.label}
          </Button>
        )}
      </div>
      <div className="d-narrow">
        <div className="d-row">
          <ListSearch
            label={`Buscar ${definition.noun.plural}`}
            value={term}
            onChange={(text) => put({ q: text })}
          />
          <Filters>
            <StateFilter
              states={Object.entries(definition.states.states).map(([value, { label }]) => ({
                value,
                label,
              }))}
              state={state}
              onState={(name) => put({ estado: name })}
            />
            {props.days && <DayRange label={props.days.label} from={from} until={until} onChange={put} />}
            {props.filters}
          </Filters>
        </div>
        {props.counts}
      </div>
      {marks.size > 0 && (
        <div className="d-row" role="group" aria-label="Acciones con las filas marcadas">
          {marks.size} marcadas
          {props.bulk?.map(({ label, run }) => (
            <Button
              key={label}
              variant="default"
              onClick={() => void Promise.resolve(run([...marks])).then(() => setMarks(new Set()))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={narrowed ? 'Nada coincide con la búsqueda' : `Todavía no hay ${definition.noun.plural}`}
          text={
            narrowed
              ? 'Cambie el texto o quite los filtros.'
              : (props.emptyText ?? 'Lo que cree aparecerá aquí.')
          }
          action={
            props.create && !narrowed ? (
              <Button onClick={props.create.run}>{props.create.label}</Button>
            ) : undefined
          }
        />
      ) : (
        <>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.ID}
            order={list.data.order}
            onOrder={(next) => put({ orden: next })}
            onOpen={(row) => navigate(addressOfDocument(definition, row.ID))}
            onRowKey={(row, event) =>
              props.rowActions?.find((action) => action.letter === event.key.toLowerCase())?.run(row)
            }
            {...(props.bulk ? { marks, onMarks: setMarks } : {})}
          />
          {list.data.note !== undefined && <p className="d-dimmed">{list.data.note}</p>}
          <CursorPages
            page={page}
            size={firstPage.TAMANO}
            answer={list.data}
            onPage={(next, cursor) => put({ p: String(next), c: cursor })}
          />
        </>
      )}
    </div>
  );
}
