import { Link } from 'react-router-dom';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Badge, ErrorState, Loading, ProblemList } from '../../kit/states.tsx';
import { badgeOf, transmissionTitle } from '../../transmission/labels.ts';
import { Timeline } from '../../transmission/Timeline.tsx';
import { useStatus } from './useStatus.ts';

type SealingRules = NonNullable<Result<typeof ducaProcedures.status>['REGLAS']>;

/** «Resolución 1, cambio del 21/11/2026 10:42:07» */
const matrixOf = ({ FUENTE, ESTAMPA_TIEMPO }: SealingRules): string =>
  ESTAMPA_TIEMPO === ''
    ? FUENTE
    : `${FUENTE}, cambio del ${formatDateTime(localDateTime(new Date(ESTAMPA_TIEMPO)))}`;

/** The way to the authority: what is known, when, and what it objected to, linked to the fields. */
export function TransmissionPanel({ document }: { document: OpenDuca }) {
  const status = useStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  const { TRANSMISIONES: all, problems, VERSION_SELLADA, HUELLA, REGLAS } = status.data;
  const [latest, ...earlier] = all;
  if (!latest) return <p>Todavía no se ha transmitido.</p>;
  return (
    <div className="d-stack">
      <h3>
        <Link to={`/transmisiones/${latest.ID}`}>{transmissionTitle(latest)}</Link>
      </h3>
      {problems.length > 0 && (
        <section aria-label="Objeciones de la autoridad">
          <p>La autoridad la rechazó. Corrija y transmita de nuevo; irá como otra versión.</p>
          <ProblemList problems={problems} onJump={jumpTo} />
        </section>
      )}
      <Timeline id={latest.ID} />
      {HUELLA !== '' && (
        <p className="d-dimmed">
          Versión sellada {VERSION_SELLADA}, huella <code>{HUELLA.slice(0, 16)}…</code>
          {REGLAS && `. Matriz: ${matrixOf(REGLAS)}`}
        </p>
      )}
      {earlier.length > 0 && (
        <ul aria-label="Transmisiones anteriores">
          {earlier.map((each) => (
            <li key={each.ID}>
              <Link to={`/transmisiones/${each.ID}`}>{transmissionTitle(each)}</Link>{' '}
              <Badge {...badgeOf(each)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
