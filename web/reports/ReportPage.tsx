import { Link, useParams } from 'react-router-dom';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { EmptyState } from '../kit/states.tsx';
import { ReportView } from './ReportView.tsx';

/** `/reportesgt/<name>`. */
export function ReportPage() {
  const { name = '' } = useParams();
  if (!isOneOf(REPORT_NAMES, name))
    return (
      <EmptyState
        icon="chart"
        title="No hay un reporte con ese nombre"
        text="Elija uno de la lista."
        action={<Link to="/reportesgt">Reportes</Link>}
      />
    );
  return <ReportView key={name} name={name} title={reports[name].title} />;
}
