import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { useProcedure } from '../../api/queries.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Sent } from '../../transmission/Sent.tsx';
import type { OpenDua } from '../duaKind.ts';
import { useDuaStatus } from './Follow.tsx';
import { Validation } from './Validation.tsx';

/** The way to SARAH: its validation, what is being modified, and what was sent and answered. */
export const SarahPanel = ({ document }: { document: OpenDua }) => (
  <div className="d-stack">
    <Validation key={`${document.header.ID} ${document.header.LOCK}`} document={document} />
    {document.header.ESTADO === 'CORRECCION' && <Changes document={document} />}
    <Registered document={document} />
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

function Registered({ document }: { document: OpenDua }) {
  const status = useDuaStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  return (
    <Sent
      status={status.data}
      rejected="SARAH la rechazó. Corrija y envíe de nuevo; irá como otra versión."
    />
  );
}
