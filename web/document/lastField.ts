import { CELL_EVENT, inputId } from '../kit/fields/focus.ts';

/** A field of the page: its path in the document and how the page calls it. */
export interface LastField {
  path: string;
  label: string;
}

let last: LastField | undefined;
const PREFIX = inputId('');

const labelOf = (element: Element): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? (element.labels?.[0]?.textContent.trim() ?? '')
    : '';

window.document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.id.startsWith(PREFIX))
    last = { path: target.id.slice(PREFIX.length), label: labelOf(target) };
});
window.document.addEventListener(CELL_EVENT, (event) => {
  if (event instanceof CustomEvent && typeof event.detail === 'string')
    last = { path: event.detail, label: '' };
});

/** The field that had the focus last, whatever has it now; another document begins without one. */
export const lastField = (): LastField | undefined => last;
export const forgetField = (): void => {
  last = undefined;
};
