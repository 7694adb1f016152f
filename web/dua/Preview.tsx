import { useMemo } from 'react';
import { duaKind } from '../../shared/dua/kind.ts';
import { duaPrintOptions } from '../../shared/dua/print/options.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import { Answered } from '../kit/states.tsx';
import type { OpenDua } from './duaKind.ts';
import { useDuaStatus } from './register/useDuaStatus.ts';
import { duaPaper } from './paper.ts';

/** The DUA on paper while it is typed; marked as a draft while something is missing. */
export function Preview({ document }: { document: OpenDua }) {
  const status = useDuaStatus(document);
  if (document.body.DECLARACION.ID_SARAH === '')
    return <Paper document={document} operation={status.data?.OPERACION_SELLADA} />;
  return (
    <Answered of={status} failed="No se pudo leer lo que la autoridad aceptó.">
      {(data) => <Paper document={document} operation={data.OPERACION_SELLADA} />}
    </Answered>
  );
}

/** @param props.operation what was sealed last, known of what has a number. */
function Paper(props: { document: OpenDua; operation: Operation | undefined }) {
  const { company } = useSession();
  const { document, operation } = props;
  const { header, problems, body } = document;
  const { ID_SARAH } = body.DECLARACION;
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
