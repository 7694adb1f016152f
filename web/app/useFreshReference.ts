import { useEffect, useMemo, useState } from 'react';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { withOptions } from '../../shared/foundation/options/withOptions.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { onNewRevision } from '../api/call.ts';
import { onServerTime, serverNow } from '../api/serverClock.ts';
import { buildReference } from './buildReference.ts';
import { loadCatalogues, type Catalogues } from './catalogueStore.ts';
import type { Started } from './startUp.ts';

/** Until lists that did not come are asked for again. */
const AGAIN_MS = 30_000;
/** A sleeping machine wakes late; the day is looked at this often besides. */
const LOOK_MS = 60_000;

/**
 * What everything on the screen judges by, kept true while it is open: lists that an administrator changed are fetched
 * with the next answer that tells of it, and a new day in Guatemala begins by itself, when the server says so. What is being typed stays.
 */
export function useFreshReference({ session, catalogues: begun }: Started): Reference {
  const [today, setToday] = useState(() => localDay(serverNow()));
  const [renewed, setRenewed] = useState<Catalogues>();
  const [told, tell] = useState(0);
  useEffect(() => onNewRevision(() => tell((count) => count + 1)), []);
  useEffect(() => {
    const look = (): void => setToday(localDay(serverNow()));
    const timer = setInterval(look, LOOK_MS);
    const stop = onServerTime(look);
    look();
    window.document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      window.document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const catalogues = renewed ?? begun;
  useEffect(() => {
    if (catalogues.whole) return;
    const timer = setTimeout(() => tell((count) => count + 1), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [catalogues]);
  useEffect(() => {
    if (told === 0) return;
    let over = false;
    void loadCatalogues(session.company.id, session.country).then((fresh) => {
      if (!over) setRenewed(fresh);
    });
    return () => {
      over = true;
    };
  }, [session, told]);
  return useMemo(
    () => withOptions(buildReference(session.country, catalogues, today), session.options),
    [session, catalogues, today],
  );
}
