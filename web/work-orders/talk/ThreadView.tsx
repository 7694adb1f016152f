import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import type { ListedFile } from '../../../shared/foundation/files/procedures.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { talkProcedures as procedures, type Message } from '../../../shared/work-orders/talk/procedures.ts';
import type { Thread } from '../../../shared/work-orders/talk/thread.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { FIELD_PARAMETER } from '../../document/otherPlace.ts';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { approvals } from './approvals.ts';
import { MessageForm } from './MessageForm.tsx';
import { NEWS_EVERY_MS } from './newsEvery.ts';
import { placeWords, type NameOf } from './placeWords.ts';
import { useOrderHome } from './orderHome.ts';
import { FileWindow } from '../../document/files/lazyWindows.tsx';

/** Where it was asked from, as a link for whoever may go there. */
function PlaceLink({ place, nameOf }: { place: NonNullable<Thread['LUGAR']>; nameOf: NameOf | undefined }) {
  const may = useMay();
  const kind = documentKinds.find(({ module }) => module === place.MODULO);
  const words = [place.TITULO, placeWords(place, nameOf)].filter((part) => part !== '').join(', ');
  if (!kind || !may(`${kind.module}:read`)) return <span>{words}</span>;
  const field = place.RUTA === '' ? '' : `?${FIELD_PARAMETER}=${encodeURIComponent(place.RUTA)}`;
  return <Link to={`${addressOfDocument(kind, place.ID_DOCUMENTO)}${field}`}>{words}</Link>;
}

/** One thread: what was said, by whom it was read, and the reply. What is seen here is read. */
export function ThreadView({
  orderId,
  threadId,
  mayWrite,
  nameOf,
}: {
  orderId: string;
  threadId: string;
  mayWrite: boolean;
  /** What places of the document are called that is open beside it. */
  nameOf?: NameOf;
}) {
  const asked = useProcedure(
    procedures.thread,
    { ID: orderId, ID_HILO: threadId },
    { every: NEWS_EVERY_MS, staleTime: 0 },
  );
  const home = useOrderHome(orderId);
  const [shown, show] = useState<ListedFile>();
  useReadUp(orderId, threadId, asked.data?.HILO);
  if (asked.isPending) return <Loading label="Abriendo el hilo" />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  const { HILO, MENSAJES, LEIDO } = asked.data;
  const Approval = approvals[HILO.APROBACION ? (HILO.LUGAR?.MODULO ?? '') : ''];
  return (
    <section className="d-stack" aria-labelledby="thread-title">
      <div className="d-row">
        <h2 id="thread-title" className="d-grow">
          {HILO.ASUNTO}
        </h2>
        {mayWrite && <Resolving orderId={orderId} thread={HILO} />}
      </div>
      <About thread={HILO} nameOf={nameOf} />
      {Approval && (
        <Suspense fallback={<Loading />}>
          <Approval orderId={orderId} thread={HILO} />
        </Suspense>
      )}
      <ol className="t-messages">
        {MENSAJES.map((message) => (
          <MessageItem key={message.NUMERO} message={message} readers={LEIDO} onFile={show} />
        ))}
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
      {shown && <FileWindow home={home} document={shown} onClose={() => show(undefined)} />}
    </section>
  );
}

/** For whom a thread is, who resolved it, and where it was asked from. */
const About = ({
  thread: { PARA, RESUELTO, RESUELTO_POR, LUGAR },
  nameOf,
}: {
  thread: Thread;
  nameOf: NameOf | undefined;
}) => (
  <p className="d-dimmed">
    {PARA === 'CLIENTE' ? 'Lo ve el cliente' : 'Solo la agencia'}
    {RESUELTO === '1' && ` · resuelto por ${RESUELTO_POR}`}
    {LUGAR && (
      <>
        {' · sobre '}
        <PlaceLink place={LUGAR} nameOf={nameOf} />
      </>
    )}
  </p>
);

/** What is on the screen is read; each number of messages is marked once. */
function useReadUp(orderId: string, threadId: string, thread: Thread | undefined): void {
  const read = useAction(procedures.readThread);
  const count = thread?.MENSAJES ?? 0;
  const unread = thread?.SIN_LEER === '1';
  useEffect(() => {
    if (unread) read.mutate({ ID: orderId, ID_HILO: threadId, NUMERO: count });
    // The action is another one at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orderId, threadId, count, unread]);
}

function MessageItem(props: {
  message: Message;
  readers: Result<typeof procedures.thread>['LEIDO'];
  onFile: (file: ListedFile) => void;
}) {
  const { message, readers, onFile } = props;
  const read = readers.filter(
    ({ NUMERO, USUARIO }) => NUMERO >= message.NUMERO && USUARIO !== message.USUARIO,
  );
  return (
    <li>
      <div className="d-dimmed">
        <strong>{message.NOMBRE}</strong> ({message.USUARIO}) · {formatDateTime(message.FECHA)}
      </div>
      <p className="t-text">{message.TEXTO}</p>
      {message.MENCIONES.length > 0 && <p className="d-dimmed">Nombra a {message.MENCIONES.join(', ')}</p>}
      {message.ARCHIVOS.map((file) => (
        <button key={file.ID_ARCHIVO} type="button" className="d-link" onClick={() => onFile(file)}>
          <Icon name="file" /> {file.NOMBRE_ARCHIVO}
        </button>
      ))}
      {read.length > 0 && (
        <small className="d-dimmed">Leído por {read.map(({ USUARIO }) => USUARIO).join(', ')}</small>
      )}
    </li>
  );
}

/** Says that a thread is done with, or that it is not. */
function Resolving({ orderId, thread: { ID_HILO, RESUELTO } }: { orderId: string; thread: Thread }) {
  const resolve = useAction(procedures.resolveThread);
  const resolved = RESUELTO === '1';
  return (
    <>
      <Button
        variant="default"
        icon={resolved ? 'undo' : 'check'}
        loading={resolve.isPending}
        onClick={() => resolve.mutate({ ID: orderId, ID_HILO, RESUELTO: !resolved })}
      >
        {resolved ? 'Abrir otra vez' : 'Dar por resuelto'}
      </Button>
      {resolve.isError && <ErrorState error={resolve.error} />}
    </>
  );
}
