import type { OpenOnScreen } from '../../document/openDocument.ts';
import type { PaletteEntry } from '../../kit/Palette.tsx';

/** Where screens keep the acts that are theirs: heads of documents and lists, and the parts of an order. */
const ACTS = '.d-editor-head button, .d-list-head button, .o-part button';

/**
 * What a person can do on the screen that is shown: the acts of the open document, those in its closed menu too, and
 * the buttons of heads and parts, by the words that they carry.
 */
export function screenActs(document: OpenOnScreen | undefined): PaletteEntry[] {
  const acts = new Map<string, PaletteEntry>();
  const add = (label: string, run: () => void, danger = false): void => {
    if (label !== '' && !acts.has(label))
      acts.set(label, { id: `act ${label}`, label, description: document?.title ?? 'Acción', danger, run });
  };
  for (const { label, run, disabled, danger } of document?.actions ?? [])
    if (!disabled) add(label, run, danger);
  for (const button of window.document.querySelectorAll<HTMLButtonElement>(ACTS)) {
    const hidden = button.disabled || button.hasAttribute('aria-haspopup') || button.offsetParent === null;
    if (!hidden) add(button.textContent.trim(), () => button.click());
  }
  return [...acts.values()];
}
