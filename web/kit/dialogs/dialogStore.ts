import type { ReactNode } from 'react';

/** One question or message that waits for an answer; it can only be left through its buttons (spec 5, form dialogs). */
export interface DialogRequest {
  id: number;
  title: string;
  body: ReactNode;
  confirm: string;
  cancel?: string;
  /** The confirming act cannot be taken back. */
  danger?: boolean;
  answer: (confirmed: boolean) => void;
}

let open: readonly DialogRequest[] = [];
let count = 0;
const listeners = new Set<() => void>();

const tell = (next: readonly DialogRequest[]): void => {
  open = next;
  listeners.forEach((listener) => listener());
};

export const dialogStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly DialogRequest[] => open,
};

/** Shows a dialog; resolves with true when the confirming button was chosen. */
export function ask(request: Omit<DialogRequest, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++count;
    const answer = (confirmed: boolean): void => {
      tell(open.filter((each) => each.id !== id));
      resolve(confirmed);
    };
    tell([...open, { ...request, id, answer }]);
  });
}
