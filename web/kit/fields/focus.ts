/** Id of the input of a path; brackets and dots are allowed in ids and looked up without selectors. */
export const inputId = (path: string): string => `f-${path}`;

/** Event of the document whose detail is the path of the sheet's cell that a person goes to. */
export const CELL_EVENT = 'despacho-cell';

/** Tells whoever follows the person's place that a cell of a sheet has it; cells have no input of their own. */
export const announceCell = (path: string): void => {
  window.document.dispatchEvent(new CustomEvent(CELL_EVENT, { detail: path }));
};

/** Puts the focus on the input of a path and brings it into view; false when the page shows none. */
export function focusInput(path: string): boolean {
  const element = window.document.getElementById(inputId(path));
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  element.focus();
  return true;
}

const focusable =
  'input:not([type=hidden]):not(:disabled):not([readonly]), textarea:not(:disabled):not([readonly])';

/** Fields that Enter walks: those of all forms of the editor, so that the last of a section leads to the next one. */
function walkOf(form: HTMLElement): HTMLElement[] {
  const forms = form.closest('.d-split-main')?.querySelectorAll<HTMLElement>('.d-form') ?? [form];
  return [...forms].flatMap((each) => [...each.querySelectorAll<HTMLElement>(focusable)]);
}

/** Enter goes to the next field and Shift+Enter to the one before; a list that took it for its choice keeps it. */
export function moveOnEnter(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
    return;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target.tagName === 'TEXTAREA' && !event.shiftKey) return;
  if (target.tagName !== 'INPUT' && target.tagName !== 'TEXTAREA') return;
  const all = walkOf(event.currentTarget);
  const next = all[all.indexOf(target) + (event.shiftKey ? -1 : 1)];
  event.preventDefault();
  if (!next) return target.blur();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
