import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { FILTERS, PREVIEW_ROWS, reportProcedures, WITHOUT } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { chosenColumns } from '../../shared/reports/shownColumns.ts';
import { useProcedure } from '../api/queries.ts';
import { DayRange } from '../document/DayRange.tsx';
import { DataTable } from '../kit/DataTable.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { SaveReport } from './SaveReport.tsx';
import { tableColumns } from './tableColumns.tsx';
import { useOptions } from './useOption.ts';
import './reports.css';

const FILTER_LABELS: Readonly<Record<(typeof FILTERS)[number], string>> = {
  ESTADO: 'Estado',
  REGIMEN: 'Régimen',
  ADUANA: 'Aduana',
  CLIENTE: 'Cliente',
  AGENTE: 'Agente',
  CANAL: 'Canal',
  USUARIO: 'Hecha por',
  CODIGO: 'Código',
  CAMPO: 'Campo',
};

/** A report as a page: its days and filters in the address, its columns as the person keeps them, its preview and files. */
export function ReportView({ name, title }: { name: ReportName; title: string }) {
  const { read, put } = useAddress();
  const { pathname, search } = useLocation();
  const { valueOf, put: keep } = useOptions();
  const [choosing, setChoosing] = useState(false);
  const report = reports[name];
  const filters = Object.fromEntries(
    FILTERS.flatMap((each) => {
      const value = read(each.toLowerCase());
      return value === '' ? [] : [[each, value] as const];
    }),
  );
  const asked = {
    REPORTE: name,
    DESDE: read('desde') || undefined,
    HASTA: read('hasta') || undefined,
    FILTROS: filters,
  };
  const found = useProcedure(reportProcedures.run, asked, { keepPrevious: true, staleTime: 30_000 });
  const option = `reporte-columnas-${name}`;
  const columns = chosenColumns(name, valueOf(option).split(','));
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>{title}</PageTitle>
        <span className="d-grow" />
        <SaveReport title={title} to={`${pathname}${search}`} />
        <Button variant="default" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          Columnas
        </Button>
        <ReportFiles asked={{ ...asked, COLUMNAS: columns.map((each) => each.name) }} />
      </div>
      <p className="d-dimmed">{report.help}</p>
      <div className="d-row rp-filters" role="search" aria-label="Filtros del reporte">
        {report.reads === 'period' && (
          <DayRange
            label="Días"
            from={read('desde') || (found.data?.DESDE ?? '')}
            until={read('hasta') || (found.data?.HASTA ?? '')}
            onChange={({ desde, hasta }) => put({ desde, hasta })}
          />
        )}
        {FILTERS.filter((each) => filters[each] !== undefined).map((each) => (
          <Button key={each} variant="subtle" onClick={() => put({ [each.toLowerCase()]: '' })}>
            {`${FILTER_LABELS[each]}: ${filters[each] === WITHOUT ? 'sin dato' : filters[each]} ✕`}
          </Button>
        ))}
        <Link to="/reportesgt">Todos los reportes</Link>
      </div>
      {choosing && (
        <ChooseColumns
          name={name}
          chosen={columns.map((each) => each.name)}
          onChange={(names) => void keep(option, names.join(','))}
        />
      )}
      {found.isPending ? (
        <Loading label="Sumando" />
      ) : found.isError ? (
        <ErrorState error={found.error} retry={() => void found.refetch()} />
      ) : found.data.FILAS.length === 0 ? (
        <EmptyState
          icon="chart"
          title="Nada que mostrar"
          text={
            report.reads === 'period'
              ? `Entre el ${formatDate(found.data.DESDE)} y el ${formatDate(found.data.HASTA)} no hay nada de esto. Elija otros días o quite un filtro.`
              : 'No hay nada pendiente de esto.'
          }
        />
      ) : (
        <>
          <p className="d-dimmed" role="status">
            {found.data.MAS === '1'
              ? `Las primeras ${PREVIEW_ROWS} filas; el archivo lleva todas.`
              : `${found.data.FILAS.length} ${found.data.FILAS.length === 1 ? 'fila' : 'filas'}.`}
            {found.data.AL_DIA === '0' && ' Lo hecho en el último minuto todavía se está sumando.'}
          </p>
          <DataTable
            label={title}
            columns={tableColumns(columns)}
            rows={found.data.FILAS.map((row, index) => ({ ...row, key: String(index) }))}
            rowKey={(row) => row.key}
          />
        </>
      )}
    </div>
  );
}
