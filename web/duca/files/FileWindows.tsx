import { Suspense, useMemo } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { Loading } from '../../kit/states.tsx';
import { lazy } from '../../kit/lazy.ts';

const FileWindow = lazy(async () => ({
  default: (await import('../../document/files/FileWindow.tsx')).FileWindow,
}));
const PagesWindow = lazy(async () => ({
  default: (await import('../../document/files/PagesWindow.tsx')).PagesWindow,
}));

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
  const id = shown?.ducaId ?? '';
  const home = useMemo(() => ({ id, procedures: ducaProcedures }), [id]);
  if (!shown) return null;
  return (
    <Suspense fallback={<Loading />}>
      {shown.kind === 'view' ? (
        <FileWindow home={home} document={shown.document} onClose={onClose} />
      ) : (
        <PagesWindow
          home={home}
          document={shown.document}
          file={shown.file}
          onClose={onClose}
          onMade={(file) => onMade(shown.document.ID_DOCUMENTO, file)}
        />
      )}
    </Suspense>
  );
}
