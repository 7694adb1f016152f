import { ColumnsButton } from '../ColumnsButton.tsx';
import type { ColumnChoice } from '../columns.ts';
import { Icon } from '../icons.tsx';
import { Button, IconButton } from '../simple.tsx';
import type { GridColumn } from './paste.ts';
import { PasteButton } from './PasteButton.tsx';
import { headingOf } from './sheetColumns.tsx';
import { useNarrow } from './useNarrow.ts';
import type { SheetView } from './useSheetView.ts';

interface Props {
  readOnly: boolean;
  every: readonly GridColumn[];
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  view: SheetView;
  canRemove: boolean;
  /** Over the panel at its right while somebody works in it, or beside it. */
  wide: boolean;
  onWide: (wide: boolean) => void;
  full: boolean;
  onFull: (full: boolean) => void;
  onAdd: () => void;
  onPasted: (text: string) => void;
  onRemove: () => void;
  onFind: (replacing: boolean) => void;
}

/** What can be done with the sheet, over it; and what hides or moves its lines, always told. */
export function SheetTools(props: Props) {
  const { view, every, full } = props;
  // On a smaller screen no panel stands beside the sheet, which has the whole width anyway.
  const beside = !useNarrow(992);
  return (
    <div className="d-row d-sheet-tools">
      {!props.readOnly && (
        <>
          <Button variant="default" icon="plus" onClick={props.onAdd}>
            Agregar línea
          </Button>
          <PasteButton
            onBlock={props.onPasted}
            otherwise="Agregue una línea, póngase en su primera celda y pegue con Ctrl+V."
          />
          <Button variant="default" disabled={!props.canRemove} onClick={props.onRemove}>
            Quitar líneas
          </Button>
        </>
      )}
      <ColumnsButton
        columns={every.map((each) => ({ name: each.name, label: headingOf(each) }))}
        choice={props.choice}
        onChoice={props.onChoice}
      />
      <IconButton
        icon="search"
        label={props.readOnly ? 'Buscar en la hoja (Ctrl+F)' : 'Buscar y reemplazar (Ctrl+H)'}
        onClick={() => props.onFind(!props.readOnly)}
      />
      {beside && (
        <IconButton
          icon="wide"
          label="Todo el ancho al trabajar en la hoja"
          aria-pressed={props.wide}
          onClick={() => props.onWide(!props.wide)}
        />
      )}
      <IconButton
        icon="expand"
        label={full ? 'Salir de la pantalla completa (Ctrl+Mayús+F)' : 'Pantalla completa (Ctrl+Mayús+F)'}
        aria-pressed={full}
        onClick={() => props.onFull(!full)}
      />
      <ViewChips view={view} every={every} />
    </div>
  );
}

/** What hides or moves the lines; pressed, it does no longer. */
function ViewChips({ view, every }: Pick<Props, 'view' | 'every'>) {
  const labelOf = (name: string): string => {
    const column = every.find((each) => each.name === name);
    return column ? headingOf(column) : name;
  };
  return (
    <>
      {[...view.filters].map(([name, texts]) => (
        <button
          key={name}
          type="button"
          className="d-chip"
          aria-pressed="true"
          onClick={() => view.filter(name, undefined)}
        >
          {labelOf(name)}: {texts.size === 1 ? [...texts][0] || '(en blanco)' : `${texts.size} valores`}{' '}
          <Icon name="cross" />
          <span className="d-hidden">Quitar este filtro</span>
        </button>
      ))}
      {view.sort && (
        <button type="button" className="d-chip" aria-pressed="true" onClick={() => view.order(undefined)}>
          {labelOf(view.sort.column)}: {view.sort.descending ? 'de mayor a menor' : 'de menor a mayor'}{' '}
          <Icon name="cross" />
          <span className="d-hidden">Quitar el orden</span>
        </button>
      )}
    </>
  );
}
