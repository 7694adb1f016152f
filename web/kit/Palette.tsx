import { Modal } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { indexEntries, matchEntries, type PaletteEntry } from './paletteMatch.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

export type { PaletteEntry };

const SHOWN = 30;
/** Characters before lists of codes are looked through: one alone finds nothing that anybody looks for. */
const ENOUGH = 2;

interface Props {
  /** Acts and screens, which are there at once. */
  entries: readonly PaletteEntry[];
  /** What the server found for the query. */
  found: readonly PaletteEntry[];
  /** What could not be asked of it, as a sentence; empty where all was. */
  failed: string;
  /** Lists of codes, looked through from the second character on. */
  codes: readonly PaletteEntry[];
  /** Whether the server is still asked. */
  busy: boolean;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** What the window lists for what is typed, which entry the keys stand on, and what they do. */
function usePaletteList({ entries, found, codes, onQuery, onClose }: Props, id: string) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const near = useMemo(() => indexEntries(entries), [entries]);
  const far = useMemo(() => indexEntries(codes), [codes]);
  const shown = useMemo(() => {
    const own = matchEntries(near, query, SHOWN);
    const coded = query.trim().length < ENOUGH ? [] : matchEntries(far, query, SHOWN);
    return [...own, ...found, ...coded].slice(0, SHOWN);
  }, [near, far, found, query]);
  const current = Math.min(at, shown.length - 1);
  const run = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const move = (to: number): void => {
    const next = (to + shown.length) % Math.max(1, shown.length);
    setAt(next);
    window.document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const keys = (event: React.KeyboardEvent): void => {
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (event.key === 'Enter') run(shown[current]);
    else return;
    event.preventDefault();
  };
  const type = (next: string): void => {
    setQuery(next);
    setAt(0);
    onQuery(next);
  };
  return { query, type, shown, current, point: setAt, run, keys };
}

/** The Ctrl-K window; it is loaded when it is first asked for. */
export function Palette(props: Props) {
  const id = useId();
  const { query, type, shown, current, point, run, keys } = usePaletteList(props, id);
  return (
    <Modal
      opened
      onClose={props.onClose}
      withCloseButton={false}
      size="lg"
      padding={0}
      yOffset="10vh"
      zIndex={400}
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'd-window-wide' }}
      attributes={{ content: { 'aria-label': 'Ir a' } }}
    >
      <ReturnFocus />
      <input
        className="d-palette-input"
        data-autofocus
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-label="Buscar documento, cliente o acción"
        placeholder="Documento, cliente, partida o acción"
        autoComplete="off"
        spellCheck={false}
        value={query}
        {...(shown.length > 0 ? { 'aria-activedescendant': `${id}-${current}` } : {})}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <ul className="d-palette" id={`${id}-list`} role="listbox" aria-label="Resultados">
        {shown.map((entry, index) => (
          <li
            key={entry.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => run(entry)}
            onPointerMove={() => index !== current && point(index)}
          >
            <span className={`d-grow ${entry.danger ? 'd-danger-text' : ''}`}>{entry.label}</span>
            {entry.description && <small className="d-dimmed">{entry.description}</small>}
          </li>
        ))}
      </ul>
      <p className="d-palette-note d-dimmed" role="status">
        {props.busy
          ? 'Buscando en los documentos…'
          : // Nothing was found only where all was searched.
            props.failed || (shown.length === 0 ? 'Sin resultados' : '')}
      </p>
    </Modal>
  );
}
