/** Fields that a hand writes in or chooses from, in the order of the page. */
const FIELDS =
  'input:not([type=hidden]):not([type=file]):not(:disabled):not([readonly]), select:not(:disabled), textarea:not(:disabled):not([readonly])';

/** The attribute by which the library knows what of a window takes the focus first. */
const FIRST = 'data-autofocus';

/** What a window shows may have to be fetched; later than this its person is at something else. */
const PATIENCE_MS = 3000;

const firstOf = (body: HTMLElement): HTMLElement | null => body.querySelector<HTMLElement>(FIELDS);

/** Goes to the first field as soon as there is one, if nothing of the window but its head was reached meanwhile. */
function whenItComes(body: HTMLElement): void {
  const watch = new MutationObserver(() => {
    const first = firstOf(body);
    if (!first) return;
    watch.disconnect();
    const { activeElement } = body.ownerDocument;
    if (body.closest('[role=dialog]')?.contains(activeElement) && !body.contains(activeElement))
      first.focus({ preventScroll: true });
  });
  watch.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}

/**
 * Has a window that opens begin at its first field, where the library would take the cross of its head; what the window
 * itself named, or began at, stays. It is the `ref` of something that stands in the window's body.
 */
export function beginAtField(inside: HTMLElement | null): void {
  const body = inside?.parentElement;
  if (!body || body.querySelector(`[${FIRST}]`)) return;
  const { activeElement } = body.ownerDocument;
  const first = body.contains(activeElement) ? activeElement : firstOf(body);
  if (first) first.setAttribute(FIRST, 'true');
  else whenItComes(body);
}
