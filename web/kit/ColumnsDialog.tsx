import { isShown, moved, ordered, plainChoice, toggled, type ColumnChoice } from './columns.ts';
import { Button, IconButton } from './simple.tsx';
import { Dialog } from './windows.tsx';

export interface ChosenColumns {
  columns: readonly { name: string; label: string; aside?: boolean }[];
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
}

/** Which columns are shown and in what order; each act is seen at once behind the window. */
export function ColumnsDialog({
  columns,
  choice,
  onChoice,
  onClose,
}: ChosenColumns & { onClose: () => void }) {
  const all = ordered(columns, choice);
  const left = all.filter((column) => isShown(choice, column)).length;
  return (
    <Dialog title="Columnas" opened escapes onClose={onClose}>
      <ul className="d-column-list">
        {all.map((column, at) => {
          const { name, label } = column;
          const shown = isShown(choice, column);
          return (
            <li key={name} className="d-row">
              <label className="d-grow">
                <input
                  type="checkbox"
                  checked={shown}
                  disabled={shown && left === 1}
                  onChange={() => onChoice(toggled(choice, column))}
                />{' '}
                {label}
              </label>
              <IconButton
                icon="up"
                label={`Subir ${label}`}
                disabled={at === 0}
                onClick={() => onChoice(moved(columns, choice, name, -1))}
              />
              <IconButton
                icon="down"
                label={`Bajar ${label}`}
                disabled={at === all.length - 1}
                onClick={() => onChoice(moved(columns, choice, name, 1))}
              />
            </li>
          );
        })}
      </ul>
      <div className="d-row d-row-end">
        <Button variant="default" onClick={() => onChoice(plainChoice)}>
          Como al principio
        </Button>
        <Button onClick={onClose}>Listo</Button>
      </div>
    </Dialog>
  );
}
