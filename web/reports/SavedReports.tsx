import { Link } from 'react-router-dom';
import { Button } from '../kit/simple.tsx';
import { useOptions } from './useOption.ts';
import { readSaved, SAVED } from './saved.ts';

/** Reports that the person saved with their period, filters and columns. */
export function SavedReports() {
  const { all, put } = useOptions();
  const saved = all.flatMap(({ CLAVE, VALOR }) => readSaved(CLAVE, VALOR) ?? []);
  if (saved.length === 0) return null;
  return (
    <section aria-label="Reportes guardados">
      <h2>Guardados por usted</h2>
      <ul className="rp-list">
        {saved.map(({ key, name, to }) => (
          <li key={key}>
            <Link to={to}>{name}</Link>
            <Button variant="subtle" onClick={() => void put(key.startsWith(SAVED) ? key : '', '')}>
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
