import { useState } from 'react';
import { Link } from 'react-router-dom';
import { caftaProcedures, type Certificate } from '../../shared/cafta/procedures.ts';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { isFinal } from '../../shared/transmission/states.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { useInformRefusal } from '../document/problems/useInformRefusal.ts';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useStepUp } from '../users/useStepUp.tsx';
import type { OpenCertification } from './certificationKind.ts';

const POLL_MS = 2_500;

/** What the company's certifier said of the certification, and which certifier that is. */
export function CertifierPanel({ document }: { document: OpenCertification }) {
  const { ID, LOCK } = document.header;
  const [waits, wait] = useState(true);
  const asked = useProcedure(
    caftaProcedures.certificates,
    { ID },
    { keepPrevious: true, staleTime: 0, every: waits ? POLL_MS : false },
  );
  if (asked.isPending) return <Loading />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  // What waits for a person does not move by itself.
  const open = asked.data.some(({ ESTADO }) => !isFinal(ESTADO) && ESTADO !== 'NEEDS_HUMAN');
  if (open !== waits) wait(open);
  return (
    <div className="d-stack" key={LOCK}>
      <Choice />
      {asked.data.length === 0 ? (
        <EmptyState
          icon="stamp"
          title="Todavía no se ha mandado a certificar"
          text="Emítala y elija «Certificar» en Acciones: el certificador la firma y le da un número, que salen impresos."
        />
      ) : (
        asked.data.map((each) => <Said key={each.ID_TRANSMISION} said={each} />)
      )}
    </div>
  );
}

function Said({ said }: { said: Certificate }) {
  const { ID_TRANSMISION, VERSION, ETIQUETA, SABEMOS, NUMERO, FIRMA, FECHA, OBJECIONES } = said;
  const rows = [
    ['Número', NUMERO],
    ['Firma', FIRMA],
    ['Fecha', FECHA === '' ? '' : formatDateTime(FECHA)],
  ].filter(([, value]) => value !== '');
  return (
    <section className="d-stack" aria-label={`Certificación de la versión ${VERSION}`}>
      <h3>{ETIQUETA}</h3>
      <p className="d-dimmed">
        Versión {VERSION} · <Link to={`/transmisiones/${ID_TRANSMISION}`}>Ver el envío y su evidencia</Link>
      </p>
      <p role="status">{SABEMOS}</p>
      {rows.length > 0 && (
        <dl className="d-facts">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="c-signature">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {OBJECIONES.length > 0 && (
        <ul>
          {OBJECIONES.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The certifier that the company works with; an administrator chooses another. */
function Choice() {
  const admin = useMay()('admin');
  const informRefusal = useInformRefusal();
  const { run, dialog } = useStepUp();
  const listed = useProcedure(caftaProcedures.certifiers, {});
  const offered = listed.data?.CERTIFICADORES ?? [];
  const chosen = offered.find(({ ELEGIDO }) => ELEGIDO === '1');
  if (!chosen) return null;
  const choose = async (CERTIFICADOR: string): Promise<void> => {
    try {
      await run(async () => {
        await call(caftaProcedures.chooseCertifier, { CERTIFICADOR });
      });
      await listed.refetch();
    } catch (thrown) {
      await informRefusal('No se pudo elegir', thrown);
    }
  };
  if (!admin) return <p className="d-dimmed">Certificador de la empresa: {chosen.ETIQUETA}.</p>;
  return (
    <label className="d-stack">
      Certificador de la empresa
      <select
        className="c-certifier"
        value={chosen.NOMBRE}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {offered.map(({ NOMBRE, ETIQUETA }) => (
          <option key={NOMBRE} value={NOMBRE}>
            {ETIQUETA}
          </option>
        ))}
      </select>
      {dialog}
    </label>
  );
}
