import { Link } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { addressOfDocument, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { CHANNELS } from '../../shared/transmission/facts.ts';
import { channelTransition } from '../../shared/transmission/declarationLife.ts';
import type { todayProcedure } from '../../shared/transmission/todayProcedure.ts';
import { FRESH_MS, useProcedure } from '../api/queries.ts';
import { Badge, NotAnswered } from '../kit/states.tsx';

const POLL_MS = 60_000;
/** Told also when there is none: three counts (look, home). */
const GIVEN: readonly string[] = CHANNELS.filter((each) => channelTransition(each) !== undefined);

type Today = ReturnType<typeof todayProcedure>['today'];
type Counts = Result<Today>['ACEPTADAS'];

const countOf = (counts: Counts, state: string): number =>
  counts.find(({ ESTADO }) => ESTADO === state)?.CANTIDAD ?? 0;

/**
 * The channels of the declarations of a kind that were accepted today, and how many have none yet; each count is a link to
 * the list of the same.
 */
export function TodayCounts({ kind, today }: { kind: DocumentKind; today: Today }) {
  const question = useProcedure(today, {}, { every: POLL_MS, staleTime: FRESH_MS });
  const { data } = question;
  if (data === undefined) {
    const failed = `No se pudo contar las ${kind.plural} de hoy.`;
    return question.isError ? <NotAnswered of={question} failed={failed} /> : null;
  }
  const { DIA, ACEPTADAS, SIN_CANAL } = data;
  // What was reviewed and let go since stands beside the channels: it is in none of them any more.
  const shown = countOf(ACEPTADAS, 'LIBERADA') > 0 ? [...GIVEN, 'LIBERADA'] : GIVEN;
  if (SIN_CANAL.length === 0 && shown.every((state) => countOf(ACEPTADAS, state) === 0)) return null;
  const id = `today-${kind.module}`;
  const accepted = stateOf(kind.states, 'ACEPTADA').label.toLowerCase();
  return (
    <section className="d-waiting" aria-labelledby={id}>
      <h2 id={id}>
        Hoy, {formatDate(DIA)}: canales de las {kind.plural} {accepted}s
      </h2>
      <ul className="d-row d-plain d-channels">
        {shown.map((state) => (
          <li key={state}>
            <Link to={`${addressOfDocument(kind)}?estado=${state}&desde=${DIA}&hasta=${DIA}`}>
              <Badge {...stateOf(kind.states, state)} count={countOf(ACEPTADAS, state)} />
            </Link>
          </li>
        ))}
      </ul>
      {SIN_CANAL.length > 0 && (
        <>
          <p id={`${id}-without`}>Sin canal todavía, de hoy y de antes:</p>
          <ul className="d-row d-plain d-channels" aria-labelledby={`${id}-without`}>
            {SIN_CANAL.map(({ ESTADO, CANTIDAD }) => (
              <li key={ESTADO}>
                <Link to={`${addressOfDocument(kind)}?estado=${ESTADO}`}>
                  <Badge {...stateOf(kind.states, ESTADO)} count={CANTIDAD} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
