import { useReducer } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { FILTERS, saidFilter, type Filter, type Filters } from '../../shared/reports/filters.ts';
import { filterLabel, narrowedBy } from '../../shared/reports/narrowedBy.ts';
import { PREVIEW_ROWS, reportProcedures } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import type { NamedColumn } from '../../shared/reports/shownColumns.ts';
import { useProcedure } from '../api/queries.ts';
import { DayRange } from '../document/list/DayRange.tsx';
import { DataTable } from '../kit/DataTable.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { NarrowFields, StrangeFilters } from './NarrowFields.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { ProgramMail } from './ScheduleReport.tsx';
import { SaveReport } from './SaveReport.tsx';
import { sortRows } from './sortRows.ts';
import { tableColumns } from './tableColumns.tsx';
import { useColumns } from './useColumns.ts';
import './reports.css';

/** What the address narrows a report to, of some facts. */
const filtersOf = (read: (name: string) => string, names: readonly Filter[]): Filters =>
  Object.fromEntries(
    names.flatMap((each) => {
      const value = read(each.toLowerCase());
      return value === '' ? [] : [[each, value] as const];
    }),
  );

/** A report as a page: its days and filters in the address, its columns as the person keeps them, its preview and files. */
export function ReportView({ name, title }: { name: ReportName; title: string }) {
  const { read, put } = useAddress();
  const { pathname, search } = useLocation();
  const { columns, choose, known } = useColumns(name);
  const chosen = columns.map((each) => each.name);
  const [choosing, toggle] = useReducer((open: boolean) => !open, false);
  const report = reports[name];
  const filters = filtersOf(read, narrowedBy(name));
  const narrow = (filter: Filter, value: string): void => put({ [filter.toLowerCase()]: value });
  const [DESDE, HASTA] = [read('desde') || undefined, read('hasta') || undefined];
  const asked = { REPORTE: name, DESDE, HASTA, FILTROS: filters };
  const found = useProcedure(reportProcedures.run, asked, { keepPrevious: true, staleTime: 30_000 });
  // A period has days even where nobody chose any; what is open has those of its beginning, if they are asked for.
  const [days, meant] = report.reads === 'period' ? ['Días', found.data] : [report.begun];
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>{title}</PageTitle>
        <span className="d-grow" />
        <SaveReport title={title} to={`${pathname}${search}`} />
        <ProgramMail {...{ name, title, filters }} columns={chosen} />
        <Button variant="default" disabled={!known} aria-expanded={choosing} onClick={toggle}>
          Columnas
        </Button>
        <ReportFiles asked={{ ...asked, COLUMNAS: chosen }} ready={known} />
      </div>
      <p className="d-dimmed">{report.help}</p>
      <div className="d-row rp-filters" role="search" aria-label="Filtros del reporte">
        {days !== undefined && (
          <DayRange
            label={days}
            from={DESDE ?? meant?.DESDE ?? ''}
            until={HASTA ?? meant?.HASTA ?? ''}
            onChange={({ desde, hasta }) => put({ desde, hasta })}
          />
        )}
        <NarrowFields {...{ name, filters, narrow }} days={{ DESDE, HASTA }} />
        <FilterButtons name={name} filters={filters} without={(each) => narrow(each, '')} />
        <Link to="/reportesgt">Todos los reportes</Link>
      </div>
      <StrangeFilters name={name} filters={filtersOf(read, FILTERS)} />
      {choosing && <ChooseColumns name={name} chosen={chosen} onChange={(names) => void choose(names)} />}
      {found.isPending || !known ? (
        <Loading label="Sumando" />
      ) : found.isError ? (
        <ErrorState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <Preview {...{ name, title, columns }} data={found.data} narrowed={Object.keys(filters).length > 0} />
      )}
    </div>
  );
}

/** The filters that narrow the report; pressed, one is taken away. */
function FilterButtons(props: { name: ReportName; filters: Filters; without: (each: Filter) => void }) {
  const { name, filters, without } = props;
  return FILTERS.filter((each) => filters[each] !== undefined).map((each) => (
    <Button key={each} variant="subtle" onClick={() => without(each)}>
      {`${filterLabel(name, each)}: ${saidFilter(each, filters[each] ?? '')} ✕`}
    </Button>
  ));
}

/** The first rows of what was found, and how many there are; all of them in the order that the person chose. */
function Preview(props: {
  name: ReportName;
  title: string;
  data: Result<typeof reportProcedures.run>;
  columns: readonly NamedColumn[];
  narrowed: boolean;
}) {
  const { name, title, data, columns, narrowed } = props;
  const { read, put } = useAddress();
  const { DESDE, HASTA, FILAS, MAS, AL_DIA } = data;
  // Of more rows than are here the first of a column may be among the others.
  const order = MAS === '1' ? '' : read('orden');
  if (FILAS.length === 0)
    return (
      <EmptyState
        icon="chart"
        title="Nada que mostrar"
        text={
          reports[name].reads === 'period'
            ? `Entre el ${formatDate(DESDE)} y el ${formatDate(HASTA)} no hay nada de esto. Elija otros días o quite un filtro.`
            : DESDE === '' && HASTA === ''
              ? `No hay nada pendiente de esto.${narrowed ? ' Quite un filtro.' : ''}`
              : 'No hay nada pendiente de esos días. Elija otros o quítelos.'
        }
      />
    );
  return (
    <>
      <p className="d-dimmed" role="status">
        {MAS === '1'
          ? `Las primeras ${PREVIEW_ROWS} filas; el archivo lleva todas. Con menos días o un filtro caben aquí y se ordenan por sus columnas.`
          : `${FILAS.length} ${FILAS.length === 1 ? 'fila' : 'filas'}.`}
        {AL_DIA === '0' && ' Lo hecho en el último minuto todavía se está sumando.'}
      </p>
      <DataTable
        label={title}
        columns={tableColumns(columns)}
        rows={sortRows(
          FILAS.map((row, index) => ({ ...row, key: String(index) })),
          columns,
          order,
        )}
        rowKey={(row) => row.key}
        order={order}
        {...(MAS === '1' ? {} : { onOrder: (orden: string) => put({ orden }) })}
      />
    </>
  );
}
