import { Link } from 'react-router-dom';
import { errorText } from '../api/apiError.ts';
import { confirmDelete, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { useOptions } from './useOptions.ts';
import { readSaved, type SavedReport } from './saved.ts';

/** Reports that the person saved with their period, filters and columns. */
export function SavedReports() {
  const { values, change } = useOptions();
  const saved = Object.entries(values).flatMap(([key, value]) => readSaved(key, value) ?? []);
  if (saved.length === 0) return null;
  const take = async ({ key, name }: SavedReport): Promise<void> => {
    if (!(await confirmDelete(`Se quita el reporte guardado «${name}».`))) return;
    try {
      await change({ [key]: '' });
    } catch (thrown) {
      await inform('El reporte no se quitó', errorText(thrown));
    }
  };
  return (
    <section aria-label="Reportes guardados">
      <h2>Guardados por usted</h2>
      <ul className="rp-list">
        {saved.map((report) => (
          <li key={report.key}>
            <Link to={report.to}>{report.name}</Link>
            <Button
              variant="subtle"
              danger
              aria-label={`Quitar ${report.name}`}
              onClick={() => void take(report)}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
