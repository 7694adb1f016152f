import { useMemo } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { FileWindow, PagesWindow } from '../../document/files/lazyWindows.tsx';

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
  return shown.kind === 'view' ? (
    <FileWindow home={home} document={shown.document} onClose={onClose} />
  ) : (
    <PagesWindow
      home={home}
      document={shown.document}
      file={shown.file}
      onClose={onClose}
      onMade={(file) => onMade(shown.document.ID_DOCUMENTO, file)}
    />
  );
}
