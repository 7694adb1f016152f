import { flushSync } from 'react-dom';

/** Event at the input of a sheet's open cell: what is typed there is taken, and the cell has the focus instead. */
export const TAKE_EVENT = 'despacho-take';

/**
 * Takes what stands half typed where the focus is, as leaving it would, and leaves the focus and the hand where they are. An
 * act by a key is of all that is written, as that of a button, whose click leaves the field first (look 2).
 */
export function takeTyped(): void {
  const input = window.document.activeElement;
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
  // That the focus goes elsewhere is nothing to an open cell.
  if (!input.dispatchEvent(new Event(TAKE_EVENT, { cancelable: true }))) return;
  const { selectionStart, selectionEnd } = input;
  flushSync(() => input.blur());
  input.focus({ preventScroll: true });
  // A field marks all of its text when it is entered, and the next letter would take its place.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}
