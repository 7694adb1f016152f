import { useEffect, useId, useRef, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { decimalKey } from '../fields/decimalKey.ts';
import { comboboxOf, useOffers } from '../useOffers.ts';
import { showCell } from './cellText.ts';
import { OfferList } from './OfferList.tsx';
import { isTyped, typedRow } from './typedRow.ts';

type Props = RenderEditCellProps<AnyRecord, AnyRecord> & {
  field: Field;
  /** Text that stands in the cell instead of a value. */
  unread: string | undefined;
  onTyping: (text: string) => void;
  /** Goes a row down or up after an offer was taken by Enter. */
  onLeave: (by: 1 | -1) => void;
};

/**
 * What stands in a cell is typed over; what is being typed in it goes on at its end, where another person's line came before
 * its own and the cell is drawn anew.
 */
const beginAt = (input: HTMLInputElement, typed: boolean): void => {
  if (typed) input.setSelectionRange(input.value.length, input.value.length);
  else input.select();
};

/** What is typed in the cell, which the grid keeps as its text until the cell is left. */
function useCellText({ row, column, onRowChange, field, unread, onTyping }: Props) {
  // Read once: from the first letter on the grid's row holds what is typed, which is no value yet.
  const [text, setText] = useState(() => unread ?? showCell(row[column.key] ?? '', field));
  // What an earlier visit left in the cell is confirmed by leaving it, as if it had been typed now.
  useEffect(() => {
    if (unread !== undefined) onRowChange(typedRow(row, column.key, unread));
    // Once, when the cell is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const write = (next: string): void => {
    setText(next);
    onTyping(next);
    // The grid keeps the text as typed until the cell is left; only then it is read as a value.
    onRowChange(typedRow(row, column.key, next));
  };
  return { text, write };
}

/**
 * Text input of a cell. Of a field with a list it offers the entries that match, by code or by words: arrows choose,
 * Enter takes the one that is marked; Tab leaves what was typed, which counts when it names one entry.
 */
export function CellEditor(props: Props) {
  const { row, column, onRowChange, field, onLeave } = props;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, write } = useCellText(props);
  const [typed, setTyped] = useState(false);
  const offers = useOffers(field, text, typed);
  const { listed, rows, open, lit, facts, step, retype } = offers;
  const take = (code: string, by?: 1 | -1): void => {
    onRowChange(typedRow(row, column.key, code), true);
    if (by) onLeave(by);
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    if (kinds[field.kind].align === 'right' && decimalKey(event)) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined && step(by)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && open && lit >= 0 && text.trim() !== '') {
      event.preventDefault();
      event.stopPropagation();
      take(rows[lit]!.CLAVE, event.shiftKey ? -1 : 1);
    }
  };
  return (
    <>
      <input
        ref={input}
        className={`d-cell-editor ${kinds[field.kind].align === 'right' ? 'd-number' : ''}`}
        aria-label={field.label}
        autoFocus
        autoComplete="off"
        {...(listed ? comboboxOf(list, open, lit) : {})}
        inputMode={kinds[field.kind].inputMode}
        value={text}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => beginAt(currentTarget, isTyped(row))}
        onChange={(event) => {
          setTyped(true);
          retype();
          write(event.currentTarget.value);
        }}
      />
      {(open || facts.length > 0) && (
        <OfferList id={list} anchor={input} offers={offers} field={field} onTake={(code) => take(code)} />
      )}
    </>
  );
}
