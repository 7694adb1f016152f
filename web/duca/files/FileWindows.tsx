import { lazy, Suspense } from 'react';
import type { SupportDocument } from '../../../shared/duca/files/facts.ts';
import { Loading } from '../../kit/states.tsx';

const FileWindow = lazy(async () => ({ default: (await import('./FileWindow.tsx')).FileWindow }));
const PagesWindow = lazy(async () => ({ default: (await import('./PagesWindow.tsx')).PagesWindow }));

/** The window that is open over the files, with what it shows. */
export type Shown =
  | { kind: 'view'; ducaId: string; document: SupportDocument }
  /** Without `file` the attached one is meant. */
  | { kind: 'pages'; ducaId: string; document: SupportDocument; file?: File | undefined };

interface Props {
  shown: Shown | undefined;
  onClose: () => void;
  onMade: (line: string, file: File) => void;
}

export function FileWindows({ shown, onClose, onMade }: Props) {
  if (!shown) return null;
  return (
    <Suspense fallback={<Loading />}>
      {shown.kind === 'view' ? (
        <FileWindow ducaId={shown.ducaId} document={shown.document} onClose={onClose} />
      ) : (
        <PagesWindow
          ducaId={shown.ducaId}
          document={shown.document}
          file={shown.file}
          onClose={onClose}
          onMade={(file) => onMade(shown.document.ID_DOCUMENTO, file)}
        />
      )}
    </Suspense>
  );
}
