import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ACCEPTED_STANDS } from '../../shared/foundation/documents/afterRejection.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { refusedAct } from '../../shared/transmission/refusedAct.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { jumpTo } from '../kit/jump.ts';
import { Badge, ProblemList } from '../kit/states.tsx';
import { badgeOf, transmissionTitle } from './labels.ts';
import { Timeline } from './Timeline.tsx';
import { lazy } from '../kit/lazy.ts';

const AskAuthority = lazy(async () => ({ default: (await import('./AskAuthority.tsx')).AskAuthority }));

interface Props {
  /** Kind of document, whose service at the authority is asked. */
  kind: string;
  status: {
    TRANSMISIONES: readonly TransmissionSummary[];
    problems: readonly Problem[];
    VERSION_SELLADA: number;
    HUELLA: string;
    COPIA_ANTERIOR?: string | undefined;
  };
  /** Said over what the authority objected to. */
  rejected: string;
  /** Said while nothing was sent. */
  none?: ReactNode;
  /** After the seal, e.g. by which rules it was judged. */
  seal?: string;
}

/** The way of a document to the authority: what is known, when, and what it objected to, linked to the fields. */
export function Sent({ kind, status, rejected, none = null, seal = '' }: Props) {
  const { TRANSMISIONES: all, problems, VERSION_SELLADA, HUELLA } = status;
  const [latest, ...earlier] = all;
  const asks = (
    <Suspense>
      <AskAuthority kind={kind} fetches={acceptedOf(all)} />
    </Suspense>
  );
  if (!latest)
    return (
      <>
        {asks}
        {none}
      </>
    );
  return (
    <section className="d-stack" aria-label="Enviado a la autoridad">
      {asks}
      {status.COPIA_ANTERIOR !== undefined && (
        <p className="d-error" role="alert">
          {status.COPIA_ANTERIOR}
        </p>
      )}
      <h3>
        <Link to={`/transmisiones/${latest.ID}`}>{transmissionTitle(latest)}</Link>
      </h3>
      {problems.length > 0 && (
        <section aria-label="Objeciones de la autoridad">
          <p>{refusedAct(all)?.OPERACION === 'D' ? WITHDRAWAL : rejected}</p>
          <ProblemList problems={problems} onJump={jumpTo} />
        </section>
      )}
      <Timeline id={latest.ID} />
      {HUELLA !== '' && (
        <p className="d-dimmed">
          Versión sellada {VERSION_SELLADA}, huella <code>{HUELLA.slice(0, 16)}…</code>
          {seal}
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

const WITHDRAWAL = `Rechazó la anulación. ${ACCEPTED_STANDS}.`;

/** The newest that the authority accepted and that can be fetched from it; undefined while there is none. */
const acceptedOf = (all: Props['status']['TRANSMISIONES']): string | undefined =>
  all.find(({ OPERACION, ESTADO }) => (OPERACION === 'R' || OPERACION === 'M') && ESTADO === 'ACCEPTED')?.ID;
