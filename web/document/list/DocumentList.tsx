import { useEffect, useMemo } from 'react';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { chosen, plainChoice, type ColumnChoice } from '../../kit/columns.ts';
import { ColumnsButton } from '../../kit/ColumnsButton.tsx';
import { CursorPages } from '../../kit/CursorPages.tsx';
import { useReference } from '../../kit/reference.ts';
import { Filters, StateFilter } from '../../kit/Filters.tsx';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { useRemembered } from '../../kit/useRemembered.ts';
import type { DocumentListProps } from './documentListProps.ts';
import { listColumns } from './listColumns.tsx';
import { firstPage } from './firstPage.ts';
import { CsvButton } from './CsvButton.tsx';
import { DayRange } from './DayRange.tsx';
import { everyRow } from './everyRow.ts';
import { ListRows } from './ListRows.tsx';
import { ListSearch } from './ListSearch.tsx';
import { useAsked } from './useAsked.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';

/** List of a kind of document: search, filters and page live in the address; CSV holds all that the filter finds. */
export function DocumentList(props: DocumentListProps) {
  const { definition, procedures } = props;
  const { read, page, put } = useAddress();
  const { term, state, from, until, narrowed, asked } = useAsked(props.fixed, props.days);
  const list = useProcedure(
    procedures.list,
    { ...asked, CURSOR: read('c') || undefined, TAMANO: firstPage.TAMANO },
    { keepPrevious: true },
  );
  const { every, columns, choice, setChoice } = useListColumns(props);
  const { plural } = definition.noun;
  const title = props.title ?? plural.charAt(0).toUpperCase() + plural.slice(1);
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
  }, [title]);
  useMakingAsked(props.create?.run);
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{title}</h1>
        <span className="d-grow" />
        <CsvButton
          name={definition.module}
          everyRow={() => everyRow(procedures.list, asked)}
          columns={columns}
          disabled={(list.data?.total ?? 0) === 0}
        />
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
          <ListSearch label={`Buscar ${plural}`} value={term} onChange={(text) => put({ q: text })} />
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
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <>
          <ListRows {...props} title={title} columns={columns} answer={list.data} narrowed={narrowed} />
          {list.data.rows.length > 0 && (
            <CursorPages
              page={page}
              size={firstPage.TAMANO}
              answer={list.data}
              onPage={(next, cursor) => put({ p: String(next), c: cursor })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The columns that a kind has here, and those of them that the person chose. */
function useListColumns({ definition, columns: names, cells }: DocumentListProps) {
  const reference = useReference();
  const { user } = useSession();
  const [choice, setChoice] = useRemembered<ColumnChoice>(
    `columnas.${user.id}.${definition.module}`,
    plainChoice,
  );
  const every = useMemo(
    () => listColumns(definition, names, reference).map((column) => ({ ...column, ...cells?.[column.name] })),
    [definition, names, cells, reference],
  );
  const columns = useMemo(() => chosen(every, choice), [every, choice]);
  return { every, columns, choice, setChoice };
}

/** Makes a new one where the address asks for it, once. */
function useMakingAsked(make: (() => void) | undefined): void {
  const { read, put } = useAddress();
  const wanted = read('crear') !== '' && make !== undefined;
  useEffect(() => {
    if (!wanted) return;
    put({ crear: '' });
    make();
    // Whether it is asked for is all that counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
}
