import { useState } from 'react';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import type { Thread } from '../../../shared/work-orders/talk/thread.ts';
import { Button } from '../../kit/simple.tsx';
import { EmptyState } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { AudienceSelect } from './AudienceSelect.tsx';
import { MessageForm } from './MessageForm.tsx';
import { ThreadView } from './ThreadView.tsx';

interface Props {
  orderId: string;
  threads: readonly Thread[];
  /** Whether the client's people take part. */
  active: boolean;
  client: boolean;
  mayWrite: boolean;
}

/** The threads of an order and the one that is read. */
export function Threads({ orderId, threads, active, client, mayWrite }: Props) {
  const { read, put } = useAddress();
  const [writing, write] = useState(false);
  const [chosen, choose] = useState<Audience>(client ? 'CLIENTE' : 'AGENCIA');
  const audience = active ? chosen : 'AGENCIA';
  const threadId = read('hilo');
  const open = (hilo: string): void => {
    write(false);
    put({ hilo });
  };
  return (
    <div className="t-page">
      <div className="d-stack">
        {mayWrite && (
          <Button icon="plus" onClick={() => write(true)}>
            Nuevo hilo
          </Button>
        )}
        <ThreadList threads={threads} current={writing ? '' : threadId} onOpen={open} />
      </div>
      {writing ? (
        <section className="d-stack" aria-labelledby="new-thread">
          <h2 id="new-thread">Nuevo hilo</h2>
          {!client && <AudienceSelect value={audience} disabled={!active} onChange={choose} />}
          <MessageForm orderId={orderId} audience={audience} titled onSent={open} />
        </section>
      ) : threadId !== '' ? (
        <ThreadView key={threadId} orderId={orderId} threadId={threadId} mayWrite={mayWrite} />
      ) : (
        <EmptyState
          icon="send"
          title={threads.length === 0 ? 'Todavía no hay mensajes' : 'Elija un hilo'}
          text={
            client
              ? 'Pregunte aquí lo que quiera de su orden; su agente recibe el aviso.'
              : 'Lo que se pregunta y se responde de la orden queda aquí, con quién lo leyó.'
          }
        />
      )}
    </div>
  );
}

function ThreadList(props: { threads: readonly Thread[]; current: string; onOpen: (id: string) => void }) {
  const { threads, current, onOpen } = props;
  return (
    <ul className="t-threads" aria-label="Hilos de la orden">
      {threads.map((thread) => (
        <li key={thread.ID_HILO}>
          <button
            type="button"
            aria-current={thread.ID_HILO === current}
            onClick={() => onOpen(thread.ID_HILO)}
          >
            <span className={thread.SIN_LEER === '1' ? 't-new' : ''}>
              {thread.ASUNTO}
              {thread.SIN_LEER === '1' && ' · sin leer'}
            </span>
            <small className="d-dimmed">
              {thread.PARA === 'CLIENTE' ? 'Cliente' : 'Agencia'} · {thread.MENSAJES}{' '}
              {thread.MENSAJES === 1 ? 'mensaje' : 'mensajes'}
              {thread.RESUELTO === '1' && ' · resuelto'}
              {thread.APROBACION?.RESPUESTA === 'PEDIDA' && ' · espera aprobación'}
              {thread.APROBACION?.RESPUESTA === 'CAMBIADA' && ' · el documento cambió: ya no la espera'}
            </small>
            <small className="d-dimmed">
              {thread.ULTIMO_POR}, {formatDateTime(thread.ULTIMO)}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
