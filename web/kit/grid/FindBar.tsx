import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import { Button, IconButton } from '../simple.tsx';
import type { Position, Range } from './edits.ts';
import { findCells } from './findCells.ts';
import type { GridColumn } from './paste.ts';
import type { TextOf } from './view.ts';

interface Props {
  visible: readonly AnyRecord[];
  columns: readonly GridColumn[];
  textOf: TextOf;
  /** Cells that were marked when it was opened, when they are several. */
  marked: Range | undefined;
  /** With the words to replace by. */
  replacing: boolean;
  onGo: (cell: Position) => void;
  onReplace: (cells: readonly Position[], words: string, by: string) => void;
  onClose: () => void;
}

/** The cells that hold the words, the one that the person stands on, and the way from one to the next. */
function useFinding({ visible, columns, textOf, marked, onGo, onReplace }: Props) {
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const [inMarked, setInMarked] = useState(marked !== undefined);
  const [at, setAt] = useState(-1);
  const found = useMemo(
    () => findCells(visible, columns, words, textOf, inMarked ? marked : undefined),
    [visible, columns, words, textOf, inMarked, marked],
  );
  const current = Math.min(at, found.length - 1);
  const go = (by: 1 | -1): void => {
    if (found.length === 0) return;
    const next = (current + by + found.length) % found.length;
    setAt(next);
    onGo(found[next]!);
  };
  const replaceOne = (): void => {
    const cell = found[current];
    if (!cell) return go(1);
    onReplace([cell], words, by);
    const next = found[current + 1] ?? found[0];
    if (next) onGo(next);
  };
  const type = (next: string): void => {
    setWords(next);
    setAt(-1);
  };
  const writable = found.filter(({ column }) => isPersons(columns[column]!.field));
  return { words, type, by, setBy, inMarked, setInMarked, found, writable, current, go, replaceOne };
}

/** Which of how many cells the person stands on. */
const saidOf = ({ words, found, current }: ReturnType<typeof useFinding>): string =>
  words === '' ? '' : found.length === 0 ? 'Sin resultados' : `${current + 1} de ${found.length} celdas`;

/** The words to replace by: in the cell that the person stands on, or in all of them. */
function ReplaceTools(props: {
  by: string;
  onBy: (by: string) => void;
  count: number;
  onOne: () => void;
  onAll: () => void;
}) {
  const { by, onBy, count, onOne, onAll } = props;
  return (
    <>
      <input
        className="d-find-input"
        aria-label="Reemplazar por"
        placeholder="Reemplazar por"
        value={by}
        onChange={(event) => onBy(event.currentTarget.value)}
      />
      <Button variant="default" disabled={count === 0} onClick={onOne}>
        Reemplazar
      </Button>
      <Button variant="default" disabled={count === 0} onClick={onAll}>
        Reemplazar en {count}
      </Button>
    </>
  );
}

const OnlyMarked = (props: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <label>
    <input
      type="checkbox"
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />{' '}
    Solo en lo marcado
  </label>
);

/** Finds in the cells that are shown, counts them, and replaces one or all; Escape goes back to the sheet. */
export function FindBar(props: Props) {
  const { marked, replacing, onReplace, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), [replacing]);
  const finding = useFinding(props);
  const { words, by, inMarked, found, writable, go } = finding;
  const rest = found.length - writable.length;
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="d-find" role="search" aria-label="Buscar en la hoja" onKeyDown={onKeyDown}>
      <input
        ref={input}
        autoFocus
        className="d-find-input"
        aria-label="Buscar en la hoja"
        placeholder="Buscar"
        value={words}
        onChange={(event) => finding.type(event.currentTarget.value)}
      />
      <IconButton icon="up" label="Resultado anterior" disabled={found.length === 0} onClick={() => go(-1)} />
      <IconButton
        icon="down"
        label="Resultado siguiente"
        disabled={found.length === 0}
        onClick={() => go(1)}
      />
      {replacing && (
        <ReplaceTools
          count={writable.length}
          by={by}
          onBy={finding.setBy}
          onOne={finding.replaceOne}
          onAll={() => {
            // The button goes dead with the last match; who pressed it stays in the bar.
            input.current?.focus();
            onReplace(writable, words, by);
          }}
        />
      )}
      {marked && <OnlyMarked checked={inMarked} onChange={finding.setInMarked} />}
      <span role="status" className="d-dimmed">
        {saidOf(finding)}
        {replacing && rest > 0 && `; ${rest} son calculadas y no se cambian`}
      </span>
      <span className="d-grow" />
      <IconButton icon="cross" label="Cerrar la búsqueda" onClick={onClose} />
    </div>
  );
}
