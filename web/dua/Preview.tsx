import { useMemo } from 'react';
import { duaKind } from '../../shared/dua/kind.ts';
import { duaPrintOptions } from '../../shared/dua/print/options.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenDua } from './duaKind.ts';
import { useDuaStatus } from './register/Follow.tsx';
import { duaPaper } from './paper.ts';

/** The DUA on paper while it is typed; marked as a draft while something is missing. */
export function Preview({ document }: { document: OpenDua }) {
  const { company } = useSession();
  const { header, problems, body } = document;
  const { ID_SARAH } = body.DECLARACION;
  const operation = useDuaStatus(document).data?.OPERACION_SELLADA;
  const draft = ID_SARAH === '' && blocks(problems);
  const options = useMemo(
    () => duaPrintOptions({ state: header.ESTADO, operation, answered: ID_SARAH !== '' }, draft),
    [header.ESTADO, operation, ID_SARAH, draft],
  );
  return (
    <PrintPreview
      body={body}
      options={options}
      version={header.VERSION}
      source={duaPaper}
      fileName={cleanFileName(`${titleOf(duaKind, header.RESUMEN)}.pdf`)}
      author={company.name}
    />
  );
}
