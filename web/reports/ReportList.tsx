import { Link } from 'react-router-dom';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import { mayAsk } from '../../shared/reports/mayAsk.ts';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { useMay, useSession } from '../api/session.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { SavedReports } from './SavedReports.tsx';
import { ScheduledMails } from './ScheduledMails.tsx';
import './reports.css';

/** 'Reportes' (spec 2): those that this person may ask, and the ones that they saved. */
export function ReportList() {
  const client = isClient(String(useSession().profileId));
  const may = useMay();
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>Reportes</PageTitle>
        <span className="d-grow" />
        <Link to="/descargarinformacionduca">Descargar información de DUCA</Link>
        <Link to="/monitoreoestadisticas">Estadísticas</Link>
      </div>
      <SavedReports />
      <ScheduledMails />
      <ul className="rp-list">
        {REPORT_NAMES.filter((name) => mayAsk(name, { client, may })).map((name) => (
          <li key={name}>
            <Link to={`/reportesgt/${name}`}>{reports[name].title}</Link>
            <span className="d-dimmed">{reports[name].help}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
