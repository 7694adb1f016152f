import { Link } from 'react-router-dom';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { useProcedure } from '../../api/queries.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Badge, ErrorState, Loading, ProblemList } from '../../kit/states.tsx';
import { badgeOf, transmissionTitle } from '../../transmission/labels.ts';
import { Timeline } from '../../transmission/Timeline.tsx';
import type { OpenDua } from '../duaKind.ts';
import { useDuaStatus } from './Follow.tsx';
import { Validation } from './Validation.tsx';

/** The way to SARAH: its validation, what is being modified, and what was sent and answered. */
export const SarahPanel = ({ document }: { document: OpenDua }) => (
  <div className="d-stack">
    <Validation key={`${document.header.ID} ${document.header.LOCK}`} document={document} />
    {document.header.ESTADO === 'CORRECCION' && <Changes document={document} />}
    <Sent document={document} />
  </div>
);

/** What the modification says otherwise than what was registered. */
function Changes({ document }: { document: OpenDua }) {
  const { ID, LOCK } = document.header;
  const { data } = useProcedure(duaProcedures.amendment, { ID }, { keepPrevious: true });
  if (!data) return <Loading />;
  return (
    <section key={LOCK} aria-label="Modificación">
      <p>
        {data.USUARIO} la abrió el {formatDateTime(data.FECHA)}: {data.MOTIVO}
      </p>
      {data.CAMBIOS.length === 0 ? (
        <p className="d-dimmed">Todavía no cambia nada de lo registrado.</p>
      ) : (
        <ul>
          {data.CAMBIOS.map(({ CAMBIO, path, label, before, after }) => (
            <li key={`${CAMBIO} ${path}`}>
              {label}:{' '}
              {CAMBIO === 'added'
                ? 'se agrega'
                : CAMBIO === 'removed'
                  ? 'se quita'
                  : `«${before || 'en blanco'}» pasa a «${after || 'en blanco'}»`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sent({ document }: { document: OpenDua }) {
  const status = useDuaStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  const { TRANSMISIONES: all, problems, VERSION_SELLADA, HUELLA } = status.data;
  const [latest, ...earlier] = all;
  if (!latest) return null;
  return (
    <section className="d-stack" aria-label="Enviado a SARAH">
      <h3>
        <Link to={`/transmisiones/${latest.ID}`}>{transmissionTitle(latest)}</Link>
      </h3>
      {problems.length > 0 && (
        <>
          <p>SARAH la rechazó. Corrija y envíe de nuevo; irá como otra versión.</p>
          <ProblemList problems={problems} onJump={jumpTo} />
        </>
      )}
      <Timeline id={latest.ID} />
      {HUELLA !== '' && (
        <p className="d-dimmed">
          Versión sellada {VERSION_SELLADA}, huella <code>{HUELLA.slice(0, 16)}…</code>
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
    </section>
  );
}
