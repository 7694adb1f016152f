import { countText } from '../../../shared/foundation/text/countText.ts';
import { Link } from 'react-router-dom';
import {
  addressOfDocument,
  REFUSED,
  titleOf,
  type Urgency,
} from '../../../shared/foundation/documents/kind.ts';
import { ACCEPTED_STANDS, NOTHING_STANDS } from '../../../shared/foundation/documents/afterRejection.ts';
import { MOST_SHOWN } from '../../../shared/work-orders/waitingProcedures.ts';
import { formatWhen } from '../../../shared/foundation/dates/date.ts';
import { useReference } from '../../kit/reference.ts';
import { StateBadge } from '../../kit/states.tsx';
import type { Queue } from './useWaiting.ts';

const TITLES: Record<Urgency, string> = {
  rejected: 'Rechazadas por la autoridad',
  decision: 'Necesitan a una persona',
  ready: 'Listas para el siguiente paso',
  draft: 'Por completar',
};

/** One urgency of the work queue: each document with its state and the next step as a link. */
export function WaitingGroup({ urgency, queues }: { urgency: Urgency; queues: readonly Queue[] }) {
  const id = `waiting-${urgency}`;
  return (
    <section className={`d-waiting d-waiting-${urgency}`} aria-labelledby={id}>
      <h2 id={id}>
        {TITLES[urgency]}{' '}
        <span className="d-dimmed">{queues.reduce((sum, { count }) => sum + count, 0)}</span>
      </h2>
      {queues.map((queue) => (
        <QueueRows key={`${queue.kind.module} ${queue.state}`} queue={queue} />
      ))}
    </section>
  );
}

function QueueRows({ queue }: { queue: Queue }) {
  const { kind, state, step, count, urgency, documents } = queue;
  const refused = state === REFUSED;
  const { today } = useReference();
  // A row keeps the place of each until it has come.
  const rows = Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, at) => documents[at]);
  return (
    <ul className="d-work">
      {rows.map((row, at) =>
        row === undefined ? (
          <li key={at} aria-hidden="true">
            &nbsp;
          </li>
        ) : (
          <li key={row.ID}>
            <StateBadge states={kind.states} state={row.ESTADO} />
            <span className="d-work-title">
              {titleOf(kind, row.RESUMEN)}
              {urgency === 'rejected' && row.RECHAZO && (
                <small className="d-error">
                  Respondió: «{row.RECHAZO}» {refused ? ACCEPTED_STANDS : NOTHING_STANDS}.
                </small>
              )}
              <small className="d-dimmed">
                {row.MODIFICADO_POR}, {formatWhen(row.MODIFICADO, today)}
              </small>
            </span>
            <Link to={addressOfDocument(kind, row.ID)} aria-label={`${step}: ${titleOf(kind, row.RESUMEN)}`}>
              {step}
            </Link>
          </li>
        ),
      )}
      {count > MOST_SHOWN && (
        <li>
          <Link to={`${addressOfDocument(kind)}${refused ? '' : `?estado=${state}`}`}>
            Ver {countText(count)} en {kind.plural}
          </Link>
        </li>
      )}
    </ul>
  );
}
