import { Link } from 'react-router-dom';
import { outsideProcedures } from '../../../shared/transmission/outside/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { Icon } from '../../kit/icons.tsx';
import '../transmission.css';

const POLL_MS = 60_000;

/** Over every page while a service outside is down: which, since when, and what people do meanwhile. */
export function OutsideBanner() {
  const { data = [] } = useProcedure(outsideProcedures.services, {}, { every: POLL_MS, keepPrevious: true });
  const down = data.filter(({ RESPONDE }) => RESPONDE === '0');
  const [first, ...more] = down;
  if (!first) return null;
  return (
    <section className="t-down" role="status" aria-label="Servicios que no responden">
      <Icon name="offline" />
      <span>
        <strong>{first.ETIQUETA}:</strong> {first.FRASE}
        {more.length > 0 &&
          ` Tampoco ${more.length === 1 ? 'responde' : 'responden'}: ${more.map(({ ETIQUETA }) => ETIQUETA).join('; ')}.`}
      </span>
      <Link to="/servicios">Ver los servicios</Link>
    </section>
  );
}
