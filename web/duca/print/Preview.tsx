import { useMemo } from 'react';
import { ducaPrintOptions } from '../../../shared/duca/print/options.ts';
import { blocks } from '../../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { useSession } from '../../api/session.ts';
import { PrintPreview } from '../../document/preview/PrintPreview.tsx';
import { Answered } from '../../kit/states.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { ducaPaper } from './paper.ts';
import { useStatus } from '../sealing/useStatus.ts';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';

/** The DUCA on paper while it is typed: a draft while something is missing, with its code once it is accepted. */
export function Preview({ document }: { document: OpenDuca }) {
  const status = useStatus(document);
  if (document.body.DUCA.NUMERO_DUCA === '') return <Paper document={document} data={status.data} />;
  return (
    <Answered of={status} failed="No se pudo leer lo que la autoridad aceptó.">
      {(data) => <Paper document={document} data={data} />}
    </Answered>
  );
}

/** @param props.data how what was sent stands, known of what has a number. */
function Paper({ document, data }: { document: OpenDuca; data: ReturnType<typeof useStatus>['data'] }) {
  const { company } = useSession();
  const { header, problems } = document;
  const { NUMERO_DUCA } = document.body.DUCA;
  const { HUELLA_ACEPTADA: seal = '', OPERACION_SELLADA: operation } = data ?? {};
  const draft = NUMERO_DUCA === '' && blocks(problems);
  const options = useMemo(
    () => ducaPrintOptions({ state: header.ESTADO, operation, answered: NUMERO_DUCA !== '' }, draft, seal),
    [header.ESTADO, operation, NUMERO_DUCA, draft, seal],
  );
  return (
    <PrintPreview
      body={document.body}
      options={options}
      version={header.VERSION}
      source={ducaPaper}
      fileName={cleanFileName(`${titleOf(ducaKind, header.RESUMEN)}.pdf`)}
      author={company.name}
    />
  );
}
