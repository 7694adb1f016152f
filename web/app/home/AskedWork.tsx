import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { askedProcedures as procedures } from '../../../shared/work-orders/talk/askedProcedures.ts';
import { FRESH_MS, useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../kit/simple.tsx';
import { standingOf, useTold, type Tell } from '../../kit/standing.ts';
import { Badge, NotAnswered } from '../../kit/states.tsx';

const SHOWN = 10;

/** Threads that wait for this person, or for the client whose person they are: first what is to be approved, then what waits longest. */
export function AskedWork({ tell }: { tell: Tell }) {
  const [all, showAll] = useState(false);
  const enabled = useMay()('work-orders:read');
  const asked = useProcedure(procedures.asked, {}, { enabled, staleTime: FRESH_MS });
  const standing = enabled ? standingOf(asked, ({ length }) => length > 0) : 'none';
  useTold(tell, 'asked', standing);
  if (standing === 'failed')
    return <NotAnswered of={asked} failed="No se pudo preguntar qué espera su respuesta." />;
  if (!asked.data || asked.data.length === 0) return null;
  const waits = ({ HILO }: { HILO: (typeof asked.data)[number]['HILO'] }): boolean =>
    HILO.APROBACION?.RESPUESTA === 'PEDIDA';
  const rows = asked.data.toSorted(
    (a, b) => Number(waits(b)) - Number(waits(a)) || a.HILO.ULTIMO.localeCompare(b.HILO.ULTIMO),
  );
  return (
    <section className="d-waiting d-waiting-decision" aria-labelledby="asked-work">
      <h2 id="asked-work">
        Esperan su respuesta <span className="d-dimmed">{rows.length}</span>
      </h2>
      <ul className="d-work">
        {rows.slice(0, all ? rows.length : SHOWN).map((row) => (
          <li key={row.HILO.ID_HILO}>
            <Badge
              label={waits(row) ? 'Por aprobar' : 'Mensaje'}
              tone={waits(row) ? 'warn' : 'neutral'}
              icon={waits(row) ? 'check' : 'send'}
            />
            <span className="d-work-title">
              {row.HILO.ASUNTO}
              <small className="d-dimmed">
                {row.ORDEN} · {row.HILO.ULTIMO_POR}, {formatDateTime(row.HILO.ULTIMO)}
              </small>
            </span>
            <Link
              to={`${addressOfDocument(workOrderKind, row.ID_ORDEN)}/trazabilidad?hilo=${row.HILO.ID_HILO}`}
              aria-label={`${waits(row) ? 'Revisar' : 'Responder'}: ${row.HILO.ASUNTO}`}
            >
              {waits(row) ? 'Revisar' : 'Responder'}
            </Link>
          </li>
        ))}
      </ul>
      {!all && rows.length > SHOWN && (
        <Button variant="subtle" onClick={() => showAll(true)}>
          Ver todo ({rows.length})
        </Button>
      )}
    </section>
  );
}
