import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { PERIODS, reportProcedures } from '../../../shared/reports/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import type { Statistics } from './statistics.ts';
import { Summary } from './Summary.tsx';
import './statistics.css';
import { lazy } from '../../kit/lazy.ts';

const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }));

const PERIOD_LABELS: Readonly<Record<number, string>> = { 365: 'Un año' };

/** 'Estadísticas' (spec 2): what was declared, how it went and what is left, by everything that people look at. */
export function StatisticsPage() {
  const { company } = useSession();
  const { read, put } = useAddress();
  const days = PERIODS.find((each) => String(each) === read('dias')) ?? PERIODS[0];
  const asked = useProcedure(
    reportProcedures.statistics,
    { DIAS: days },
    { keepPrevious: true, staleTime: 30_000 },
  );
  return (
    <div className="d-stack">
      <p className="st-whose">{company.name}</p>
      <div className="d-row d-list-head st-head">
        <PageTitle>Estadísticas</PageTitle>
        <span className="d-grow" />
        <PlainSelect
          label="Período"
          value={String(days)}
          options={PERIODS.map((each) => ({
            value: String(each),
            label: PERIOD_LABELS[each] ?? `${each} días`,
          }))}
          onChange={(dias) => put({ dias })}
        />
        <Button variant="default" icon="print" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Link to="/reportesgt">Reportes</Link>
      </div>
      {asked.isPending ? (
        <Loading label="Sumando" />
      ) : asked.isError ? (
        <ErrorState error={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <Shown data={asked.data} />
      )}
    </div>
  );
}

function Shown({ data }: { data: Statistics }) {
  const nothing = data.RESUMEN.DECLARACIONES === 0 && data.EDADES.length === 0;
  return (
    <>
      <p className="d-dimmed" role="status">
        Del {formatDate(data.DESDE)} al {formatDate(data.HASTA)}.{' '}
        {data.AL_DIA === '1'
          ? 'Incluye todo lo hecho.'
          : 'Lo hecho en el último minuto todavía se está sumando.'}
      </p>
      {nothing ? (
        <EmptyState
          icon="chart"
          title="Sin declaraciones en el período"
          text="Las cifras aparecen un minuto después de formar la primera declaración. Elija un período más largo si ya las hay."
        />
      ) : (
        <>
          <Summary data={data} />
          <Suspense fallback={<Loading />}>
            <Charts data={data} />
          </Suspense>
        </>
      )}
    </>
  );
}
