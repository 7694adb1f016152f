import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import type { ListedFile } from '../../../shared/foundation/files/procedures.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { talkProcedures as procedures, type Thread } from '../../../shared/work-orders/talk/procedures.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { FIELD_PARAMETER } from '../../document/otherPlace.ts';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { approvals } from './approvals.ts';
import { MessageForm } from './MessageForm.tsx';
import { useOrderHome } from './orderHome.ts';

const FileWindow = lazy(async () => ({
  default: (await import('../../document/files/FileWindow.tsx')).FileWindow,
}));

/** Where it was asked from, as a link for whoever may go there. */
function PlaceLink({ place }: { place: NonNullable<Thread['LUGAR']> }) {
  const may = useMay();
  const kind = documentKinds.find(({ module }) => module === place.MODULO);
  const words = [place.TITULO, place.ETIQUETA || place.RUTA].filter((part) => part !== '').join(', ');
  if (!kind || !may(`${kind.module}:read`)) return <span>{words}</span>;
  const field = place.RUTA === '' ? '' : `?${FIELD_PARAMETER}=${encodeURIComponent(place.RUTA)}`;
  return <Link to={`${addressOfDocument(kind, place.ID_DOCUMENTO)}${field}`}>{words}</Link>;
}

/** One thread: what was said, by whom it was read, and the reply. What is seen here is read. */
export function ThreadView({
  orderId,
  threadId,
  mayWrite,
}: {
  orderId: string;
  threadId: string;
  mayWrite: boolean;
}) {
  const asked = useProcedure(procedures.thread, { ID: orderId, ID_HILO: threadId }, { staleTime: 0 });
  const read = useAction(procedures.readThread);
  const resolve = useAction(procedures.resolveThread);
  const home = useOrderHome(orderId);
  const [shown, show] = useState<ListedFile>();
  const count = asked.data?.HILO.MENSAJES ?? 0;
  const unread = asked.data?.HILO.SIN_LEER === '1';
  useEffect(() => {
    if (unread) read.mutate({ ID: orderId, ID_HILO: threadId, NUMERO: count });
    // Each number of messages is marked once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orderId, threadId, count, unread]);
  if (asked.isPending) return <Loading label="Abriendo el hilo" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const { HILO, MENSAJES, LEIDO } = asked.data;
  const resolved = HILO.RESUELTO === '1';
  const Approval = approvals[HILO.APROBACION ? (HILO.LUGAR?.MODULO ?? '') : ''];
  return (
    <section className="d-stack" aria-labelledby="thread-title">
      <div className="d-row">
        <h2 id="thread-title" className="d-grow">
          {HILO.ASUNTO}
        </h2>
        {mayWrite && (
          <Button
            variant="default"
            icon={resolved ? 'undo' : 'check'}
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ ID: orderId, ID_HILO: threadId, RESUELTO: !resolved })}
          >
            {resolved ? 'Abrir otra vez' : 'Dar por resuelto'}
          </Button>
        )}
      </div>
      <p className="d-dimmed">
        {HILO.PARA === 'CLIENTE' ? 'Lo ve el cliente' : 'Solo la agencia'}
        {resolved && ` · resuelto por ${HILO.RESUELTO_POR}`}
        {HILO.LUGAR && (
          <>
            {' · sobre '}
            <PlaceLink place={HILO.LUGAR} />
          </>
        )}
      </p>
      {resolve.isError && <ErrorState error={resolve.error} />}
      {Approval && (
        <Suspense fallback={<Loading />}>
          <Approval orderId={orderId} thread={HILO} />
        </Suspense>
      )}
      <ol className="t-messages">
        {MENSAJES.map((message) => {
          const readers = LEIDO.filter(
            ({ NUMERO, USUARIO }) => NUMERO >= message.NUMERO && USUARIO !== message.USUARIO,
          );
          return (
            <li key={message.NUMERO}>
              <div className="d-dimmed">
                <strong>{message.NOMBRE}</strong> ({message.USUARIO}) · {formatDateTime(message.FECHA)}
              </div>
              <p className="t-text">{message.TEXTO}</p>
              {message.MENCIONES.length > 0 && (
                <p className="d-dimmed">Nombra a {message.MENCIONES.join(', ')}</p>
              )}
              {message.ARCHIVOS.map((file) => (
                <button key={file.ID_ARCHIVO} type="button" className="d-link" onClick={() => show(file)}>
                  <Icon name="file" /> {file.NOMBRE_ARCHIVO}
                </button>
              ))}
              {readers.length > 0 && (
                <small className="d-dimmed">
                  Leído por {readers.map(({ USUARIO }) => USUARIO).join(', ')}
                </small>
              )}
            </li>
          );
        })}
      </ol>
      {mayWrite && (
        <MessageForm
          key={threadId}
          orderId={orderId}
          threadId={threadId}
          audience={HILO.PARA}
          onSent={() => undefined}
        />
      )}
      {shown && (
        <Suspense fallback={<Loading />}>
          <FileWindow home={home} document={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
