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
  /** The page over which it was opened. */
  page: string;
  /** Takes it away without an answer. */
  leave: () => void;
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

/** The page that the address names, without what narrows it. */
const pageNow = (): string => window.location.hash.split('?')[0] ?? '';

type Asked = Omit<DialogRequest, 'id' | 'answer' | 'page' | 'leave'>;

/**
 * Shows a dialog either answer of which does something; resolves with undefined when the page under it was left, so that
 * neither is done.
 */
export function choose(request: Asked): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const id = ++count;
    const answer = (confirmed: boolean | undefined): void => {
      tell(open.filter((each) => each.id !== id));
      resolve(confirmed);
    };
    tell([...open, { ...request, id, answer, page: pageNow(), leave: () => answer(undefined) }]);
  });
}

/** Shows a dialog; resolves with true when the confirming button was chosen. */
export const ask = async (request: Asked): Promise<boolean> => (await choose(request)) === true;

/**
 * What was asked over a page that is no longer shown is asked no more, as if it had been cancelled. What only tells
 * stays until it was read: a password is shown once.
 */
export function leaveQuestions(): void {
  const page = pageNow();
  for (const each of open) if (each.cancel !== undefined && each.page !== page) each.leave();
}
