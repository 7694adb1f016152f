import { CELL_EVENT, inputId } from '../kit/fields/focus.ts';

/** A field of the page, by its path in the document as it was then. */
export interface LastField {
  path: string;
}

let last: LastField | undefined;
const PREFIX = inputId('');

window.document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.id.startsWith(PREFIX))
    last = { path: target.id.slice(PREFIX.length) };
});
window.document.addEventListener(CELL_EVENT, (event) => {
  if (event instanceof CustomEvent && typeof event.detail === 'string') last = { path: event.detail };
});

/** The field that had the focus last, whatever has it now; another document begins without one. */
export const lastField = (): LastField | undefined => last;
export const forgetField = (): void => {
  last = undefined;
};
