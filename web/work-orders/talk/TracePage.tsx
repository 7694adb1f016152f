import { Link, useParams } from 'react-router-dom';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { addressOfDocument, nameWithin } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { talkProcedures as procedures } from '../../../shared/work-orders/talk/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { Activation } from './Activation.tsx';
import { NEWS_EVERY_MS } from './newsEvery.ts';
import { Papers } from './Papers.tsx';
import { Story } from './Story.tsx';
import { Threads } from './Threads.tsx';
import './talk.css';

const VIEWS = { '': 'Mensajes', papeles: 'Papeles', historia: 'Historia' } as const;

/** `/ordenestrabajo/<id>/trazabilidad`: what was said of an order, its papers, and its whole story. */
export function TracePage() {
  const { id = '' } = useParams();
  const { profileId } = useSession();
  const file = useProcedure(workOrderProcedures.file, { ID: id });
  const talk = useProcedure(procedures.threads, { ID: id }, { every: NEWS_EVERY_MS, staleTime: 0 });
  const may = useMay();
  if (file.isPending || talk.isPending) return <Loading />;
  if (file.isError) return <ErrorState error={file.error} retry={() => void file.refetch()} />;
  if (talk.isError) return <ErrorState error={talk.error} retry={() => void talk.refetch()} />;
  const client = isClient(String(profileId));
  const { RESUMEN, ESTADO } = file.data.order;
  const { ACTIVA, ORDEN, CLIENTE } = talk.data;
  const active = ACTIVA === '1';
  const mayWrite = (client ? active : may('work-orders:write')) && ESTADO !== 'ELIMINADA';
  const name = nameWithin(workOrderKind, RESUMEN);
  return (
    <div className="d-stack">
      <PageTitle>{`Trazabilidad de la ${name}`}</PageTitle>
      <p className="t-screen">
        <Link to={addressOfDocument(workOrderKind, id)}>Volver a la orden</Link> ·{' '}
        {RESUMEN['NOMBRE_IMPORTADOR'] || 'Sin importador'}
      </p>
      {!client && (
        <Activation
          orderId={id}
          importer={RESUMEN['NOMBRE_IMPORTADOR'] ?? ''}
          own={ORDEN}
          ofClient={CLIENTE}
          mayWrite={mayWrite}
        />
      )}
      {client && !active ? (
        <EmptyState
          icon="lock"
          title="Todavía no está abierta para usted"
          text="Su agente aduanero todavía no abrió esta orden para mensajes y papeles. Pídale que active la trazabilidad."
        />
      ) : (
        <Views
          id={id}
          name={RESUMEN['CORRELATIVO'] ?? id}
          talk={talk.data}
          client={client}
          mayWrite={mayWrite}
        />
      )}
    </div>
  );
}

interface ViewsProps {
  id: string;
  name: string;
  talk: Result<typeof procedures.threads>;
  client: boolean;
  mayWrite: boolean;
}

function Views({ id, name, talk: { ACTIVA, HILOS }, client, mayWrite }: ViewsProps) {
  const { read, put } = useAddress();
  const view = keysOf(VIEWS).find((each) => each === read('vista')) ?? '';
  const unread = HILOS.filter(({ SIN_LEER }) => SIN_LEER === '1').length;
  return (
    <>
      <div className="d-row t-screen" role="group" aria-label="Vista">
        {Object.entries(VIEWS).map(([each, label]) => (
          <button
            key={each}
            type="button"
            className="d-chip"
            aria-pressed={view === each}
            onClick={() => put({ vista: each })}
          >
            {label}
            {each === '' && unread > 0 && ` (${unread} sin leer)`}
          </button>
        ))}
      </div>
      {view === '' && (
        <Threads orderId={id} threads={HILOS} active={ACTIVA === '1'} client={client} mayWrite={mayWrite} />
      )}
      {view === 'papeles' && <Papers orderId={id} client={client} mayWrite={mayWrite} />}
      {view === 'historia' && <Story orderId={id} name={name} />}
    </>
  );
}
