import type { ModuleName } from '../../shared/foundation/modules.ts';
import { forgetField } from './lastField.ts';
import type { MenuAction } from '../kit/ActionButton.tsx';

/** The document on the screen, for what lies around it: the palette's actions, the panels of its order. */
export interface OpenOnScreen {
  module: ModuleName;
  id: string;
  title: string;
  orderId: string;
  actions: readonly MenuAction[];
  /** Where the person was last in it, by the key of its line; undefined while they went nowhere. */
  lastPlace: () => string | undefined;
  /** What a place is called now; '' where it is gone. */
  nameOf: (place: string) => string;
}

let shown: OpenOnScreen | undefined;
/** Of the document whose fields were touched last; one that is told again as it changes keeps its field. */
let lastId = '';
const listeners = new Set<() => void>();

/** Tells what is open now; returns how to say that it is no more. */
export function showOpen(document: OpenOnScreen): () => void {
  if (lastId !== document.id) forgetField();
  lastId = document.id;
  shown = document;
  listeners.forEach((listener) => listener());
  return () => {
    if (shown !== document) return;
    shown = undefined;
    listeners.forEach((listener) => listener());
  };
}

export const openOnScreen = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): OpenOnScreen | undefined => shown,
};
