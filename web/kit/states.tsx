import { useEffect, useState, type ReactNode } from 'react';
import { stateOf, type State, type StateMachine } from '../../shared/foundation/documents/states.ts';
import type { OtherPlace, Problem, Severity } from '../../shared/foundation/rules/problem.ts';
import { ComeBackLink } from './ComeBackLink.tsx';
import { Icon } from './icons.tsx';
import { Button } from './simple.tsx';

/** State as word, icon and colour together (look 3). */
export const StateBadge = ({ states, state }: { states: StateMachine; state: string }) => (
  <Badge {...stateOf(states, state)} />
);

export const Badge = ({
  label,
  tone,
  icon,
  count,
}: Pick<State, 'label' | 'tone' | 'icon'> & { count?: number }) => (
  <span className={`d-badge d-tone-${tone}`}>
    <Icon name={icon} />
    {label}
    {count !== undefined && <b>{count}</b>}
  </span>
);

/** As many as a person reads; the counts beside the sections are of all. */
const PROBLEMS_SHOWN = 200;

const WEIGHT: Record<Severity, number> = { error: 0, missing: 1, warning: 2 };
const LOOKS: Record<Severity, { look: string; icon: string }> = {
  error: { look: 'd-error', icon: 'cross' },
  missing: { look: 'd-dimmed', icon: 'circle' },
  warning: { look: 'd-warning', icon: 'warning' },
};

/** Problems as links to their fields: what is wrong, what is missing, what is to be looked at. */
export function ProblemList({
  problems,
  onJump,
  addressOf,
}: {
  problems: readonly Problem[];
  onJump: (path: string) => void;
  /** Address of the other document of a check between two, at its field. */
  addressOf?: (place: OtherPlace) => string;
}) {
  if (problems.length === 0) {
    return (
      <p className="d-good">
        <Icon name="check" /> No falta nada.
      </p>
    );
  }
  const sorted = [...problems].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
  return (
    <ul className="d-problems" aria-label={`${problems.length} problemas`}>
      {sorted.slice(0, PROBLEMS_SHOWN).map((each, index) => (
        <li key={`${each.code} ${each.path} ${index}`} className={LOOKS[each.severity].look}>
          <Icon name={LOOKS[each.severity].icon} />
          {each.path === '' ? (
            <span>{each.message}</span>
          ) : (
            <button type="button" className="d-link" onClick={() => onJump(each.path)}>
              {each.message}
            </button>
          )}
          {each.other && addressOf && (
            <ComeBackLink className="d-problem-other" to={addressOf(each.other)} label={each.other.label} />
          )}
        </li>
      ))}
      {sorted.length > PROBLEMS_SHOWN && <li>y {sorted.length - PROBLEMS_SHOWN} más</li>}
    </ul>
  );
}

/** An empty list: what it is for, and the first action. */
export const EmptyState = (props: { title: string; text: string; action?: ReactNode; icon?: string }) => (
  <div className="d-empty">
    <Icon name={props.icon ?? 'file'} />
    <p className="d-empty-title">{props.title}</p>
    <p>{props.text}</p>
    {props.action}
  </div>
);

interface Failure {
  message: string;
  reference?: string;
}

/** What went wrong, its reference, what is safe, and what to do (look 4). */
export const ErrorState = ({ error, safe, retry }: { error: Failure; safe?: string; retry?: () => void }) => (
  <div className="d-failure" role="alert">
    <p className="d-failure-title">
      <Icon name="warning" /> No se pudo completar
    </p>
    <p>{error.message}</p>
    {error.reference && (
      <p>
        Referencia: <code>{error.reference}</code>
      </p>
    )}
    <p>{safe ?? 'Lo que ya estaba guardado sigue guardado.'}</p>
    {retry && (
      <Button variant="default" onClick={retry}>
        Intentar de nuevo
      </Button>
    )}
  </div>
);

/** What was asked of the server, as `useProcedure` gives it. */
export interface Question<Answer = unknown> {
  data: Answer | undefined;
  error: Failure | null;
  refetch: () => unknown;
}

/**
 * A question that had no answer, with a way to ask again.
 * @param failed what could not be done, as a sentence before the reason
 */
export const NotAnswered = ({ of: { error, refetch }, failed }: { of: Question; failed?: string }) => (
  <ErrorState
    error={{
      message: [failed, error?.message].filter(Boolean).join(' '),
      reference: error?.reference ?? '',
    }}
    retry={() => void refetch()}
  />
);

/** What a question was answered with; until then that it is asked, or that it had no answer. */
export function Answered<Answer>(props: {
  of: Question<Answer>;
  failed?: string;
  children: (answer: Answer) => ReactNode;
}) {
  const { of, children, ...said } = props;
  if (of.data !== undefined) return children(of.data);
  return of.error ? <NotAnswered of={of} {...said} /> : <Loading />;
}

/**
 * Shown only when the wait is felt; under 150 ms nothing blinks. Nothing moves in it (look 3), and no frame is taken from
 * the work that is waited for.
 */
export function Loading({ label = 'Cargando' }: { label?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="d-loading" role="status">
      {late && `${label}…`}
    </div>
  );
}
