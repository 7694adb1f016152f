import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { IN_FLIGHT_STATES } from '../../shared/duca/states.ts';
import { useProcedure } from '../api/queries.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { jumpTo } from '../kit/jump.ts';
import { Badge, ErrorState, Loading, ProblemList } from '../kit/states.tsx';
import { badgeOf, transmissionTitle } from '../transmission/labels.ts';
import { Timeline } from '../transmission/Timeline.tsx';

type SealingRules = NonNullable<Result<typeof ducaProcedures.status>['REGLAS']>;

const POLL_MS = 2_500;
const waits = (state: string): boolean => IN_FLIGHT_STATES.includes(state) || state === 'CANAL_PEDIDO';

/** How the transmission stands, asked again in the background while it is not final. */
export const useStatus = ({ header }: OpenDocument) =>
  useProcedure(
    ducaProcedures.status,
    { ID: header.ID },
    { every: waits(header.ESTADO) ? POLL_MS : false, keepPrevious: true },
  );

/** Reads the document anew when the authority's answer moved it. Draws the last word for screen readers. */
export function Follow({ document }: { document: OpenDocument }) {
  const { data } = useStatus(document);
  const { header, session } = document;
  const moved = data !== undefined && data.header.LOCK > header.LOCK;
  useEffect(() => {
    if (moved && waits(header.ESTADO)) void session.reload();
  }, [moved, header.ESTADO, session]);
  const [latest] = data?.TRANSMISIONES ?? [];
  return latest ? (
    <>
      {' · '}
      <span role="status">{latest.SABEMOS}</span>
    </>
  ) : null;
}

/** «Resolución 1, cambio del 21/11/2026 10:42:07» */
const matrixOf = ({ FUENTE, ESTAMPA_TIEMPO }: SealingRules): string =>
  ESTAMPA_TIEMPO === ''
    ? FUENTE
    : `${FUENTE}, cambio del ${formatDateTime(localDateTime(new Date(ESTAMPA_TIEMPO)))}`;

/** The way to the authority: what is known, when, and what it objected to, linked to the fields. */
export function TransmissionPanel({ document }: { document: OpenDocument }) {
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
