import { hasNoEffect, isFinal, transmissionStates } from '../../shared/transmission/states.ts';
import { transmissionProcedures, type OpenedTransmission } from '../../shared/transmission/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { badgeOf, momentText } from './labels.ts';
import { TakeOut } from './TakeOut.tsx';
import './transmission.css';

const POLL_MS = 2_500;

/** Parts of an acceptance that are still to come; what has no effect has none. */
export const partsToCome = ({ ESTADO, RESULTADO }: OpenedTransmission): readonly string[] =>
  hasNoEffect(ESTADO) ? [] : RESULTADO.FALTAN;

/** A transmission, asked again in the background while its end is not known. */
export function useTransmission(id: string) {
  const first = useProcedure(transmissionProcedures.open, { ID: id }, { enabled: id !== '' });
  const waiting =
    first.data !== undefined && (!isFinal(first.data.ESTADO) || partsToCome(first.data).length > 0);
  return useProcedure(
    transmissionProcedures.open,
    { ID: id },
    { enabled: id !== '', every: waiting ? POLL_MS : false },
  );
}

/** States of a transmission with their times and, in plain words, what is known since each; while it waits unsent, a way out of the queue. */
export function Timeline({ id }: { id: string }) {
  const asked = useTransmission(id);
  if (asked.isPending) return <Loading label="Consultando la transmisión" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  return (
    <>
      <TakeOut transmission={asked.data} />
      <TimelineOf transmission={asked.data} />
    </>
  );
}

export function TimelineOf({ transmission }: { transmission: OpenedTransmission }) {
  const { states } = transmissionStates(useSession().country);
  return (
    <div className="d-stack">
      <p className="t-known" role="status">
        <Badge {...badgeOf(transmission)} /> {transmission.SABEMOS}
      </p>
      {transmission.POSICION > 0 && <p>Está en cola, en el lugar {transmission.POSICION}.</p>}
      {transmission.SIGUIENTE !== '' && (
        <p className="d-dimmed">Siguiente paso por sí solo: {momentText(transmission.SIGUIENTE)}</p>
      )}
      <ol className="t-line" aria-label="Qué ha pasado">
        {[...transmission.LINEA].reverse().map((entry) => (
          <li key={entry.SEQ}>
            <time dateTime={entry.FECHA}>{momentText(entry.FECHA)}</time>
            <span className="t-state">
              <Badge {...badgeOf({ ...entry, ICONO: states[entry.ESTADO].icon })} />
            </span>
            <span className="t-phrase">
              {entry.FRASE}
              {entry.CODIGO !== '' && (
                <>
                  {' '}
                  Código recibido: <code>{entry.CODIGO}</code>.
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
