import { useMemo } from 'react';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestPrintOptions } from '../../shared/manifests/print/options.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { manifestPaper } from './paper.ts';

/** The manifest on paper while it is typed; marked as a draft while something is missing, and until SARAH registered it. */
export function Preview({ document }: { document: OpenManifest }) {
  const { company } = useSession();
  const { header, problems, body } = document;
  const answered = body.MANIFIESTO.MANIFIESTO !== '';
  const draft = !answered && blocks(problems);
  const options = useMemo(
    () => manifestPrintOptions({ state: header.ESTADO, answered }, draft),
    [header.ESTADO, answered, draft],
  );
  return (
    <PrintPreview
      body={body}
      options={options}
      version={header.VERSION}
      source={manifestPaper}
      fileName={cleanFileName(`${titleOf(manifestKind, header.RESUMEN)}.pdf`)}
      author={company.name}
    />
  );
}
