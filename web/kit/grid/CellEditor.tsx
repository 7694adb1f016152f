import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { decimalKey } from '../fields/decimalKey.ts';
import { TAKE_EVENT } from '../fields/takeTyped.ts';
import { comboboxOf, useOffers } from '../useOffers.ts';
import { showCell } from './cellText.ts';
import { OfferList } from './OfferList.tsx';
import type { Hand, OpenCell } from './openCell.ts';

type Props = RenderEditCellProps<AnyRecord, AnyRecord> & {
  field: Field;
  /** Key of its line. */
  line: string;
  /** Keeps what is typed, for the grid draws the cell anew where lines come or go before its own. */
  open: OpenCell;
  /** Text that stands in the cell instead of a value. */
  unread: string | undefined;
  onTyping: (text: string) => void;
  /** Goes a row down or up after an offer was taken by Enter. */
  onLeave: (by: 1 | -1) => void;
};

/** What is typed in the cell, which the grid keeps as its text until the cell is left; and the hand, which goes with it. */
function useCellText(props: Props, input: React.RefObject<HTMLInputElement | null>) {
  const { row, rowIdx, column, onRowChange, onClose, field, line, open, unread, onTyping } = props;
  const [before] = useState(() => open.at(line, column.key));
  // What an earlier visit left in the cell is confirmed by leaving it, as if it had been typed now.
  const typed = useRef(before?.text ?? unread);
  // Read once: from the first letter on the grid's row holds what is typed, which is no value yet.
  const [text, setText] = useState(() => typed.current ?? showCell(row[column.key] ?? '', field));
  const store = (next: string, commit = false): void => {
    typed.current = next;
    open.type(next);
    // The grid keeps the text as typed until the cell is left; only then it is read as a value.
    onRowChange({ ...row, [column.key]: next }, commit);
  };
  useLayoutEffect(() => {
    const element = input.current;
    const left = open.at(line, column.key);
    open.draw({
      line,
      field: column.key,
      row: rowIdx,
      text: typed.current,
      close: () => onClose(false, false),
    });
    if (typed.current !== undefined) store(typed.current);
    if (!left || left.hand) element?.focus();
    if (left?.hand) element?.setSelectionRange(left.hand.from, left.hand.to);
    return () => open.leave(handIn(element));
    // Once, when the cell is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const write = (next: string): void => {
    setText(next);
    onTyping(next);
    store(next);
  };
  return { text, begun: before?.text !== undefined, write, store };
}

/** An act by a key is of what is typed here too: the cell is written and left, and has the focus itself. */
function useTaken(input: React.RefObject<HTMLInputElement | null>, onClose: Props['onClose']): void {
  const take = useEffectEvent((event: Event): void => {
    event.preventDefault();
    onClose(true, true);
  });
  useEffect(() => {
    const { current } = input;
    const listener = (event: Event): void => take(event);
    current?.addEventListener(TAKE_EVENT, listener);
    return () => current?.removeEventListener(TAKE_EVENT, listener);
  }, [input]);
}

const handIn = (input: HTMLInputElement | null): Hand | undefined =>
  input && window.document.activeElement === input
    ? { from: input.selectionStart ?? 0, to: input.selectionEnd ?? 0 }
    : undefined;

/**
 * Text input of a cell. Of a field with a list it offers the entries that match, by code or by words: arrows choose,
 * Enter takes the one that is marked; Tab leaves what was typed, which counts when it names one entry.
 */
export function CellEditor(props: Props) {
  const { field, onLeave } = props;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, begun, write, store } = useCellText(props, input);
  useTaken(input, props.onClose);
  const [typed, setTyped] = useState(begun);
  const offers = useOffers(field, text, typed);
  const { listed, rows, open, lit, facts, step, retype } = offers;
  const take = (code: string, by?: 1 | -1): void => {
    store(code, true);
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
        autoComplete="off"
        {...(listed ? comboboxOf(list, open, lit) : {})}
        inputMode={kinds[field.kind].inputMode}
        value={text}
        onKeyDown={onKeyDown}
        // What stands in a cell is typed over; what is being typed in it goes on where the hand was.
        onFocus={({ currentTarget }) => !typed && currentTarget.select()}
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
