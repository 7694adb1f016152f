import { useMemo } from 'react';
import { caftaKind } from '../../shared/cafta/kind.ts';
import { printedCertificate, type CaftaPrintOptions } from '../../shared/cafta/print/caftaForm.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenCertification } from './certificationKind.ts';
import { caftaPaper } from './paper.ts';

/** The certification on paper while it is typed; marked as a draft while something is missing and until it is issued, and signed and numbered once a certifier has. */
export function Preview({ document }: { document: OpenCertification }) {
  const { company } = useSession();
  const { header, problems, body } = document;
  const { ID, VERSION, ESTADO } = header;
  // A draft was never with a certifier.
  const asked = useProcedure(
    caftaProcedures.certificates,
    { ID },
    { enabled: ESTADO !== 'BORRADOR', staleTime: 0 },
  );
  const certified = asked.data?.find((each) => each.VERSION === VERSION && each.ESTADO === 'ACCEPTED');
  const draft = blocks(problems);
  const options = useMemo(
    (): CaftaPrintOptions => ({
      standing:
        ESTADO === 'ANULADA'
          ? 'ANULADA'
          : draft
            ? 'BORRADOR'
            : ESTADO === 'EMITIDA'
              ? 'ENTERA'
              : 'SIN_EMITIR',
      ...(certified ? { certificate: printedCertificate(certified) } : {}),
    }),
    [ESTADO, draft, certified],
  );
  return (
    <PrintPreview
      body={body}
      options={options}
      version={VERSION}
      source={caftaPaper}
      fileName={cleanFileName(`${titleOf(caftaKind, header.RESUMEN)}.pdf`)}
      author={company.name}
    />
  );
}
