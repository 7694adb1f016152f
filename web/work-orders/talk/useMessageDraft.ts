import { useEffect, useState } from 'react';
import { savedOnLeaving } from '../../api/leaving.ts';
import { useSession } from '../../api/session.ts';
import { messageDraft, type Written } from './messageDraft.ts';

/** What a person has begun to write in a place: it stays when the page turns to something else, and keeps who leaves from losing it unasked. */
export function useMessageDraft(place: string) {
  const { company, user, draftKey } = useSession();
  const [draft] = useState(() => messageDraft(`${company.id}/${user.id}`, draftKey, place));
  const [written, show] = useState(draft.now);
  useEffect(() => {
    let gone = false;
    void draft.restore().then((found) => !gone && show(found));
    const left = savedOnLeaving(() => Promise.resolve(draft.isEmpty()));
    return () => {
      gone = true;
      left();
    };
  }, [draft]);
  return {
    written,
    /** From what is there now, for a file may come while another is on its way. */
    write: (part: (now: Written) => Partial<Written>): void => {
      draft.write(part(draft.now()));
      show(draft.now());
    },
  };
}
