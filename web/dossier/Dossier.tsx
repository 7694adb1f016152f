import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DOSSIER_TITLES, partsOf } from '../../shared/dossier/groups.ts';
import type { DossierEntry, DossierProcedures } from '../../shared/dossier/procedures.ts';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { formatDate, formatDateTime } from '../../shared/foundation/dates/date.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useFileSteps } from '../work-orders/fileSteps.ts';
import { Stepper } from '../kit/panes.tsx';
import './dossier.css';
import { follow, useDossierZip } from './useDossierZip.ts';

interface Props {
  /** Of the declaration that the order ends in. */
  procedures: DossierProcedures;
  orderId: string;
}

/** Everything of an order on one page, and the way to take it along as one file. */
export function Dossier({ procedures, orderId }: Props) {
  const asked = useProcedure(procedures.dossier, { ID_ORDEN: orderId });
  const steps = useFileSteps(orderId, 'order');
  const zip = useDossierZip(procedures, orderId);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = asked.data
    ? formatOrderNumber(asked.data.ORDEN.RESUMEN['NUMERO_ORDEN'] ?? '') ||
      (asked.data.ORDEN.RESUMEN['CORRELATIVO'] ?? '')
    : '';
  const title = `Expediente digital ${number}`.trim();
  const ready = asked.data !== undefined;
  useEffect(() => {
    window.document.title = `${title} · Despacho`;
    if (ready) heading.current?.focus({ preventScroll: true });
  }, [title, ready]);
  return (
    <article className="d-stack u-dossier">
      <div className="d-row">
        <h1 ref={heading} tabIndex={-1} className="d-grow">
          {title}
        </h1>
        <Button icon="download" disabled={!ready} loading={zip.working} onClick={() => void zip.start()}>
          Bajar todo (ZIP)
        </Button>
      </div>
      <Stepper steps={steps.map((step) => ({ ...step, current: false }))} />
      <p role="status" className="d-dimmed u-dossier-work">
        {zip.working && (
          <label>
            Formando el expediente <progress max={100} value={zip.percent} /> {zip.percent} %
          </label>
        )}
      </p>
      {asked.isPending && <Loading label="Reuniendo el expediente" />}
      {asked.isError && <ErrorState error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && <Groups procedures={procedures} orderId={orderId} entries={asked.data.ENTRADAS} />}
    </article>
  );
}

function Groups({ entries, ...of }: Props & { entries: readonly DossierEntry[] }) {
  const { country } = useSession();
  return partsOf(country).map((group) => {
    const own = entries.filter((each) => each.GRUPO === group);
    return (
      <section key={group} className="d-section" aria-labelledby={`dossier-${group}`}>
        <h2 id={`dossier-${group}`}>
          {DOSSIER_TITLES[group]} <span className="d-dimmed">({own.length})</span>
        </h2>
        {own.length === 0 ? (
          <p className="d-dimmed">Todavía no hay.</p>
        ) : (
          <ul className="d-plain">
            {own.map((each) => (
              <Entry key={each.ARCHIVO} {...of} entry={each} />
            ))}
          </ul>
        )}
      </section>
    );
  });
}

const momentText = (text: string): string =>
  text.length > 10 ? formatDateTime(text) : text === '' ? '' : formatDate(text);

function Entry({ procedures, orderId, entry }: Props & { entry: DossierEntry }) {
  const save = async (): Promise<void> => {
    try {
      follow((await call(procedures.dossierLink, { ID_ORDEN: orderId, ARCHIVO: entry.ARCHIVO })).ENLACE);
    } catch (thrown) {
      toast('No se pudo bajar el archivo', errorText(thrown), 'bad');
    }
  };
  return (
    <li className="u-dossier-entry">
      <span>
        <Link to={entry.RUTA}>{entry.TITULO}</Link>
        {entry.TONO !== '' && <Badge label={entry.ESTADO} tone={entry.TONO} icon={entry.ICONO} />}
      </span>
      <span className="d-dimmed">{momentText(entry.FECHA)}</span>
      <span className="d-dimmed">
        {entry.BYTES > 0 ? sizeText(entry.BYTES) : 'Se forma al bajar'}
        {entry.SHA256 !== '' && (
          <>
            {' · '}
            <code title={`SHA-256 ${entry.SHA256}`}>{entry.SHA256.slice(0, 12)}…</code>
          </>
        )}
      </span>
      {entry.GUARDADO ? (
        <Button
          variant="default"
          icon="download"
          aria-label={`Bajar ${entry.TITULO}`}
          onClick={() => void save()}
        >
          Bajar
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
