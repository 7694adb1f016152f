/** Bodies before and after what is shown; they share every record that did not change, so that keeping many is cheap. */
export interface UndoStack<T> {
  past: readonly T[];
  future: readonly T[];
  /** What the last step touched and when, so that the letters of one word are one step. */
  last?: { place: string; at: number };
}

const KEPT = 500;
const ONE_STEP_MS = 1500;

export const emptyStack = <T>(): UndoStack<T> => ({ past: [], future: [] });

/** Remembers the body that an edit replaces; edits of one place in quick succession are one step. */
export function remember<T>(stack: UndoStack<T>, before: T, place: string, at: number): UndoStack<T> {
  const same =
    place !== '' && stack.last?.place === place && at - stack.last.at < ONE_STEP_MS && stack.past.length > 0;
  return { past: same ? stack.past : [...stack.past, before].slice(-KEPT), future: [], last: { place, at } };
}

export function undo<T>(
  { past, future }: UndoStack<T>,
  now: T,
): { stack: UndoStack<T>; shown: T } | undefined {
  const shown = past.at(-1);
  return shown === undefined
    ? undefined
    : { stack: { past: past.slice(0, -1), future: [now, ...future] }, shown };
}

export function redo<T>(
  { past, future }: UndoStack<T>,
  now: T,
): { stack: UndoStack<T>; shown: T } | undefined {
  const [shown, ...rest] = future;
  return shown === undefined ? undefined : { stack: { past: [...past, now], future: rest }, shown };
}
