import { pageProcedures } from '../../shared/transmission/pageProcedures.ts';
import { useProcedure } from '../api/queries.ts';
import { Badge, NotAnswered } from '../kit/states.tsx';
import './transmission.css';

const POLL_MS = 30_000;

/** How the authority's service is. */
export const useServiceStatus = () => useProcedure(pageProcedures.status, {}, { every: POLL_MS });

/** Whether the authority answers, how many wait; with the practice authority, what chooses its answer. */
export function ServiceStatus() {
  const asked = useServiceStatus();
  if (asked.isError)
    return <NotAnswered of={asked} failed="No se pudo preguntar si la autoridad responde." />;
  const { data } = asked;
  if (!data) return null;
  const answers = data.RESPONDE === '1';
  return (
    <div className="d-stack">
      <div className="d-row" role="status">
        <Badge
          label={answers ? 'En servicio' : 'Sin respuesta'}
          tone={answers ? 'good' : 'warn'}
          icon={answers ? 'check' : 'offline'}
        />
        <span>{data.FRASE}</span>
      </div>
      {data.PRACTICA === '1' && (
        <p className="t-note">
          Autoridad de práctica. El final del número de orden elige su respuesta: <code>910</code> rechaza,{' '}
          <code>920</code> no contesta, <code>921</code> acepta y no contesta, <code>940</code> contesta algo
          ilegible, <code>951</code> acepta sin firma, <code>980</code> está ocupada; cualquier otro se
          acepta.
        </p>
      )}
    </div>
  );
}
