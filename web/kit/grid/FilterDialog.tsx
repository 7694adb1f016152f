import { useMemo, useState } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { Button, PlainInput } from '../simple.tsx';
import { Dialog } from '../windows.tsx';
import type { GridColumn } from './paste.ts';
import { headingOf } from './sheetColumns.tsx';
import type { SheetView } from './useSheetView.ts';
import { choicesOf, matching, type TextOf } from './view.ts';
import { useWindowOver } from './windowOver.ts';

const SHOWN = 200;

interface Props {
  column: GridColumn;
  lines: readonly AnyRecord[];
  view: SheetView;
  textOf: TextOf;
  onClose: () => void;
}

/** The texts of a column, those that the words leave, and those that are marked to stay. */
function useFilter({ column, lines, view, textOf, onClose }: Props) {
  const choices = useMemo(() => choicesOf(lines, column, textOf), [lines, column, textOf]);
  const [chosen, choose] = useState<ReadonlySet<string>>(
    () => view.filters.get(column.name) ?? new Set(choices.map(({ text }) => text)),
  );
  const [words, setWords] = useState('');
  const shown = matching(choices, words);
  const set = (texts: Iterable<string>, on: boolean): void => {
    const next = new Set(chosen);
    for (const text of texts) {
      if (on) next.add(text);
      else next.delete(text);
    }
    choose(next);
  };
  const apply = (): void => {
    // Words that were typed say what is wanted: of what they leave out nothing is.
    const texts =
      words === '' ? chosen : new Set(shown.map(({ text }) => text).filter((text) => chosen.has(text)));
    view.filter(column.name, texts.size === choices.length ? undefined : texts);
    onClose();
  };
  return { words, setWords, shown, chosen, set, apply };
}

function OrderButtons({ column, view, onClose }: Props) {
  const sorted = view.sort?.column === column.name ? view.sort : undefined;
  const order = (descending: boolean): void => {
    view.order({ column: column.name, descending });
    onClose();
  };
  return (
    <div className="d-row">
      <Button
        variant="default"
        icon="up"
        aria-pressed={sorted?.descending === false}
        onClick={() => order(false)}
      >
        Menor a mayor
      </Button>
      <Button
        variant="default"
        icon="down"
        aria-pressed={sorted?.descending === true}
        onClick={() => order(true)}
      >
        Mayor a menor
      </Button>
      {sorted && (
        <Button
          variant="default"
          onClick={() => {
            view.order(undefined);
            onClose();
          }}
        >
          Sin ordenar
        </Button>
      )}
    </div>
  );
}

/** Order and filter of one column: the texts it holds, each with its count. */
export function FilterDialog(props: Props) {
  const { column, onClose } = props;
  useWindowOver();
  const { words, setWords, shown, chosen, set, apply } = useFilter(props);
  const texts = shown.map(({ text }) => text);
  return (
    <Dialog title={`Ordenar y filtrar: ${headingOf(column)}`} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <OrderButtons {...props} />
        <PlainInput
          label="Que contengan"
          value={words}
          data-autofocus
          autoComplete="off"
          onChange={setWords}
        />
        <div className="d-row">
          <Button variant="subtle" onClick={() => set(texts, true)}>
            Marcar todos
          </Button>
          <Button variant="subtle" onClick={() => set(texts, false)}>
            Quitar todos
          </Button>
        </div>
        <ul className="d-column-list" aria-label="Valores de la columna">
          {shown.slice(0, SHOWN).map(({ text, count }) => (
            <li key={text}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(text)}
                  onChange={(event) => set([text], event.currentTarget.checked)}
                />{' '}
                {text === '' ? '(en blanco)' : text} <span className="d-dimmed">({count})</span>
              </label>
            </li>
          ))}
        </ul>
        {shown.length > SHOWN && (
          <p className="d-dimmed">
            Se muestran {SHOWN} de {shown.length} valores; escriba para ver menos.
          </p>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Filtrar</Button>
        </div>
      </form>
    </Dialog>
  );
}
