import { useMemo, useState, useSyncExternalStore } from 'react';
import { openOnScreen } from '../document/openDocument.ts';
import { Palette } from '../kit/Palette.tsx';
import { screenActs } from './search/screenActs.ts';
import { useFoundDocuments } from './search/useFoundDocuments.ts';
import { usePlaces, useTariffCodes } from './search/usePlaces.ts';

/** Ctrl-K: acts of the screen, screens and codes at once; documents and clients as soon as the server found them. */
export function AppPalette({ onClose }: { onClose: () => void }) {
  const document = useSyncExternalStore(openOnScreen.subscribe, openOnScreen.get);
  const [query, setQuery] = useState('');
  const { found, failed, busy } = useFoundDocuments(query.trim());
  const places = usePlaces();
  const codes = useTariffCodes();
  // The screen is looked at once: what is typed here changes nothing of it.
  const entries = useMemo(() => [...screenActs(document), ...places], [document, places]);
  return (
    <Palette
      entries={entries}
      found={found}
      failed={failed}
      codes={codes}
      busy={busy}
      onQuery={setQuery}
      onClose={onClose}
    />
  );
}
