import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';
import { approvalProcedures as procedures, ASK_APPROVAL } from '../../shared/dva/approvalProcedures.ts';
import type { Thread } from '../../shared/work-orders/talk/thread.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Button, PlainText } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';

const WORDS = {
  PEDIDA: 'Se espera la respuesta del cliente',
  APROBADA: 'Aprobada',
  RECHAZADA: 'Rechazada',
  ANULADA: 'Ya no se espera respuesta: la DVA se anuló',
  CAMBIADA: 'Ya no se espera respuesta: la DVA cambió después de pedirla',
} as const;
const POLL_MS = 2000;

/** What a client is asked to approve: that version on paper, and their answer. The order's page finds it by its file. */
export function OrderApproval({ orderId, thread }: { orderId: string; thread: Thread }) {
  const { profileId } = useSession();
  const answer = useAction(procedures.answerApproval, 'work-orders');
  const [text, setText] = useState('');
  const [shown, show] = useState(false);
  const { APROBACION, ID_HILO } = thread;
  if (!APROBACION) return null;
  const { RESPUESTA, USUARIO, FECHA, VERSION } = APROBACION;
  const mayAnswer = RESPUESTA === 'PEDIDA' && isClient(String(profileId));
  const send = (APROBADA: boolean): void =>
    answer.mutate({ ID_ORDEN: orderId, ID_HILO, APROBADA, TEXTO: text.trim() === '' ? undefined : text });
  return (
    <section className="d-stack" aria-label="Aprobación">
      <p role="status">
        <strong>{WORDS[RESPUESTA]}</strong>
        {USUARIO !== '' && FECHA !== '' && ` por ${USUARIO}, ${formatDateTime(FECHA)}`} · versión {VERSION}
      </p>
      {shown ? (
        <ApprovalPaper orderId={orderId} threadId={ID_HILO} />
      ) : (
        <Button variant="default" icon="file" onClick={() => show(true)}>
          Ver la versión {VERSION}
        </Button>
      )}
      {RESPUESTA === 'CAMBIADA' && <ChangedSince client={isClient(String(profileId))} thread={thread} />}
      {mayAnswer && (
        <>
          <PlainText
            label="Comentario (si la rechaza, por qué)"
            maxLength={2000}
            value={text}
            onChange={setText}
          />
          {answer.isError && <ErrorState error={answer.error} safe="Lo que escribió sigue aquí." />}
          <div className="d-row">
            <Button icon="check" loading={answer.isPending} onClick={() => send(true)}>
              Aprobar la versión {VERSION}
            </Button>
            <Button
              variant="default"
              disabled={text.trim() === ''}
              loading={answer.isPending}
              onClick={() => send(false)}
            >
              Rechazar
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What follows where the DVA was changed before it was approved: the client waits, and the agency asks again. */
function ChangedSince({ client, thread: { LUGAR } }: { client: boolean; thread: Thread }) {
  if (client) return <p>No tiene que responder: su agente le pedirá aprobar la versión nueva.</p>;
  return (
    <p>
      Si la versión nueva debe aprobarse, pídalo de nuevo
      {LUGAR ? (
        <>
          {' '}
          desde <Link to={addressOfDocument(dvaKind, LUGAR.ID_DOCUMENTO)}>{LUGAR.TITULO}</Link>
        </>
      ) : (
        ' desde la DVA'
      )}
      : «{ASK_APPROVAL}» en «Acciones».
    </p>
  );
}

/** The printed version; one of many pages is asked for until it is made. */
function ApprovalPaper({ orderId, threadId }: { orderId: string; threadId: string }) {
  const [waits, wait] = useState(true);
  const print = useProcedure(
    procedures.approvalPrint,
    { ID_ORDEN: orderId, ID_HILO: threadId },
    { every: waits ? POLL_MS : false },
  );
  if (print.isError) return <ErrorState error={print.error} retry={() => void print.refetch()} />;
  if (print.data?.ESTADO !== 'LISTA') return <Loading label="Preparando el documento" />;
  if (waits) wait(false);
  return (
    <p>
      <a href={print.data.VISTA} target="_blank" rel="noreferrer">
        Abrir {print.data.NOMBRE_ARCHIVO} ({print.data.PAGINAS} páginas)
      </a>
    </p>
  );
}
