import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Sent } from '../../transmission/Sent.tsx';
import { Amendment } from '../../transmission/sealing/Amendment.tsx';
import { Chain } from '../../transmission/sealing/Chain.tsx';
import { ducaSealing } from './ducaSealing.ts';
import { useStatus } from './useStatus.ts';

type SealingRules = NonNullable<Result<typeof ducaProcedures.status>['REGLAS']>;

/** «Resolución 1, cambio del 21/11/2026 10:42:07» */
const matrixOf = ({ FUENTE, ESTAMPA_TIEMPO }: SealingRules): string =>
  ESTAMPA_TIEMPO === ''
    ? FUENTE
    : `${FUENTE}, cambio del ${formatDateTime(localDateTime(new Date(ESTAMPA_TIEMPO)))}`;

/** The way to the authority: what is known, when, and what it objected to, linked to the fields. */
export function TransmissionPanel({ document }: { document: OpenDuca }) {
  const status = useStatus(document);
  if (status.isPending) return <Loading />;
  if (status.isError) return <ErrorState error={status.error} retry={() => void status.refetch()} />;
  const { REGLAS } = status.data;
  return (
    <div className="d-stack">
      {document.header.ESTADO === 'CORRECCION' && <Amendment screens={ducaSealing} document={document} />}
      <Chain body={document.body} />
      <Sent
        kind={document.definition.module}
        status={status.data}
        rejected="La autoridad la rechazó. Corrija y transmita de nuevo; irá como otra versión."
        none={<p>Todavía no se ha transmitido.</p>}
        {...(REGLAS ? { seal: `. Matriz: ${matrixOf(REGLAS)}` } : {})}
      />
    </div>
  );
}
