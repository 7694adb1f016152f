import { useMemo } from 'react';
import { caftaKind } from '../../shared/cafta/kind.ts';
import { caftaPrintOptions, printedCertificate } from '../../shared/cafta/print/caftaForm.ts';
import { caftaProcedures, type Certificate } from '../../shared/cafta/procedures.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import { Answered } from '../kit/states.tsx';
import type { OpenCertification } from './certificationKind.ts';
import { caftaPaper } from './paper.ts';

const NONE: readonly Certificate[] = [];

/** The certification on paper while it is typed; marked as a draft while something is missing and until it is issued, and signed and numbered once a certifier has. */
export function Preview({ document }: { document: OpenCertification }) {
  const { ID, ESTADO } = document.header;
  // A draft was never with a certifier.
  const wasOut = ESTADO !== 'BORRADOR';
  const asked = useProcedure(caftaProcedures.certificates, { ID }, { enabled: wasOut, staleTime: 0 });
  if (!wasOut) return <Paper document={document} certificates={NONE} />;
  return (
    <Answered of={asked} failed="No se pudo leer si la certificadora la firmó.">
      {(certificates) => <Paper document={document} certificates={certificates} />}
    </Answered>
  );
}

function Paper(props: { document: OpenCertification; certificates: readonly Certificate[] }) {
  const { company } = useSession();
  const { document, certificates } = props;
  const { header, problems, body } = document;
  const { VERSION, ESTADO } = header;
  const certified = certificates.find((each) => each.VERSION === VERSION && each.ESTADO === 'ACCEPTED');
  const draft = ESTADO === 'BORRADOR' && blocks(problems);
  const options = useMemo(
    () =>
      caftaPrintOptions(
        { state: ESTADO, newest: true, certificate: certified && printedCertificate(certified) },
        draft,
      ),
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
