import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { useSession } from '../../api/session.ts';
import type { PaletteEntry } from '../../kit/Palette.tsx';
import { notSearched, searchDocuments } from './searchDocuments.ts';

const WAIT_MS = 150;
const FOUND = 6;
const SHORTEST = 2;
const NONE: readonly PaletteEntry[] = [];

interface FoundDocuments {
  found: readonly PaletteEntry[];
  /** In which kinds nothing could be searched, as a sentence. */
  failed: string;
  busy: boolean;
}

/** Documents and clients that the server finds while a text is typed, the first of each kind. */
export function useFoundDocuments(text: string): FoundDocuments {
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [answer, setAnswer] = useState({ text: '', found: NONE, failed: '' });
  const readable = useMemo(
    () => documentKinds.filter(({ module }) => permissions.includes(`${module}:read`)),
    [permissions],
  );
  useEffect(() => {
    if (text.length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await searchDocuments(readable, text, FOUND, stop.signal);
      if (stop.signal.aborted) return;
      const found = answers.flatMap(({ kind, rows }) =>
        rows.map((row): PaletteEntry => ({
          id: row.ID,
          label: titleOf(kind, row.RESUMEN),
          description: kind.states.states[row.ESTADO]?.label ?? '',
          run: () => void navigate(addressOfDocument(kind, row.ID)),
        })),
      );
      setAnswer({ text, found, failed: notSearched(readable, answers) });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, readable, navigate]);
  const busy = text.length >= SHORTEST && answer.text !== text;
  return busy || text.length < SHORTEST ? { found: NONE, failed: '', busy } : { ...answer, busy };
}
