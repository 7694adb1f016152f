import { cellLooks, type CellMessage } from './cellMessage.ts';
import { sum } from '../../../shared/foundation/decimal/decimal.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { showCell } from './cellText.ts';
import type { Range } from './edits.ts';
import type { GridColumn } from './paste.ts';

interface Props {
  count: number;
  visible: readonly AnyRecord[];
  shown: readonly GridColumn[];
  range: Range | undefined;
  message: CellMessage | undefined;
  onShowAll: () => void;
}

/** Columns of amounts in a mark of several cells, each with its exact sum. */
function sumsOf({ visible, shown, range }: Pick<Props, 'visible' | 'shown' | 'range'>): string {
  if (!range || range.top === range.bottom) return '';
  return shown
    .slice(range.left, range.right + 1)
    .filter(({ field }) => field.kind === 'decimal')
    .map(({ name, field }) => {
      const values = visible.slice(range.top, range.bottom + 1).map((line) => line[name] ?? '');
      return `${field.label} ${showCell(sum(values.filter((value) => value !== '')), field)}`;
    })
    .join(' · ');
}

/** Below the sheet: how many lines there are and are seen, what is marked adds up to, what is wrong with the cell. */
export function SheetFoot({ count, visible, shown, range, message, onShowAll }: Props) {
  const sums = sumsOf({ visible, shown, range });
  const lines = count === 1 ? '1 línea' : `${count} líneas`;
  return (
    <div className="d-row d-sheet-foot">
      {visible.length === count ? (
        <span className="d-dimmed">{lines}</span>
      ) : (
        <>
          <span className="d-warning">
            Se ven {visible.length} de {lines}
          </span>
          <button type="button" className="d-link" onClick={onShowAll}>
            Ver todas
          </button>
        </>
      )}
      {sums !== '' && <span>Marcado: {sums}</span>}
      <span role="status" className={message ? cellLooks[message.severity].said : ''}>
        {message?.text ?? ''}
      </span>
    </div>
  );
}
