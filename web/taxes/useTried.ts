import { useState } from 'react';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { noUnread, type Unread } from '../kit/unread.ts';

/** Terms as they stand in their form, and the texts in it that are no values. */
export interface Tried {
  values: AnyRecord;
  unread: Unread;
}

const NOTHING: Tried = { values: {}, unread: noUnread };

/** The panel comes and goes with its tab and with the width of the window; what was typed in it is of the open document. */
const kept = new WeakMap<object, Tried>();

/** What is tried out of an open document, as long as that is open. */
export function useTried(session: object): [Tried, (next: (now: Tried) => Tried) => void] {
  const [, draw] = useState<Tried>();
  const now = (): Tried => kept.get(session) ?? NOTHING;
  return [
    now(),
    (next) => {
      const then = next(now());
      // Kept first: a field that goes tells of what stood half typed when nothing is drawn any more.
      kept.set(session, then);
      draw(then);
    },
  ];
}
