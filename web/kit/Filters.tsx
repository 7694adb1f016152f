import type { ReactNode } from 'react';
import { useNarrow } from './grid/useNarrow.ts';

/** What narrows a list, in its row; on a phone folded, so that the list begins in the first screen. */
export const Filters = ({ children }: { children: ReactNode }) =>
  useNarrow() ? (
    <details className="d-filters">
      <summary>Filtros</summary>
      <div className="d-row">{children}</div>
    </details>
  ) : (
    children
  );

/** More states than stand beside a search on one line are chosen from a list. */
const MOST_CHIPS = 6;

/** The states that a list may be narrowed to; blank for all. */
export function StateFilter(props: {
  states: readonly { value: string; label: string }[];
  state: string;
  onState: (state: string) => void;
}) {
  const { states, state, onState } = props;
  if (states.length > MOST_CHIPS)
    return (
      // A plain one: the library's would weigh on the first screen of every area.
      <label>
        Estado{' '}
        <select value={state} onChange={(event) => onState(event.currentTarget.value)}>
          <option value="">Todos</option>
          {states.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    );
  return states.map(({ value, label }) => (
    <button
      key={value}
      type="button"
      className="d-chip"
      aria-pressed={state === value}
      onClick={() => onState(state === value ? '' : value)}
    >
      {label}
    </button>
  ));
}
