import { Link, useParams } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../shared/foundation/dates/date.ts';
import { mailProcedures } from '../../shared/reports/mailProcedures.ts';
import type { Filters } from '../../shared/reports/filters.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';

/** The report of a mail with what it was narrowed to. */
function addressOf(name: ReportName, filters: Filters, days: Record<string, string>): string {
  const said = new URLSearchParams(days);
  for (const [filter, value] of Object.entries(filters)) said.set(filter.toLowerCase(), value);
  return `/reportesgt/${name}?${said.toString()}`;
}

/** `/reportesgt/enviado/<id>`: where the link of a mailed report leads, for whoever it was sent to. */
export function MailedPage() {
  const { id = '' } = useParams();
  const found = useProcedure(mailProcedures.mailedReport, { ID: id });
  if (found.isPending) return <Loading label="Buscando el reporte" />;
  if (found.error?.code === 'not-found')
    return (
      <div className="d-stack">
        <PageTitle>Reporte enviado</PageTitle>
        <EmptyState
          icon="chart"
          title="Este reporte no se le envió a usted"
          text="Entre con el usuario que recibió el correo, o pida el reporte usted."
          action={<Link to="/reportesgt">Reportes</Link>}
        />
      </div>
    );
  if (found.isError) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  const { NOMBRE, REPORTE, DESDE, HASTA, HECHO, HASTA_CUANDO, FILAS, FILTROS, ENLACE } = found.data;
  const { title, reads } = reports[REPORTE];
  // The link of the page has its minute behind it by the time that somebody presses.
  const download = async (): Promise<void> => {
    try {
      window.location.assign((await call(mailProcedures.mailedReport, { ID: id })).ENLACE);
    } catch (thrown) {
      await inform('El reporte no se descargó', errorText(thrown));
    }
  };
  return (
    <div className="d-stack">
      <PageTitle>{NOMBRE}</PageTitle>
      <p>
        {title}
        {reads === 'period' &&
          `, del ${formatDate(DESDE)}${DESDE === HASTA ? '' : ` al ${formatDate(HASTA)}`}`}
        : {FILAS} {FILAS === 1 ? 'fila' : 'filas'}. Hecho el {formatDateTime(HECHO).slice(0, 16)}.
      </p>
      {ENLACE === '' ? (
        <p role="status">
          El archivo ya no está; se guarda hasta el {formatDateTime(HASTA_CUANDO).slice(0, 16)}.
        </p>
      ) : (
        <div>
          <Button icon="download" onClick={() => void download()}>
            Descargar
          </Button>
        </div>
      )}
      <p>
        <Link to={addressOf(REPORTE, FILTROS, reads === 'period' ? { desde: DESDE, hasta: HASTA } : {})}>
          Ver el reporte como está ahora
        </Link>
      </p>
    </div>
  );
}
