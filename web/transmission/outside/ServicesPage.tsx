import { useState } from 'react';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { outsideProcedures, type ServiceStanding } from '../../../shared/transmission/outside/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { Badge, EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import '../transmission.css';

const POLL_MS = 30_000;

const badges = {
  '0': { label: 'Sin respuesta', tone: 'warn', icon: 'offline' },
  '1': { label: 'En servicio', tone: 'good', icon: 'check' },
  '': { label: 'Sin fallas', tone: 'neutral', icon: 'circle' },
} as const;

const badgeOf = ({ RESPONDE }: { RESPONDE: string }) =>
  RESPONDE === '0' || RESPONDE === '1' ? badges[RESPONDE] : badges[''];

/** Every service that is not ours and that work waits for: how it does, and when it did not. */
export function ServicesPage() {
  const services = useProcedure(outsideProcedures.services, {}, { every: POLL_MS, keepPrevious: true });
  const [opened, open] = useState('');
  return (
    <div className="d-stack">
      <PageTitle>Servicios</PageTitle>
      <p className="d-dimmed">
        Autoridades, bancos, consultas y correo. Cuando uno no responde se sigue trabajando: lo que espera
        sale solo.
      </p>
      {services.isPending && <Loading />}
      {services.isError && <ErrorState error={services.error} retry={() => void services.refetch()} />}
      {services.data?.length === 0 && (
        <EmptyState title="Ningún servicio" text="Su país no tiene servicios conectados todavía." />
      )}
      {services.data && services.data.length > 0 && (
        <ul className="d-plain t-services">
          {services.data.map((each) => (
            <Service
              key={each.NOMBRE}
              service={each}
              opened={opened === each.NOMBRE}
              onToggle={() => open(opened === each.NOMBRE ? '' : each.NOMBRE)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Service(props: { service: ServiceStanding; opened: boolean; onToggle: () => void }) {
  const { service, opened, onToggle } = props;
  return (
    <li>
      <div className="d-row">
        <Badge {...badgeOf(service)} />
        <strong>{service.ETIQUETA}</strong>
        <button type="button" className="d-link" aria-expanded={opened} onClick={onToggle}>
          Historial<span className="d-hidden"> de {service.ETIQUETA}</span>
        </button>
      </div>
      <p className={service.RESPONDE === '0' ? 'd-warning' : 'd-dimmed'}>{service.FRASE}</p>
      {opened && <History name={service.NOMBRE} />}
    </li>
  );
}

function History({ name }: { name: string }) {
  const history = useProcedure(outsideProcedures.serviceHistory, { SERVICIO: name }, { staleTime: 0 });
  if (history.isPending) return <Loading />;
  if (history.isError) return <ErrorState error={history.error} retry={() => void history.refetch()} />;
  if (history.data.length === 0)
    return <p className="d-dimmed">En los últimos noventa días no dejó de responder.</p>;
  return (
    <ul className="d-plain">
      {history.data.map(({ DESDE, RESPONDE, FRASE }) => (
        <li key={DESDE} className="d-row">
          <Badge {...badgeOf({ RESPONDE })} />
          <span>
            {formatDateTime(localDateTime(Date.parse(DESDE)))} · {FRASE}
          </span>
        </li>
      ))}
    </ul>
  );
}
